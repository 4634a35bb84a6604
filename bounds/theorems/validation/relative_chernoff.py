"""The multiplicative Chernoff bound solved for the true risk: fast where the test error is small."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import TestLoss
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import TrueRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, test_error: TestLoss) -> Samples:
    return 2 * epsilon * log(1 / delta) / (epsilon - test_error) ** 2


def failure_probability(epsilon: Accuracy, m: Samples, test_error: TestLoss) -> Confidence:
    return exp(-m * (epsilon - test_error) ** 2 / (2 * epsilon))


def largest_test_error(epsilon: Accuracy, m: Samples, delta: Confidence) -> TestLoss:
    return epsilon - sqrt(2 * epsilon * log(1 / delta) / m)


def shalev_shwartz(m: Samples, delta: Confidence, test_error: TestLoss) -> TrueRisk:
    t = log(1 / delta) / m
    return test_error + sqrt(2 * test_error * t) + 4 * t


@theorem(
    title="Test set, relative Chernoff bound",
    statement=(
        r"Let a fixed $h$ have mean loss $\hat L$ on $m$ test examples. With probability at least $1-\delta$ over the "
        r"test set, $L_{\mathcal D}(h)\le\hat L+t+\sqrt{t^2+2\hat L\,t}$ with $t=\frac1m\ln\frac1\delta$. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "A small share below the mean is unlikely in proportion to the mean.",
            r"\mathbb P[L_T(h)\le(1-\gamma)p]\le e^{-mp\gamma^2/2}",
            uses="chernoff_lower_tail",
        ),
        Step(
            "So with probability 1-δ the true risk p obeys a quadratic inequality; its larger root is the bound.",
            r"p-\hat L\le\sqrt{2p\,t}",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability, largest_test_error),
    source=Source(
        "angluin1979",
        "the lower tail, solved for the mean; Kearns and Vazirani 1994, Theorem 9.2",
        seen_in="Prove2Me, ComputationalLearning.chernoff_bounds",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, test_error=0.05), "0.0705612564391", "mpmath: root of the quadratic"),
        Example(dict(m=1000, delta=0.05, test_error=0), "0.005991464547108", "mpmath: 2 ln(20)/1000"),
        Example(
            dict(delta=0.05, test_error=0.05),
            "240",
            "mpmath: 0.2 ln(20)/0.0025 = 239.66",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(m=1000, delta=0.05),
            "0.07552253169319",
            "mpmath: 0.1 - sqrt(0.2 ln(20)/1000)",
            unknown="test_error",
            at_most=0.1,
        ),
    ),
    forms=(
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Lemma B.10, part 2"),
            compared="looser",
            because="The root of a sum is at most the sum of the roots, which gives 2t; the book has 4t.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, test_error=0.05),
                    "0.0792911129202",
                    "mpmath: 0.05 + sqrt(0.1 ln 20/1000) + 4 ln 20/1000",
                ),
            ),
        ),
    ),
    connections=(
        Connection(kind="follows", another="test_set_kl", because="The divergence is at least (p - q)²/(2p)."),
    ),
    see_also=(
        "A relaxation of test_set_kl by kl(q||p) ≥ (p - q)²/(2p): "
        "{{relative_chernoff m=1000 delta=0.05 test_error=0.05}} instead of "
        "{{test_set_kl m=1000 delta=0.05 test_error=0.05}} for 5% of 1,000 at δ = 0.05. Without errors it is 2 "
        "ln(1/δ)/m, over twice test_set_no_errors."
    ),
)
def relative_chernoff(m: Samples, delta: Confidence, test_error: TestLoss) -> TrueRisk:
    t = log(1 / delta) / m
    return test_error + t + sqrt(t**2 + 2 * test_error * t)
