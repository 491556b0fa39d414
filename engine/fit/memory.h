// memory.h -- what a model needs memory for, in bytes: weights, the state of training, activations, the cache.
//
// A GB is 10^9 bytes, as catalogs count an accelerator's memory; a GiB, as drivers and papers often count, is 2^30, and
// nothing here is in GiB.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fit/precision.h"
#include "fit/transformer.h"

namespace steelyard {

inline constexpr double kGb = 1e9;

// All weights, those of every expert too.
double weight_bytes(const Transformer& model, Precision precision);

// What one token of one sequence leaves in the cache: a key and a value in each layer for each of their heads,
// 2 * layers * kv_heads * head_dim numbers (Pope et al. 2022, arXiv 2211.05102, section 3.3).
double cache_bytes_per_token(const Transformer& model, Precision precision);

// Which part of training's state each of `data` replicas keeps a share of, instead of all of it: nothing, the
// optimizer's state, the gradients too, the weights too (Rajbhandari et al. 2020, ZeRO, arXiv 1910.02054, figure 1).
enum class Sharding : std::uint8_t { none, optimizer, gradients, weights };
inline constexpr std::string_view kShardings[] = {"none", "optimizer", "gradients", "weights"};
constexpr std::string_view name(Sharding sharding) { return kShardings[static_cast<std::size_t>(sharding)]; }

struct TrainingState {
  double weights = kUnknown, gradients = kUnknown, optimizer = kUnknown;  // bytes of one replica
};

// Of `parameters` that are all trained with Adam in mixed precision: 2 bytes for the weight, 2 for the gradient, 12 for
// a copy of the weight and two moments in 32 bits; 16 in all (ZeRO, section 3.1). `data` is 1 or more.
TrainingState training_state(double parameters, Sharding sharding, double data);

// Of `parameters` that stay as they are, in that precision, beside a share of as many (0 to 1) that is added and
// trained as above (Hu et al. 2021, LoRA, arXiv 2106.09685; with int4, Dettmers et al. 2023, QLoRA, arXiv 2305.14314).
TrainingState adapter_state(double parameters, Precision frozen, double share, Sharding sharding, double data);

// What is computed again in the backward pass instead of kept: nothing; the attention, as kernels that never write its
// matrix do (Dao et al. 2022, FlashAttention, arXiv 2205.14135); everything but each layer's input.
enum class Recomputation : std::uint8_t { none, selective, full };
inline constexpr std::string_view kRecomputations[] = {"none", "selective", "full"};
constexpr std::string_view name(Recomputation what) { return kRecomputations[static_cast<std::size_t>(what)]; }

// One step's share of one replica: sequences of `sequence` tokens, `micro_batch` of them at a time.
struct Step {
  double sequence = kUnknown, micro_batch = 1;
};

// What the backward pass needs of the forward pass, on one of `tensor` accelerators that divide every layer and, with
// it, the sequence. Per layer, with s tokens, b sequences, hidden size h and a heads, in 16 bits (Korthikanti et al.
// 2022, arXiv 2205.05198, table 2):
//
//   none       s b h (34 + 5 a s / h) / t
//   selective  34 s b h / t
//   full       2 s b h
//
// for all layers: the first stage of a pipeline keeps as many steps as there are stages, each of its share of layers
// (section 4.2.3). The paper's layer has a feed-forward part of 4 h and dropout; gated ones of today differ by tenths.
double activation_bytes(const Transformer& model, const Step& step, double tensor, Recomputation recomputation);

// What the output layer adds to them where one accelerator has both ends of the model: 4 s b (h + v) / t, v being the
// vocabulary (section 4.3).
double output_bytes(const Transformer& model, const Step& step, double tensor);

}  // namespace steelyard
