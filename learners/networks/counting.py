"""How many weights a layered network has, and how many products a round of backpropagation takes."""

from collections.abc import Sequence
from itertools import pairwise


def weight_count(layers: Sequence[int]) -> int:
    """Weights of a fully connected network, biases included.

    `layers` are the units of every layer from the inputs to the outputs, bias units left out: two integers >= 1 or
    more, else ValueError. An exercise that counts bias units has 1 more in every layer but the last.

    Source: Abu-Mostafa, Magdon-Ismail & Lin (2012), Learning From Data, e-chapter 7.
    """
    return sum((below + 1) * above for below, above in pairwise(_checked(layers)))


def backpropagation_products(layers: Sequence[int]) -> int:
    """Products of two numbers in one step on one example: w x going up, w delta going down, x delta for the update.

    `layers` as in `weight_count`. No delta is needed for inputs and for bias units.

    Source: the same; homework 6 of its course.
    """
    deltas = sum(below * above for below, above in pairwise(_checked(layers)[1:]))
    return 2 * weight_count(layers) + deltas


def _checked(layers: Sequence[int]) -> Sequence[int]:
    if len(layers) < 2 or any(units != int(units) or units < 1 for units in layers):
        raise ValueError(
            f"layers of a network (units from inputs to outputs) must be two integers >= 1 or more; got {layers!r}"
        )
    return layers
