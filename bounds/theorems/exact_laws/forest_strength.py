"""Breiman: a random forest is as good as its trees are strong and unlike."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.exact_laws._variables import EnsembleRisk, MarginCorrelation, Strength
from bounds.vocabulary.assumptions import ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.variables import Accuracy


def strength_needed(epsilon: Accuracy, correlation: MarginCorrelation) -> Strength:
    return sqrt(correlation / (epsilon + correlation))


@theorem(
    title="Strength and correlation of a forest",
    statement=(
        r"A vote of infinitely many trees whose margin has mean $s>0$, and whose raw margins have mean correlation "
        r"$\rho$, every pair weighing as the product of its standard deviations, is wrong with at most this "
        r"probability. Certain, for true values of $s$ and $\rho$."
    ),
    assumes=(ZERO_ONE_LOSS,),
    decreasing_in="strength",
    proof=(
        Step(
            "The vote is wrong where its margin is not positive.",
            r"\mathbb P[M\le0]\le\frac{\mathrm{Var}(M)}{s^2}",
            uses="chebyshev",
        ),
        Step(
            "The margin's variance is a mean of covariances of trees.",
            r"\mathrm{Var}(M)\le\rho\,(1-s^2)",
        ),
    ),
    equivalent_forms=(strength_needed,),
    source=Source("breiman2001", "Theorem 2.3"),
    examples=(
        Example(dict(strength=0.5, correlation=0.1), "0.3", "by hand: 0.1 * 0.75/0.25"),
        Example(dict(strength=1, correlation=0.5), "0", "by hand: every tree always right"),
    ),
    see_also="c_bound uses Cantelli's inequality instead of Chebyshev's, and is never worse.",
)
def forest_strength(strength: Strength, correlation: MarginCorrelation) -> EnsembleRisk:
    return correlation * (1 - strength**2) / strength**2
