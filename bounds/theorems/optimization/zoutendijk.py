"""Zoutendijk's theorem: what steps with both Wolfe conditions can use up of squared gradients and angles."""

from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import SMOOTH_BOUNDED_BELOW, WOLFE_STEPS
from bounds.theorems.optimization._conditions import decrease_below_curvature
from bounds.theorems.optimization._variables import CurvatureShare, DecreaseShare, GapAtStart, GradientSum, Smoothness
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Zoutendijk's theorem",
    statement=(
        r"If $f$ has a $\beta$-Lipschitz gradient and begins $\Delta_0$ above its infimum, and every step goes along "
        r"a direction that descends and satisfies both Wolfe conditions, then the sum of "
        r"$\cos^2\theta_t\|\nabla f(w_t)\|^2$ over all steps is at most this, where $\theta_t$ is the angle between "
        r"the direction and minus the gradient. A sure statement; $f$ need not be convex."
    ),
    assumes=(SMOOTH_BOUNDED_BELOW, WOLFE_STEPS),
    decreasing_in="decrease",
    where=(decrease_below_curvature,),
    proof=(
        Step(
            "The curvature condition and the Lipschitz gradient forbid short steps.",
            r"\beta\,\eta_t\|p_t\|^2\ge\langle\nabla f(w_{t+1})-\nabla f(w_t),p_t\rangle"
            r"\ge(1-c_2)\,|\langle\nabla f(w_t),p_t\rangle|",
        ),
        Step(
            "So by Armijo's condition every step takes its share off the objective.",
            r"f(w_t)-f(w_{t+1})\ge c_1\eta_t|\langle\nabla f(w_t),p_t\rangle|"
            r"\ge\frac{c_1(1-c_2)}\beta\cos^2\theta_t\,\|\nabla f(w_t)\|^2",
        ),
        Step(
            "All steps together take off no more than there is.",
            r"\frac{c_1(1-c_2)}\beta\sum_t\cos^2\theta_t\,\|\nabla f(w_t)\|^2\le\Delta_0",
        ),
    ),
    source=Source("nocedal2006", "theorem 3.2 (section 3.2)", seen_in="public notes that check the book's conditions"),
    examples=(
        Example(
            dict(smoothness=10, start=55, decrease=0.5, curvature=0.75),
            "4400",
            "by hand: 550/(1/8), curvatures 1 and 10",
        ),
        Example(dict(smoothness=1, start=1, decrease=0.25, curvature=0.5), "8", "by hand: 1/(1/4 1/2)"),
    ),
    see_also=(
        "It bounds no rate, and no distance to a minimizer: where the angle stays away from 90 degrees gradients "
        "tend to zero. With a known angle, here 0, and a constant step: gradient_descent_smooth."
    ),
)
def zoutendijk(
    smoothness: Smoothness, start: GapAtStart, decrease: DecreaseShare, curvature: CurvatureShare
) -> GradientSum:
    return smoothness * start / (decrease * (1 - curvature))
