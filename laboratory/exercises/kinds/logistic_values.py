"""The logistic model at one example: its probability, and the loss."""

from math import log

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, signed, value, vector
from learners.losses.of_margins import OF_MARGINS
from learners.shared.sigmoid import sigmoid

REACH = 3


def logistic_values(rng: np.random.Generator) -> Problem | None:
    """Weights, intercept and one example; the probability of label 1, or the logistic loss."""
    w, x, b = rng.integers(-REACH, REACH + 1, 2) / 2, rng.integers(-REACH, REACH + 1, 2), int(rng.integers(-2, 3))
    sign, score = int(rng.choice((-1, 1))), float(w @ x + b)
    if not 0.4 < abs(score) < 4 or not b or not (w @ x):
        return None
    text = rf"A logistic model has $w = {vector(w)}$ and $b = {number(b)}$, and the example is $x = {vector(x)}$. "
    inputs = {"w": w, "x": x, "b": b, "sign": sign}
    first = Step("The score.", rf"\langle w, x\rangle + b = {number(w @ x)} {signed(b)} = {number(score)}")
    if rng.random() < 0.5:
        return _probability(text, score, float(w @ x), first, inputs | {"asked": "probability"})
    return _loss(text, score, float(w @ x), first, inputs | {"asked": "loss"})


def _probability(text: str, score: float, bare: float, first: Step, inputs: dict[str, object]) -> Problem:
    answer = float(sigmoid(score))
    slips = (
        WrongAnswer(1 - answer, "That is the probability of label 0: the exponent has the other sign."),
        WrongAnswer(float(sigmoid(bare)), "You forgot the intercept $b$."),
        WrongAnswer(score, "That is the score: the logistic function maps it to a probability."),
        WrongAnswer(1 / (1 + 2.0**-score), "You took a power of 2: take a power of $e$."),
    )
    step = Step("The logistic function of the score.", rf"\frac{{1}}{{1 + e^{{{number(-score)}}}}} {value(answer)}")
    return Problem(text + "What probability does it give to label 1?", answer, slips, (first, step), inputs)


def _loss(text: str, score: float, bare: float, first: Step, inputs: dict[str, object]) -> Problem:
    loss, sign = OF_MARGINS["logistic"].value, inputs["sign"]
    assert isinstance(sign, int)
    answer = float(loss(sign * score))
    slips = (
        WrongAnswer(float(loss(-sign * score)), "That is the loss of the other label."),
        WrongAnswer(answer / log(2), "You took the logarithm to base 2: here it is the natural one."),
        WrongAnswer(float(loss(sign * bare)), "You forgot the intercept $b$."),
        WrongAnswer(float(np.exp(-sign * score)), "That is the exponential loss, AdaBoost's."),
        WrongAnswer(max(0.0, 1 - sign * score), "That is the hinge loss, the support vector machine's."),
    )
    step = Step("The loss of the margin.", rf"\ln\left(1 + e^{{{number(-sign * score)}}}\right) {value(answer)}")
    question = rf"What is its logistic loss $\ln(1 + e^{{-y(\langle w, x\rangle + b)}})$ for the label $y = {sign}$?"
    return Problem(text + question, answer, slips, (first, step), inputs)
