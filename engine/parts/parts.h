// parts.h -- what an answer can say beyond rankings and bills: parts of a row that a question wants, and documents of
// their own about one offer.
//
// The page's first answer does without them, so the module that it starts with does too; the whole engine is a module
// that it loads afterwards.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "answer/session.h"

namespace steelyard {

// The writers of `cash_flow`, `break_even` and `mix` (question/question.h), for Session.
std::span<const RowPart> row_parts();

// One offer's bill in full, when it is paid, and where its figures come from: of the session's last question.
// Faults: those of Session::find.
Result<std::string> bill_document(const Session& session, std::string_view offer);

// So many accelerators of one offer, 1 or more.
struct PoolMember {
  std::string offer;
  std::int32_t accelerators = 1;
};

// Several offers at once: the bill of each, their total, and how fast they are together, less the share (0 or more,
// below 1) that working together loses; for a job, the time that all of them take. What no
// accelerator makes more of is billed once, with the first; tiers of support count for each member by itself. Of the session's last question,
// whose own count of accelerators is left aside. Faults: those of Session::find, of every offer.
Result<std::string> pool_document(const Session& session, std::span<const PoolMember> members, const Rational& loss);

// How sure the last answer is: who is not to be told apart from the first, how far each weight can move before another
// is first, who can be first at all and at which share of weights, what would make the next types of machine first
// (and `offer`, if it is not "" and contends), and the map of who is first when three criteria share their weight anew.
// All of it exact but where "exact" is false. Faults: those of Session::find.
Result<std::string> doubt_document(const Session& session, std::string_view offer = "");

// From which use on, or up to which, an offer costs less than each of the others, exactly: by the hours a month over
// the question's months, by the months at its hours, and by the percent of those hours that are busy. Faults: those of
// Session::find, of every offer.
Result<std::string> break_even_document(const Session& session, std::string_view offer,
                                        std::span<const std::string> others);

}  // namespace steelyard
