"""A number that is worked out by hand from a few rows of numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from laboratory.exercises.problem import WrongAnswer

Worked = tuple[float, tuple[WrongAnswer, ...]]


@dataclass(frozen=True)
class ByHand:
    """`works_out` takes rows, and numbers by name, and gives the right number with those that slips give.

    `needs` says what the rows are, `example` is how they are typed on a command line.
    """

    name: str
    title: str
    needs: str
    example: Sequence[str]
    works_out: Callable[..., Worked]
