"""Nesterov's accelerated gradient descent on a smooth and strongly convex function."""

from bounds.formula.functions import complement_power, sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import NESTEROV_STEPS_STRONGLY_CONVEX, SMOOTH_STRONGLY_CONVEX_OBJECTIVE
from bounds.theorems.optimization._conditions import strong_convexity_at_most_smoothness
from bounds.theorems.optimization._variables import (
    GapAtEnd,
    GapAtStart,
    GeometricSteps,
    Smoothness,
    StartDistance,
    StrongConvexity,
)
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Nesterov's acceleration, strongly convex and smooth",
    statement=(
        r"After $T$ accelerated steps on a $\mu$-strongly convex function with $\beta$-Lipschitz gradient, begun at "
        r"distance $B$ from the minimizer $w^*$ and $\Delta_0$ above its value, $f(w_T)-f(w^*)$ is at most this. A "
        r"sure statement."
    ),
    assumes=(SMOOTH_STRONGLY_CONVEX_OBJECTIVE, NESTEROV_STEPS_STRONGLY_CONVEX),
    decreasing_in="steps",
    non_monotone="mu",
    where=(strong_convexity_at_most_smoothness,),
    proof=(
        Step(
            "Parabolas that the steps keep above the minimum so far close in on the function from below.",
            r"\phi_{t}(w)-f(w)\le(1-q)^t(\phi_0(w)-f(w)),\qquad f(w_t)\le\min\phi_t,\qquad q=\sqrt{\mu/\beta}",
            uses="Nesterov's estimate sequences",
        ),
        Step("They begin at a parabola of curvature μ.", r"\phi_0(w^*)-f(w^*)=\Delta_0+\frac\mu2B^2"),
    ),
    source=Source(
        "nesterov2004",
        "section 2.2.1, constant step scheme III",
        seen_in="tests of a library of optimizers, and the book's edition of 2018",
    ),
    examples=(
        Example(dict(steps=1, mu=1, smoothness=4, start=1, norm=2), "1.5", "by hand: (1/2)(1 + 2)"),
        Example(dict(steps=2, mu=1, smoothness=100, start=1, norm=1), "1.215", "by hand: 0.81 * 1.5"),
        Example(
            dict(mu=1, smoothness=100, start=1, norm=1),
            "70",
            "mpmath: ln 1500/(-ln 0.9) = 69.41",
            unknown="steps",
            at_most=0.001,
        ),
    ),
    see_also=(
        "√(μ/β) instead of the μ/β of gradient_descent_strongly_convex: ten times fewer steps at β = 100 μ, for a "
        "start that costs at most twice as much (μB²/2 is never above Δ₀)."
    ),
)
def nesterov_strongly_convex(
    steps: GeometricSteps,
    mu: StrongConvexity,
    smoothness: Smoothness,
    start: GapAtStart,
    norm: StartDistance,
) -> GapAtEnd:
    return (start + mu * norm**2 / 2) * complement_power(sqrt(mu / smoothness), steps)
