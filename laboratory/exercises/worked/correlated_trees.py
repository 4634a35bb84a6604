"""The variance of an average of correlated predictors."""

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

PLACE = Source("uml-summary", "variance of bagging; correlated predictions")


def correlated_trees() -> Problem:
    """A hundred members of correlation one half."""
    variance = float(theorems["bagging_variance"](members=100, correlation=0.5, sigma=1.0))
    text = "A hundred predictors of variance 1 have pairwise correlation ½. What is the variance of their average?"
    slips = (
        WrongAnswer(
            0.01,
            "The summary's first formula divides by the number of members, which holds for independent samples only.",
        ),
        WrongAnswer(0.5, "That is the limit for many members."),
        WrongAnswer(0.5 + 0.01, "The second term is $(1 - \\rho)\\sigma^2/B$: the factor $1 - \\rho$ is missing."),
        WrongAnswer(0.005, "The correlated part does not average out: add $\\rho\\sigma^2$."),
    )
    steps = (
        Step("The formula.", r"\rho\sigma^2 + \frac{1 - \rho}{B}\sigma^2"),
        Step("Put the numbers in.", rf"0.5 + \frac{{0.5}}{{100}} {value(variance)}"),
    )
    return Problem(text, variance, slips, steps, place=str(PLACE))
