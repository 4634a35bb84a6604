"""The perceptron on examples that no one separates, after Freund and Schapire."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, UNIT_COMPARATOR
from bounds.theorems.online._variables import Deviation
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, PERCEPTRON
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Margin, Radius


def largest_deviation(mistakes: Mistakes, radius: Radius, gamma: Margin) -> Deviation:
    return gamma * sqrt(mistakes) - radius


@theorem(
    title="Perceptron mistakes, squared misses (Freund and Schapire)",
    statement=(
        r"On every sequence with $\|x_t\|\le\rho$ the perceptron makes at most this many mistakes, for every margin "
        r"$\gamma>0$ and every unit $v$, where $\Delta^2=\sum_t\big(\gamma-y_t\langle v,x_t\rangle\big)_+^2$. A sure "
        "statement."
    ),
    assumes=(ANY_SEQUENCE, BOUNDED_EXAMPLES, PERCEPTRON, UNIT_COMPARATOR),
    decreasing_in="gamma",
    proof=(
        Step(
            "Hinge losses and the length of the weights.",
            r"M\le\sum_{\text{mistakes}}\Big(1-\frac{y_t\langle v,x_t\rangle}\gamma\Big)_++\frac\rho\gamma\sqrt M",
            uses="perceptron_hinge_sharp",
        ),
        Step(
            "The sum has M terms.",
            r"\sum_{\text{mistakes}}(\dots)_+\le\sqrt M\,\frac\Delta\gamma",
            uses="Cauchy-Schwarz inequality",
        ),
        Step("Divide by the root of M."),
    ),
    equivalent_forms=(largest_deviation,),
    source=Source("freund1999", "Theorem 2; Mohri et al. 2018, Theorem 8.12"),
    examples=(
        Example(dict(radius=1, gamma=0.1, deviation=0.5), "225", "by hand: (1.5/0.1)^2"),
        Example(dict(radius=1, gamma=0.5, deviation=0), "4", "by hand: Novikoff's bound"),
        Example(dict(radius=1, gamma=0.1), "0.5", "by hand: 0.1 * 15 - 1", unknown="deviation", at_most=225),
    ),
    see_also="perceptron_hinge adds the misses themselves up, not their squares; neither is always better.",
)
def perceptron_squared_hinge(radius: Radius, gamma: Margin, deviation: Deviation) -> Mistakes:
    return ((radius + deviation) / gamma) ** 2
