"""Stochastic gradient descent on convex smooth losses is stable as long as it does not run for long."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import SGD_ONE_EXAMPLE, SMOOTH_STEPS
from bounds.theorems.stability._variables import Steps, StepSize
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGapOfLoss
from bounds.vocabulary.variables import Lipschitz, Samples


def longest_run(gap: ExpectedGapOfLoss, m: Samples, step: StepSize, lipschitz: Lipschitz) -> Steps:
    return gap * m / (2 * lipschitz**2 * step)


def sample_complexity(gap: ExpectedGapOfLoss, steps: Steps, step: StepSize, lipschitz: Lipschitz) -> Samples:
    return 2 * lipschitz**2 * step * steps / gap


@theorem(
    title="Stability of SGD, convex losses",
    statement=(
        r"After $T$ steps of size $\alpha\le2/\beta$, the true mean loss of stochastic gradient descent exceeds its "
        "mean loss on the sample by at most this, in expectation over sample and steps. For steps of different size "
        r"put their mean for $\alpha$."
    ),
    assumes=(IID, SGD_ONE_EXAMPLE, SMOOTH_STEPS),
    decreasing_in="m",
    proof=(
        Step(
            "Run it on two samples that differ in one example. A step on a common example brings the weights no "
            "further apart.",
            r"\|w-\alpha\nabla f(w)-w'+\alpha\nabla f(w')\|\le\|w-w'\|\qquad(\alpha\le2/\beta)",
        ),
        Step(
            "The differing example is drawn with probability 1/m, and parts them by at most 2αL.",
            r"\mathbb E\|w_T-w_T'\|\le\frac{2\alpha LT}m",
        ),
        Step("The loss is L-Lipschitz, and the mean gap is at most the stability.", r"L\cdot\frac{2\alpha LT}m"),
    ),
    equivalent_forms=(longest_run, sample_complexity),
    source=Source(
        "hardt2016", "the theorem on convex losses", seen_in="a comparison of a formal proof with arXiv:1509.01240"
    ),
    examples=(
        Example(dict(m=1000, steps=1000, step=0.01, lipschitz=1), "0.02", "by hand: 2 * 0.01 * 1000/1000"),
        Example(
            dict(m=1000, step=0.01, lipschitz=1), "5,000", "by hand: 0.1 * 1000/0.02", unknown="steps", at_most=0.1
        ),
    ),
    see_also="sgd_stability_strongly_convex does not depend on the number of steps.",
)
def sgd_stability_convex(m: Samples, steps: Steps, step: StepSize, lipschitz: Lipschitz) -> ExpectedGapOfLoss:
    return 2 * lipschitz**2 * step * steps / m
