// train.h -- how long training takes: the operations of the model, divided by the rate that such work was measured to
// reach.
//
//   TrainingWork work{llama_405b, 15.6e12};                       // 3.79e25 operations in its weights
//   const TrainingTime time = training_time(work, h100, 16'384);  // hours: low, typical, high
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "fit/cited.h"
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

// What was measured of transformers in 16 bits, most of it on the NVIDIA H100 SXM: of GPT-3 175B at two scales (strong
// scaling), of Llama 3 405B, of a model of 530B with selective recomputation on 2,240 A100. The lowest is derived:
// Llama 3.1 8B took 1.46 million hours of an H100 for 15 trillion tokens, with attention at 8,192 tokens and goodput
// 0.9.
inline constexpr CitedFigure kUtilization[] = {
    {"utilization_low", 0.195, "llama-3-1-model-card"},
    {"utilization_at_96", 0.47, "megatron-lm-readme"},
    {"utilization_at_4608", 0.42, "megatron-lm-readme"},
    {"utilization_at_16384", 0.41, "arxiv-2407-21783-llama-3"},
    {"utilization_high", 0.542, "arxiv-2205-05198-activation-recomputation"}};

// The share of elapsed time that trains: the rest goes to failures, restarts, checkpoints. Llama 3 405B had "higher
// than 90%" on 16,384 H100.
inline constexpr CitedFigure kGoodput = {"goodput", 0.9, "arxiv-2407-21783-llama-3"};

// What a product of matrices in 16 bits was measured to reach of the dense peak on that H100: 794.5 of 989 10^12
// operations a second.
inline constexpr CitedFigure kProductOfH100 = {"product_of_h100", 794.5 / 989, "ml-engineering-accelerators"};

// On `count` accelerators, in 16 bits; of no other precision is enough published. Low and high are those above. Typical
// is the figure of 96 up to 96, then goes from one to the next in proportion to the logarithm of the number; beyond the
// last nothing is known, since no law of scaling holds outside its measurements. So more accelerators never raise the
// rate of each. Where a product of matrices was measured on another accelerator, typical is that much lower or higher
// there as the product reaches less or more of its peak; none of the three is above what the product reaches.
// `measured` from 96 accelerators on if the accelerator is that H100, otherwise `transferred`.
Utilization training_utilization(Precision precision, const Device& device, double count);

struct TrainingWork {
  Transformer model;
  double tokens = kUnknown;
  double sequence = kUnknown;             // tokens; kUnknown: the attention is not counted
  std::optional<double> trainable_share;  // of adapters; nothing: every weight is trained
  Precision precision = Precision::bf16;
  double goodput = kGoodput.value;
};

struct TrainingTime {
  double in_weights = kUnknown;    // operations
  double in_attention = kUnknown;  // kUnknown: not counted in the hours
  Utilization utilization;
  Range hours;  // elapsed; high is the slow end
  EstimateEvidence evidence = EstimateEvidence::unknown;
};

// On `count` accelerators. The hours are `bound`, with no typical or high ones, where the utilization is not known: the
// peak alone says how long it takes at least.
TrainingTime training_time(const TrainingWork& work, const Device& device, double count);

}  // namespace steelyard
