"""Gradient descent on a smooth and strongly convex function: the distance to the minimizer falls geometrically."""

from bounds.formula.functions import complement_power, exp
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_ONE_OVER_BETA
from bounds.theorems.optimization._conditions import strong_convexity_at_most_smoothness
from bounds.theorems.optimization._variables import (
    GeometricSteps,
    Smoothness,
    SquaredDistance,
    StartDistance,
    StrongConvexity,
)
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step


def exponential(
    steps: GeometricSteps, mu: StrongConvexity, smoothness: Smoothness, norm: StartDistance
) -> SquaredDistance:
    return norm**2 * exp(-steps * mu / smoothness)


@theorem(
    title="Gradient descent, strongly convex and smooth, distance",
    statement=(
        r"After $T$ steps of gradient descent with step size $1/\beta$ on a $\mu$-strongly convex function with "
        r"$\beta$-Lipschitz gradient, begun at distance $B$ from the minimizer $w^*$, $\|w_T-w^*\|^2$ is at most this. "
        r"A sure statement."
    ),
    assumes=(SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_ONE_OVER_BETA),
    decreasing_in="steps mu",
    where=(strong_convexity_at_most_smoothness,),
    proof=(
        Step(
            "What a step does to the squared distance.",
            r"\|w_{t+1}-w^*\|^2=\|w_t-w^*\|^2-\frac2\beta\langle\nabla f(w_t),w_t-w^*\rangle"
            r"+\frac1{\beta^2}\|\nabla f(w_t)\|^2",
        ),
        Step(
            "Strong convexity bounds the product from below, smoothness the gradient from above.",
            r"\langle\nabla f(w),w-w^*\rangle\ge f(w)-f(w^*)+\frac\mu2\|w-w^*\|^2,\quad"
            r"\|\nabla f(w)\|^2\le2\beta(f(w)-f(w^*))",
        ),
        Step("The gaps cancel.", r"\|w_{t+1}-w^*\|^2\le\Bigl(1-\frac\mu\beta\Bigr)\|w_t-w^*\|^2"),
    ),
    source=Source("bubeck2015", "Theorem 3.10, before 1 - x is bounded by an exponential"),
    examples=(
        Example(dict(steps=2, mu=1, smoothness=2, norm=2), "1", "by hand: 4/4"),
        Example(dict(steps=3, mu=1, smoothness=10, norm=1), "0.729", "by hand: 0.9^3"),
        Example(
            dict(mu=1, smoothness=10, norm=1),
            "66",
            "mpmath: ln 1000/(-ln 0.9) = 65.563",
            unknown="steps",
            at_most=0.001,
        ),
    ),
    forms=(
        PrintedForm(
            formula=exponential,
            title="exponential form",
            source=Source("bubeck2015", "Theorem 3.10", checked=False),
            compared="looser",
            because="1 - x is at most e^(-x).",
            examples=(Example(dict(steps=50, mu=0.1, smoothness=1, norm=2), "0.0269517879963", "mpmath: 4 e^-5"),),
        ),
    ),
    see_also=(
        "Books that print e^(-Tμ/β) B² have bounded 1 - x by its exponential. A finer proof gives (1 - μ/β)^(2T) for "
        "this step; gradient_descent_best_step has the step that makes it smallest."
    ),
)
def gradient_descent_strongly_convex_distance(
    steps: GeometricSteps, mu: StrongConvexity, smoothness: Smoothness, norm: StartDistance
) -> SquaredDistance:
    return norm**2 * complement_power(mu / smoothness, steps)
