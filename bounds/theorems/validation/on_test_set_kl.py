"""Chernoff's bound on a test set, in relative entropy: Hoeffding's sharper form, for losses between 0 and 1."""

from bounds.formula.functions import binary_kl, exp, kl_inverse, log
from bounds.theorem import theorem
from bounds.theorems.validation._variables import TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, test_error: TestLoss) -> Samples:
    return log(1 / delta) / binary_kl(test_error, epsilon)


def failure_probability(epsilon: Accuracy, m: Samples, test_error: TestLoss) -> Confidence:
    return exp(-m * binary_kl(test_error, epsilon))


@theorem(
    title="Test set, Chernoff bound in relative entropy",
    statement=(
        r"Let a fixed $h$ have mean loss $\hat L$ on $m$ test examples. With probability at least $1-\delta$ over the "
        r"test set, $L_{\mathcal D}(h)$ is at most the largest $p$ with $\mathrm{kl}(\hat "
        r"L\|p)\le\frac1m\ln\frac1\delta$. "
        r"One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "By convexity a loss in [0, 1] has no larger exponential moments than a coin of the same mean.",
            r"\mathbb E\,e^{-s\ell}\le1-p+p\,e^{-s}",
        ),
        Step(
            "Markov's inequality for e^(-sΣℓ), at the best s.",
            r"\mathbb P[L_T(h)\le q]\le e^{-m\,\mathrm{kl}(q\|p)}\quad(q\le p)",
            uses="markov, Chernoff's method",
        ),
        Step("The bound fails only below the q at which the right side is δ; invert in p."),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("hoeffding1963", "Theorem 1, inequality (2.1); Langford 2005, section 3"),
    examples=(
        Example(dict(m=1000, delta=0.05, test_error=0.05), "0.06868474664903", "mpmath: bisection, 40 digits"),
        Example(dict(m=1000, delta=0.01, test_error=0.23), "0.2719646976028", "mpmath: bisection, 40 digits"),
        Example(
            dict(delta=0.05, test_error=0.05),
            "180",
            "mpmath: ln 20/kl(0.05||0.1) = 179.315",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(m=1000, test_error=0.05),
            "0.0337114851563",
            "mpmath: exp(-1000 kl(0.05||0.07))",
            unknown="delta",
            at_most=0.07,
        ),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="pac_bayes_kl",
            because="Prior and posterior are one hypothesis.",
            at={"kl": "0", "training_error": "test_error"},
        ),
    ),
    see_also=(
        "Pinsker's kl(q||p) ≥ 2(p - q)² turns it into validation_one_sided, which is never better: "
        "{{validation_one_sided m=1000 delta=0.05 plus=0.05}} where this says "
        "{{test_set_kl m=1000 delta=0.05 test_error=0.05}} for 5% of 1,000 at δ = 0.05. For the zero-one loss "
        "test_set_binomial is exact: {{test_set_binomial m=1000 delta=0.05 errors=50}}. For both directions use "
        "ln(2/δ). From below the risk is at least 1 minus this bound for 1 - L̂ instead of L̂."
    ),
)
def test_set_kl(m: Samples, delta: Confidence, test_error: TestLoss) -> TrueRisk:
    return kl_inverse(test_error, log(1 / delta) / m)
