// ask.h -- weighs GPU cloud offers for one workload, and says how sure the answer is.
//
//   auto catalog = steelyard::open_snapshot(bytes);                     // once: `steelyard pack` makes the bytes
//   auto question = steelyard::read_question(*catalog, text);           // a JSON document; {} asks the default
//   auto assessment = steelyard::assess(*catalog, *question);           // who qualifies, at what cost and speed
//   auto answer = steelyard::answer(*catalog, *question, assessment);   // the ranking; again for every moved weight
//   auto document = steelyard::write_answer(*catalog, *question, assessment, answer);
//
// or, documents in and documents out, as the command line and the browser use it:
//
//   steelyard::Session session(steelyard::row_parts());
//   session.open(bytes);
//   session.ask(text)->document;
//
// An answer is a pure function of two immutable values, catalog and question: no clock, no locale, no I/O, nothing
// thrown. Arithmetic is + - * / and sqrt, so the command line and the browser give the same bits. Whatever can be
// refused is a Result: every fault with a code, a place and what would be right.
#pragma once

#include "answer/answer.h"      // Answer: ranking, warnings; the documents
#include "answer/session.h"     // Session: documents in, documents out
#include "catalog/catalog.h"    // Catalog: what can be bought, in columns, a source behind every figure
#include "catalog/snapshot.h"   // open_snapshot, write_snapshot
#include "parts/parts.h"        // row_parts: what a question may want of each row beyond its bill
#include "question/fields.h"    // the one list of a question's fields
#include "question/question.h"  // Question: workload, requirements, weights, currency
