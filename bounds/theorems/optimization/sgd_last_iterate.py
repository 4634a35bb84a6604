"""The last point of stochastic gradient descent is good too, up to a logarithm."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.optimization._assumptions import (
    CONVEX_ON_BOUNDED_SET,
    NOISY_GRADIENTS_GIVEN_PAST,
    PROJECTED_ROOT_STEPS,
)
from bounds.theorems.optimization._variables import DomainDiameter, ExpectedErrorOfLast, GradientLength, Iterations
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="SGD, the last point",
    statement=(
        r"Projected stochastic gradient descent with steps $\frac D{\rho\sqrt{2t}}$ ends, in expectation, at most "
        "this much above the minimum of a convex function on its set. About the last point itself, not a mean; "
        "the number of steps need not be known beforehand."
    ),
    assumes=(CONVEX_ON_BOUNDED_SET, NOISY_GRADIENTS_GIVEN_PAST, PROJECTED_ROOT_STEPS),
    decreasing_in="steps",
    proof=(
        Step(
            "Compare the last k + 1 points with the first of them: its own distance to itself is 0.",
            r"\sum_{t=T-k}^T\mathbb E[f(w_t)-f(w_{T-k})]\le A\,\frac{k+1}{\sqrt T},\qquad "
            r"A=\frac{D^2}{2c}+c\rho^2,\ \eta_t=\frac c{\sqrt t}",
        ),
        Step(
            "So the mean S_k of their values falls little behind that of one point fewer; add up from all points to "
            "the last.",
            r"\mathbb E[S_{k-1}]\le\mathbb E[S_k]+\frac A{k\sqrt T},\qquad"
            r"\mathbb E[f(w_T)]\le\mathbb E[S_{T-1}]+\frac A{\sqrt T}\sum_{k=1}^{T-1}\frac1k",
        ),
        Step(
            "The mean of all is within A/√T of the best; the sum is at most 1 + ln T; choose c.",
            r"\frac{A(2+\ln T)}{\sqrt T},\qquad c=\frac D{\rho\sqrt2},\ A=\sqrt2\,D\rho",
        ),
    ),
    source=Source(
        "shamir2013",
        "Theorem 2; its proof, with the constants kept as they come out",
        seen_in="a paper on private descent that applies it",
    ),
    examples=(
        Example(dict(steps=10_000, diameter=2, lipschitz=1), "0.3170763", "mpmath: 2 sqrt(2) (2 + ln 10^4)/100"),
        Example(
            dict(diameter=1, lipschitz=1),
            "30361",
            "mpmath: .1000014 at 30360, .09999998 at 30361",
            unknown="steps",
            at_most=0.1,
        ),
    ),
    see_also=(
        "The paper's D²/c + cρ² is larger than the A of its proof; with a constant step the mean of all points does "
        "without the logarithm (sgd_convex). Without the logarithm the last point needs another choice of steps."
    ),
)
def sgd_last_iterate(steps: Iterations, diameter: DomainDiameter, lipschitz: GradientLength) -> ExpectedErrorOfLast:
    return sqrt(2) * diameter * lipschitz * (2 + log(steps)) / sqrt(steps)
