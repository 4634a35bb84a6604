"""The perceptron's mistakes by hinge losses, with the quadratic solved exactly."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, UNIT_COMPARATOR
from bounds.theorems.online._variables import HingeSum
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, PERCEPTRON
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Margin, Radius


def comparator_losses(mistakes: Mistakes, radius: Radius, gamma: Margin) -> HingeSum:
    return mistakes - sqrt(mistakes) * radius / gamma


@theorem(
    title="Perceptron mistakes, hinge loss, sharp",
    statement=(
        r"On every sequence with $\|x_t\|\le\rho$ the perceptron makes at most this many mistakes, for every margin "
        r"$\gamma>0$ and every $v$ with $\|v\|\le1$ whose hinge losses $\big(1-y_t\langle "
        r"v,x_t\rangle/\gamma\big)_+$ add up to $H$. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, BOUNDED_EXAMPLES, PERCEPTRON, UNIT_COMPARATOR),
    decreasing_in="gamma",
    proof=(
        Step(
            "Add up over the M mistakes; the weights are never longer than ρ√M.",
            r"M\le H+\frac\rho\gamma\sqrt M",
            uses="Cauchy-Schwarz inequality",
        ),
        Step(
            "Solve for the root of M.", r"\sqrt M\le\frac12\Big(\frac\rho\gamma+\sqrt{\frac{\rho^2}{\gamma^2}+4H}\Big)"
        ),
    ),
    equivalent_forms=(comparator_losses,),
    source=Source("mohri2018", "Theorem 8.11, before its last step"),
    examples=(
        Example(dict(radius=1, gamma=0.1, hinge_sum=25), "145.7106781", "mpmath: ((10 + sqrt(200))/2)^2"),
        Example(dict(radius=1, gamma=1, hinge_sum=2), "4", "by hand: ((1 + 3)/2)^2"),
        Example(dict(radius=1, gamma=1), "6", "by hand: 9 - 3", unknown="hinge_sum", at_most=9),
    ),
    see_also="Never above perceptron_hinge; equal to perceptron_mistakes where H = 0.",
)
def perceptron_hinge_sharp(radius: Radius, gamma: Margin, hinge_sum: HingeSum) -> Mistakes:
    ratio = radius / gamma
    return ((ratio + sqrt(ratio**2 + 4 * hinge_sum)) / 2) ** 2
