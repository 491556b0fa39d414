// interruption.h -- how long work takes on machines that can be taken away (spot), and what a spot price is then worth.
//
// Young, "A first order approximation to the optimum checkpoint interval", CACM 17(9), 1974; Daly, "A higher order
// estimate of the optimum checkpoint interval for restart dumps", FGCS 22(3), 2006; Herault and Robert,
// "Fault-Tolerance Techniques for High-Performance Computing", 2015.
//
// Assumed: interruptions come at random at a steady rate (exponential, without memory), during checkpoints and restarts
// too; an interruption loses all work since the last checkpoint; a machine is there again after the restart time. Real
// spot markets have better and worse hours, so these are figures for a range of means, not for one.
//
// All times are hours, 0 or more. What cannot be computed (a mean or an interval of 0, a negative or unknown time, a
// time beyond all doubles, which is a job that never ends) is kUnknown.
#pragma once

#include "base/quantity.h"

namespace steelyard {

struct Interruptions {
  Hours<double> mean{};     // between two of them, of the job; infinite: none come
  Hours<double> restart{};  // until work goes on from the last checkpoint
};

// The mean time between interruptions of a job that needs all of its units at once, from that of one unit.
Hours<double> mean_of_job(Hours<double> mean_of_unit, int units);

// The work between two checkpoints that loses least, where one takes so long: sqrt(2 C M). Good while C is far below M.
Hours<double> young_interval(Hours<double> checkpoint, Hours<double> mean);

// The same to a higher order: sqrt(2 C M) (1 + sqrt(C / 2M) / 3 + (C / 2M) / 9) - C; M where C is 2 M or more.
Hours<double> daly_interval(Hours<double> checkpoint, Hours<double> mean);

// The expected time until `work` is done with a checkpoint after every `interval` of it:
// M e^(R/M) (e^((interval + C)/M) - 1) work / interval. A last, shorter piece counts by its share.
Hours<double> expected_time(Hours<double> work, Hours<double> interval, Hours<double> checkpoint,
                            const Interruptions& interruptions);

// The same without checkpoints, all work lost each time: M e^(R/M) (e^(work/M) - 1).
Hours<double> expected_time(Hours<double> work, const Interruptions& interruptions);

// The spot price at which the work costs as much as at the on-demand price; below it spot is cheaper.
MoneyPerHour<double> break_even_spot_price(MoneyPerHour<double> on_demand, Hours<double> work, Hours<double> expected);

}  // namespace steelyard
