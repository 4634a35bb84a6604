"""Hoeffding's inequality for one fixed hypothesis, in both directions at once."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence) -> Samples:
    return log(2 / delta) / (2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples) -> Confidence:
    return 2 * exp(-2 * m * epsilon**2)


@theorem(
    title="Hoeffding, two-sided",
    statement=(
        r"For one hypothesis $h$ fixed beforehand, $|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$ with probability at "
        r"least $1-\delta$ over the sample."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "The sample error is too low rarely, and too high rarely.",
            r"\mathbb P[L_{\mathcal D}(h)-L_S(h)>\varepsilon]\le e^{-2m\varepsilon^2}",
            uses="hoeffding_one_sided",
        ),
        Step("Add the two.", r"2e^{-2m\varepsilon^2}=\delta", uses="union bound"),
        Step("Solve for ε."),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Lemma 4.5"),
    examples=(
        Example(dict(m=1000, delta=0.05), "0.04294694083467", "mpmath: sqrt(ln(40)/2000)"),
        Example(dict(m=500, delta=0.02), "0.06786140424415", "mpmath: sqrt(ln(100)/1000)"),
        Example(
            dict(delta=0.05),
            "738",
            "published table of Hoeffding sample sizes; mpmath: 737.776",
            unknown="m",
            at_most=0.05,
        ),
        Example(dict(delta=0.05), "18445", "mpmath: ln(40)/0.0002 = 18444.397", unknown="m", at_most=0.01),
        Example(
            dict(m=10_000),
            "0.000670925255805",
            "2 e^-8: Learning From Data, problem 5.3",
            unknown="delta",
            at_most=0.02,
        ),
    ),
    misprints=(
        Misprint(
            "milan",
            "bounding the risk, after equation (1)",
            printed=r"\varepsilon=\sqrt{\frac1{2n}\ln\frac1\delta}",
            right=r"\varepsilon=\sqrt{\frac1{2n}\ln\frac2\delta}",
            consequence=(
                "For n = 1,000 and δ = 0.05 the half-width is {{hoeffding_one_sided m=1000 delta=0.05}} instead of "
                "{{hoeffding_two_sided m=1000 delta=0.05}} and only 90% are guaranteed; "
                "with n = 2, δ = 0.5 and true risk 0.417 it covers 48.6%. The next display has it right."
            ),
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="hoeffding_one_sided",
            because="Both directions, with half of δ for each.",
            at={"delta": "delta / 2"},
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="hoeffding_range",
            because="Losses between 0 and 1.",
            at={"loss_range": "1"},
            equal=True,
        ),
        Connection(
            kind="sharpens",
            another="ppi",
            because="A judge that always says 0 is none: its errors are the losses, and scores of others add nothing.",
            at={"labelled": "m", "judge_range": "1"},
        ),
    ),
    see_also=(
        "Both directions at once cost ln 2 more than hoeffding_one_sided. It holds for one fixed h; for the h chosen "
        "on the same sample use finite_agnostic or a VC bound."
    ),
)
def hoeffding_two_sided(m: Samples, delta: Confidence) -> Gap:
    return sqrt(log(2 / delta) / (2 * m))
