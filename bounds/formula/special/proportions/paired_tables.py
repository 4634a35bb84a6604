"""What a test of pairs rejects, and how probable that is wherever the new model is worse by the margin: in doubles."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import pi

import numpy as np

from bounds.formula.patience import look_up
from bounds.formula.special.proportions.halving import middles
from bounds.formula.special.proportions.sizes import log_choices

CELLS = (4, 8, 16, 32, 64)  # times n: where all angles are middles of so many, one transform has all sizes
MIDDLE = 1e-7  # of a cell: it moves a size by less than doubles tell apart


@dataclass(frozen=True, eq=False)
class PairedRegion:
    """What is rejected of `n` items, at the `margin`; its size is a function of the angle."""

    n: int
    margin: Fraction
    cut: np.ndarray

    @property
    def room(self) -> Fraction:
        """Twice the largest s: 1 less the margin's distance from 0."""
        return 1 - abs(self.margin)

    @property
    def closed(self) -> bool:
        """Does one less right answer of the old model alone never undo a rejection? Of the new one's that is a cut."""
        some = self.cut[self.rows]
        return len(some) == 0 or bool(self.rows[-1] == len(some) - 1 and (np.diff(some) >= 0).all())

    @cached_property
    def rows(self) -> np.ndarray:
        """The c with which anything is rejected."""
        return np.flatnonzero(self.cut <= self.n - np.arange(self.n + 1))

    @cached_property
    def border(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Of n - 1 items (b, c) where one more decides, and +1 if the new model's alone rejects, -1 if the old's not.

        The derivative of the size by s is n times the sum of their probabilities with these signs.
        """
        c, first = self.rows, self.cut[self.rows]
        undone = np.minimum(np.append(self.cut, 0)[c + 1], self.n - c) - first
        places = np.repeat(first - np.append(0, np.cumsum(undone))[:-1], undone) + np.arange(undone.sum())
        some = first > 0
        return (
            np.concatenate((places, first[some] - 1)),
            np.concatenate((np.repeat(c, undone), c[some])),
            np.concatenate((-np.ones(len(places)), np.ones(int(some.sum())))),
        )

    def probabilities(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """That only the new, and that only the old model is right, at each angle."""
        both, margin = float(self.room) / 2 * np.sin(angle / 2) ** 2, float(self.margin)
        return both + max(-margin, 0.0), both + max(margin, 0.0)

    def size(self, angle: np.ndarray) -> np.ndarray:
        """P[reject] at each angle, added up."""
        look_up(0)
        new, old = (each[:, None] for each in self.probabilities(angle))
        return rejected(self.n, self.rows, self.cut[self.rows], new, old)

    @cached_property
    def cosines(self) -> np.ndarray:
        """`(n+1,)`: the size is the sum of these numbers times the cosines of the multiples of the angle.

        The derivative at n + 1 angles says all but the first.
        """
        from scipy.fft import dst

        n, room, (b, c, sign) = self.n, float(self.room), self.border
        look_up(0)
        angle = (np.arange(n + 1) + 0.5) * (pi / (n + 1))
        new, old = (each[:, None] for each in self.probabilities(angle))
        rest = n - 1 - b - c
        ways = log_choices(n - 1)[c] + _log_choose(n - 1 - c, b)
        mass = np.exp(ways + b * np.log(new) + c * np.log(old) + rest * np.log(room * np.cos(angle / 2)[:, None] ** 2))
        sines = dst(n * (mass @ sign) * room / 4 * np.sin(angle), type=2)[:n] / (n + 1)
        others = -sines / np.arange(1, n + 1)
        middle = float(self.size(np.array([pi / 2]))[0])
        return np.append(middle - others @ np.cos(np.arange(1, n + 1) * (pi / 2)), others)

    @cached_property
    def worst(self) -> np.ndarray:
        """`(1,)`: of 4n angles that with the largest size."""
        return middles(self.n)[[int(self.along(4 * self.n)[0].argmax())]]

    def along(self, cells: int) -> tuple[np.ndarray, np.ndarray]:
        """P[reject] and its derivative by the angle, in the middles of more than n cells of angles, by cosine and sine
        transforms."""
        from scipy.fft import dct, dst

        look_up(0)
        waves, slopes = np.zeros(cells), np.zeros(cells)
        waves[: self.n + 1] = self.cosines / 2
        waves[0] *= 2
        slopes[: self.n] = -np.arange(1, self.n + 1) * self.cosines[1:] / 2
        return dct(waves, type=3), dst(slopes, type=3)

    def size_and_slope(self, angle: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """P[reject] and its derivative by the angle."""
        for cells in CELLS:
            place = angle * (cells * self.n / pi) - 0.5
            nearest = np.rint(place)
            if np.abs(place - nearest).max(initial=0.0) < MIDDLE:
                size, slope = self.along(cells * self.n)
                return size[nearest.astype(int)], slope[nearest.astype(int)]
        look_up(0)
        j = np.arange(self.n + 1)
        return np.cos(angle[:, None] * j) @ self.cosines, np.sin(angle[:, None] * j) @ (-j * self.cosines)


def _log_choose(n: np.ndarray, k: np.ndarray) -> np.ndarray:
    from scipy.special import gammaln

    result: np.ndarray = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    return result


def rejected(n: int, c: np.ndarray, cut: np.ndarray, new: np.ndarray, old: np.ndarray) -> np.ndarray:
    """P[reject], `(points,)` for `new` and `old` `(points, 1)`: c binomial, and given c the b, among the other items.

    `c` are the rows with which anything is rejected.
    """
    from scipy.special import betainc, xlog1py, xlogy

    mass = np.exp(log_choices(n)[c] + xlogy(c, old) + xlog1py(n - c, -old))
    some = np.where(cut > 0, cut, 1)
    tail = betainc(some, n - c - some + 1.0, np.minimum(new / np.maximum(1 - old, 1e-300), 1.0))
    result: np.ndarray = np.minimum((mass * np.where(cut > 0, tail, 1.0)).sum(axis=1), 1.0)
    return result
