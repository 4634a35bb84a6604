"""Stochastic gradient descent on losses that are not convex is stable when its steps shrink like 1/t."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import LIPSCHITZ_SMOOTH_UNIT, SGD_ONE_EXAMPLE, STEPS_FALLING
from bounds.theorems.stability._variables import SamplesFromTwo, Smoothness, Steps, StepScale
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGap
from bounds.vocabulary.variables import Lipschitz


@theorem(
    title="Stability of SGD, losses that are not convex",
    statement=(
        "After $T$ steps of size at most $c/t$, the true mean loss of stochastic gradient descent exceeds its mean "
        "loss on the sample by at most this, in expectation over sample and steps."
    ),
    assumes=(IID, SGD_ONE_EXAMPLE, LIPSCHITZ_SMOOTH_UNIT, STEPS_FALLING),
    decreasing_in="m",
    non_monotone="smoothness step",
    proof=(
        Step(
            "Run it on two samples that differ in one example. With large probability that example is not drawn in the "
            "first t₀ steps; otherwise the losses differ by at most 1.",
            r"\mathbb P[\text{drawn by }t_0]\le\frac{t_0}m",
        ),
        Step(
            "From then on a common example brings the weights apart by a factor at most 1 + βc/t, the differing one by "
            "2cL/t besides.",
            r"L\,\mathbb E\|w_T-w_T'\|\le\frac{2cL^2}m\sum_{t>t_0}^T\frac1t\Big(\frac Tt\Big)^{\beta c}"
            r"\le\frac{2L^2}{\beta m}\Big(\frac T{t_0}\Big)^{\beta c}",
        ),
        Step("Choose t₀; the paper has m - 1 for m.", r"t_0=(2cL^2)^{1/(\beta c+1)}\,T^{\beta c/(\beta c+1)}"),
    ),
    source=Source("hardt2016", "Theorem 3.12", seen_in="reviews that name it, and public notes that derive it"),
    examples=(
        Example(
            dict(m=1001, steps=10_000, step=1, smoothness=1, lipschitz=1), "0.2828427", "by hand: 2 sqrt(20000)/1000"
        ),
        Example(
            dict(m=1001, steps=1000, step=0.5, smoothness=1, lipschitz=1),
            "0.03",
            "by hand: (1 + 2) 1000^(1/3)/1000",
        ),
    ),
    see_also=(
        "sgd_stability_convex allows constant steps. Here the steps must shrink, and the number of steps enters with "
        "an exponent near 1 unless βc is small."
    ),
)
def sgd_stability_nonconvex(
    m: SamplesFromTwo, steps: Steps, step: StepScale, smoothness: Smoothness, lipschitz: Lipschitz
) -> ExpectedGap:
    power = 1 / (smoothness * step + 1)
    reached = (2 * step * lipschitz**2) ** power * steps ** (1 - power)
    return (1 + 1 / (smoothness * step)) * reached / (m - 1)
