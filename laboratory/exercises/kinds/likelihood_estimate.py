"""Maximum likelihood in closed form."""

from math import sqrt

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value
from learners.likelihood.maximum import maximum_likelihood

SIZES = (4, 5, 6)


def likelihood_estimate(rng: np.random.Generator) -> Problem | None:
    """A small sample of a normal distribution, or of an exponential one; the estimate of its deviation or rate."""
    sample = rng.integers(1, 12, int(rng.choice(SIZES)))
    if len({*sample.tolist()}) < 3:
        return None
    return _deviation(sample) if rng.random() < 0.5 else _rate(sample)


def _deviation(sample: np.ndarray) -> Problem:
    m, squares = len(sample), float(((sample - sample.mean()) ** 2).sum())
    answer = maximum_likelihood("gaussian", sample).parameters["deviation"]
    slips = (
        WrongAnswer(sqrt(squares / (m - 1)), "You divided by $m - 1$: the likelihood is largest with $m$."),
        WrongAnswer(squares / m, "That is the variance: take the root."),
        WrongAnswer(sqrt(float((sample**2).mean())), "You forgot to subtract the mean."),
        WrongAnswer(float(np.abs(sample - sample.mean()).mean()), "That is the mean distance from the mean."),
    )
    steps = (
        Step("The mean, which is the estimate of the expectation.", rf"\bar x {value(sample.mean())}"),
        Step("The mean square about it, and its root.",
             rf"\hat\sigma = \sqrt{{\tfrac1{m}\sum_i(x_i - \bar x)^2}} {value(answer)}"),
    )  # fmt: skip
    query = "What is the maximum-likelihood estimate of its standard deviation?"
    return Problem(_question(sample, "normal") + query, answer, slips, steps, {"sample": sample, "family": "normal"})


def _rate(sample: np.ndarray) -> Problem:
    m, answer = len(sample), maximum_likelihood("exponential", sample).parameters["rate"]
    slips = (
        WrongAnswer(
            float(sample.mean()), r"That is the mean: the density is $\lambda e^{-\lambda x}$, its mean $1/\lambda$."
        ),
        WrongAnswer(float((1 / sample).mean()), "That is the mean of the inverses, not the inverse of the mean."),
        WrongAnswer(float(np.log(2) / np.median(sample)), "That fits the median: the likelihood depends on the mean."),
        WrongAnswer(
            (m - 1) / float(sample.sum()), "That is the estimate without bias: the likelihood is largest at another."
        ),
    )
    steps = (
        Step(
            "The log-likelihood, and where its derivative is 0.",
            r"m\ln\lambda - \lambda\sum_i x_i,\qquad \hat\lambda = \frac{m}{\sum_i x_i}",
        ),
        Step("Put the numbers in.", rf"\hat\lambda = \frac{{{m}}}{{{number(sample.sum())}}} {value(answer)}"),
    )
    query = r"What is the maximum-likelihood estimate of $\lambda$ in its density $\lambda e^{-\lambda x}$?"
    return Problem(
        _question(sample, "exponential") + query, answer, slips, steps, {"sample": sample, "family": "exponential"}
    )


def _question(sample: np.ndarray, family: str) -> str:
    return f"Assume that ${', '.join(map(number, sample))}$ were drawn from a {family} distribution. ".replace(
        "a e", "an e"
    )
