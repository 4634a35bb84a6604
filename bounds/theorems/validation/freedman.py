"""Freedman's inequality: Bernstein's for a fair game, which may be watched and stopped when one likes."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.validation._assumptions import FAIR_STEPS_OF_KNOWN_VARIANCE
from bounds.theorems.validation._game_variables import LargestStep, SummedVariances
from bounds.theorems.validation._variables import Deviation
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence


def failure_probability(epsilon: Accuracy, variances: SummedVariances, largest_step: LargestStep) -> Confidence:
    return exp(-(epsilon**2) / (2 * (variances + largest_step * epsilon / 3)))


def largest_variances(epsilon: Accuracy, delta: Confidence, largest_step: LargestStep) -> SummedVariances:
    return epsilon**2 / (2 * log(1 / delta)) - largest_step * epsilon / 3


@theorem(
    title="Freedman's inequality",
    statement=(
        r"Let $S_n$ be the sum of the first $n$ steps of a martingale, none of which exceeds $b$, and $V_n$ the sum of "
        r"their variances given the past. For every $t>0$, "
        r"$\mathbb P[\exists n:S_n\ge t\text{ and }V_n\le v]\le e^{-t^2/(2(v+bt/3))}$: with probability at least "
        r"$1-\delta$, at all $n$ with $V_n\le v$ at once, $S_n$ is at most this. One-sided; downwards a step may be of "
        r"any length."
    ),
    assumes=(FAIR_STEPS_OF_KNOWN_VARIANCE,),
    ends="one",
    decreasing_in="delta",
    proof=(
        Step(
            "A step of mean 0 that is at most b has small exponential moments, whatever came before.",
            r"\mathbb E[e^{sX_i}\mid\text{past}]\le1+g\,\mathbb E[X_i^2\mid\text{past}]\le "
            r"e^{g\,(V_i-V_{i-1})},\qquad g=\frac{e^{sb}-1-sb}{b^2}\le\frac{s^2}{2(1-sb/3)}\quad(0<s<3/b)",
            uses="that (e^x - 1 - x)/x² rises in x",
        ),
        Step(
            "So this is never negative, starts at 1 and does not grow on average.",
            r"M_n=e^{sS_n-gV_n}",
        ),
        Step(
            "Wherever the sum is t or more and V at most v, it is large.",
            r"\mathbb P[\exists n:S_n\ge t,\,V_n\le v]\le\mathbb P[\exists n:M_n\ge e^{st-gv}]\le e^{-st+gv}",
            uses="ville",
        ),
        Step(
            "Choose s = t/(v + bt/3), and solve for t.",
            r"e^{-t^2/(2(v+bt/3))}=\delta\iff t^2-\tfrac23b\ln(1/\delta)\,t-2v\ln(1/\delta)=0",
        ),
    ),
    equivalent_forms=(failure_probability, largest_variances),
    source=Source(
        "freedman1975", "Theorem 4.1, its first form, with (1 + u) ln(1 + u) - u ≥ u²/(2 + 2u/3); rederived here",
        seen_in="Prove2Me, FreedmanTail.Bernstein.theorem_4_1",
    ),
    examples=(
        Example(
            dict(delta=0.05, variances=10, largest_step=1), "8.803178782", "mpmath: c + √(c² + 20 ln 20), c = ln(20)/3"
        ),
        Example(dict(delta=0.01, variances=0, largest_step=3), "9.210340372", "by hand: 2 ln 100"),
        Example(
            dict(variances=7, largest_step=1), "0.1353352832366", "mpmath: exp(-36/(2 (7 + 2)))",
            unknown="delta", at_most=6,
        ),
    ),
    see_also=(
        "azuma_hoeffding sees how long steps may be, this how much they vary: of 1,000 steps of at most 1 and "
        "variance 0.01, {{freedman delta=0.05 variances=10 largest_step=1}} instead of "
        "{{azuma_hoeffding delta=0.05 squares=1000}} at δ = 0.05. The proof gives √(2v ln(1/δ)) + b ln(1/δ)/3 "
        "too, as bernstein has it, which is a little less; there the sample size is fixed, here n may be chosen "
        "while the game is watched."
    ),
)  # fmt: skip
def freedman(delta: Confidence, variances: SummedVariances, largest_step: LargestStep) -> Deviation:
    third = largest_step * log(1 / delta) / 3
    return third + sqrt(third**2 + 2 * variances * log(1 / delta))
