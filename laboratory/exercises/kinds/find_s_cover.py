"""Find-S: how many instances its hypothesis covers."""

from itertools import product
from math import prod

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number, table
from learners.version_space.conjunctions import ANY, covers, least_generalization, nothing

ATTRIBUTES, EXAMPLES = 4, 4


def find_s_cover(rng: np.random.Generator) -> Problem | None:
    """Labelled instances with two or three values an attribute; the instances that Find-S then labels positive."""
    values = [int(v) for v in rng.integers(2, 4, ATTRIBUTES)]
    hidden = [int(rng.integers(v)) if rng.random() < 0.6 else None for v in values]
    X = [tuple(int(rng.integers(v)) for v in values) for _ in range(EXAMPLES)]
    for row in range(2):  # two positives at least, else there is nothing to generalize
        X[row] = tuple(x if h is None else h for x, h in zip(X[row], hidden, strict=True))
    y = [all(h in (None, x) for x, h in zip(row, hidden, strict=True)) for row in X]
    result = nothing(ATTRIBUTES)
    for x in (row for row, positive in zip(X, y, strict=True) if positive):
        result = least_generalization(result, x)
    instances = list(product(*map(range, values)))
    answer = sum(covers(result, x) for x in instances)
    if len({*X}) < EXAMPLES or all(y) or not 1 < answer < len(instances) or answer == sum(y):
        return None
    names = [f"$a_{i}$" for i in range(1, ATTRIBUTES + 1)]
    text = (
        f"Four attributes $a_1, \\dots, a_4$ have {', '.join(map(str, values))} values, numbered from 0. Find-S sees"
        + table([*names, "label"], [(*row, "yes" if positive else "no") for row, positive in zip(X, y, strict=True)])
        + "How many of all instances does its hypothesis then label positive?"
    )
    open_places = [v for v, demand in zip(values, result, strict=True) if demand is ANY]
    slips = (
        WrongAnswer(2 ** len(open_places), "An attribute left open takes every value it has, not two of them."),
        WrongAnswer(sum(y), "That is the number of positive examples: the conjunction covers further instances."),
        WrongAnswer(sum(open_places), "The values of open attributes multiply."),
        WrongAnswer(len(instances) // answer, "You multiplied the fixed attributes: take the open ones."),
        WrongAnswer(len(instances) - answer, "That is how many it labels negative."),
    )
    sentence = ",\\, ".join("?" if demand is ANY else number(demand) for demand in result)
    factors = r"\cdot ".join(map(str, open_places))
    steps = (
        Step("Keep what the positive examples share, and leave open the rest.", rf"\langle {sentence}\rangle"),
        Step("The open attributes may have any value.", f"{factors} = {prod(open_places)}"),
    )
    return Problem(text, answer, slips, steps, {"X": X, "y": y, "values": values}, WHOLE)
