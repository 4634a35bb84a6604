"""Two steps of gradient descent on a bowl in the plane."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, signed, value
from learners.optimizers.gradient_descent import GradientDescent
from learners.optimizers.objectives import quadratic

RATES = (0.02, 0.05, 0.1)
STEPS = 2
NAMES = ("w_1", "w_2")


def gradient_steps(rng: np.random.Generator) -> Problem | None:
    """A(w1 - p)^2 + B(w2 - q)^2 from the origin; one coordinate after two steps."""
    scales = np.array([rng.integers(1, 4), rng.integers(4, 10)])
    centre, rate = rng.integers(-6, 7, 2), float(rng.choice(RATES))
    query = int(rng.integers(2))
    a, c = int(scales[query]), int(centre[query])
    if not centre.all() or 2 * rate * a in (1.0, 2.0):
        return None
    path = GradientDescent(rate).minimize(quadratic(2 * scales, centre=centre), np.zeros(2), STEPS).path
    answer = float(path[-1][query])
    text = (
        rf"Gradient descent with learning rate $\eta = {number(rate)}$ starts at $w = (0,\, 0)$ on "
        rf"$f(w) = {number(scales[0])}(w_1 {signed(-centre[0])})^2 + {number(scales[1])}(w_2 {signed(-centre[1])})^2$. "
        f"What is ${NAMES[query]}$ after two steps?"
    )
    slips = (
        WrongAnswer(c - c * (1 - rate * a) ** 2, "The factor 2 of the derivative of a square is missing."),
        WrongAnswer(c - c * (1 + 2 * rate * a) ** 2, "You went up: the step is against the gradient."),
        WrongAnswer(float(path[1][query]), "That is after one step."),
        WrongAnswer(2 * float(path[1][query]), "The gradient is computed anew at every point: it shrinks on the way."),
        WrongAnswer(float(path[-1][1 - query]), "That is the other coordinate."),
    )
    first, second = (number(float(f"{point[query]:.6g}")) for point in path[:2])
    slope = rf"\partial f / \partial {NAMES[query]} = {2 * a}\,({NAMES[query]} {signed(-c)})"
    steps = (
        Step("The partial derivative.", slope),
        Step("After one step.", rf"{first} - {number(rate)}\cdot({number(-2 * a * c)}) {value(path[1][query])}"),
        Step("After two.", rf"{second} - {number(rate)}\cdot {2 * a}\,({second} {signed(-c)}) {value(answer)}"),
    )
    return Problem(text, answer, slips, steps, {"scales": scales, "centre": centre, "rate": rate, "asked": query})
