"""Parity and the inner product of bits: networks that compute them, and how many units one hidden layer needs."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Integers

FUNCTIONS: Mapping[str, str] = {"product": "Inner product mod 2", "parity": "Parity"}
ALL = 4096  # inputs on which the networks are run: all there are, or so many random ones
Bits = NDArray[np.int64]


def conjunctions_of_parity(bits: int) -> int:
    """How many ANDs an OR of them needs for parity, exactly: one for each of the 2^(d-1) odd inputs.

    An AND that leaves a bit out accepts two inputs that differ in this bit, and one of them is even.
    """
    return int(2 ** (bits - 1))


def least_for_product(pairs: int, weight: int) -> int:
    """Threshold units that one hidden layer needs for the inner product of n pairs, at least.

    With whole weights of at most W a unit's sum over x has at most nW + 1 values, so its matrix over (x, y) has as
    many different rows, and no larger rank. The output unit takes the sign of a matrix of rank s(nW + 1) + 1 at most.
    Forster: where the signs are those of the inner product, the rank is at least 2^(n/2).
    """
    # ceil((2^(n/2) - 1) / (nW + 1)) in whole numbers: the least s with (s(nW + 1) + 1)^2 >= 2^n
    values = pairs * weight + 1
    least = int(2 ** (pairs / 2)) // values
    while (max(0, least - 1) * values + 1) ** 2 >= 2**pairs and least > 0:
        least -= 1
    while (least * values + 1) ** 2 < 2**pairs:
        least += 1
    return least


def conjunctions_of_product(pairs: int) -> int:
    """ANDs that suffice, one for each set of pairs but the empty one: twice the product is 1 - prod (1 - 2 x_i y_i)."""
    return int(2**pairs - 1)


@dataclass(frozen=True)
class Depth:
    """The counts for 2, 4, ... up to `bits` inputs, and the networks' mistakes on `inputs` `(checked, bits)`."""

    function: str
    bits: int
    weight: int
    inputs: Bits

    @property
    def pairs(self) -> int:
        """Pairs of the inner product; with an odd number of inputs the last one is left out."""
        return self.bits // 2

    @property
    def sizes(self) -> Integers:
        """Numbers of inputs that are drawn, `(sizes,)`."""
        return np.arange(2, self.bits + 1, 2 if self.function == "product" else 1)

    @property
    def shallow(self) -> int:
        """ANDs in one hidden layer that compute it: for parity the fewest."""
        return self._shallow(self.bits)

    @property
    def least(self) -> int:
        """Units that every such network needs: of ANDs for parity, of threshold units for the inner product."""
        return self._least(self.bits)

    @property
    def deep(self) -> int:
        """Hidden threshold units that do: one layer for parity, two for the inner product."""
        return self.bits if self.function == "parity" else 2 * self.pairs

    @property
    def in_pairs(self) -> int:
        """Units of two inputs each: three for an exclusive or, chained."""
        return 3 * (self.bits - 1)

    @cached_property
    def curves(self) -> dict[str, list[int]]:
        """`shallow`, `least` and `deep` at each of `sizes`."""
        sizes = self.sizes.tolist()
        return {
            "shallow": [self._shallow(size) for size in sizes],
            "least": [self._least(size) for size in sizes],
            "deep": sizes,
        }

    @cached_property
    def truth(self) -> Bits:
        """The function at `inputs`, `(checked,)`."""
        if self.function == "parity":
            return np.asarray(self.inputs.sum(axis=1) % 2)
        x, y = self.inputs[:, : self.pairs], self.inputs[:, self.pairs : 2 * self.pairs]
        return np.asarray((x & y).sum(axis=1) % 2)

    @cached_property
    def wrong(self) -> int:
        """Inputs at which the network of `deep` units is wrong."""
        if self.function == "parity":
            return int((alternating(self.inputs) != self.truth).sum())
        x, y = self.inputs[:, : self.pairs], self.inputs[:, self.pairs : 2 * self.pairs]
        both = (x + y > 1.5).astype(np.int64)  # the first hidden layer
        return int((alternating(both) != self.truth).sum())

    @property
    def checked_all(self) -> bool:
        """Whether these are all inputs."""
        return bool(2**self.bits <= ALL)

    def _shallow(self, bits: int) -> int:
        return conjunctions_of_parity(bits) if self.function == "parity" else conjunctions_of_product(bits // 2)

    def _least(self, bits: int) -> int:
        if self.function == "parity":
            return conjunctions_of_parity(bits)
        return least_for_product(bits // 2, self.weight)


def alternating(bits: Bits) -> Bits:
    """Parity by one hidden layer: unit k asks whether k bits are 1, and the output adds +1, -1, +1, ..., `(rows,)`."""
    ones, units = bits.sum(axis=1), np.arange(1, bits.shape[1] + 1)
    hidden = (ones[:, np.newaxis] > units - 0.5).astype(np.int64)
    return np.asarray((hidden @ np.where(units % 2 == 1, 1, -1) > 0.5).astype(np.int64))


def depth(function: str, bits: int, weight: int) -> Depth:
    """The counts for `bits` inputs, hidden weights of at most `weight`, and the networks run on up to ALL inputs."""
    if 2**bits <= ALL:
        inputs = (np.arange(2**bits)[:, np.newaxis] >> np.arange(bits)) & 1
    else:
        inputs = np.random.default_rng(bits).integers(0, 2, (ALL, bits))
    return Depth(function, bits, weight, inputs)
