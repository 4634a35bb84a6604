"""Stochastic gradient descent on strongly convex losses is stable however long it runs."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import SGD_ONE_EXAMPLE, STRONGLY_CONVEX_STEPS
from bounds.theorems.stability._variables import Curvature
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGapOfLoss
from bounds.vocabulary.variables import Lipschitz, Samples


def sample_complexity(gap: ExpectedGapOfLoss, curvature: Curvature, lipschitz: Lipschitz) -> Samples:
    return 2 * lipschitz**2 / (curvature * gap)


@theorem(
    title="Stability of SGD, strongly convex losses",
    statement=(
        r"After any number of steps of one size $\alpha\le1/\beta$, the true mean loss of projected stochastic "
        "gradient descent exceeds its mean loss on the sample by at most this, in expectation over sample and steps."
    ),
    assumes=(IID, SGD_ONE_EXAMPLE, STRONGLY_CONVEX_STEPS),
    decreasing_in="m curvature",
    proof=(
        Step(
            "On two samples that differ in one example, a step on a common one brings the weights closer.",
            r"\|w_{t+1}-w_{t+1}'\|\le(1-\alpha\gamma)\|w_t-w_t'\|",
        ),
        Step(
            "The differing example adds at most 2αL, with probability 1/m.",
            r"\mathbb E\,d_{t+1}\le(1-\alpha\gamma)\,\mathbb E\,d_t+\frac{2\alpha L}m",
        ),
        Step("The fixed point is never exceeded; multiply by L.", r"\mathbb E\,d_t\le\frac{2L}{\gamma m}"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("hardt2016", "Theorem 3.9"),
    examples=(
        Example(dict(m=1000, curvature=0.1, lipschitz=1), "0.02", "by hand: 2/(0.1 * 1000)"),
        Example(dict(curvature=0.1, lipschitz=2), "800", "by hand: 8/(0.1 * 0.1)", unknown="m", at_most=0.1),
    ),
    see_also="Against sgd_stability_convex the number of steps is gone: 1/γ takes the place of αT.",
)
def sgd_stability_strongly_convex(m: Samples, curvature: Curvature, lipschitz: Lipschitz) -> ExpectedGapOfLoss:
    return 2 * lipschitz**2 / (curvature * m)
