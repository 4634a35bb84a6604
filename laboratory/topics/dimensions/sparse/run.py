"""One signal, sparse in a basis, seen through a few Gaussian measurements, and three ways of decoding it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb

import numpy as np

from learners.shared.arrays import Reals

WAYS: Mapping[str, str] = {"sparsest": "sparsest", "least l1": "smallest ℓ₁ norm", "least l2": "smallest ℓ₂ norm"}
BASES: Mapping[str, str] = {"entries": "Its own entries", "cosines": "Cosines", "rotated": "A random basis"}
EXACT = 1e-6  # a signal is found when no entry is off by more; its entries are of size about 1
SUPPORTS = 20_000  # of 2s columns, beyond which the isometry constant is not computed
ROUNDING = 1e-13
VALUE = 64  # bits of a number


@dataclass(frozen=True)
class SparseRun:
    """The `signal` `(d,)`, `measurements` of it, and what each way `decoded` `(d,)`.

    In the orthonormal columns of `U` `(d, d)` it has `entries` coefficients that are not 0. `tried` supports were tried
    for the sparsest; `bits` is the size of the signal when stored sparsely; `without_basis` `(d,)` has the smallest
    l1 norm of entries, whatever U is. `matrix` `(measurements, d)` measures coefficients: it is W U.
    """

    basis: str
    U: Reals
    signal: Reals
    entries: int
    measurements: int
    decoded: Mapping[str, Reals]
    tried: int
    bits: int
    without_basis: Reals
    matrix: Reals

    @property
    def d(self) -> int:
        """The length of the signal."""
        return len(self.signal)

    @property
    def coefficients(self) -> Reals:
        """The signal in the basis, U^T x `(d,)`."""
        return self.in_basis(self.signal)

    def in_basis(self, x: Reals) -> Reals:
        """U^T x for x `(d,)`."""
        return np.asarray(self.U.T @ x)

    def error(self, way: str) -> float:
        """The largest error of an entry."""
        return self.error_of(self.decoded[way])

    def error_of(self, decoded: Reals) -> float:
        """The largest error of an entry of `decoded` `(d,)`."""
        return float(np.abs(decoded - self.signal).max())

    def lost(self, values: Reals) -> float:
        """The share of the squared length that is lost where only the `entries` largest of `values` `(d,)` are kept."""
        squares = np.sort(values**2)
        return float(squares[: self.d - self.entries].sum() / squares.sum())

    def exact(self, way: str) -> bool:
        """Whether the signal was found."""
        return self.error(way) <= EXACT

    @cached_property
    def stretches(self) -> tuple[float, float] | None:
        """The least and the largest ||W U a||² over unit vectors with at most 2s entries; None for too many supports.

        The least is 0 up to rounding where some 2s columns are dependent.
        """
        columns = min(2 * self.entries, self.d)
        if comb(self.d, columns) > SUPPORTS:
            return None
        gram = self.matrix.T @ self.matrix
        places = np.array(list(combinations(range(self.d), columns)))
        values = np.linalg.eigvalsh(gram[places[:, :, np.newaxis], places[:, np.newaxis, :]])
        least, largest = float(values[:, 0].min()), float(values[:, -1].max())
        return (least if least > ROUNDING * largest else 0.0), largest

    @property
    def short_of_one(self) -> float | None:
        """1 less the isometry constant for 2s entries of W, scaled so that it is smallest; see `stretches`."""
        if self.stretches is None:
            return None
        least, largest = self.stretches
        return 2 * least / (least + largest)

    @property
    def enough(self) -> int:
        """Measurements from which on the sparsest solution is the signal, for almost every Gaussian matrix."""
        return min(2 * self.entries, self.d)

    @property
    def supports(self) -> int:
        """How many supports have as many entries as the signal or fewer."""
        return sum(comb(self.d, size) for size in range(self.entries + 1))


def sparse(d: int, entries: int, measurements: int, seed: int, basis: str = "entries") -> SparseRun:
    """Draw a signal with Gaussian coefficients at random places and a Gaussian matrix, measure and decode.

    The signal is sparse in the `basis`, a key of BASES. Raises ValueError where it has no room for so many entries.
    """
    from learners.dimensions.l0_decoder import l0_decoder
    from learners.dimensions.l1_decoder import l1_decoder
    from learners.dimensions.sparse_storage import sparse_storage

    if entries > d or measurements > d:
        what = "Nonzero entries" if entries > d else "Measurements"
        raise ValueError(f"{what} must be at most the length of the signal, {d}; got {max(entries, measurements)}.")
    rng = np.random.default_rng(seed)
    alpha = np.zeros(d)
    alpha[rng.choice(d, entries, replace=False)] = rng.standard_normal(entries)
    matrix = rng.standard_normal((measurements, d)) / np.sqrt(measurements)
    U = orthonormal(basis, d, rng)
    signal = U @ alpha
    seen, through = matrix @ signal, matrix @ U
    sparsest = l0_decoder(through, seen, min(entries, measurements))
    decoded = {
        "sparsest": U @ sparsest.x,
        "least l1": U @ l1_decoder(through, seen),
        "least l2": np.asarray(np.linalg.pinv(matrix) @ seen, np.float64),
    }
    stored = sparse_storage(signal, U, entries)
    without_basis = l1_decoder(matrix, seen) if basis != "entries" else decoded["least l1"]
    return SparseRun(
        basis, U, signal, entries, measurements, decoded, sparsest.tried, stored.bits(VALUE), without_basis,
        through,
    )  # fmt: skip


def orthonormal(basis: str, d: int, rng: np.random.Generator) -> Reals:
    """Orthonormal columns `(d, d)`: the identity, cosines at equal distances, or a random rotation."""
    if basis == "cosines":
        k, place = np.arange(d), np.arange(d)[:, np.newaxis]
        columns = np.sqrt(2 / d) * np.cos(np.pi * (2 * place + 1) * k / (2 * d))
        columns[:, 0] = np.sqrt(1 / d)
        return np.asarray(columns)
    if basis == "rotated":
        return np.asarray(np.linalg.qr(rng.standard_normal((d, d)))[0])
    return np.eye(d)
