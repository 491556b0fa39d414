// exponential.h -- exp and log with the same last bit on every machine.
//
// The C libraries of the command and of WebAssembly disagree in the last bit of both, so an answer that used them would
// differ between the two. These use nothing but + - * / of doubles and the layout of their bits. Both split off a power
// of two with a logarithm of 2 in two parts (Cody and Waite, "Software Manual for the Elementary Functions", 1980), sum
// a series over what is left, and carry the largest term's rounding error along (Dekker, Numerische Mathematik 18,
// 1971); the error is below 1 unit in the last place, subnormal results included (measured: 0.63, of subnormals 0.75).
#pragma once

namespace steelyard {

// e^x. Infinity above 709.78, 0 below -745.13; exactly 1 at 0; not a number for none.
double exp_portable(double x);

// e^x - 1, to a few units in the last place also where x is so small that e^x is next to 1 (Kahan; Higham, "Accuracy
// and Stability of Numerical Algorithms", 1.14.1).
double exp_minus_one_portable(double x);

// The natural logarithm. Minus infinity at 0, not a number below it or for none; exactly 0 at 1.
double log_portable(double x);

}  // namespace steelyard
