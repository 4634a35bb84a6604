"""Gradient descent on a smooth and strongly convex function: the gap falls geometrically."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_ONE_OVER_BETA
from bounds.theorems.optimization._conditions import strong_convexity_at_most_smoothness
from bounds.theorems.optimization._variables import GapAtEnd, GapAtStart, GeometricSteps, Smoothness, StrongConvexity
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Gradient descent, strongly convex and smooth",
    statement=(
        r"After $T$ steps of gradient descent with step size $1/\beta$ on a $\mu$-strongly convex function with "
        r"$\beta$-Lipschitz gradient, the last point has $f(w_T)-f(w^*)$ at most this: every step keeps at most the "
        r"share $1-\mu/\beta$ of the gap, a linear (geometric) rate. A sure statement."
    ),
    assumes=(SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_ONE_OVER_BETA),
    decreasing_in="steps mu",
    where=(strong_convexity_at_most_smoothness,),
    proof=(
        Step("Smoothness: how far a step goes down.", r"f(w_{t+1})\le f(w_t)-\frac1{2\beta}\|\nabla f(w_t)\|^2"),
        Step(
            "Strong convexity: where the gap is large the gradient is long.",
            r"\|\nabla f(w_t)\|^2\ge2\mu\,(f(w_t)-f(w^*))",
            uses="the Polyak-Lojasiewicz inequality",
        ),
        Step("Together, step after step.", r"f(w_{t+1})-f(w^*)\le\Bigl(1-\frac\mu\beta\Bigr)(f(w_t)-f(w^*))"),
    ),
    source=Source("karimi2016", "Theorem 1", seen_in="public notes that prove the theorem"),
    examples=(
        Example(dict(steps=2, mu=1, smoothness=2, start=4), "1", "by hand: 4/4"),
        Example(dict(steps=3, mu=1, smoothness=10, start=1), "0.729", "by hand: 0.9^3"),
        Example(dict(steps=5, mu=3, smoothness=3, start=7), "0", "by hand: a round parabola is left in one step"),
        Example(
            dict(mu=1, smoothness=10, start=1),
            "66",
            "mpmath: ln 1000/(-ln 0.9) = 65.563",
            unknown="steps",
            at_most=0.001,
        ),
    ),
    see_also=(
        "Convexity along the gradient's way is all the proof needs (Polyak-Lojasiewicz). With exact line search on a "
        "quadratic: steepest_descent. gradient_descent_strongly_convex_distance is about the distance, "
        "nesterov_strongly_convex has √(μ/β) instead of μ/β."
    ),
)
def gradient_descent_strongly_convex(
    steps: GeometricSteps, mu: StrongConvexity, smoothness: Smoothness, start: GapAtStart
) -> GapAtEnd:
    return start * complement_power(mu / smoothness, steps)
