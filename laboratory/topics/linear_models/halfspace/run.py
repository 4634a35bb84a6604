"""The geometry of a halfspace in the plane: where its line lies, and how far from it a point is."""

from dataclasses import dataclass
from math import atan2, degrees, hypot


@dataclass(frozen=True)
class HalfspaceRun:
    """The points x with w1 x1 + w2 x2 + b > 0, and one point to be classified."""

    w1: float
    w2: float
    b: float
    x1: float
    x2: float

    @property
    def length(self) -> float:
        """||w||."""
        return hypot(self.w1, self.w2)

    @property
    def score(self) -> float:
        """<w, x> + b of the point."""
        return self.w1 * self.x1 + self.w2 * self.x2 + self.b

    @property
    def lengths(self) -> tuple[float, float]:
        """||(w, b)|| and ||(x, 1)||."""
        return hypot(self.w1, self.w2, self.b), hypot(self.x1, self.x2, 1)

    @property
    def cosine(self) -> float | None:
        """The cosine of the angle between (w, b) and (x, 1); None where the first is 0."""
        first, second = self.lengths
        return self.score / first / second if first else None

    @property
    def answer(self) -> int:
        """1 where the score is positive, else -1: the neuron's threshold."""
        return 1 if self.score > 0 else -1

    @property
    def from_origin(self) -> float | None:
        """|b| / ||w||, the distance of the line from the origin; None without a line."""
        return abs(self.b) / self.length if self.length else None

    @property
    def signed_distance(self) -> float | None:
        """The point's distance from the line, negative on the negative side."""
        return self.score / self.length if self.length else None

    @property
    def crossings(self) -> tuple[tuple[float, float] | None, tuple[float, float] | None]:
        """Where the line crosses the first axis and the second one; None where it is parallel to it."""
        first = (-self.b / self.w1, 0.0) if self.w1 else None
        second = (0.0, -self.b / self.w2) if self.w2 else None
        return first, second

    @property
    def product(self) -> float:
        """<w, x> of the point: above 0 where its angle with w is acute."""
        return self.w1 * self.x1 + self.w2 * self.x2

    @property
    def angle(self) -> float | None:
        """The degrees between the point, seen from the origin, and w; None where one of them is 0."""
        if not self.length or not (self.x1 or self.x2):
            return None
        return degrees(atan2(abs(self.w1 * self.x2 - self.w2 * self.x1), self.product))

    @property
    def misled(self) -> bool:
        """Is the angle acute and the label negative, or the angle obtuse and the label positive?"""
        return self.angle is not None and self.product * self.answer < 0

    @property
    def foot(self) -> tuple[float, float] | None:
        """The line's point closest to the point."""
        return self._shifted(self.x1, self.x2, self.score)

    @property
    def origin_foot(self) -> tuple[float, float] | None:
        """The line's point closest to the origin."""
        return self._shifted(0.0, 0.0, self.b)

    def _shifted(self, x1: float, x2: float, score: float) -> tuple[float, float] | None:
        if not self.length:
            return None
        step = score / self.length
        return x1 - step * (self.w1 / self.length), x2 - step * (self.w2 / self.length)
