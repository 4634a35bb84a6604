"""Randomized response: how well the share of a secret can be estimated from answers that may be lies."""

from bounds.formula.functions import exp, log, sqrt
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import POPULATION_SHARE, RANDOMIZED_RESPONSE
from bounds.theorems.privacy._response_variables import ErrorOfShare, MostlyTrue
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Confidence, Samples


def sample_complexity(epsilon: Accuracy, delta: Confidence, truth: MostlyTrue) -> Samples:
    return log(2 / delta) / (2 * (2 * truth - 1) ** 2 * epsilon**2)


def failure_probability(epsilon: Accuracy, m: Samples, truth: MostlyTrue) -> Confidence:
    return 2 * exp(-2 * m * (2 * truth - 1) ** 2 * epsilon**2)


@theorem(
    title="Randomized response, error of the estimate",
    statement=(
        r"The estimate $\hat\pi=(\hat\lambda-1+p)/(2p-1)$ is unbiased, and with probability at least $1-\delta$ over "
        r"people and coins it is no farther than this from $\pi$. Two-sided."
    ),
    assumes=(RANDOMIZED_RESPONSE, POPULATION_SHARE),
    ends="both",
    decreasing_in="m delta truth",
    proof=(
        Step(
            "An answer is 1 with a probability that is linear in the share, so the estimate is unbiased.",
            r"\lambda=p\,\pi+(1-p)(1-\pi)=(2p-1)\,\pi+1-p,\qquad\mathbb E\,\hat\pi=\pi",
        ),
        Step(
            "The answers are independent, each 0 or 1.",
            r"|\hat\lambda-\lambda|\le\sqrt{\frac{\ln(2/\delta)}{2m}}",
            uses="hoeffding_two_sided",
        ),
        Step("The estimate stretches the error.", r"\hat\pi-\pi=\frac{\hat\lambda-\lambda}{2p-1}"),
    ),
    equivalent_forms=(sample_complexity, failure_probability),
    source=Source("warner1965", "the estimate; its tail is Hoeffding's", seen_in="a public page on Warner's method"),
    examples=(
        Example(dict(m=1000, delta=0.05, truth=0.75), "0.0858938816693", "mpmath: 2 sqrt(ln 40/2000)"),
        Example(dict(m=1000, delta=0.05, truth=1), "0.0429469408347", "mpmath: sqrt(ln 40/2000), without lies"),
        Example(dict(delta=0.05, truth=0.75), "738", "by hand: 4 times 50 ln 40 = 737.78", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="hoeffding_two_sided",
            because="The estimate stretches the error.",
            value="value / (2 * truth - 1)",
            equal=True,
        ),
    ),
    see_also=(
        "randomized_response is the ε that these answers keep. With ε in the place of p, 2p - 1 is tanh(ε/2): a small "
        "ε asks for about 4/ε² times as many people. randomized_response_variance is the exact variance."
    ),
)
def randomized_response_error(m: Samples, delta: Confidence, truth: MostlyTrue) -> ErrorOfShare:
    return sqrt(log(2 / delta) / (2 * m)) / (2 * truth - 1)
