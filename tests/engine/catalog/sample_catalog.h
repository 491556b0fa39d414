// sample_catalog.h -- a catalog with a row or two in every table, for the tests of the snapshot.
#pragma once

#include "catalog/catalog.h"
#include "catalog/freshness.h"
#include "catalog/text_pool.h"

namespace steelyard::test {

inline Catalog sample_catalog() {
  TextPool texts;
  const auto text = [&](std::string_view t) { return texts.add(t); };
  const Day day{20'000};
  const SourceId source{0};
  Catalog c;
  c.date = Day{20'010};
  c.sources = {{text("list")}, {text("Price list")}, {text("Vendor")}, {text("page 1")}, {SourceKind::vendor_list}};
  c.providers = {{text("aws"), text("gcp")},
                 {text("Amazon Web Services"), text("Google Cloud")},
                 {text("亚马逊云科技"), text("谷歌云")},
                 {text("USD"), text("CNY")},
                 {}};
  c.regions = {{ProviderId{0}, ProviderId{0}, ProviderId{1}},
               {text("us-east-1"), text("us-east-2"), text("us-central1")},
               {text("Virginia"), text("Ohio"), text("Iowa")},
               {text("US"), text("US"), text("US")},
               {text("NA"), text("NA"), text("NA")}};
  c.accelerators = {.id = {text("nvidia-h100-sxm5-80")},
                    .vendor = {text("NVIDIA")},
                    .name = {text("H100 SXM5")},
                    .memory_type = {text("HBM3")},
                    .form_factor = {FormFactor::sxm},
                    .memory_gb = {80},
                    .memory_gb_per_s = {3350},
                    .fp64 = {34},
                    .fp32 = {67},
                    .tf32 = {494.7},
                    .bf16 = {989.4},
                    .fp16 = {989.4},
                    .fp8 = {1978.9},
                    .int8 = {1978.9},
                    .fp4 = {kUnknown},
                    .link_gb_per_s = {900},
                    .power_w = {700},
                    .source = {source},
                    .confidence = {Confidence::high}};
  c.aliases = {{text("H100"), text("H100 SXM")}, {AcceleratorId{0}, AcceleratorId{0}}};
  c.skus = {.provider = {ProviderId{0}, ProviderId{1}},
            .name = {text("p5.48xlarge"), text("by-the-card")},
            .aliases = {text("p5"), text("")},
            .accelerator = {AcceleratorId{0}, kNone<AcceleratorId>},
            .accelerators_numerator = {8, 0},
            .accelerators_denominator = {1, 1},
            .node_sizes_begin = {0, 0, 2},
            .node_sizes = {1, 8},
            .memory_gb = {80, kUnknown},
            .usable_mib = {81'559, kUnknown},
            .usable_source = {source, kNone<SourceId>},
            .link = {Link::nvswitch, Link::unknown},
            .fabric = {Fabric::efa, Fabric::unknown},
            .fabric_gbps = {3200, kUnknown},
            .fabric_note = {text("3200 Gbps EFA"), text("")},
            .bare_metal = {Ternary::no, Ternary::unknown},
            .vcpus = {192, kUnknown},
            .memory_gib = {2048, kUnknown},
            .marks = {0, 1},
            .source = {source, source},
            .confidence = {Confidence::high, Confidence::low}};
  c.offers = {.sku = {SkuId{0}, SkuId{0}, SkuId{1}},
              .region = {RegionId{0}, RegionId{0}, RegionId{2}},
              .zone = {text(""), text("use1-az1"), text("")},
              .option = {PurchaseOption::on_demand, PurchaseOption::spot, PurchaseOption::reserved},
              .term = {Term::none, Term::none, Term::one_year},
              .payment = {Payment::none, Payment::none, Payment::all_upfront},
              .system = {text(""), text(""), text("")},
              .state = {PriceState::known, PriceState::not_published, PriceState::known},
              .price = {55'040'000'000, 0, 2'000'000'000},
              .fee = {0, 0, 9'000'000'000},
              .currency = {text("USD"), text("USD"), text("CNY")},
              .basis = {PriceBasis::node_hour, PriceBasis::node_hour, PriceBasis::accelerator_hour},
              .as_of = {day, kUnknownDay, day},
              .source = {source, source, source},
              .listed = {0, 1, 0},
              .marks = {0, 1, 2},
              .evidence_begin = {0, 1, 1, 2}};
  c.evidence = {{PriceState::known, PriceState::free},
                {98'320'000'000, 0},
                {0, 0},
                {text("USD"), text("CNY")},
                {PriceBasis::node_hour, PriceBasis::accelerator_hour},
                {Day{19'000}, kUnknownDay},
                {source, source},
                {1, 0},
                {0, 2}};
  c.marks = {{text("undated"), text("conflict")}, {0, 1}, {1, 0}};
  c.facts = {.id = {text("compliance.iso27001")},
             .state = {FactState::yes, FactState::unknown},
             .number = {kUnknown, kUnknown},
             .text = {text(""), text("")},
             .unit = {text(""), text("")},
             .note = {text("all regions"), text("")},
             .source = {source, kNone<SourceId>},
             .as_of = {day, kUnknownDay},
             .confidence = {Confidence::high, Confidence::unknown}};
  c.tariffs = {.provider = {ProviderId{0}},
               .kind = {TariffKind::transfer_out},
               .region = {kNone<RegionId>},
               .country = {text("US")},
               .accelerator = {kNone<AcceleratorId>},
               .exact = {1},
               .unit = {VolumeUnit::gb},
               .free_nano = {100'000'000'000},
               .currency = {text("USD")},
               .tiers_begin = {0, 2},
               .tier_up_to_nano = {10'240'000'000'000, INT64_MAX},
               .tier_price = {90'000'000, 50'000'000},
               .note = {text("")},
               .source = {source},
               .as_of = {day},
               .confidence = {Confidence::high}};
  c.rates = {{text("USD")}, {text("CNY")}, {6'801'200'000}, {day}, {source}};
  c.benchmarks = {{text("mlperf-training/resnet")}, {text("MLPerf Training: ResNet-50")}};
  c.measurements = {.benchmark = {BenchmarkId{0}},
                    .accelerator = {AcceleratorId{0}},
                    .accelerators = {8},
                    .nodes = {1},
                    .minutes = {13.5},
                    .minutes_min = {13.2},
                    .minutes_max = {kUnknown},
                    .round = {text("v2.1")},
                    .submitter = {text("Somebody")},
                    .system = {text("a system")},
                    .provider = {kNone<ProviderId>},
                    .source = {source},
                    .locator = {text("results/a")}};
  c.criteria = {
      {text("cost"), text("compliance")}, {Measure::cost, Measure::share_of_facts}, {0.3, 0.1}, {0, 0, 1}, {FactId{0}}};
  c.basket = {OfferId{0}};
  c.texts = texts.texts();
  c.providers.newest_price = newest_prices(c);
  return c;
}

}  // namespace steelyard::test
