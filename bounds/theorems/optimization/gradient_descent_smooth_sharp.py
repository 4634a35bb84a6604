"""Gradient descent on a smooth convex function: the exact worst case."""

from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONVEX_SMOOTH_OBJECTIVE, STEPS_OF_ONE_OVER_BETA
from bounds.theorems.optimization._variables import GapAtEnd, Iterations, Smoothness, StartDistance
from bounds.vocabulary.citation import Example, Source, Step


def steps_needed(gap: GapAtEnd, norm: StartDistance, smoothness: Smoothness) -> Iterations:
    return smoothness * norm**2 / (4 * gap) - 1 / 2


@theorem(
    title="Gradient descent, convex and smooth, exact worst case",
    statement=(
        r"After $T$ steps of gradient descent with step size $1/\beta$ on a convex function with $\beta$-Lipschitz "
        r"gradient, begun at distance $B$ from a minimizer $w^*$, the last point has $f(w_T)-f(w^*)$ at most this. A "
        r"sure statement, and an equality for one Huber function."
    ),
    assumes=(CONVEX_SMOOTH_OBJECTIVE, STEPS_OF_ONE_OVER_BETA),
    decreasing_in="steps",
    proof=(
        Step(
            "The largest gap over all such functions is a semidefinite program; a point of its dual bounds it.",
            uses="performance estimation",
        ),
        Step(
            "It is reached, for B = β = 1, by a parabola that goes on as a straight line from |w| = 1/(2T + 1).",
            r"f(w)=\frac{|w|}{2T+1}-\frac1{2(2T+1)^2},\quad w_T=\frac{T+1}{2T+1},\quad f(w_T)=\frac1{2(2T+1)}",
        ),
    ),
    equivalent_forms=(steps_needed,),
    source=Source(
        "drori2014",
        "Theorems 3.1 and 3.2 of arXiv:1206.3209, step size 1/β",
        seen_in="documentation of chainbench, and notes on PEPit",
    ),
    examples=(
        Example(dict(steps=2, norm=1, smoothness=1), "0.1", "by hand: 1/10; the Huber function reaches it"),
        Example(dict(steps=1, norm=3, smoothness=2), "3", "by hand: 18/6"),
        Example(dict(norm=1, smoothness=1), "25", "by hand: 1/(4T + 2) <= 0.01", unknown="steps", at_most=0.01),
    ),
    see_also="Half of gradient_descent_smooth for many steps, and no smaller number is true.",
)
def gradient_descent_smooth_sharp(steps: Iterations, norm: StartDistance, smoothness: Smoothness) -> GapAtEnd:
    return smoothness * norm**2 / (4 * steps + 2)
