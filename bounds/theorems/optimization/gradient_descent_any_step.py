"""Gradient descent on a convex Lipschitz function, for any step size."""

from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONVEX_OBJECTIVE, GRADIENT_DESCENT
from bounds.theorems.optimization._variables import (
    DistanceToBest,
    GradientLength,
    Iterations,
    OptimizationError,
    StepLength,
)
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.trivial import WEIGHTS_ZERO


def steps_needed(
    error: OptimizationError, norm: DistanceToBest, lipschitz: GradientLength, eta: StepLength
) -> Iterations:
    return norm**2 / (2 * eta * (error - eta * lipschitz**2 / 2))


@theorem(
    title="Gradient descent, any step size",
    statement=(
        r"For every $w^*$ with $\|w^*\|\le B$, the mean $\bar w$ of the $T$ weights of gradient descent from 0 with "
        r"step $\eta$ has $f(\bar w)-f(w^*)$ at most this. A sure statement."
    ),
    assumes=(CONVEX_OBJECTIVE, GRADIENT_DESCENT),
    decreasing_in="steps",
    free_parameters="eta",
    proof=(
        Step(
            "Convexity turns values into gradients.",
            r"f(\bar w)-f(w^*)\le\frac1T\sum_t\langle w_t-w^*,\nabla f(w_t)\rangle",
            uses="Jensen's inequality",
        ),
        Step(
            "The squared distances to w* telescope.",
            r"\sum_t\langle w_t-w^*,v_t\rangle\le\frac{\|w^*\|^2}{2\eta}+\frac\eta2\sum_t\|v_t\|^2",
        ),
    ),
    equivalent_forms=(steps_needed,),
    source=Source("shalev-shwartz2014", "Lemma 14.1"),
    examples=(
        Example(dict(steps=100, norm=1, lipschitz=1, eta=0.1), "0.1", "by hand: 1/20 + 0.1/2"),
        Example(dict(steps=100, norm=1, lipschitz=1, eta=0.02), "0.26", "by hand: 1/4 + 0.01"),
        Example(dict(norm=1, lipschitz=1, eta=0.1), "50", "by hand: 1/(0.2 * 0.1)", unknown="steps", at_most=0.15),
    ),
    see_also="Best at η = B/(ρ√T): gradient_descent.",
    trivial=WEIGHTS_ZERO,
)
def gradient_descent_any_step(
    steps: Iterations, norm: DistanceToBest, lipschitz: GradientLength, eta: StepLength
) -> OptimizationError:
    return norm**2 / (2 * eta * steps) + eta * lipschitz**2 / 2
