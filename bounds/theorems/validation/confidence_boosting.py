"""Boosting the confidence: a learner that succeeds now and then succeeds nearly always, by repetition."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import CHOSEN_ON_VALIDATION, ENOUGH_RUNS
from bounds.theorems.validation._repetition_variables import ExcessOverOneRun, Runs
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, runs: Runs) -> Samples:
    return 2 * (log(runs) + log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, runs: Runs) -> Confidence:
    return 2 * runs * exp(-m * epsilon**2 / 2)


def two_sided(m: Samples, delta: Confidence, runs: Runs) -> ExcessOverOneRun:
    return sqrt(2 * log(4 * runs / delta) / m)


@theorem(
    title="Boosting the confidence",
    statement=(
        r"A learner reaches a true risk of at most $\tau$ with probability $1-q$ only. Run it $k$ times, each time on "
        r"examples of its own, and choose the hypothesis $\hat h$ of smallest mean loss on $m$ further ones. With "
        r"probability at least $1-\delta$ over all examples, $L_{\mathcal D}(\hat h)$ exceeds $\tau$ by at most this."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, ENOUGH_RUNS, CHOSEN_ON_VALIDATION),
    decreasing_in="m delta",
    proof=(
        Step(
            "All runs fail with probability at most δ/2; else let h be the first that does not.",
            r"q^k\le\tfrac\delta2",
            uses="repeated_failure",
        ),
        Step(
            "It seldom looks too bad by ε/2 on the further examples, and each of the k - 1 others too good by that.",
            r"\mathbb P\le k\,e^{-m\varepsilon^2/2}=\tfrac\delta2",
            uses="hoeffding_one_sided, union bound",
        ),
        Step(
            "Otherwise the one chosen is h, or is nearly as good.",
            r"L_{\mathcal D}(\hat h)\le L_V(\hat h)+\tfrac\varepsilon2\le L_V(h)+\tfrac\varepsilon2\le L_{\mathcal "
            r"D}(h)+\varepsilon\le\tau+\varepsilon",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source(
        "kearns1994",
        "section 4.2, with Hoeffding's inequality in the place of Chernoff's",
        seen_in="lecture notes on the PAC model that prove it",
    ),
    examples=(
        Example(dict(m=1000, delta=0.05, runs=6), "0.10470", "mpmath: sqrt(2 ln 240/1000)"),
        Example(dict(delta=0.05, runs=6), "1097", "mpmath: 200 ln 240 = 1096.13", unknown="m", at_most=0.1),
        Example(dict(m=200, delta=0.5, runs=2), "0.144203", "mpmath: sqrt(ln(8)/100)"),
    ),
    forms=(
        PrintedForm(
            formula=two_sided,
            title="both sides bounded",
            source=Source("kearns1994", "section 4.2, with Hoeffding's inequality", checked=False),
            compared="looser",
            because="Every hypothesis is bounded on both sides, which counts each of them twice.",
            examples=(
                Example(dict(m=1000, delta=0.05, runs=6), "0.11112", "mpmath: sqrt(2 ln 480/1000)"),
                Example(dict(m=100, delta=0.5, runs=2), "0.235482", "mpmath: sqrt(2 ln 16/100)"),
            ),
        ),
    ),
    see_also=(
        "repeated_failure gives the runs: with q = 1/2 and δ = 0.05, six. The examples of all runs come on top of m. τ "
        "may be the least risk of a class plus an ε of the learner's own. validation_selection_excess compares with "
        "the best candidate instead."
    ),
)
def confidence_boosting(m: Samples, delta: Confidence, runs: Runs) -> ExcessOverOneRun:
    return sqrt(2 * (log(runs) + log(2 / delta)) / m)
