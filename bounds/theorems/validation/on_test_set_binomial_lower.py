"""The exact lower bound on the true risk from the number of errors on a test set."""

from bounds.formula.functions import binomial_lower, binomial_sf
from bounds.theorem import theorem
from bounds.theorems.validation._conditions import no_more_errors_than_examples
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Errors, Samples


def failure_probability(epsilon: Accuracy, m: Samples, errors: Errors) -> Confidence:
    return binomial_sf(errors - 1, m, epsilon)


@theorem(
    title="Test set, exact binomial lower bound (Clopper-Pearson)",
    statement=(
        r"Let $k$ be the number of errors of a fixed $h$ on $m$ test examples. With probability at least $1-\delta$ "
        r"over the test set, "
        r"$L_{\mathcal D}(h)\ge\underline p(k)=\min\{p:\mathbb P[\mathrm{Bin}(m,p)\ge k]\ge\delta\}$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    ends="one",
    relation=">=",
    decreasing_in="m",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "The number of errors is binomial.", r"k\sim\mathrm{Bin}(m,L_{\mathcal D}(h))", uses="binomial_upper_tail"
        ),
        Step(
            "The bound fails only where so many errors are unlikely under the true risk; such k are those from some "
            "k₀ on, and all together have probability below δ.",
            r"L_{\mathcal D}(h)<\underline p(k)\iff\mathbb P[\mathrm{Bin}(m,L_{\mathcal D}(h))\ge k]<\delta",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("langford2005", "Theorem 3.3, for the right answers instead of the errors"),
    examples=(
        Example(dict(m=1000, delta=0.05, errors=50), "0.03916353592558934", "mpmath: bisection on the binomial tail"),
        Example(dict(m=600, delta=0.025, errors=192), "0.2828062414865", "mpmath, as above"),
        Example(dict(m=100, delta=0.05, errors=1), "0.0005128014162623", "mpmath: 1 - 0.95^(1/100)"),
        Example(
            dict(m=1000, errors=50),
            "0.05",
            "mpmath: P[Bin(1000, 0.03916353592558934) >= 50] = 0.0500000",
            unknown="delta",
            at_least=0.03916353592558934,
        ),
    ),
    see_also=(
        "The mirror image of test_set_binomial: 1 minus its bound on the rate of right answers. For a two-sided "
        "interval give each side δ/2: 50 errors of 1,000 at δ = 0.05 give "
        "{{test_set_binomial_lower m=1000 delta=0.025 errors=50}} to "
        "{{test_set_binomial m=1000 delta=0.025 errors=50}}. Together with the training error it can prove "
        "overfitting."
    ),
)
def test_set_binomial_lower(m: Samples, delta: Confidence, errors: Errors) -> TrueRisk:
    return binomial_lower(errors, m, delta)
