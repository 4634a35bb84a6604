"""The share of ten examples that a bootstrap sample leaves out."""

from math import exp

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value

PLACE = Source("uml-summary", "bootstrap, share left out")


def out_of_the_bag() -> Problem:
    """(1 - 1/n)^n for n = 10; the notes say about a third."""
    share = float(theorems["oob_fraction"](m=10))
    text = "A bootstrap sample draws ten times from ten examples. Which share of them does it leave out on average?"
    slips = (
        WrongAnswer(1 / 3, "The summary prints a third: that is too small for every sample size from 6 on."),
        WrongAnswer(exp(-1), "That is the limit for many examples, $e^{-1}$."),
        WrongAnswer(1 - share, "That is the share that is drawn."),
        WrongAnswer(0.1, "That is the probability of one example in one draw."),
    )
    steps = (
        Step("One draw misses an example with probability 0.9; the draws are independent."),
        Step("All ten miss it.", rf"0.9^{{10}} {value(share)}"),
    )
    return Problem(text, share, slips, steps, place=str(PLACE))
