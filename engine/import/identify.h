// identify.h -- what a machine type of a file is: its accelerators, by what the file says and by what the catalog
// knows.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "import/collector.h"

namespace steelyard {

struct TypeEvidence {
  std::string provider;
  std::string type;             // the name that it is sold under
  std::string accelerator;      // "" where the file does not say
  std::string other_name;       // see AcceleratorEvidence
  std::string count;            // as the file writes it
  double memory_gb = kUnknown;  // of one accelerator
  Rational parts = 1;           // each of the count is one of so many parts of an accelerator
};

// Completes `offer` (accelerator, count, memory, marks) for the type, which may be a TPU or MIG slice. A type of the
// catalog is what the catalog says; a file that says another chip contradicts it. The reason where there is none.
struct Identified {
  std::optional<RefusalReason> refusal;
  Parameters parameters;
};
Identified identify(Collector& to, const TypeEvidence& evidence, ImportedOffer& offer);

// After identify(): sets the price of one node hour, or of one accelerator hour where `basis` says so or where the
// catalog sells the type by the accelerator. Notes what that needs. False for a node of unknown size that would have to
// be divided.
bool set_price(Collector& to, ImportedOffer& offer, Rational price, PriceBasis basis, Rational fee = 0);

}  // namespace steelyard
