"""Gradient descent on a smooth convex function: the gap falls like 1/T."""

from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONVEX_SMOOTH_OBJECTIVE, STEPS_OF_ONE_OVER_BETA
from bounds.theorems.optimization._variables import GapAtEnd, Iterations, Smoothness, StartDistance
from bounds.vocabulary.citation import Connection, Example, PrintedForm, Source, Step


def steps_needed(gap: GapAtEnd, norm: StartDistance, smoothness: Smoothness) -> Iterations:
    return smoothness * norm**2 / (2 * gap)


def bubeck(steps: Iterations, norm: StartDistance, smoothness: Smoothness) -> GapAtEnd:
    return 2 * smoothness * norm**2 / steps


def nesterov_2004(steps: Iterations, norm: StartDistance, smoothness: Smoothness) -> GapAtEnd:
    return 2 * smoothness * norm**2 / (steps + 4)


@theorem(
    title="Gradient descent, convex and smooth",
    statement=(
        r"After $T$ steps of gradient descent with step size $1/\beta$ on a convex function with $\beta$-Lipschitz "
        r"gradient, begun at distance $B$ from a minimizer $w^*$, the last point has $f(w_T)-f(w^*)$ at most this: the "
        r"rate $1/T$. A sure statement."
    ),
    assumes=(CONVEX_SMOOTH_OBJECTIVE, STEPS_OF_ONE_OVER_BETA),
    decreasing_in="steps",
    proof=(
        Step(
            "A step lowers the value, and a smooth function lies below its parabola.",
            r"f(w_{t+1})\le f(w_t)-\frac1{2\beta}\|\nabla f(w_t)\|^2",
        ),
        Step(
            "With convexity, the gap is bounded by the decrease of the squared distance.",
            r"f(w_{t+1})-f(w^*)\le\frac\beta2\bigl(\|w_t-w^*\|^2-\|w_{t+1}-w^*\|^2\bigr)",
        ),
        Step("Add up; the last gap is the smallest of the T.", r"T\,(f(w_T)-f(w^*))\le\frac\beta2B^2"),
    ),
    equivalent_forms=(steps_needed,),
    source=Source(
        "beck2009",
        "Theorem 3.1, without the nonsmooth part",
        seen_in="Lean's gradient_descent_convex_sublinear_rate, and a FISTA solver that names the theorem",
    ),
    examples=(
        Example(dict(steps=100, norm=1, smoothness=10), "0.05", "by hand: 10/200"),
        Example(dict(steps=8, norm=2, smoothness=1), "0.25", "by hand: 4/16"),
        Example(dict(norm=3, smoothness=4), "1,800", "by hand: 36/0.02", unknown="steps", at_most=0.01),
    ),
    forms=(
        PrintedForm(
            formula=bubeck,
            title="form of Bubeck",
            source=Source(
                "bubeck2015", "Theorem 3.3, which counts the start as step 1", seen_in="Prove2Me, which quotes it"
            ),
            compared="looser",
            because="Its proof gives away a factor 4.",
            examples=(Example(dict(steps=100, norm=10, smoothness=2), "4", "by hand: 2 * 2 * 100/100"),),
        ),
        PrintedForm(
            formula=nesterov_2004,
            title="form of Nesterov",
            source=Source("nesterov2004", "Corollary 2.1.2", seen_in="a public guide to both editions of the book"),
            compared="neither",
            because="Better at the first step only, and up to four times as large later.",
            examples=(Example(dict(steps=96, norm=10, smoothness=2), "4", "by hand: 2 * 2 * 100/100"),),
        ),
    ),
    connections=(
        Connection(
            kind="follows", another="gradient_descent_smooth_sharp", because="The exact worst case is about half."
        ),
    ),
    see_also=(
        "gradient_descent_smooth_sharp halves it and is exact. Without smoothness only 1/√T: gradient_descent. "
        "nesterov has 1/T², gradient_descent_strongly_convex a linear (geometric) rate. Some books print "
        "2βB²/T or 2βB²/(T + 4), by cruder steps of the proof."
    ),
)
def gradient_descent_smooth(steps: Iterations, norm: StartDistance, smoothness: Smoothness) -> GapAtEnd:
    return smoothness * norm**2 / (2 * steps)
