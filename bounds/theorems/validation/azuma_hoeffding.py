"""The Azuma-Hoeffding inequality: a fair game with bounded stakes stays near where it began."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import FAIR_STEPS
from bounds.theorems.validation._variables import Deviation, SquaredSteps
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(epsilon: Accuracy, squares: SquaredSteps) -> Confidence:
    return exp(-(epsilon**2) / (2 * squares))


def largest_squares(epsilon: Accuracy, delta: Confidence) -> SquaredSteps:
    return epsilon**2 / (2 * log(1 / delta))


def both_ends(delta: Confidence, squares: SquaredSteps) -> Deviation:
    return sqrt(2 * squares * log(2 / delta))


@theorem(
    title="Azuma-Hoeffding inequality",
    statement=(
        r"Let $Z_0,Z_1,\dots,Z_T$ be a martingale whose $i$-th step is at most $c_i$ either way. With probability at "
        r"least $1-\delta$, $Z_T-Z_0\le\sqrt{2\|c\|^2\ln(1/\delta)}$, where $\|c\|^2=c_1^2+\dots+c_T^2$; and, "
        r"separately, $Z_0-Z_T$ is at most that. One-sided. The steps need not be independent."
    ),
    assumes=(FAIR_STEPS,),
    ends="one",
    decreasing_in="delta",
    proof=(
        Step(
            "A step has mean 0 in an interval of length 2c, whatever came before.",
            r"\mathbb E\big[e^{s(Z_i-Z_{i-1})}\mid Z_0,\dots,Z_{i-1}\big]\le e^{s^2c_i^2/2}",
            uses="Hoeffding's lemma, given the past",
        ),
        Step(
            "Condition on all but the last step, then on all but the last two, and so on.",
            r"\mathbb E\,e^{s(Z_T-Z_0)}\le e^{s^2\|c\|^2/2}",
        ),
        Step(
            "Markov's inequality at s = t/‖c‖².",
            r"\mathbb P[Z_T-Z_0\ge t]\le e^{-st+s^2\|c\|^2/2}=e^{-t^2/(2\|c\|^2)}=\delta",
            uses="markov",
        ),
    ),
    equivalent_forms=(failure_probability, largest_squares),
    source=Source(
        "azuma1967",
        "the inequality of the whole paper, rederived in the proof shown",
        seen_in="Prove2Me's formalization of the paper, and lecture notes",
    ),
    examples=(
        Example(dict(delta=0.05, squares=100), "24.47746830680816", "100 steps of at most 1; mpmath: sqrt(200 ln 20)"),
        Example(dict(delta=0.5, squares=2), "1.665109222315", "mpmath: sqrt(4 ln 2)"),
        Example(dict(squares=100), "0.1353352832366", "mpmath: exp(-400/200)", unknown="delta", at_most=20),
    ),
    forms=(
        PrintedForm(
            formula=both_ends,
            title="in both directions",
            source=Source("mitzenmacher2017", "Azuma-Hoeffding inequality, chapter 13", checked=False),
            compared="looser",
            because="Each direction takes half of δ.",
            examples=(Example(dict(delta=0.05, squares=100), "27.1620303148", "mpmath: sqrt(200 ln 40)"),),
            ends="both",
        ),
    ),
    see_also=(
        "Where steps lie in intervals of length c_i known beforehand, which need not be even around 0, half of it is "
        "enough: mcdiarmid, which is that for the martingale of a function of independent examples."
    ),
)
def azuma_hoeffding(delta: Confidence, squares: SquaredSteps) -> Deviation:
    return sqrt(2 * squares * log(1 / delta))
