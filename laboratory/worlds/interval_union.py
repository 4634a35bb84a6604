"""Points uniform on [0, 1), labelled 1 on several intervals, with equal noise or Massart's."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from bounds.vocabulary.domain import integers
from laboratory.worlds._kinds import OnALine
from laboratory.worlds._line import draw_on_line, risk_on_line
from laboratory.worlds.setting import Choice, Setting, check_draw, label_noise
from laboratory.worlds.world import Predictor, Sample

KINDS = Choice(
    (
        ("equal", "every label is flipped with that probability"),
        ("massart", "with at most that probability: most at the ends of the intervals, never in the middles"),
    )
)
INTERVALS = Setting("intervals", "number of intervals with label 1", integers(1, 50), 2, typical=(1, 10))
NOISE = label_noise(0.1)
KIND = Setting("kind", "where labels are flipped", KINDS, "equal")


@dataclass(frozen=True)
class IntervalUnion(OnALine):
    """[0, 1) is cut into 2 intervals + 1 equal pieces; the label is 1 on every second one, then flipped.

    With noise of kind "massart" a label is flipped with a probability that falls linearly from `noise` at the
    ends of a piece to 0 in its middle: Massart's condition |2 eta - 1| >= 1 - 2 noise holds with equality only
    at the ends. Either way the risk of a predictor constant between finitely many places is a finite sum.
    """

    intervals: int = INTERVALS.default
    noise: float = NOISE.default
    kind: str = KIND.default

    title: ClassVar[str] = "Uniform points, several intervals"
    description: ClassVar[str] = (
        "Points are uniform on [0, 1); the label changes at equally spaced places; some labels are flipped."
    )
    settings: ClassVar[tuple[Setting, ...]] = (INTERVALS, NOISE, KIND)

    @property
    def bayes_risk(self) -> float:
        return float(self.noise) if self.kind == "equal" else float(self.noise) / 2

    @property
    def massart_margin(self) -> float:
        """Largest h with |2 eta - 1| >= h everywhere."""
        return float(1 - 2 * self.noise)

    @property
    def realizable_by(self) -> str:
        return f"unions of {self.intervals} intervals" if self.noise == 0 else ""

    def draw(self, rng: np.random.Generator, m: int) -> Sample:
        check_draw(self, rng, m)
        return draw_on_line(rng, m, self.eta)

    def risk(self, predictor: Predictor) -> float:
        halves = 2 * self._pieces  # ends and middles of the pieces: there eta jumps or turns
        return risk_on_line(self, predictor, np.arange(1, halves) / halves, self.eta)

    def best_in_class(self, changes: int | None = None) -> float:
        """Smallest risk over the labellings that change at most `changes` times, an integer >= 0; over all if None.

        A piece labelled against its majority saves two changes at most, and at an end only one.
        """
        if changes is None:
            return self.bayes_risk
        wrong = max(0, 2 * int(self.intervals) - changes + 1) // 2
        return float(self.bayes_risk + (1 - 2 * self.bayes_risk) * wrong / self._pieces)

    def eta(self, x: NDArray[np.float64]) -> NDArray[np.float64]:
        """Probability of label 1 at the places `x`, `(m,)`."""
        number, within = np.divmod(x * self._pieces, 1.0)
        flipped = self.noise if self.kind == "equal" else self.noise * np.abs(2 * within - 1)
        return np.where(number % 2 == 1, 1 - flipped, flipped)

    @property
    def _pieces(self) -> int:
        return 2 * int(self.intervals) + 1
