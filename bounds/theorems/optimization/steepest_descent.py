"""Gradient descent with exact line search on a quadratic: each step keeps a share given by the condition number."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import EXACT_STEPS, QUADRATIC_OBJECTIVE
from bounds.theorems.optimization._variables import ConditionNumber, GapAtEnd, GapAtStart, LineSearches
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Steepest descent on a quadratic",
    statement=(
        r"After $T$ steps of gradient descent with exact line search, $f(w_T)-f(w^*)$ is at most this. A sure "
        r"statement, and an equality for the worst start: the steps then zigzag across the valley."
    ),
    assumes=(QUADRATIC_OBJECTIVE, EXACT_STEPS),
    decreasing_in="steps",
    proof=(
        Step(
            "An exact step takes off a share of the gap that the gradient g alone decides.",
            r"f(w_{t+1})-f(w^*)=\Bigl(1-\frac{(g^\top g)^2}{(g^\top Hg)(g^\top H^{-1}g)}\Bigr)(f(w_t)-f(w^*))",
        ),
        Step(
            "The share is never below that of a gradient halfway between the extreme directions.",
            r"\frac{(g^\top g)^2}{(g^\top Hg)(g^\top H^{-1}g)}\ge\frac{4\kappa}{(\kappa+1)^2}",
            uses="Kantorovich's inequality",
        ),
        Step(
            "What is left of the gap is a square.", r"1-\frac{4\kappa}{(\kappa+1)^2}=\Bigl(1-\frac2{\kappa+1}\Bigr)^2"
        ),
    ),
    source=Source("nocedal2006", "theorem 3.3 (section 3.3)"),
    examples=(
        Example(dict(steps=1, kappa=3, start=1), "0.25", "by hand: (2/4)^2"),
        Example(dict(steps=2, kappa=9, start=2), "0.8192", "by hand: 2 (8/10)^4"),
        Example(dict(steps=10, kappa=1, start=5), "0", "by hand: round level lines are left in one step"),
        Example(dict(kappa=50, start=1), "58", "mpmath: ln 100/(2 ln(51/49)) = 57.557", unknown="steps", at_most=0.01),
    ),
    see_also="gradient_descent needs neither curvature nor smoothness and guarantees 1/√T only.",
)
def steepest_descent(steps: LineSearches, kappa: ConditionNumber, start: GapAtStart) -> GapAtEnd:
    return start * complement_power(2 / (kappa + 1), 2 * steps)
