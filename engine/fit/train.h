// train.h -- how long training takes: the operations of the model, divided by the rate that such work was measured to
// reach.
//
//   TrainingWork work{llama_405b, 15.6e12};                       // 3.79e25 operations in its weights
//   const TrainingTime time = training_time(work, h100, 16'384);  // hours: low, typical, high
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "fit/device.h"
#include "fit/range.h"
#include "fit/transformer.h"

namespace steelyard {

// Operations in the products with weights: 6 * N * D, 2 forward and 4 backward for each of N parameters and D tokens
// (Kaplan et al. 2020, arXiv 2001.08361, section 2.1). Of a mixture of experts, N are the active ones.
double weight_operations(const Transformer& model, double tokens);

// The same where only adapters with that share of the parameters are trained: the backward pass goes through every
// weight but makes gradients of few, 4 + 6 * share instead of 6. Derived from the same count.
double adapter_operations(const Transformer& model, double tokens, double trainable_share);

// Operations in the attention itself: 12 * layers * heads * head_dim * sequence a token (Chowdhery et al. 2022, PaLM,
// arXiv 2204.02311, appendix B). The causal half is counted too, as that paper's utilization does.
double attention_operations(const Transformer& model, double tokens, double sequence);

// Model FLOPS utilization: the model's operations, recomputed ones not counted, as a share of the dense peak.
struct Utilization {
  Range share;
  EstimateEvidence evidence = EstimateEvidence::unknown;
};

// What was measured of transformers in 16 bits on `count` accelerators; of no other precision is enough published.
//
//   typical  from the NVIDIA H100 SXM: 0.47 up to 96 and 0.42 of 4,608 (GPT-3 175B, strong scaling: Megatron-LM,
//   README),
//            0.41 of 16,384 (Llama 3 405B: arXiv 2407.21783, table 4); between them in proportion to the logarithm of
//            the number, and beyond the last nothing is known, since no law of scaling holds outside its measurements
//   low      0.195: Llama 3.1 8B, derived from the 1.46 million H100 hours and 15 trillion tokens of its model card,
//   with
//            attention at 8,192 tokens and a goodput of 0.9
//   high     0.542: 530B on 2,240 A100 with selective recomputation (Korthikanti et al. 2022, arXiv 2205.05198)
//
// so that more accelerators never raise the rate of each. `measured` from 96 accelerators on if the accelerator is that
// H100, otherwise `transferred`.
Utilization training_utilization(Precision precision, bool is_h100_sxm, double count);

struct TrainingWork {
  Transformer model;
  double tokens = kUnknown;
  double sequence = kUnknown;             // tokens; kUnknown: the attention is not counted
  std::optional<double> trainable_share;  // of adapters; nothing: every weight is trained
  Precision precision = Precision::bf16;
  // The share of elapsed time that trains: the rest goes to failures, restarts, checkpoints. Llama 3 405B had "higher
  // than 90%" on 16,384 H100 (arXiv 2407.21783, section 3.3.4).
  double goodput = 0.9;
};

struct TrainingTime {
  double in_weights = kUnknown;    // operations
  double in_attention = kUnknown;  // kUnknown: not counted in the hours
  Utilization utilization;         // no more than the product of matrices that was measured, if one was
  Range hours;                     // elapsed; high is the slow end
  EstimateEvidence evidence = EstimateEvidence::unknown;
};

// On `count` accelerators. The hours are `bound`, with no typical or high ones, where the utilization is not known: the
// peak alone says how long it takes at least.
TrainingTime training_time(const TrainingWork& work, const Device& device, bool is_h100_sxm, double count);

}  // namespace steelyard
