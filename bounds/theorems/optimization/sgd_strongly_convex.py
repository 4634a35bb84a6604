"""Stochastic gradient descent on a strongly convex function, with steps 1/(λt)."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import NOISY_GRADIENTS, STEPS_OVER_T, STRONGLY_CONVEX_OBJECTIVE
from bounds.theorems.optimization._variables import (
    ExpectedOptimizationError,
    Iterations,
    StrongConvexityOfObjective,
    WholeGradientLength,
)
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="SGD, strongly convex",
    statement=(
        r"With steps $1/(\lambda t)$, the mean of the $T$ weights of stochastic gradient descent on a "
        r"$\lambda$-strongly convex $f$ has, in expectation, $f(\bar w)-f(w^*)$ at most this for its minimizer $w^*$."
    ),
    assumes=(STRONGLY_CONVEX_OBJECTIVE, NOISY_GRADIENTS, STEPS_OVER_T),
    decreasing_in="steps lam",
    proof=(
        Step(
            "Strong convexity adds a square to the first-order inequality.",
            r"\langle w_t-w^*,\nabla f(w_t)\rangle\ge f(w_t)-f(w^*)+\frac\lambda2\|w_t-w^*\|^2",
        ),
        Step(
            "With these steps the squares telescope to nothing, and the steps add up to a harmonic sum.",
            r"\sum_t\big(\mathbb E f(w_t)-f(w^*)\big)\le\frac{\rho^2}{2\lambda}\sum_{t=1}^T\frac1t\le"
            r"\frac{\rho^2}{2\lambda}(1+\ln T)",
        ),
        Step("Divide by T.", uses="Jensen's inequality"),
    ),
    source=Source("shalev-shwartz2014", "Theorem 14.11"),
    examples=(
        Example(dict(steps=1000, lam=0.1, lipschitz=1), "0.03953877639", "mpmath: (1 + ln 1000)/200"),
        Example(
            dict(lam=0.1, lipschitz=1),
            "764",
            "mpmath: smallest T with (1 + ln T)/(0.2 T) <= 0.05",
            unknown="steps",
            at_most=0.05,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="online_gradient_descent_strongly_convex",
            because="The mean regret, for independent examples.",
            at={"rounds": "steps", "curvature": "lam"},
            value="value / steps",
            equal=True,
        ),
    ),
    see_also=(
        "Here ρ bounds the whole gradient, regularizer included; sgd_regularised has the loss's own ρ. Nearly 1/T "
        "against the 1/√T of sgd_convex."
    ),
)
def sgd_strongly_convex(
    steps: Iterations, lam: StrongConvexityOfObjective, lipschitz: WholeGradientLength
) -> ExpectedOptimizationError:
    return lipschitz**2 / (2 * lam * steps) * (1 + log(steps))
