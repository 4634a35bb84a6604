"""One sparse signal seen through a few Gaussian measurements, and three ways of decoding it."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb

import numpy as np

from learners.shared.arrays import Reals

WAYS: Mapping[str, str] = {"sparsest": "sparsest", "least l1": "smallest ℓ₁ norm", "least l2": "smallest ℓ₂ norm"}
EXACT = 1e-6  # a signal is found when no entry is off by more; its entries are of size about 1
VALUE = 64  # bits of a number


@dataclass(frozen=True)
class SparseRun:
    """The `signal` `(d,)` with `entries` of them not 0, `measurements` of it, and what each way `decoded` `(d,)`.

    `tried` supports were tried for the sparsest; `bits` is the size of the signal when stored sparsely.
    """

    signal: Reals
    entries: int
    measurements: int
    decoded: Mapping[str, Reals]
    tried: int
    bits: int

    @property
    def d(self) -> int:
        """The length of the signal."""
        return len(self.signal)

    def error(self, way: str) -> float:
        """The largest error of an entry."""
        return float(np.abs(self.decoded[way] - self.signal).max())

    def exact(self, way: str) -> bool:
        """Whether the signal was found."""
        return self.error(way) <= EXACT

    @property
    def enough(self) -> int:
        """Measurements from which on the sparsest solution is the signal, for almost every Gaussian matrix."""
        return min(2 * self.entries, self.d)

    @property
    def supports(self) -> int:
        """How many supports have as many entries as the signal or fewer."""
        return sum(comb(self.d, size) for size in range(self.entries + 1))


def sparse(d: int, entries: int, measurements: int, seed: int) -> SparseRun:
    """Draw a signal with Gaussian entries at random places and a Gaussian matrix, measure and decode.

    Raises ValueError where the signal has no room for so many entries.
    """
    from learners.dimensions.l0_decoder import l0_decoder
    from learners.dimensions.l1_decoder import l1_decoder
    from learners.dimensions.sparse_storage import sparse_storage

    if entries > d or measurements > d:
        what = "Nonzero entries" if entries > d else "Measurements"
        raise ValueError(f"{what} must be at most the length of the signal, {d}; got {max(entries, measurements)}.")
    rng = np.random.default_rng(seed)
    signal = np.zeros(d)
    signal[rng.choice(d, entries, replace=False)] = rng.standard_normal(entries)
    matrix = rng.standard_normal((measurements, d)) / np.sqrt(measurements)
    seen = matrix @ signal
    sparsest = l0_decoder(matrix, seen, min(entries, measurements))
    decoded = {
        "sparsest": sparsest.x,
        "least l1": l1_decoder(matrix, seen),
        "least l2": np.asarray(np.linalg.pinv(matrix) @ seen, np.float64),
    }
    stored = sparse_storage(signal, np.eye(d), entries)
    return SparseRun(signal, entries, measurements, decoded, sparsest.tried, stored.bits(VALUE))
