"""Nesterov's acceleration: the square of the number of steps below the line."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONVEX_SMOOTH_OBJECTIVE, NESTEROV
from bounds.theorems.optimization._variables import GapAtEnd, Iterations, Smoothness, StartDistance
from bounds.vocabulary.citation import Example, Source, Step


def steps_needed(gap: GapAtEnd, norm: StartDistance, smoothness: Smoothness) -> Iterations:
    return sqrt(2 * smoothness / gap) * norm - 1


@theorem(
    title="Nesterov's accelerated gradient",
    statement=(
        r"After $T$ steps of Nesterov's method on a convex function with $\beta$-Lipschitz gradient, begun at distance "
        r"$B$ from a minimizer, $f(w_T)-f(w^*)$ is at most this. A sure statement, about the last point."
    ),
    assumes=(CONVEX_SMOOTH_OBJECTIVE, NESTEROV),
    decreasing_in="steps",
    proof=(
        Step(
            "A gradient step from u makes the value fall below every tangent.",
            r"f(w_t)\le f(x)+\beta\langle u_t-w_t,u_t-x\rangle-\tfrac\beta2\|u_t-w_t\|^2\quad\text{for every }x",
            uses="convexity, and the quadratic upper bound of a smooth function",
        ),
        Step(
            "Take it at $w_{t-1}$, and at $w^*$ with weight $1/a_t$: since $a_t^2-a_t=a_{t-1}^2$, a sum never grows.",
            r"a_t^2\,(f(w_t)-f(w^*))+\tfrac\beta2\|a_tw_t-(a_t-1)w_{t-1}-w^*\|^2",
        ),
        Step(
            "At first it is at most β B²/2, and a_t is at least (t + 1)/2.",
            r"f(w_T)-f(w^*)\le\frac{\beta B^2}{2a_T^2}\le\frac{2\beta B^2}{(T+1)^2}",
        ),
    ),
    equivalent_forms=(steps_needed,),
    source=Source(
        "beck2009",
        "Theorem 4.4, without the non-smooth part; Nesterov 1983",
        seen_in="tests of a FISTA solver, and a Lean file that names the theorem",
    ),
    examples=(
        Example(dict(steps=9, norm=1, smoothness=1), "0.02", "by hand: 2/100"),
        Example(
            dict(norm=2, smoothness=3), "154", "by hand: sqrt(24/.001) - 1 = 153.9", unknown="steps", at_most=0.001
        ),
    ),
    see_also=(
        "Plain gradient descent with step 1/β has T instead of (T + 1)²/4, up to a constant; conjugate_gradient uses "
        "that a quadratic is also curved from below. No method that adds up gradients beats 3βB²/(32(T + 1)²) while T "
        "is below half the dimension."
    ),
)
def nesterov(steps: Iterations, norm: StartDistance, smoothness: Smoothness) -> GapAtEnd:
    return 2 * smoothness * norm**2 / (steps + 1) ** 2
