"""The weights of a layered network, counted."""

from itertools import pairwise

import numpy as np

from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import number
from learners.networks.counting import weight_count


def network_weights(rng: np.random.Generator) -> Problem:
    """Layers of a fully connected network; how many weights, biases included."""
    layers = [int(n) for n in rng.integers(2, 12, int(rng.integers(3, 5)))]
    count, pairs = weight_count(layers), list(pairwise(layers))
    inner = " and ".join(map(str, layers[1:-1]))
    text = (
        f"A fully connected network has {layers[0]} inputs, then {'a layer' if len(layers) == 3 else 'layers'} of "
        f"{inner} hidden units, then {layers[-1]} outputs. Every hidden unit and every output has a bias. How many "
        "weights are learned, biases included?"
    )
    slips = (
        WrongAnswer(sum(a * b for a, b in pairs), "The biases are missing."),
        WrongAnswer(sum(a * b for a, b in pairs) + sum(layers), "Inputs have no bias."),
        WrongAnswer(sum((a + 1) * (b + 1) for a, b in pairs), "Nothing leads into the constant 1 of a layer."),
        WrongAnswer(sum(layers), "That is the number of units: weights belong to pairs of them."),
        WrongAnswer(sum(a * b for a, b in pairs) + len(layers) - 1, "A bias belongs to each unit, not to each layer."),
    )
    products = " + ".join(rf"({a} + 1)\cdot {b}" for a, b in pairs)
    steps = (
        Step("Each unit has a weight for every unit below and one bias.", r"(d^{(t-1)} + 1)\,d^{(t)}"),
        Step("Add the layers.", f"{products} = {number(count)}"),
    )
    return Problem(text, count, slips, steps, {"layers": layers}, WHOLE)
