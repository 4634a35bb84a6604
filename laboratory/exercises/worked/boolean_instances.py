"""How many concepts there are over ten Boolean attributes."""

from math import log, log10

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.version_space.power_set import unbiased_learner

PLACE = Source("matteoni2022", "Unbiased Learner")


def boolean_instances() -> Problem:
    """2^1024 is not quite 10^308."""
    points = 2**10
    concepts = unbiased_learner(points, [], []).size()
    answer = log10(concepts)
    text = (
        r"Ten Boolean attributes have $2^{10} = 1{,}024$ instances, and every set of instances is a concept. "
        r"What is the "
        "logarithm to base 10 of the number of concepts?"
    )
    slips = (
        WrongAnswer(308, "The notes write $10^{308}$: the number is 1.8 times that."),
        WrongAnswer(log10(points), "That is for the instances: concepts are sets of them."),
        WrongAnswer(points, "That is the logarithm to base 2."),
        WrongAnswer(points * log(2), "That is the natural logarithm."),
    )
    steps = (
        Step("Each instance may be in the concept or not.", "2^{1024}"),
        Step("Its logarithm.", rf"1{{,}}024\,\log_{{10}} 2 {value(answer)}"),
    )
    return Problem(text, answer, slips, steps, place=str(PLACE))
