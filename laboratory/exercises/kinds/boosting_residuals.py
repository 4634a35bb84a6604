"""One round of boosting for regression: the targets of the next tree."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, table, value
from learners import StagewiseBoosting

EXAMPLES = 6
RATES = (0.1, 0.2, 0.5)


def boosting_residuals(rng: np.random.Generator) -> Problem | None:
    """Six points, the mean, one stump with shrinkage; the residual of an example after it."""
    x, y, rate = np.arange(1, EXAMPLES + 1), rng.integers(0, 13, EXAMPLES), float(rng.choice(RATES))
    fitted = StagewiseBoosting(n_estimators=1, learning_rate=rate).fit(x[:, None], y)
    if not fitted.trees_ or y.sum() % 3:
        return None
    cut = float(fitted.trees_[0].tree_.threshold[0])
    before, after = fitted.history_["targets"]
    which = int(rng.integers(EXAMPLES))
    side = (x <= cut) == (x[which] <= cut)
    leaf, answer = float(before[side].mean()), float(after[which])
    if not leaf or not answer or len({*y.tolist()}) < 4:
        return None
    text = (
        "Boosting for regression starts with the mean and adds stumps fitted to the residuals, each multiplied by "
        rf"$\gamma = {number(rate)}$. The sample is"
        + table(["$x$", "$y$"], zip(x.tolist(), y.tolist(), strict=True))
        + f"and the first stump tests whether $x \\le {number(cut)}$. "
        f"What is the residual at $x = {x[which]}$ after one round?"
    )
    slips = (
        WrongAnswer(float(before[which]) - leaf, r"You forgot the shrinkage $\gamma$."),
        WrongAnswer(float(before[which]), "That is the residual before the round."),
        WrongAnswer(float(y[which]) - answer, "That is the prediction: the residual is $y$ minus the prediction."),
        WrongAnswer(
            float(y[which]) - rate * float(y[side].mean()),
            "The stump is fitted to residuals, after the mean is subtracted.",
        ),
        WrongAnswer(-answer, "The residual is $y$ minus the prediction: the sign is reversed."),
    )
    steps = (
        Step("The mean, and the residual there.", rf"g_0 = {number(y.mean())},\qquad y - g_0 {value(before[which])}"),
        Step("The stump predicts the mean residual of its side.", rf"h {value(leaf)}"),
        Step("Subtract its share.", rf"{_bare(before[which])} - {number(rate)}\cdot ({_bare(leaf)}) {value(answer)}"),
    )
    return Problem(text, answer, slips, steps, {"y": y, "rate": rate, "cut": cut, "asked": which})


def _bare(x: float) -> str:
    return number(float(f"{x:.5g}"))
