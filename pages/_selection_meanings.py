"""What each view of model selection means."""

DEGREE = """
**Three errors.** The *training error* is the mean squared error on the examples that were fitted. It cannot rise with
the degree: a polynomial of degree 3 is also one of degree 4. (It stays the same where a degree brings nothing, so it
is “non-increasing”; and rounding can lift it when high degrees are fitted by powers of x, which is why this page fits
Legendre polynomials, which are the same curves.) The *validation error* is measured on examples that were not fitted.
The *true risk* is the expected error on a new example. Here it is known exactly, as the world is.

**Underfitting** is when a richer class would do better on new examples, **overfitting** when a poorer one would
although it does worse on the sample.

**Interpolation.** A polynomial of degree m − 1 meets m examples exactly, provided that equal x have equal y. Then the
training error is 0 and says nothing.

**What is promised?** Nothing here: bounds for validation need a loss between 0 and 1, and a squared error has no upper
end. See “Best of many” for mistakes, which are either 0 or 1.
"""

PARTS = """
**Bias, variance, noise.** Keep the places of the examples and draw their labels anew: the fit changes. Its mean differs
from the true curve (squared and averaged over new examples: *bias²*), it scatters around its mean (*variance*), and a
new label scatters around the true curve (*noise*). The expected squared error is the sum of the three. Least squares is
linear in the labels, so all three are computed exactly; the dots are a check by simulation.

**Approximation and estimation.** The best predictor of all has the *Bayes risk*. The best polynomial of the degree has
more: the difference is the *approximation error*, which depends on the class and not on the sample. What the fit has
beyond that is the *estimation error*, which more examples make smaller. (Some notes count the Bayes risk in with the
approximation error.) The two ways to split are not the same, though one set of notes calls the second one
bias–variance.

A sine turned about its middle changes its sign only, so a polynomial gains something from each odd degree and nothing
from an even one.

Why fixed places? With places drawn anew, a high degree meets unlucky places now and then where its variance is
enormous, and the mean over samples need not even be finite.
"""

FOLDS = """
**Hold-out** cuts the sample once: a half trains every candidate, a quarter chooses among them, a quarter tests the
winner, once. **K-fold cross-validation** lets each part choose in turn while the others train, compares the candidates
by their mean over the folds, and trains the winner on everything. **Nested folds** keep a part out, run all of that on
the rest, and test the winner on the part kept out, for every part in turn.

**What K folds estimate.** The mean over the folds speaks of predictors trained on (K − 1)/K of the examples, of the
algorithm rather than of one predictor. Compare candidates by the mean over all folds, not by their best single fold,
as one set of notes has it.

**Which error may be reported?** The least of the compared errors is too low on average, as it was chosen for being
least. The test error of hold-out is honest. Nested folds estimate the risk of the procedure as a whole; their folds may
choose different candidates, so there is no single model to which it belongs. (One set of notes says that it estimates
the risk of the best candidate; the procedure's risk is no less than that.)
"""

BEST = """
**Why the least error flatters.** An error measured on m examples scatters around the risk. Of many candidates, some are
lucky, and whoever takes the least error takes the luckiest. Here all candidates are equally bad, so that luck is all
there is: with k coins and m examples, the mean of the least error follows exactly from the binomial law.

**The promise.** validation_selection says that with probability at least 1 − δ *all* k errors lie within
√(ln(2k/δ) / (2m)) of their risks, so also that of the one chosen. The price of the choice is only the logarithm of k.
Without k the statement speaks of one candidate that was fixed beforehand, and it fails for the chosen one.

**Nested folds** choose on some examples and test on others. So their report has the right mean whatever the choice.
Here it scatters more than the least error does: being right on average is not being right each time.
"""

SRM = """
**Nested classes.** Class number d holds the labellings of the line that change at most d − 1 times: the signs of
polynomials of degree d − 1, with VC dimension d. The best labelling of each class is found exactly, and as the labels
of the world are known, so is its true risk.

**Structural risk minimisation** takes the class whose *training error + confidence* is least. The training error falls
with the class, the confidence rises, and the sum has its least value in between. All bounds must hold at once, as the
class is chosen after seeing the sample. So class d gets the share 6/(πd)² of the failure probability δ, and the shares
of all classes add up to at most δ.

**Misprints.** One set of notes prints the VC confidence as √((d ln(2m/d) − ln(δ/4))/m); it lacks a 1 beside the
logarithm (d(ln(2m/d) + 1)), without which it is too small and, for large d, even falls. And it gives every class all of
δ. The textbook form, with the 1, still leaves out 1/m, which the theorem behind it adds.

The bound is far above the true risk, because it holds for every world and for every labelling of the class. What it is
good for is the choice.
"""

MEANINGS = {"degree": DEGREE, "parts": PARTS, "folds": FOLDS, "best": BEST, "srm": SRM}
