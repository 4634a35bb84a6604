"""Armijo's condition: the step that backtracking accepts."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value
from learners.optimizers.backtracking_descent import BacktrackingDescent
from learners.optimizers.objectives import quadratic

SHARES = (0.1, 0.2, 0.25, 0.3, 0.4)
CURVATURES = (3, 5, 6, 7, 10, 12, 14, 20, 30)


def armijo_steps(rng: np.random.Generator) -> Problem | None:
    """Half a square times a curvature; the first of 1, 1/2, 1/4, ... that falls enough."""
    share, curvature, start = float(rng.choice(SHARES)), int(rng.choice(CURVATURES)), int(rng.integers(1, 9))
    bowl = quadratic((float(curvature),))
    run = BacktrackingDescent(slope=share).minimize(bowl, np.array([float(start)]), 1)
    accepted, longest = float(run.rates[0][0]), 2 * (1 - share) / curvature
    if abs(longest / accepted - round(longest / accepted)) < 1e-9:
        return None
    text = (
        rf"On $f(w) = {number(curvature / 2)}\,w^2$ at $w = {start}$, a line search along $-f'(w)$ tries "
        r"$\eta = 1, \frac12, \frac14, \dots$ and takes the first with "
        rf"$f(w - \eta f'(w)) \le f(w) - {number(share)}\,\eta f'(w)^2$. Which $\eta$ is that?"
    )
    slips = (
        WrongAnswer(2 * accepted, "There the value does not fall enough yet: halve once more."),
        WrongAnswer(accepted / 2, "One halving too many: twice that step already meets the condition."),
        WrongAnswer(longest, "That is the longest step that meets the condition, but only halvings of 1 are tried."),
        WrongAnswer(1 / curvature, "That is the exact minimum along the line; the search stops earlier."),
        WrongAnswer(2 / curvature, "Up to there the value falls, but not by the required share."),
    )
    steps = (
        Step("Put the gradient in.",
             rf"f'(w) = {curvature}\,w,\qquad f(w - \eta f'(w)) = {number(curvature / 2)}\,w^2(1 - {curvature}\eta)^2"),
        Step("Divide by what is positive: this bounds the step.",
             rf"\eta \le \frac{{2(1 - {number(share)})}}{{{curvature}}} {value(longest)}"),
        Step(r"The first of $1, \frac12, \frac14, \dots$ that is not longer.", rf"\eta = {number(accepted)}"),
    )  # fmt: skip
    return Problem(text, accepted, slips, steps, {"share": share, "curvature": curvature, "start": start})
