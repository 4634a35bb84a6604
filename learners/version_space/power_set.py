"""The learner without bias: all labellings of a finite domain that agree with the sample, counted."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from learners.shared.arrays import unmasked


@dataclass(frozen=True)
class PowerSet:
    """Every subset of a domain of `points` points that has the sample's positives in it and its negatives out.

    Attributes
    ----------
    points : |X|.
    known : the label of each point seen.
    conflicting : the points that came with both labels; one is enough for an empty version space.
    """

    points: int
    known: dict[Hashable, bool]
    conflicting: frozenset[Hashable]

    def size(self) -> int:
        """How many labellings agree: 2 to the number of points not seen, or 0 after a conflict."""
        return 0 if self.conflicting else 2 ** (self.points - len(self.known))

    def votes(self, x: Hashable) -> tuple[int, int]:
        """How many of them call x negative, and how many positive: all of them where x was seen, else half and half."""
        size = self.size()
        if x in self.known:
            return (0, size) if self.known[x] else (size, 0)
        return size // 2, size // 2

    def share(self, x: Hashable) -> float | None:
        """The share that calls x positive, 0, 1/2 or 1; None when no labelling agrees."""
        if self.conflicting:
            return None
        return float(self.known[x]) if x in self.known else 0.5


def unbiased_learner(points: int, X: Sequence[Hashable], y: Sequence[Any]) -> PowerSet:
    """Count the subsets of a domain of `points` points that agree with points X `(samples,)`, labels y `(samples,)`.

    The points are tuples or other hashable things; y is true (or 1) for those in the subset. To every labelling
    that agrees belongs another that differs from it at one unseen x alone and agrees as well: unseen points are told
    by no vote. ValueError for more distinct points than the domain has.

    Source: Mitchell (1997), Machine Learning, section 2.7.2; lecture notes by Matteoni (2022), unbiased learner (which
    round 2^1024 = 1.8 10³⁰⁸ to 10^308).
    """
    unmasked(X, y)
    known: dict[Hashable, bool] = {}
    conflicting = set()
    for x, label in zip(X, y, strict=True):
        if known.setdefault(x, bool(label)) != bool(label):
            conflicting.add(x)
    if len(known) > points:
        raise ValueError(
            f"points of unbiased_learner (size of the domain) must be at least the distinct points, {len(known)}; "
            f"got {points}"
        )
    return PowerSet(points, known, frozenset(conflicting))
