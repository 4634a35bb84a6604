"""The inequality of Vapnik and Chervonenkis, growth counted by Sauer's exact sum."""

from bounds.formula.functions import exp, log, log_growth, sqrt
from bounds.theorem import theorem
from bounds.vocabulary.assumptions import BINARY_LABELS, FINITE_VC_DIMENSION, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Gap
from bounds.vocabulary.variables import Accuracy, Confidence, Samples, VCDimension


def failure_probability(epsilon: Accuracy, m: Samples, d: VCDimension) -> Confidence:
    return 4 * exp(log_growth(2 * m, d) - m * epsilon**2 / 8)


def devroye(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(32 / m * (log_growth(m, d) + log(8 / delta)))


def shalev_shwartz(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return (4 + sqrt(log_growth(2 * m, d))) / (delta * sqrt(2 * m))


@theorem(
    title="VC inequality of 1971",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has "
        r"$|L_{\mathcal D}(h)-L_S(h)|\le\varepsilon$; the class labels $2m$ points in at most "
        r"$\sum_{i\le d}\binom{2m}i$ ways, which is $2^{2m}$ when $2m\le d$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, FINITE_VC_DIMENSION),
    ends="both",
    decreasing_in="m delta",
    proof=(
        Step(
            "Replace the true risk by the error on a second sample.",
            r"\mathbb P\Big[\sup_h|L_{\mathcal D}(h)-L_S(h)|>\varepsilon\Big]\le2\,\mathbb "
            r"P\Big[\sup_h|L_{S'}(h)-L_S(h)|>\tfrac\varepsilon2\Big]",
        ),
        Step(
            "Count the labellings of the 2m points.",
            r"\tau_{\mathcal H}(2m)\le\sum_{i=0}^d\binom{2m}i",
            uses="sauer",
        ),
        Step(
            "For each labelling a random exchange between the samples is uneven only rarely; add up.",
            r"4\,\tau_{\mathcal H}(2m)\,e^{-m\varepsilon^2/8}=\delta",
            uses="hoeffding_two_sided, union bound",
        ),
    ),
    equivalent_forms=(failure_probability,),
    source=Source("vapnik1971", "Theorem 2"),
    examples=(
        Example(dict(m=1000, delta=0.05, d=10), "0.72260160889769", "mpmath with the exact integer sum of C(2000, i)"),
        Example(dict(m=10, delta=0.05, d=30), "3.8204680598977", "all labellings; mpmath: sqrt(0.8 (20 ln 2 + ln 80))"),
        Example(
            dict(delta=0.05, d=10),
            "400700",
            "mpmath with exact integer sums, bisection over m",
            unknown="m",
            at_most=0.05,
        ),
        Example(dict(delta=0.05, d=1), "11544", "mpmath: growth 2m + 1, bisection over m", unknown="m", at_most=0.1),
    ),
    forms=(
        PrintedForm(
            formula=devroye,
            title="form of Devroye, Györfi and Lugosi",
            source=Source("devroye1996", "Theorem 12.5", checked=False),
            compared="looser",
            because="The growth function of m points has at least half the logarithm of that of 2m; 32 instead of 8.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, d=10), "1.37420001414", "mpmath with the exact integer sum of C(1000, i)"
                ),
            ),
        ),
        PrintedForm(
            formula=shalev_shwartz,
            title="in expectation, by Markov",
            source=Source("shalev-shwartz2014", "Theorem 6.11"),
            compared="neither",
            because="The expected largest gap, over δ by Markov's inequality: better only where δ is large.",
            examples=(
                Example(
                    dict(m=1000, delta=0.05, d=10), "5.27847066500", "mpmath with the exact integer sum of C(2000, i)"
                ),
            ),
        ),
    ),
    see_also=(
        "vc_original_polynomial replaces Sauer's sum by (2m)^d: "
        "{{solve vc_original_polynomial m at_most=0.05 delta=0.05 d=10}} examples instead of "
        "{{solve vc_original m at_most=0.05 delta=0.05 d=10}} for d = 10, ε = δ = 0.05. vc_vapnik has a better "
        "exponent: no factor 8."
    ),
)
def vc_original(m: Samples, delta: Confidence, d: VCDimension) -> Gap:
    return sqrt(8 / m * (log_growth(2 * m, d) + log(4 / delta)))
