"""Two examples that take the perceptron five updates."""

import numpy as np

from bounds import theorems
from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import vector
from learners import Perceptron

POINTS, GAMMA = np.array([[1.0, 0.2], [-0.6, 0.2]]), 0.2


PLACE = Source("padova2020", "5.1.2")


def perceptron_in_five_updates() -> Problem:
    """(1, 0.2) and (-0.6, 0.2), both positive: not as many steps as there are examples."""
    fitted = Perceptron(fit_intercept=False, labels=(-1, 1), path_limit=6).fit(POINTS, [1, 1])
    updates = int(fitted.history_["updates"])
    bound = theorems["perceptron_mistakes"].whole(radius=float(np.linalg.norm(POINTS[0])), gamma=GAMMA)
    assert bound is not None
    text = (
        r"Both examples $(1,\, 0.2)$ and $(-0.6,\, 0.2)$ are positive. The perceptron starts at $w = 0$, "
        r"without an intercept, "
        "and takes them in turn until it misclassifies none. How many updates does it make?"
    )
    slips = (
        WrongAnswer(2, "The box in the notes runs once over the examples: it must go on until none is misclassified."),
        WrongAnswer(bound, "That is the theorem's bound."),
        WrongAnswer(
            updates - 1,
            "After four updates the second example is still misclassified, or a score of 0 counted as right.",
        ),
        WrongAnswer(updates + 1, "You counted a check that changed nothing."),
    )
    path = fitted.history_["weights_path"]
    steps = (
        Step("The weights after each update.", r",\; ".join(vector(w.round(10)) for w in path[1:])),
        Step(f"With the last of them both scores are positive: {updates} updates."),
    )
    return Problem(text, updates, slips, steps, rounding=WHOLE, unit="updates", place=str(PLACE))
