"""The signs of all comparisons at all points, as products of the signs of a few polynomials in the parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bounds.vc.own.polynomials import Factor, Monomial, SignedProduct
from bounds.vc.own.tree import Condition, Every, Opposite, SignCondition, Some

UNDEFINED = 2  # stands for the sign of what has no value
Signs: TypeAlias = NDArray[np.int8]
Place: TypeAlias = Mapping[str, Fraction]  # a point, with the values of all letters that are fixed


@dataclass(frozen=True)
class SignEntry:
    """A sign, or None, times those of factors: their positions, and whether each counts, and whether it divides."""

    sign: int | None
    factors: tuple[tuple[int, bool, bool], ...]

    def at(self, signs: Signs) -> Signs:
        """The sign for each row of signs of the factors; UNDEFINED where it has no value."""
        total = np.full(len(signs), UNDEFINED if self.sign is None else self.sign, np.int8)
        for position, odd, below in self.factors:
            column = signs[:, position]
            value = total * (column if odd else column * column)
            total = np.where((total == UNDEFINED) | (below & (column == 0)), np.int8(UNDEFINED), value)
        return total


@dataclass(frozen=True)
class SignTable:
    """`factors` are the different polynomials; a row of `entries` for each point holds one for each comparison."""

    factors: tuple[Factor, ...]
    entries: tuple[Mapping[SignCondition, SignEntry], ...]

    @staticmethod
    def of(comparisons: Sequence[SignCondition], products: Sequence[Sequence[SignedProduct]]) -> SignTable:
        """The table of these products, a row for each point."""
        positions: dict[tuple[tuple[Monomial, Fraction], ...], int] = {}
        rows = []
        for row in products:
            entries: dict[SignCondition, SignEntry] = {}
            for comparison, term in zip(comparisons, row, strict=True):
                factors = tuple(
                    (positions.setdefault(factor.polynomial, len(positions)), factor.odd, factor.below)
                    for factor in term.factors
                )
                entries[comparison] = SignEntry(term.sign, factors)
            rows.append(entries)
        return SignTable(tuple(map(Factor, positions)), tuple(rows))

    def labellings(self, condition: Condition, signs: Signs) -> NDArray[np.int64]:
        """For each row of signs of the factors the labelling: bit i is the label of point i."""
        masks = np.zeros(len(signs), np.int64)
        for i, entries in enumerate(self.entries):
            masks |= _truth(condition, entries, signs).astype(np.int64) << i
        return masks


def _truth(condition: Condition, entries: Mapping[SignCondition, SignEntry], signs: Signs) -> Any:
    match condition:
        case SignCondition(_, relation):
            value = entries[condition].at(signs)
            holds = {">": value > 0, ">=": value >= 0, "==": value == 0, "!=": value != 0}[relation]
            return np.asarray(holds & (value != UNDEFINED), np.bool_)
        case Every(parts):
            return np.all([_truth(part, entries, signs) for part in parts], axis=0)
        case Some(parts):
            return np.any([_truth(part, entries, signs) for part in parts], axis=0)
        case Opposite(part):
            return ~_truth(part, entries, signs)
