"""Stochastic gradient descent on fresh examples minimizes the true risk itself."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import (
    CONVEX_LIPSCHITZ_LOSS,
    FRESH_EXAMPLES,
    STOCHASTIC_GRADIENT_DESCENT,
    TUNED_STEP,
)
from bounds.theorems.optimization._variables import DistanceToBest, GradientLength, Iterations
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedExcessRisk
from bounds.vocabulary.trivial import WEIGHTS_ZERO
from bounds.vocabulary.variables import Accuracy


def sample_complexity(epsilon: Accuracy, norm: DistanceToBest, lipschitz: GradientLength) -> Iterations:
    return (norm * lipschitz / epsilon) ** 2


@theorem(
    title="SGD, convex and Lipschitz",
    statement=(
        r"The mean of the $T$ weights of stochastic gradient descent with step $\eta=B/(\rho\sqrt T)$ and a fresh "
        "example for every step has, in expectation, a true loss at most this much above the best among all "
        r"$\|w\|\le B$. Not with high probability, and not for the last weights."
    ),
    assumes=(IID, CONVEX_LIPSCHITZ_LOSS, STOCHASTIC_GRADIENT_DESCENT, TUNED_STEP, FRESH_EXAMPLES),
    decreasing_in="steps",
    proof=(
        Step(
            "A fresh example's gradient is right in the mean.", r"\mathbb E[v_t\mid w_t]\in\partial L_{\mathcal D}(w_t)"
        ),
        Step(
            "So the regret of online gradient descent on the losses of the examples bounds it, in expectation.",
            r"\mathbb E\,[L_{\mathcal D}(\bar w)]-L_{\mathcal D}(w^*)\le\frac{B^2}{2\eta T}+\frac{\eta\rho^2}2",
            uses="online_gradient_descent",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Corollary 14.12"),
    examples=(
        Example(dict(steps=100, norm=1, lipschitz=1), "0.1", "by hand: 1/sqrt(100)"),
        Example(dict(norm=1, lipschitz=1), "100", "by hand: 1/0.1^2", unknown="steps", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 9.2.2, the box of the algorithm beside theorem 9.1",
            printed=r"\text{Output: }\bar w=\tfrac1T\sum_{t=1}^Tw^{(t)}\ \text{or}\ \bar w=w^{(T)}",
            right=r"\text{output }\bar w=\tfrac1T\sum_tw^{(t)}",
            consequence="Of the last weights it is false: for T = 2 the larger of w₁ and 0.661w₂ - 0.75w₁ ends .883 "
            "above its least value, not {{sgd_convex steps=2 norm=1 lipschitz=1 digits=3}}. It is an expectation: a "
            "single run may do worse.",
        ),
        Misprint(
            "padova2020",
            "section 9.2, the box of the algorithm, choice of the direction",
            printed=r"\mathbb E[v_t\mid w^{(0)}]\in\partial(w^{(0)})",
            right=r"\mathbb E[v_t\mid w^{(t)}]\in\partial f(w^{(t)})",
            consequence=(
                "The direction belongs to the present weights; with one fixed at the start nothing would be "
                "followed downhill. w(0) does not even exist: the weights begin at w(1)."
            ),
        ),
        Misprint(
            "padova2020",
            "section 9.2, the box of the algorithm, mean of the last weights",
            printed=r"\bar w=\frac1{T-T_0}\sum_{t=T_0}^Tw^{(t)}",
            right=r"\bar w=\frac1{T-T_0}\sum_{t=T_0+1}^Tw^{(t)}",
            consequence=(
                "One term too many for the divisor: too long by a factor 1.02 for T = 100 and T₀ = 50, and by 2 for "
                "T₀ = 99."
            ),
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="online_gradient_descent",
            because="The mean regret, for independent examples.",
            at={"rounds": "steps"},
            value="value / steps",
            equal=True,
        ),
    ),
    see_also=(
        "One example a step: T is the sample size, an eighth of what rlm_tuned needs. Going over the sample a "
        "second time voids the statement about the true risk."
    ),
    trivial=WEIGHTS_ZERO,
)
def sgd_convex(steps: Iterations, norm: DistanceToBest, lipschitz: GradientLength) -> ExpectedExcessRisk:
    return norm * lipschitz / sqrt(steps)
