"""Two steps with momentum."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value
from learners.optimizers.gradient_descent import GradientDescent
from learners.optimizers.momentum import Momentum
from learners.optimizers.objectives import quadratic

RATES, SHARES, CURVATURES = (0.05, 0.1, 0.2), (0.5, 0.8, 0.9), (1, 2, 3, 4)


def momentum_steps(rng: np.random.Generator) -> Problem:
    """Half a square times a curvature, from a point; the point after two steps."""
    rate, share = float(rng.choice(RATES)), float(rng.choice(SHARES))
    curvature, start = int(rng.choice(CURVATURES)), int(rng.integers(2, 11))
    bowl, begin = quadratic((float(curvature),)), np.array([float(start)])
    path = Momentum(rate=rate, momentum=share).minimize(bowl, begin, 2).path[:, 0]
    weighed = Momentum(rate=rate * (1 - share), momentum=share).minimize(bowl, begin, 2).path[:, 0]
    plain = GradientDescent(rate).minimize(bowl, begin, 2).path[:, 0]
    answer, velocity = float(path[2]), float(path[0] - path[1])
    slope = rate * curvature * float(path[1])
    text = (
        rf"On $f(w) = {number(curvature / 2)}\,w^2$, momentum starts at $w = {start}$ with velocity $v = 0$ and "
        rf"repeats $v \leftarrow \mu v + \eta f'(w)$, $w \leftarrow w - v$, with $\eta = {number(rate)}$ and "
        rf"$\mu = {number(share)}$. What is $w$ after two steps?"
    )
    slips = (
        WrongAnswer(float(plain[2]), r"That is gradient descent: the velocity $\mu v$ is missing."),
        WrongAnswer(float(path[1]), "That is after one step."),
        WrongAnswer(float(path[1]) + share * velocity - slope, r"The velocity carries on in its direction: $-\mu v$."),
        WrongAnswer(float(path[1]) - velocity - slope, r"The velocity is kept by the share $\mu$, not in full."),
        WrongAnswer(float(weighed[2]), r"The gradient is not weighted by $1 - \mu$ here."),
    )
    steps = (
        Step("The first velocity is a plain gradient step.",
             rf"v = {number(rate)}\cdot {curvature * start} {value(velocity)},\qquad w {value(path[1])}"),
        Step("The second keeps a share of it.",
             rf"v = {number(share)}\,v + {number(rate)}\cdot {curvature}\,w {value(path[1] - answer)}"),
        Step("Subtract it.", rf"w {value(answer)}"),
    )  # fmt: skip
    inputs = {"rate": rate, "share": share, "curvature": curvature, "start": start}
    return Problem(text, answer, slips, steps, inputs)
