"""The perceptron's weights after k updates, by hand."""

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number, table, vector
from learners import Perceptron

EXAMPLES, REACH = 4, 3
COORDINATES = ("first", "second")


def perceptron_steps(rng: np.random.Generator) -> Problem | None:
    """Four integer points in the plane, taken in turn from w = 0; one coordinate of w after two to four updates."""
    X, y = _sample(rng)
    run = Perceptron(fit_intercept=False, path_limit=5, max_iter=50).fit(X, y).history_
    updates = int(rng.integers(2, 1 + min(4, max(2, run["updates"]))))
    query = int(rng.integers(2))
    path, corrected = run["weights_path"], run["update_indices"][:updates]
    if len(path) <= updates:
        return None
    text = (
        "The perceptron starts at $w = (0,\\, 0)$, without an intercept, and goes through these examples from the "
        r"first to the last, again and again. Where $y\langle w, x\rangle \le 0$ it adds $y\,x$ to $w$."
        + table(["$x$", "$y$"], [(f"${vector(x)}$", f"${number(sign)}$") for x, sign in zip(X, y, strict=True)])
        + f"What is the {COORDINATES[query]} coordinate of $w$ after {updates} updates?"
    )
    answer = int(path[updates][query])
    return Problem(text, answer, _slips(X, y, path, corrected, query), _steps(X, y, path, corrected),
                   {"X": X, "y": y, "updates": updates, "asked": query}, WHOLE)  # fmt: skip


def _sample(rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Points `(4, 2)` that a line through 0 separates, and their labels, both of them present."""
    while True:
        X, normal = rng.integers(-REACH, REACH + 1, (EXAMPLES, 2)), rng.integers(-REACH, REACH + 1, 2)
        y = np.sign(X @ normal)
        if {*y.tolist()} == {-1, 1} and len({*map(tuple, X.tolist())}) == EXAMPLES:
            return X, y


def _slips(
    X: np.ndarray, y: np.ndarray, path: np.ndarray, corrected: np.ndarray, query: int
) -> tuple[WrongAnswer, ...]:
    updates = len(corrected)
    turn = np.arange(updates) % EXAMPLES
    unsigned, every = X[corrected].sum(axis=0), (y[turn, None] * X[turn]).sum(axis=0)
    return (
        WrongAnswer(every[query], r"You updated at every example: only $y\langle w, x\rangle \le 0$ moves $w$."),
        WrongAnswer(unsigned[query], "You added $x$ without its label: a negative example is subtracted."),
        WrongAnswer(path[updates - 1][query], "That is $w$ one update earlier."),
        WrongAnswer(path[updates][1 - query], "That is the other coordinate of $w$."),
        WrongAnswer(-path[updates][query], "The sign is reversed: $y\\,x$ is added, not subtracted."),
    )


def _steps(X: np.ndarray, y: np.ndarray, path: np.ndarray, corrected: np.ndarray) -> tuple[Step, ...]:
    first = Step(
        "At $w = 0$ the first example has $y\\langle w, x\\rangle = 0$, which counts as misclassified.",
        rf"w = {number(y[0])}\cdot{vector(X[0])} = {vector(path[1])}",
    )
    rest = (
        Step(
            f"Go on in turn to the next misclassified example, ${vector(X[i])}$ with label ${number(y[i])}$.",
            rf"\langle w, x\rangle = {number(path[k] @ X[i])},\qquad w = {vector(path[k + 1])}",
        )
        for k, i in enumerate(corrected[1:], 1)
    )
    return (first, *rest)
