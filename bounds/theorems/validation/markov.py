"""Markov's inequality: what the mean alone guarantees."""

from typing import Annotated

from bounds.theorem import theorem
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.domain import Interval
from bounds.vocabulary.quantities import Probability
from bounds.vocabulary.variables import Confidence, Number, Variable

NEVER_NEGATIVE = Assumption("never_negative", "The variable is never negative, and has a mean.", "world")
Mean = Annotated[
    Number,
    Variable("mean", r"\mu", "mean of the variable", "", Interval(0, 1e6), (0.01, 10), 1.0),
]
Level = Annotated[
    Number,
    Variable(
        "level", "t", "level that is reached", "", Interval(0, 1e6, closed_low=False, floor=1e-200), (0.1, 100), 10.0
    ),
]


def level_seldom_reached(delta: Confidence, mean: Mean) -> Level:
    return mean / delta


def largest_mean(delta: Confidence, level: Level) -> Mean:
    return delta * level


@theorem(
    title="Markov's inequality",
    statement=(
        r"A random variable $X$ that is never negative and has mean $\mu$ reaches the level $t>0$ with probability "
        r"$\mathbb P[X\ge t]\le\mu/t$."
    ),
    assumes=(NEVER_NEGATIVE,),
    decreasing_in="level",
    proof=(
        Step(
            "X is at least t wherever it reaches t, and at least 0 elsewhere; take means.",
            r"t\,\mathbb 1[X\ge t]\le X\;\Rightarrow\;t\,\mathbb P[X\ge t]\le\mu",
        ),
    ),
    equivalent_forms=(level_seldom_reached, largest_mean),
    source=Source("shalev-shwartz2014", "section B.1, equation (B.2)"),
    examples=(
        Example(dict(mean=5, level=12), "0.4166666667", "public notes: 5/12 for a Poisson variable of mean 5"),
        Example(dict(mean=0.01, level=0.1), "0.1", "by hand: an expected risk of 1%, a risk of 10% or more"),
        Example(dict(mean=2), "40", "by hand: 2/0.05", unknown="level", at_most=0.05),
    ),
    see_also=(
        "It turns a bound on an expected risk, as of the leave-one-out argument, into one that holds with probability "
        "1 - δ, at the cost of a factor 1/δ. chebyshev is the same for the square of the distance from the mean, and "
        "Chernoff's method the same for an exponential."
    ),
)
def markov(mean: Mean, level: Level) -> Probability:
    return mean / level
