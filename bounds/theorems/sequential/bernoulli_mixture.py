"""A confidence sequence for an error rate: likelihoods mixed over all rates alike (Ville, Robbins)."""

from bounds.formula.functions import mixture_upper
from bounds.theorem import theorem
from bounds.theorems.sequential._conditions import no_more_errors_than_examples
from bounds.theorems.sequential._variables import CONSTANT_MEAN, ONE_BY_ONE, TimeUniformRisk
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Confidence, Errors, Samples


@theorem(
    title="Confidence sequence for an error rate (beta mixture)",
    statement=(
        r"Let $k$ be the number of errors on the first $m$ test examples. With probability at least $1-\delta$, "
        r"at every $m=1,2,\dots$ at once, $L_{\mathcal D}(h)$ lies in the interval of all $p$ with "
        r"$\frac{B(k+1,\,m-k+1)}{p^k(1-p)^{m-k}}<\frac1\delta$. Its upper end is given here; the lower end is 1 "
        r"minus the upper end for $m-k$ errors, on the same event."
    ),
    assumes=(CONSTANT_MEAN, ONE_BY_ONE, ZERO_ONE_LOSS, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    where=(no_more_errors_than_examples,),
    proof=(
        Step(
            "For the true rate p, the likelihood ratio of any other rate is a martingale; so is its mean over all "
            "rates.",
            r"M_m=\int_0^1\frac{q^k(1-q)^{m-k}}{p^k(1-p)^{m-k}}\,dq=\frac{B(k+1,\,m-k+1)}{p^k(1-p)^{m-k}}",
        ),
        Step(
            "It starts at 1 and ever reaches 1/δ with probability at most δ.",
            r"\mathbb P[\exists m:M_m\ge\tfrac1\delta]\le\delta",
            uses="ville",
        ),
    ),
    source=Source("robbins1970", "mixtures of likelihood ratios; here with the uniform prior on the rate"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, errors=50), "0.08017091130739", "mpmath: bisection on the beta function, 40 digits"
        ),
        Example(dict(m=100, delta=0.05, errors=0), "0.0732843734029", "mpmath: 1 - (0.05/101)^(1/100)"),
        Example(dict(m=10, delta=0.05, errors=3), "0.7332594738358", "mpmath: bisection, 40 digits"),
    ),
    see_also=(
        "test_set_binomial at δ/2 holds at one m fixed beforehand: "
        "{{test_set_binomial m=1000 delta=0.025 errors=50}} where this gives "
        "{{bernoulli_mixture m=1000 delta=0.05 errors=50}} for 50 of 1,000 at δ = 0.05. In exchange one may look "
        "after every example and stop when one likes. normal_mixture does not see how few the errors are: "
        "{{normal_mixture m=1000 delta=0.05 rho=31.5 plus=0.05}}."
    ),
)
def bernoulli_mixture(m: Samples, delta: Confidence, errors: Errors) -> TimeUniformRisk:
    return mixture_upper(errors, m, delta)
