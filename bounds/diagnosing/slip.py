"""What a diagnosis says, and what it is made from."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Slip:
    """A mistake that gives exactly the number asked about, at the digits given.

    `weight` orders slips: the simplest has the least. `chance` is the probability that a number drawn log-uniformly
    between a tenth and ten times the right one, and of as many digits, would be explained by some slip of at most this
    weight. `others` are further names of mistakes that give the same value.
    """

    words: str
    value: int | float
    weight: float
    chance: float
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Diagnosis:
    """Whether an answer is right, the right one, and the slips that explain it, simplest first.

    `correct` is the `Solution` where something was solved for, else the value. `low` and `high` enclose the numbers
    that round to the answer at the digits it is given with.
    """

    right: bool
    correct: Any
    slips: tuple[Slip, ...] = ()
    low: float = field(default=0.0, kw_only=True)
    high: float = field(default=0.0, kw_only=True)

    @property
    def value(self) -> Any:
        """The right number; None where there is none."""
        return getattr(self.correct, "value", self.correct)


@dataclass(frozen=True, eq=False)
class Edit:
    """A changed tree and the name of the change; `path` says where, the whole tree being the empty path."""

    words: str
    weight: float
    tree: ast.expr
    path: tuple[int, ...] = ()


@dataclass(frozen=True, eq=False)
class Suspect:
    """A number that some slip gives: before it is rounded, and as it would be handed in."""

    words: str
    weight: float
    raw: float
    value: int | float
