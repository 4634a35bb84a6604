"""Two vectors: a kernel's value directly, and as an inner product of all their features."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import ceil, comb, sqrt

import numpy as np

from bounds.numbers import format_number, format_short
from learners.kernels.gaussian import Gaussian
from learners.kernels.linear import LinearKernel
from learners.kernels.polynomial import Monomial, PolynomialKernel
from learners.kernels.quadratic import Quadratic
from learners.shared.arrays import Reals

KERNELS: Mapping[str, str] = {
    "linear": "Linear s",
    "polynomial": "Polynomial (c + s)ᵏ",
    "quadratic": "1 + s + s²",
    "gaussian": "Gaussian",
}
MOST_ENTRIES, LARGEST = 4, 20
MOST_SHOWN = 12  # features named one by one
DIGITS = 6  # of a value that is not whole
WHOLE = 1e15  # below it a double holds every integer
SURE = 60  # terms of the series beyond those that count, at least

SUBSCRIPTS, SUPERSCRIPTS = "₀₁₂₃₄₅₆₇₈₉", "⁰¹²³⁴⁵⁶⁷⁸⁹"

Vector = tuple[float, ...]
_WithFeatures = LinearKernel | Quadratic | PolynomialKernel


@dataclass(frozen=True)
class PairRun:
    """The kernel's value on `x` and `z`, and the parts of which features make it.

    `monomials` are the features of a kernel that has finitely many, with `parts` `(monomials,)`, what each adds;
    `through` is their sum as the learner's own feature map has it. The Gaussian has infinitely many: there `parts`
    `(terms,)` are those of degree 0, 1, ..., and `left_out` is what the degrees from `terms` on would add.
    """

    kernel: str
    x: Vector
    z: Vector
    degree: int
    offset: float
    gamma: float
    value: float
    through: float
    monomials: tuple[Monomial, ...]
    parts: Reals
    left_out: float = 0.0

    @property
    def inner(self) -> float:
        """<x, z>."""
        return float(np.dot(self.x, self.z))

    @property
    def distance(self) -> float:
        """||x - z||^2."""
        return sum((mine - other) ** 2 for mine, other in zip(self.x, self.z, strict=True))

    @property
    def size(self) -> int:
        """Entries of a vector."""
        return len(self.x)

    @property
    def reached(self) -> int:
        """The highest degree of a feature considered."""
        return {"linear": 1, "quadratic": 2, "gaussian": len(self.parts) - 1}.get(self.kernel, self.degree)

    @property
    def multiplications(self) -> int:
        """What the kernel itself takes, an exponential not counted."""
        return multiplications(self.kernel, self.size, self.reached)

    @property
    def different(self) -> int:
        """Different monomials up to the degree reached."""
        return different(self.whole_degree, self.size, self.reached)

    @property
    def ordered(self) -> int:
        """The same with the factors of each in every order."""
        return ordered(self.kernel, self.whole_degree, self.size, self.reached)

    @property
    def whole_degree(self) -> bool:
        """Whether monomials of lower degree are missing."""
        return self.kernel == "linear" or (self.kernel == "polynomial" and self.offset == 0)

    @cached_property
    def left_out_at_most(self) -> float | None:
        """The first term left out times a geometric series; None while the terms may still rise."""
        ratio = 2 * self.gamma * abs(self.inner) / (len(self.parts) + 1)
        if ratio >= 1:
            return None
        first = float(Gaussian(self.gamma).terms(*_rows(self.x, self.z), len(self.parts) + 1)[-1, 0, 0])
        return abs(first) / (1 - ratio)


def two_vectors(
    kernel: str, x: Vector, z: Vector, degree: int = 2, offset: float = 0.0, gamma: float = 0.5, terms: int = 10
) -> PairRun:
    """Both ways; `degree` and `offset` are the polynomial's, `gamma` and `terms` the Gaussian's."""
    rows = _rows(x, z)
    if kernel == "gaussian":
        gaussian = Gaussian(gamma)
        mean = 2 * gamma * abs(float(np.dot(x, z)))
        added = gaussian.terms(*rows, terms + ceil(mean + 12 * sqrt(mean)) + SURE)[:, 0, 0]
        parts, value = added[:terms], gaussian(*rows).item()
        left_out = abs(float(added[terms:].sum()))
        return PairRun(kernel, x, z, degree, offset, gamma, value, float(parts.sum()), (), parts, left_out)
    known, monomials = _finite(kernel, len(x), degree, offset)
    powers = np.array([monomial.powers for monomial in monomials])
    parts = np.array([monomial.coefficient for monomial in monomials]) * np.prod(np.multiply(x, z) ** powers, axis=1)
    through = float(known.features(rows[0])[0] @ known.features(rows[1])[0])
    value = float(known(*rows).item())
    return PairRun(kernel, x, z, degree, offset, gamma, value, through, tuple(monomials), parts)


def different(whole: bool, size: int, degree: int) -> int:
    """Different monomials of `size` variables, up to the degree or, if `whole`, of that degree."""
    return comb(size + degree - 1, degree) if whole else comb(size + degree, degree)


def ordered(kernel: str, whole: bool, size: int, degree: int) -> int:
    """Products with their factors in every order: a constant counts as a factor of the polynomial kernel."""
    if whole or kernel == "polynomial":
        return int((size if whole else size + 1) ** degree)
    return sum(size**power for power in range(degree + 1))


def multiplications(kernel: str, size: int, degree: int) -> int:
    """`size` for the inner product (the distance), the others for the power; one by gamma for the Gaussian."""
    return size + 1 if kernel == "gaussian" else size + degree - 1


def name_of(powers: tuple[int, ...]) -> str:
    """x₁²x₂; without an index where there is one variable only; 1 for the constant."""
    written = (
        "x" + (SUBSCRIPTS[i] if len(powers) > 1 else "") + _raised(power) for i, power in enumerate(powers, 1) if power
    )
    return "".join(written) or "1"


def in_full(number: float) -> str:
    """A whole number with all its digits, another one to six."""
    whole = float(number).is_integer() and abs(number) < WHOLE
    return format_number(int(number)) if whole else format_short(number, DIGITS)


def _raised(power: int) -> str:
    return "" if power == 1 else "".join(SUPERSCRIPTS[int(digit)] for digit in str(power))


def _finite(kernel: str, size: int, degree: int, offset: float) -> tuple[_WithFeatures, list[Monomial]]:
    """The kernel and its monomials, without those of coefficient 0."""
    if kernel == "quadratic":
        constant = Monomial((0,) * size, 1.0)
        return Quadratic(), [constant, *_of_degree(1, size), *_of_degree(2, size)]
    if kernel == "linear":
        return LinearKernel(), _of_degree(1, size)
    polynomial = PolynomialKernel(degree, offset)
    return polynomial, [term for term in polynomial.monomials(size) if term.coefficient > 0]


def _of_degree(degree: int, size: int) -> list[Monomial]:
    return [term for term in PolynomialKernel(degree, 0.0).monomials(size) if term.coefficient > 0]


def _rows(x: Vector, z: Vector) -> tuple[Reals, Reals]:
    return np.array([x], np.float64), np.array([z], np.float64)
