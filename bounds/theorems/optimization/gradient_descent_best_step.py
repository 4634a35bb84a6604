"""Gradient descent on a smooth and strongly convex function, with the best constant step."""

from bounds.formula.functions import complement_power, exp
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_TWO_OVER_SUM
from bounds.theorems.optimization._variables import ConditionNumber, GeometricSteps, SquaredDistance, StartDistance
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step


def exponential(steps: GeometricSteps, kappa: ConditionNumber, norm: StartDistance) -> SquaredDistance:
    return norm**2 * exp(-4 * steps / (kappa + 1))


@theorem(
    title="Gradient descent, strongly convex and smooth, best constant step",
    statement=(
        r"After $T$ steps of gradient descent with step size $2/(\mu+\beta)$ on a $\mu$-strongly convex function with "
        r"$\beta$-Lipschitz gradient, $\kappa=\beta/\mu$, begun at distance $B$ from the minimizer $w^*$, "
        r"$\|w_T-w^*\|^2$ is at most $\bigl(\frac{\kappa-1}{\kappa+1}\bigr)^{2T}B^2$. A sure statement, and an "
        r"equality for some quadratics."
    ),
    assumes=(SMOOTH_STRONGLY_CONVEX_OBJECTIVE, STEPS_OF_TWO_OVER_SUM),
    decreasing_in="steps",
    proof=(
        Step(
            "Strong convexity and smoothness together bound the product from below.",
            r"\langle\nabla f(w),w-w^*\rangle\ge\frac{\mu\beta}{\mu+\beta}\|w-w^*\|^2+\frac1{\mu+\beta}\|\nabla "
            r"f(w)\|^2",
        ),
        Step(
            "At this step the gradient's length drops out.",
            r"\|w_{t+1}-w^*\|^2\le\Bigl(1-\frac{4\mu\beta}{(\mu+\beta)^2}\Bigr)\|w_t-w^*\|^2"
            r"=\Bigl(1-\frac2{\kappa+1}\Bigr)^2\|w_t-w^*\|^2",
        ),
    ),
    source=Source("nesterov2004", "Theorem 2.1.15", seen_in="a public guide to both editions of the book"),
    examples=(
        Example(dict(steps=1, kappa=3, norm=1), "0.25", "by hand: (2/4)^2"),
        Example(dict(steps=2, kappa=9, norm=10), "40.96", "by hand: 100 (8/10)^4"),
        Example(dict(steps=10, kappa=1, norm=5), "0", "by hand: round level lines are left in one step"),
    ),
    forms=(
        PrintedForm(
            formula=exponential,
            title="exponential form",
            source=Source(
                "bubeck2015",
                "proof of Theorem 3.12",
                seen_in="Prove2Me, ConvexOptAlg.StrongGD.iterated_contraction",
            ),
            compared="looser",
            because="1 - x is at most e^(-x), for x = 2/(κ + 1).",
            examples=(Example(dict(steps=20, kappa=19, norm=3), "0.164840749999", "mpmath: 9 e^-4"),),
        ),
    ),
    see_also="The factor of steepest_descent, here for the distance and for every such function.",
)
def gradient_descent_best_step(steps: GeometricSteps, kappa: ConditionNumber, norm: StartDistance) -> SquaredDistance:
    return norm**2 * complement_power(2 / (kappa + 1), 2 * steps)
