"""The perceptron on examples that no one separates: mistakes counted by the hinge losses of a comparator."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, UNIT_COMPARATOR
from bounds.theorems.online._variables import HingeSum
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, PERCEPTRON
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Margin, Radius


def comparator_losses(mistakes: Mistakes, radius: Radius, gamma: Margin) -> HingeSum:
    return (sqrt(mistakes) - radius / gamma) ** 2


@theorem(
    title="Perceptron mistakes, hinge loss",
    statement=(
        r"On every sequence with $\|x_t\|\le\rho$ the perceptron makes at most this many mistakes, for every margin "
        r"$\gamma>0$ and every $v$ with $\|v\|\le1$ whose hinge losses $\big(1-y_t\langle "
        r"v,x_t\rangle/\gamma\big)_+$ add up to $H$. A sure statement."
    ),
    assumes=(ANY_SEQUENCE, BOUNDED_EXAMPLES, PERCEPTRON, UNIT_COMPARATOR),
    decreasing_in="gamma",
    proof=(
        Step(
            "Add up over the M mistakes.",
            r"M\le\sum_t\Big(1-\frac{y_t\langle v,x_t\rangle}\gamma\Big)_++\frac1\gamma\Big\langle "
            r"v,\sum_ty_tx_t\Big\rangle",
        ),
        Step("The weights stay short.", r"\Big\|\sum_ty_tx_t\Big\|\le\rho\sqrt M"),
        Step(
            "Solve the quadratic inequality.",
            r"M\le H+\frac\rho\gamma\sqrt M\ \Rightarrow\ \sqrt M\le\frac\rho\gamma+\sqrt H",
        ),
    ),
    equivalent_forms=(comparator_losses,),
    source=Source("mohri2018", "Theorem 8.11"),
    examples=(
        Example(dict(radius=1, gamma=0.1, hinge_sum=25), "225.0", "by hand: (10 + 5)^2"),
        Example(dict(radius=1, gamma=0.1, hinge_sum=0), "100", "by hand: 10^2, Novikoff's bound"),
        Example(dict(radius=1, gamma=0.1), "25.0", "by hand: (15 - 10)^2", unknown="hinge_sum", at_most=225),
    ),
    connections=(
        Connection(
            kind="follows",
            another="perceptron_hinge_sharp",
            because="A root of a sum is at most the sum of the roots.",
        ),
    ),
    see_also=(
        "With H = 0 it is perceptron_mistakes. perceptron_hinge_sharp solves the quadratic exactly: "
        "{{perceptron_hinge_sharp radius=1 gamma=0.1 hinge_sum=25 digits=4}} instead of "
        "{{perceptron_hinge radius=1 gamma=0.1 hinge_sum=25}}. perceptron_squared_hinge measures the misses by "
        "squares. γ is held fixed together with H here, though a smaller γ makes H smaller too."
    ),
)
def perceptron_hinge(radius: Radius, gamma: Margin, hinge_sum: HingeSum) -> Mistakes:
    return (radius / gamma + sqrt(hinge_sum)) ** 2
