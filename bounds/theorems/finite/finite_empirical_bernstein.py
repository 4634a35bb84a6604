"""The empirical Bernstein bound for all of a finite class at once."""

from math import log as ln

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Confidence, LogClassSize, SampleVariance, SeveralSamples


@theorem(
    title="Finite class, empirical Bernstein",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has $L_{\mathcal D}(h)\le "
        r"L_S(h)+"
        r"\sqrt{2V_h\ln(2|\mathcal H|/\delta)/m}+7\ln(2|\mathcal H|/\delta)/(3(m-1))$, where $V_h$ is the sample "
        r"variance of its losses, with $m-1$ below the line. One-sided."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS),
    ends="one",
    decreasing_in="m delta",
    proof=(
        Step(
            "For each hypothesis at failure probability δ/|H|.",
            r"\ln\frac2{\delta/|\mathcal H|}=\ln|\mathcal H|+\ln\frac2\delta",
            uses="empirical_bernstein",
        ),
        Step("Add up over the class.", uses="union bound"),
    ),
    source=Source("maurer2009", "Corollary 5"),
    examples=(
        Example(
            dict(m=1000, delta=0.05, ln_size=20 * ln(2), variance=0.0475),
            "0.08182934255880",
            "mpmath: with L = 20 ln 2 + ln 40, sqrt(0.095 L/1000) + 7 L/2997",
        ),
        Example(
            dict(m=1000, delta=0.05, ln_size=0, variance=0.0475),
            "0.02733613889758",
            "one hypothesis: empirical_bernstein",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="empirical_bernstein",
            because="Each hypothesis has the share δ/|H|.",
            at={"delta": "delta * exp(-ln_size)"},
            equal=True,
        ),
    ),
    see_also=(
        "Minimizing training error plus this is sample variance penalization. For the zero-one loss V is "
        "k(m-k)/(m(m-1)) and finite_kl is better: "
        "{{finite_kl m=1000 delta=0.05 ln_size=ln(2^20) training_error=0.05}} as bound on the risk against "
        "{{finite_empirical_bernstein m=1000 delta=0.05 ln_size=ln(2^20) variance=47500/999000 plus=0.05}} for 50 "
        "of 1,000, 2^20 hypotheses, δ = 0.05."
    ),
)
def finite_empirical_bernstein(
    m: SeveralSamples, delta: Confidence, ln_size: LogClassSize, variance: SampleVariance
) -> Gap:
    weight = ln_size + log(2 / delta)
    return sqrt(2 * variance * weight / m) + 7 * weight / (3 * (m - 1))
