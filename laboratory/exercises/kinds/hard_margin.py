"""The hard-margin machine of three points: multipliers, intercept and margin from the KKT conditions."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import number, value, vector
from learners import HardSVM

REACH = 5
ASKED = {
    "multiplier": r"What is the multiplier $\alpha_1$ of $x_1$?",
    "intercept": "What is the intercept $b$?",
    "margin": "What is the margin, the distance of the nearest point from the line?",
}


def hard_margin(rng: np.random.Generator) -> Problem | None:
    """One negative and two positive points, of which the nearer one supports alone; one number of the solution."""
    X, y = rng.integers(-REACH, REACH + 1, (3, 2)), np.array([-1, 1, 1])
    across = X[1] - X[0]
    squared = int(across @ across)
    if squared < 2 or (X[2] - X[1]) @ across <= 0 or not X[2].any() or not (X[1] ** 2).sum() - (X[0] ** 2).sum():
        return None
    fitted = HardSVM().fit(X, y)
    values = {
        "multiplier": float(fitted.history_["alphas"][0]),
        "intercept": float(fitted.intercept_[0]),
        "margin": float(fitted.history_["margin"]),
    }
    query = str(rng.choice(list(ASKED)))
    names = ", ".join(
        rf"$x_{i} = {vector(x)}$ with $y_{i} = {number(label)}$"
        for i, (x, label) in enumerate(zip(X, y, strict=True), 1)
    )
    text = (
        f"A hard-margin support vector machine has the examples {names}. In its dual the third has multiplier 0. "
        + ASKED[query]
    )
    steps = _steps(X, squared, values, query)
    return Problem(text, values[query], _slips(query, values, squared, X), steps, {"X": X, "asked": query})


def _slips(query: str, values: dict[str, float], squared: int, X: np.ndarray) -> tuple[WrongAnswer, ...]:
    answer, norm = values[query], 2 / squared**0.5
    if query == "multiplier":
        return (
            WrongAnswer(
                1 / squared, r"The dual is $2\alpha - \frac12\alpha^2\|x_2 - x_1\|^2$: its maximum has the numerator 2."
            ),
            WrongAnswer(norm, r"That is $\|w\|$: the multiplier is $\|w\|$ divided by $\|x_2 - x_1\|$."),
            WrongAnswer(values["margin"], "That is the margin."),
        )
    if query == "intercept":
        return (
            WrongAnswer(-answer, "The sign is reversed."),
            WrongAnswer(
                answer * squared / 2,
                r"$w$ must be scaled so that $y(\langle w, x\rangle + b) = 1$ at a support vector.",
            ),
            WrongAnswer(answer - 1, r"At a positive support vector $\langle w, x\rangle + b = 1$, not 0."),
            WrongAnswer(answer + 1, r"At a negative support vector $\langle w, x\rangle + b = -1$, not 0."),
        )
    return (
        WrongAnswer(2 * answer, "That is the whole width: the margin is from the line to the nearest point."),
        WrongAnswer(norm, r"That is $\|w\|$: the margin is $1/\|w\|$."),
        WrongAnswer(squared / 4, "That is the squared margin: take the root."),
    )


def _steps(X: np.ndarray, squared: int, values: dict[str, float], query: str) -> tuple[Step, ...]:
    alpha, support = values["multiplier"], float(values["multiplier"] * (X[1] - X[0]) @ X[1])
    last = {
        "multiplier": Step(
            "The maximum of the dual.", rf"\alpha_1 = \alpha_2 = \frac{{2}}{{{squared}}} {value(alpha)}"
        ),
        "intercept": Step(
            r"At $x_2$ complementary slackness requires $\langle w, x_2\rangle + b = 1$.",
            rf"\langle w, x_2\rangle {value(support)}"
            rf",\qquad b = 1 - \langle w, x_2\rangle {value(values['intercept'])}",
        ),
        "margin": Step(
            "The margin.", rf"\frac{{1}}{{\|w\|}} = \frac{{\sqrt{{{squared}}}}}{{2}} {value(values['margin'])}"
        ),
    }
    alike = r"As $\sum_i\alpha_i y_i = 0$, the other two multipliers are equal, $\alpha$, and $w = \alpha(x_2 - x_1)$."
    return (
        Step(alike, rf"x_2 - x_1 = {vector(X[1] - X[0])},\qquad \|x_2 - x_1\|^2 = {squared}"),
        Step("The dual is a parabola in it.", rf"2\alpha - \tfrac12\alpha^2\cdot {squared}"),
        last[query],
    )
