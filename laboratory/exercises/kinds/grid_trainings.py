"""The cost of a grid search with cross-validation."""

from math import prod

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number

FOLDS = (4, 5, 8, 10)


def grid_trainings(rng: np.random.Generator) -> Problem:
    """Values of two or three hyperparameters, k folds, and the final fit; how many trainings."""
    values, folds = [int(n) for n in rng.integers(2, 9, int(rng.integers(2, 4)))], int(rng.choice(FOLDS))
    candidates = prod(values)
    answer = candidates * folds + 1
    *first, last = map(str, values)
    text = (
        f"A grid search tries {', '.join(first)} and {last} values of {len(values)} hyperparameters, every "
        f"combination, by {folds}-fold cross-validation. The best is then trained on the whole sample. How many "
        "trainings does this take?"
    )
    slips = (
        WrongAnswer(candidates * folds, "The last training, of the best on the whole sample, is missing."),
        WrongAnswer(sum(values) * folds + 1, "Every combination is tried: the numbers of values multiply."),
        WrongAnswer(candidates + 1, "Each combination is trained once for every fold."),
        WrongAnswer(
            candidates * (folds - 1) + 1, f"There are {folds} trainings for a combination, one for each fold left out."
        ),
        WrongAnswer((candidates + 1) * folds, "The last training is a single one, without folds."),
    )
    product = r"\cdot ".join(map(str, values))
    steps = (
        Step("Combinations.", f"{product} = {number(candidates)}"),
        Step(
            "Each is trained once for every fold, and the best once more.",
            rf"{candidates}\cdot {folds} + 1 = {number(answer)}",
        ),
    )
    return Problem(text, answer, slips, steps, {"values": values, "folds": folds}, WHOLE)
