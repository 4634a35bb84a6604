"""What a line of the report should reach, as something that can be looked up and not only read."""

from dataclasses import dataclass
from typing import Protocol


class Target(Protocol):
    """A limit on what is measured; its text is what the report prints."""

    def reached(self, ours: float, theirs: float) -> bool:
        """Do two measured numbers keep to it?"""
        ...


@dataclass(frozen=True)
class Ratio:
    """Ours is at most so many times theirs."""

    most: float

    def reached(self, ours: float, theirs: float) -> bool:
        return ours <= self.most * theirs

    def __str__(self) -> str:
        return f"at most {self.most:g} times"


@dataclass(frozen=True)
class _Limit:
    """At most so much of a unit; `of` such things were measured together."""

    most: float
    unit: str = "s"
    of: int = 1

    def _said(self, more: str = "") -> str:
        return f"at most {self.most:g} {self.unit}{more}{' each' if self.of > 1 else ''}"


class Most(_Limit):
    """Ours is at most so much, whatever theirs is."""

    def reached(self, ours: float, theirs: float) -> bool:
        return ours <= self.most * self.of

    def __str__(self) -> str:
        return self._said()


class More(_Limit):
    """Ours is above theirs by at most so much."""

    def reached(self, ours: float, theirs: float) -> bool:
        return ours - theirs <= self.most * self.of

    def __str__(self) -> str:
        return self._said(" more")
