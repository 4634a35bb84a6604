"""The multiplicative Chernoff bound: seldom many more errors than expected."""

from bounds.formula.functions import exp, log, poisson_rate, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._variables import ExcessShare, SummedSamples, TrueErrorRate
from bounds.vocabulary.assumptions import FIXED_HYPOTHESIS, IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Confidence


def sample_complexity(delta: Confidence, risk: TrueErrorRate, gamma: ExcessShare) -> SummedSamples:
    return 3 * log(1 / delta) / (risk * gamma**2)


def largest_excess(delta: Confidence, m: SummedSamples, risk: TrueErrorRate) -> ExcessShare:
    return sqrt(3 * log(1 / delta) / (m * risk))


def classic(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * poisson_rate(gamma))


def shalev_shwartz(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * gamma**2 / (2 + 2 * gamma / 3))


@theorem(
    title="Chernoff bound, multiplicative, upper tail",
    statement=(
        r"Let a fixed $h$ have risk $p$, and let $0<\gamma\le1$. Its error on $m$ examples is $(1+\gamma)p$ or more "
        r"with probability at most $e^{-mp\gamma^2/3}$."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, FIXED_HYPOTHESIS),
    decreasing_in="m risk gamma",
    proof=(
        Step(
            "Markov's inequality for the exponential of the sum, at s = ln(1 + γ).",
            r"\mathbb P[L_S(h)\ge(1+\gamma)p]\le e^{-mp((1+\gamma)\ln(1+\gamma)-\gamma)}",
            uses="markov, Chernoff's method",
        ),
        Step(
            "The difference of the two sides and its slope are 0 at γ = 0; it is convex up to γ = 1/2 and concave from "
            "there to γ = 1, where it is 0.05: so it is nowhere negative.",
            r"(1+\gamma)\ln(1+\gamma)-\gamma\ge\frac{\gamma^2}3\quad(0\le\gamma\le1)",
        ),
    ),
    equivalent_forms=(sample_complexity, largest_excess),
    source=Source(
        "angluin1979",
        "the multiplicative bounds; Kearns and Vazirani 1994, Theorem 9.2",
        seen_in="Prove2Me, ComputationalLearning.chernoff_bounds",
    ),
    examples=(
        Example(
            dict(m=500, risk=0.02, gamma=1), "0.0356739933", "public notes: 20 of 500 where 10 are expected, e^(-10/3)"
        ),
        Example(dict(m=300, risk=0.25, gamma=0.2), "0.3678794412", "by hand: e^-1"),
        Example(dict(risk=0.1, gamma=0.5), "360", "mpmath: 120 ln 20 = 359.49", unknown="m", at_most=0.05),
    ),
    forms=(
        PrintedForm(
            formula=classic,
            title="classic form",
            source=Source(
                "mitzenmacher2017",
                "Theorem 4.4, part 1",
                seen_in="a Lean proof, which has theorem and bound from the first edition",
            ),
            compared="tighter",
            because="The first step of the proof, before γ²/3 replaces the exponent.",
            examples=(
                Example(dict(m=500, risk=0.02, gamma=1), "0.0210060747097", "mpmath: exp(-10 (2 ln 2 - 1))"),
                Example(dict(m=300, risk=0.25, gamma=0.2), "0.244402185002", "mpmath: exp(-75 (1.2 ln 1.2 - 0.2))"),
            ),
        ),
        PrintedForm(
            formula=shalev_shwartz,
            title="form of Shalev-Shwartz and Ben-David",
            source=Source("shalev-shwartz2014", "Lemma B.4"),
            compared="tighter",
            because="Up to γ = 1, 2 + 2γ/3 is at most 8/3, and so below 3; Bernstein's inequality has this exponent.",
            examples=(
                Example(dict(m=500, risk=0.02, gamma=1), "0.0235177458560", "mpmath: exp(-10/(8/3))"),
                Example(dict(m=300, risk=0.25, gamma=0.3), "0.0465056337329", "mpmath: exp(-6.75/2.2)"),
            ),
        ),
    ),
    see_also=(
        "Better than Hoeffding's inequality where the risk is small: "
        "{{chernoff_upper_tail m=500 risk=0.02 gamma=1}} instead of 0.671 for 20 errors of 500 at p = 0.02; "
        "exactly it is {{binomial_upper_tail m=500 errors=20 risk=0.02 digits=2}} (binomial_upper_tail). For γ > 1 "
        "the exponent γ²/3 is not proved, and wrong from "
        "about 1.82 on by this way of proof. chernoff_lower_tail has 2 for the 3."
    ),
)
def chernoff_upper_tail(m: SummedSamples, risk: TrueErrorRate, gamma: ExcessShare) -> Probability:
    return exp(-m * risk * gamma**2 / 3)
