"""Gradient descent on a convex Lipschitz function, with the step size that suits the number of steps."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import CONVEX_OBJECTIVE, GRADIENT_DESCENT, TUNED_STEP
from bounds.theorems.optimization._variables import DistanceToBest, GradientLength, Iterations, OptimizationError
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.trivial import WEIGHTS_ZERO


def steps_needed(error: OptimizationError, norm: DistanceToBest, lipschitz: GradientLength) -> Iterations:
    return (norm * lipschitz / error) ** 2


@theorem(
    title="Gradient descent, convex and Lipschitz",
    statement=(
        r"For every $w^*$ with $\|w^*\|\le B$, the mean $\bar w$ of the $T$ weights of gradient descent from 0 with "
        r"step $\eta=B/(\rho\sqrt T)$ has $f(\bar w)-f(w^*)$ at most this. A sure statement, about the mean (or the "
        "best) of the weights, not the last."
    ),
    assumes=(CONVEX_OBJECTIVE, GRADIENT_DESCENT, TUNED_STEP),
    decreasing_in="steps",
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
        Step("Choose η.", r"\frac{B^2}{2\eta T}+\frac{\eta\rho^2}2=\frac{B\rho}{\sqrt T}"),
    ),
    equivalent_forms=(steps_needed,),
    source=Source("shalev-shwartz2014", "Corollary 14.2"),
    examples=(
        Example(
            dict(steps=100, norm=1, lipschitz=1), "0.1", "by hand: 1/sqrt(100); |w - 0.6| from 0 came to .021 when run"
        ),
        Example(dict(norm=1, lipschitz=1), "10,000", "by hand: 1/0.01^2", unknown="steps", at_most=0.01),
        Example(dict(norm=2, lipschitz=3), "3,600", "by hand: (6/0.1)^2", unknown="steps", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "lemma 9.1",
            printed=r"\text{if we run the GD algorithm: }f(\bar w)-f(w^*)\le\frac{B\rho}{\sqrt T}",
            right=r"w^{(1)}=0,\ \text{or }B\ge\|w^*-w^{(1)}\|:\ f(\bar w)-f(w^*)\le\frac{B\rho}{\sqrt T}",
            consequence="Of the algorithm before it 0 is only an example of a start. From elsewhere the bound fails: "
            "f = |w - 0.6|, B = 1, and a start at 100 leaves an error near 94 after 100 steps of 0.1, not "
            "{{gradient_descent steps=100 norm=1 lipschitz=1}}.",
        ),
        Misprint(
            "padova2020",
            "section 9.1, output of the algorithm",
            printed=r"\text{The output could also be the last vector, }w^{(T)}",
            right=r"\text{the bound is for }\bar w\text{ (or the best of the }w^{(t)})",
            consequence="Lemma 9.1 is about the mean. Of the last weights Bρ/√T is not true: see the misprints of "
            "sgd_convex.",
            verdict="convention",
        ),
        Misprint(
            "padova2020",
            "section 9.1, update step",
            printed=r"w^{(t+1)}=w^{(t)}+\eta\nabla f(w^{(t)})",
            right=r"w^{(t+1)}=w^{(t)}-\eta\nabla f(w^{(t)})",
            consequence=(
                "Uphill: ten steps of 0.01 from 0 on 25(x + 6)² + (y - 8)² lead to 2.99·10⁶, the right ones to 42.73."
            ),
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="sgd_convex",
            because="All examples have the same loss: nothing is left to chance.",
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="gradient_descent_any_step",
            because="The best step size.",
            at={"eta": "norm / (lipschitz * sqrt(steps))"},
            equal=True,
        ),
    ),
    see_also="gradient_descent_any_step leaves η free; sgd_convex is the same bound with noisy gradients, in "
    "expectation.",
    trivial=WEIGHTS_ZERO,
)
def gradient_descent(steps: Iterations, norm: DistanceToBest, lipschitz: GradientLength) -> OptimizationError:
    return norm * lipschitz / sqrt(steps)
