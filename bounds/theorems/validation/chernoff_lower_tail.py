"""The multiplicative Chernoff bound: seldom many fewer errors than expected."""

from bounds.formula.functions import exp, log, poisson_rate_below, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import ExcessShare, SummedSamples, TrueErrorRate
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Confidence, Number


def sample_complexity(delta: Confidence, risk: TrueErrorRate, gamma: ExcessShare) -> SummedSamples:
    return 2 * log(1 / delta) / (risk * gamma**2)


def largest_shortfall(delta: Confidence, m: SummedSamples, risk: TrueErrorRate) -> ExcessShare:
    return sqrt(2 * log(1 / delta) / (m * risk))


def less_than_all(gamma: ExcessShare) -> Number:
    return gamma < 1


def classic(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * poisson_rate_below(gamma))


def shalev_shwartz(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * gamma**2 / (2 + 2 * gamma / 3))


@theorem(
    title="Chernoff bound, multiplicative, lower tail",
    statement=(
        r"Let a fixed $h$ have risk $p$, and let $0<\gamma\le1$. Its error on $m$ examples is $(1-\gamma)p$ or less "
        r"with probability at most $e^{-mp\gamma^2/2}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    decreasing_in="m risk gamma",
    proof=(
        Step(
            "Markov's inequality for the exponential of minus the sum, at s = -ln(1 - γ).",
            r"\mathbb P[L_S(h)\le(1-\gamma)p]\le e^{-mp((1-\gamma)\ln(1-\gamma)+\gamma)}",
            uses="markov, Chernoff's method",
        ),
        Step(
            "All terms of the exponent's power series are positive, and this is the first.",
            r"(1-\gamma)\ln(1-\gamma)+\gamma=\sum_{j\ge2}\frac{\gamma^j}{j(j-1)}\ge\frac{\gamma^2}2",
        ),
    ),
    equivalent_forms=(sample_complexity, largest_shortfall),
    source=Source(
        "angluin1979",
        "the multiplicative bounds; Kearns and Vazirani 1994, Theorem 9.2",
        seen_in="Prove2Me, ComputationalLearning.chernoff_bounds",
    ),
    examples=(
        Example(dict(m=400, risk=0.02, gamma=0.5), "0.3678794412", "by hand: e^-1"),
        Example(dict(m=100, risk=0.5, gamma=0.4), "0.0183156389", "by hand: e^-4"),
        Example(dict(risk=0.1, gamma=0.5), "240", "mpmath: 80 ln 20 = 239.66", unknown="m", at_most=0.05),
    ),
    forms=(
        PrintedForm(
            formula=classic,
            title="classic form",
            source=Source(
                "mitzenmacher2017",
                "Theorem 4.5, part 1",
                seen_in="a Lean proof, which has theorem and bound from the first edition",
            ),
            compared="tighter",
            because="The first step of the proof, before γ²/2 replaces the exponent.",
            examples=(
                Example(dict(m=400, risk=0.02, gamma=0.5), "0.293050222220", "mpmath: exp(-8 (0.5 ln 0.5 + 0.5))"),
                Example(dict(m=100, risk=0.5, gamma=0.4), "0.00932336851422", "mpmath: exp(-50 (0.6 ln 0.6 + 0.4))"),
            ),
            where=(less_than_all,),
        ),
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Lemma B.5"),
            compared="looser",
            because="The exponent of the upper tail, which is no larger than that of the lower.",
            examples=(
                Example(dict(m=400, risk=0.02, gamma=0.5), "0.424372845677", "mpmath: exp(-2/(7/3))"),
                Example(dict(m=100, risk=0.5, gamma=0.6), "0.000553084370148", "mpmath: exp(-18/2.4)"),
            ),
        ),
    ),
    see_also=(
        "Solved for the risk it is relative_chernoff. test_set_kl keeps what the second step gives away; "
        "binomial_lower_tail is exact."
    ),
)
def chernoff_lower_tail(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * gamma**2 / 2)
