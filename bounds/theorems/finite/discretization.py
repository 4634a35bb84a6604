"""The discretization trick: p numbers of b bits make at most 2^(pb) hypotheses."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.finite._variables import BitsEach
from bounds.vocabulary.assumptions import ERM, FINITE_CLASS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Connection, Example, Misprint, PrintedForm, Source, Step
from bounds.vocabulary.quantities import ExcessRisk
from bounds.vocabulary.variables import Accuracy, Confidence, Parameters, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, parameters: Parameters, bits: BitsEach) -> Samples:
    return (2 * parameters * bits * log(2) + 2 * log(2 / delta)) / epsilon**2


def failure_probability(epsilon: Accuracy, m: Samples, parameters: Parameters, bits: BitsEach) -> Confidence:
    return 2 * exp(parameters * bits * log(2) - m * epsilon**2 / 2)


def shalev_shwartz(m: Samples, delta: Confidence, parameters: Parameters, bits: BitsEach) -> ExcessRisk:
    return sqrt((2 * parameters * bits + 2 * log(2 / delta)) / m)


@theorem(
    title="Discretization trick",
    statement=(
        r"If every $h\in\mathcal H$ is given by $p$ numbers of $b$ bits each, then with probability at least "
        r"$1-\delta$ over the sample every empirical risk minimizer $h_S$ has "
        r"$L_{\mathcal D}(h_S)\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+\varepsilon$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FINITE_CLASS, ERM),
    decreasing_in="m delta",
    proof=(
        Step("Count what the machine can represent.", r"|\mathcal H|\le2^{pb}"),
        Step(
            "Use the bound for finite classes with this size.",
            r"\varepsilon=\sqrt{\frac{2\ln(2\cdot2^{pb}/\delta)}m}",
            uses="finite_agnostic_excess",
        ),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("shalev-shwartz2014", "Remark 4.1"),
    examples=(
        Example(
            dict(m=100_000, delta=0.05, parameters=10, bits=64),
            "0.0945836217336",
            "mpmath: sqrt((1280 ln 2 + 2 ln 40)/100000)",
        ),
        Example(
            dict(delta=0.05, parameters=10, bits=64),
            "89461",
            "mpmath: 100 (1280 ln 2 + 2 ln 40) = 89460.615",
            unknown="m",
            at_most=0.1,
        ),
        Example(
            dict(delta=0.05, parameters=1, bits=64),
            "9611",
            "mpmath: 100 (128 ln 2 + 2 ln 40) = 9610.060",
            unknown="m",
            at_most=0.1,
        ),
    ),
    forms=(
        PrintedForm(
            formula=shalev_shwartz,
            title="bits for nats",
            source=Source("shalev-shwartz2014", "Remark 4.1: 128 d for d numbers of 64 bits"),
            compared="looser",
            because="A bit is ln 2 = 0.693 nats, and is counted as one.",
            examples=(
                Example(
                    dict(m=100_000, delta=0.05, parameters=10, bits=64),
                    "0.113462670465",
                    "mpmath: sqrt((1280 + 2 ln 40)/100000)",
                ),
                Example(
                    dict(delta=0.05, parameters=10, bits=64),
                    "128738",
                    "mpmath: 100 (1280 + 2 ln 40) = 128737.8",
                    unknown="m",
                    at_most=0.1,
                ),
            ),
        ),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 3.0.1",
            printed=r"\frac{2\log\big(2^{\frac{2^{64d}}{\delta}}\big)}{\varepsilon^2}",
            right=r"\Big\lceil\frac{2\ln(2\cdot2^{64d}/\delta)}{\varepsilon^2}\Big\rceil",
            consequence=(
                "An upper bound all the same, by the factor 5.3·10¹⁸. The tower of powers is 5.1·10²² examples, where "
                "{{solve discretization m at_most=0.1 delta=0.05 parameters=1 bits=64}} are enough (one parameter, "
                "ε = 0.1, δ = 0.05)."
            ),
            verdict="loose",
        ),
        Misprint(
            "uml-summary",
            "discretization trick (as in the book's Remark 4.1)",
            printed=r"\Big\lceil\frac{2db+2\log(2/\delta)}{\varepsilon^2}\Big\rceil",
            right=r"\Big\lceil\frac{2db\ln2+2\ln(2/\delta)}{\varepsilon^2}\Big\rceil",
            consequence=(
                "It loses ln 2, the factor 1.44: 128,738 examples instead of "
                "{{solve discretization m at_most=0.1 delta=0.05 parameters=10 bits=64}} for ten parameters of 64 "
                "bits, ε = 0.1, δ = 0.05."
            ),
            verdict="loose",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="finite_agnostic_excess",
            because="So many hypotheses fit into the bits.",
            at={"ln_size": "parameters * bits * log(2)"},
            equal=True,
        ),
    ),
    see_also=(
        "finite_agnostic_excess with ln|H| = p b ln 2: an excess risk, half of it is the uniform gap. The answer "
        "depends on the machine's numbers, not on the class; the VC bounds do not."
    ),
)
def discretization(m: Samples, delta: Confidence, parameters: Parameters, bits: BitsEach) -> ExcessRisk:
    return sqrt((2 * parameters * bits * log(2) + 2 * log(2 / delta)) / m)
