"""One step of the delta rule for a sigmoid unit."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners import SigmoidUnit
from learners.shared.sigmoid import sigmoid

RATES = (0.1, 0.5, 1)
REACH = 2


def sigmoid_unit_step(rng: np.random.Generator) -> Problem | None:
    """Weights and one example; one coordinate of the weights after the step."""
    w, x = rng.integers(-REACH, REACH + 1, 2) / 2, rng.integers(-REACH, REACH + 1, 2)
    rate, target, net = float(rng.choice(RATES)), int(rng.integers(0, 2)), float(w @ x)
    if not x.all() or not w.all() or abs(net) < 0.4:
        return None
    index, out = int(rng.integers(2)), float(sigmoid(net))
    fitted = SigmoidUnit(eta0=rate, order="given", max_iter=1, coef_init=w, fit_intercept=False, labels=(0, 1))
    answer = float(fitted.fit(x[None], [target]).coef_[0][index])
    text = (
        r"A sigmoid unit has the output $o = 1/(1 + e^{-\langle w, x\rangle})$ and learns by "
        rf"$w \leftarrow w + \eta\,(d - o)\,o(1 - o)\,x$. With $\eta = {number(rate)}$ and $w = {vector(w)}$ it gets "
        rf"$x = {vector(x)}$ with target $d = {target}$. What is $w_{index + 1}$ after this step?"
    )
    start, push = float(w[index]), rate * (target - out) * float(x[index])
    slope = out * (1 - out)
    slips = (
        WrongAnswer(start + push, "The slope $o(1 - o)$ of the sigmoid is missing."),
        WrongAnswer(start - push * slope, r"The sign is reversed: the error is $d - o$."),
        WrongAnswer(start + push * slope**2, "The slope enters once: you have it twice."),
        WrongAnswer(push * slope, "That is the change: add it to the old weight."),
        WrongAnswer(start + rate * (target - net) * float(x[index]), "You used the sum instead of the output."),
    )
    moved = rf"{number(rate)}\cdot\delta\cdot ({number(x[index])})"
    steps = (
        Step("The sum and the output of the unit.", rf"\langle w, x\rangle = {number(net)},\qquad o {value(out)}"),
        Step("The error times the slope.", rf"\delta = (d - o)\,o(1 - o) {value((target - out) * slope)}"),
        Step("The step.", rf"w_{index + 1} = {number(start)} + {moved} {value(answer)}"),
    )
    inputs = {"w": w, "x": x, "rate": rate, "target": target, "asked": index}
    return Problem(text, answer, slips, steps, inputs)
