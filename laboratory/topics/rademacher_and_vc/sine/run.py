"""A sine that gives 1/2, 1/4, ..., 1/2^m every labelling, in exact arithmetic."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from learners.complexity.sine_shatterer import shattering_frequency, sine_labels


@dataclass(frozen=True)
class SineRun:
    """All labellings of `m` points, by number: the binary digits of the number are the labels."""

    m: int

    @property
    def last(self) -> int:
        """The number of the last labelling."""
        return (1 << self.m) - 1

    def labels(self, number: int) -> list[int]:
        """The labels of 1/2, 1/4, ..., `(m,)`."""
        return [number >> place & 1 for place in range(self.m - 1, -1, -1)]

    def frequency(self, number: int) -> int:
        """θ / π for this labelling."""
        frequency: int = shattering_frequency(self.labels(number))
        return frequency


def sines(m: int) -> SineRun:
    """The labellings of `m` points."""
    return SineRun(m)


def sine_table(run: SineRun) -> dict[str, Any]:
    """A row for each labelling of 1/2, ..., 1/2^m, with its frequency and the sine's signs, exactly."""
    points = [Fraction(1, 2**j) for j in range(1, run.m + 1)]
    labellings = [run.labels(number) for number in range(2**run.m)]
    frequencies = [shattering_frequency(labels) for labels in labellings]
    return {
        "labels": ["".join(map(str, labels)) for labels in labellings],
        "theta_over_pi": frequencies,
        "signs": ["".join(map(str, sine_labels(frequency, points))) for frequency in frequencies],
    }


def labelled(run: SineRun, number: int) -> str:
    """`the points 1/2, …, 1/16 the labels 0, 1, 0, 1`, or `the point 1/2 the label 1`."""
    if run.m == 1:
        return f"the point 1/2 the label {run.labels(number)[0]}"
    points = f"1/2{', …' if run.m > 2 else ''}, 1/{2**run.m}"
    return f"the points {points} the labels {', '.join(map(str, run.labels(number)))}"
