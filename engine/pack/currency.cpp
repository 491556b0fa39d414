#include "pack/currency.h"

namespace steelyard {
namespace {

// ISO 4217, list one, currencies of countries; each code with a space behind it.
constexpr std::string_view kCodes =
    "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN "
    "BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS "
    "GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW "
    "KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD "
    "NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD "
    "SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES "
    "VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ";

}  // namespace

bool is_currency(std::string_view code) {
  constexpr std::size_t kStep = 4;
  if (code.size() != 3) return false;
  for (std::size_t i = 0; i < kCodes.size(); i += kStep) {
    if (kCodes.substr(i, 3) == code) return true;
  }
  return false;
}

}  // namespace steelyard
