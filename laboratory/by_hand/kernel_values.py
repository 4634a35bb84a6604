"""The value of a kernel for two points, the distance of their images, and all values for several points."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import exp, sqrt
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import dot, listed
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._settings import real
from laboratory.by_hand._table import checked, chosen, exact, in_text, reals, whole
from laboratory.exercises.problem import WrongAnswer

MOST_IN_GRAM = 8
KERNELS = ("linear", "polynomial", "gaussian")
Point = tuple[Fraction, ...]


@dataclass(frozen=True)
class _Kernel:
    """(x·z + constant)^degree, or e^(−gamma ‖x − z‖²)."""

    name: str
    degree: int
    constant: Fraction
    gamma: Fraction

    def __call__(self, x: Point, z: Point) -> float:
        if self.name == "gaussian":
            return exp(-float(self.gamma * _squared(x, z)))
        return float((dot(x, z) + self.constant) ** self.degree)

    def line(self, x: Point, z: Point) -> str:
        """How its value is worked out."""
        if self.name == "gaussian":
            square = _squared(x, z)
            return (
                f"‖{listed(x)} − {listed(z)}‖² = {in_text(float(square))}, so k = e^(−{in_text(float(self.gamma))} · "
                f"{in_text(float(square))}) = {in_text(self(x, z))}."
            )
        inner = f"{listed(x)}·{listed(z)} = {in_text(float(dot(x, z)))}"
        if self.name == "linear":
            return f"k = {inner}."
        base = f"({in_text(float(dot(x, z)))} + {in_text(float(self.constant))})"
        return f"{inner}, so k = {base}^{self.degree} = {in_text(self(x, z))}."

    @property
    def formula(self) -> str:
        if self.name == "gaussian":
            return f"e^(−{in_text(float(self.gamma))}·‖x − z‖²)"
        return "x·z" if self.name == "linear" else f"(x·z + {in_text(float(self.constant))})^{self.degree}"


def _squared(x: Point, z: Point) -> Fraction:
    return sum(((a - b) ** 2 for a, b in zip(x, z, strict=True)), Fraction(0))


def _read(rows: Sequence[Any], kernel: Any, settings: dict[str, Any]) -> tuple[Point, Point, _Kernel]:
    points = _points(rows)
    if len(points) != 2:
        raise ValueError(f"a kernel takes two points, a row for each; got {len(points)} rows")
    return points[0], points[1], _kernel(kernel, settings)


def _points(rows: Sequence[Any]) -> list[Point]:
    return [tuple(exact(float(cell)) for cell in row) for row in reals(checked(rows))]


def _kernel(kernel: Any, settings: dict[str, Any]) -> _Kernel:
    degree, constant, gamma, sigma = (settings[name] for name in ("degree", "constant", "gamma", "sigma"))
    if kernel is None:
        kernel = "gaussian" if gamma is not None or sigma is not None else "polynomial"
    name = chosen("kernel", "which kernel", kernel, KERNELS)
    if name != "gaussian" and (gamma is not None or sigma is not None):
        raise ValueError(f"gamma and sigma belong to the Gaussian kernel; got kernel={name}")
    if name == "gaussian":
        return _Kernel(name, 1, Fraction(0), _width(gamma, sigma))
    if name == "linear":
        return _Kernel(name, 1, Fraction(0), Fraction(0))
    power = whole("degree", "power of the polynomial", 2 if degree is None else degree, 1, 20)
    return _Kernel(name, power, real("constant", "added to x·z", 1 if constant is None else constant), Fraction(0))


def _width(gamma: Any, sigma: Any) -> Fraction:
    """gamma, or 1/(2 sigma²)."""
    if (gamma is None) == (sigma is None):
        raise ValueError("the Gaussian kernel needs either gamma, of e^(−gamma‖x − z‖²), or sigma, of 1/(2 sigma²)")
    width = real("gamma", "factor of ‖x − z‖²", gamma) if sigma is None else real("sigma", "width", sigma)
    if width <= 0:
        raise ValueError(f"gamma and sigma of the Gaussian kernel must be a real > 0; got {in_text(float(width))}")
    return width if sigma is None else 1 / (2 * width**2)


def _value(
    *rows: Any, kernel: Any = None, degree: Any = None, constant: Any = None, gamma: Any = None, sigma: Any = None
) -> WorkedOut:
    settings = dict(degree=degree, constant=constant, gamma=gamma, sigma=sigma)
    x, z, k = _read(rows, kernel, settings)
    right, inner, square = k(x, z), dot(x, z), float(_squared(x, z))
    slips, also = [], []
    if k.name == "gaussian":
        slips = [
            WrongAnswer(exp(-float(k.gamma) * sqrt(square)), "The distance is squared in the exponent."),
            WrongAnswer(exp(-2 * float(k.gamma) * square), "The 2 of 2σ² is missing.") if sigma is not None else
            WrongAnswer(exp(-square / (2 * float(k.gamma) ** 2)), "You took gamma for σ."),
            WrongAnswer(exp(-float(k.gamma * inner)), "The exponent has the distance, not the inner product."),
            WrongAnswer(float(k.gamma) * square, "That is the exponent without its sign: take e to it."),
        ]  # fmt: skip
    else:
        power = float(inner**k.degree)
        slips = [
            WrongAnswer(float(inner), "That is the inner product: add the constant, and take the power."),
            WrongAnswer(power + float(k.constant), "The constant is added before the power."),
            WrongAnswer(k.degree * float(inner + k.constant), "That is multiplied by the degree: it is a power."),
            WrongAnswer(k.degree * float(inner), "That is the degree times the inner product: it is a power of a sum."),
            WrongAnswer(float(sum((a * b) ** k.degree for a, b in zip(x, z, strict=True))), "The power is taken of the "
                        "sum, not of each product."),
        ]  # fmt: skip
        if constant is None and k.name == "polynomial":
            also = [Instead(power, "no constant added")]
    steps = (f"The kernel is k(x, z) = {k.formula}.", k.line(x, z))
    return WorkedOut(right, slips, f"the points {listed(x)} and {listed(z)}; k = {k.formula}", steps, also)


def _distance(
    *rows: Any, kernel: Any = None, degree: Any = None, constant: Any = None, gamma: Any = None, sigma: Any = None
) -> WorkedOut:
    x, z, k = _read(rows, kernel, dict(degree=degree, constant=constant, gamma=gamma, sigma=sigma))
    xx, xz, zz = k(x, x), k(x, z), k(z, z)
    square = max(0.0, xx - 2 * xz + zz)
    slips = (
        WrongAnswer(square, "That is the squared distance: the root is missing."),
        WrongAnswer(sqrt(max(0.0, xx - xz + zz)), "The mixed term stands twice."),
        WrongAnswer(sqrt(float(_squared(x, z))), "That is the distance of the points themselves, not of their images."),
        WrongAnswer(xz, "That is k(x, z)."),
    )
    steps = (
        f"The kernel is k(x, z) = {k.formula}.",
        k.line(x, x), k.line(z, z), k.line(x, z),
        f"‖φ(x) − φ(z)‖² = {in_text(xx)} + {in_text(zz)} − 2 · {in_text(xz)} = {in_text(square)}.",
        f"The distance is its root, {in_text(sqrt(square))}.",
    )  # fmt: skip
    return WorkedOut(sqrt(square), slips, f"the points {listed(x)} and {listed(z)}; k = {k.formula}", steps)


def _gram(
    *rows: Any, kernel: Any = None, degree: Any = None, constant: Any = None, gamma: Any = None, sigma: Any = None
) -> WorkedOut:
    is_set = any(setting is not None for setting in (kernel, degree, constant, gamma, sigma))
    points, k = _points(rows), _kernel(
        kernel if is_set else "linear", dict(degree=degree, constant=constant, gamma=gamma, sigma=sigma)
    )  # fmt: skip
    if len(points) > MOST_IN_GRAM:
        raise ValueError(f"a Gram matrix is worked out for at most {MOST_IN_GRAM} points; got {len(points)}")
    n = range(len(points))
    matrix = np.array([[k(x, z) for z in points] for x in points])
    columns = np.array([[float(a) for a in point] for point in points])
    row_means = matrix.mean(axis=0)
    slips = [
        Instead(_entries(matrix - row_means - row_means[:, np.newaxis] + matrix.mean()), "That is the centred matrix."),
        Instead(_entries(matrix * (1 - np.eye(len(points)))), "The diagonal holds k(x, x), not 0."),
        Instead(_entries([[float(_squared(x, z)) for z in points] for x in points]), "Those are squared distances."),
    ]
    if k.name != "linear":
        slips.append(Instead(_entries(columns @ columns.T), "Those are the inner products: the kernel is missing."))
    if len(points) == columns.shape[1]:
        slips.append(Instead(_entries(columns.T @ columns), "That is XᵀX, of the columns: the rows are the points."))
    if constant is None and k.name == "polynomial":
        without = _kernel("polynomial", dict(degree=k.degree, constant=0, gamma=None, sigma=None))
        also = [Instead(_entries([[without(x, z) for z in points] for x in points]), "no constant added")]
    else:
        also = []
    steps = (
        f"The kernel is k(x, z) = {k.formula}; entry (i, j) is k of the points i and j, and the matrix is symmetric.",
        *(f"Entry ({i + 1}, {j + 1}): {k.line(points[i], points[j])}" for i in n for j in n if i <= j),
        f"The rows of the matrix are {', '.join(in_text(row) for row in matrix)}.",
    )
    read = f"{pluralize(len(points), 'point')}; k = {k.formula}"
    table = {f"point {j + 1}": matrix[:, j].tolist() for j in n}
    return WorkedOut(_entries(matrix), slips, read, steps, also, "all entries, row by row", table=table)


def _entries(matrix: Any) -> tuple[float, ...]:
    return tuple(float(entry) for row in matrix for entry in row)


NEEDS = (
    "the two points, a row for each; and kernel=linear; or degree=3 and constant=0 of a polynomial (else 2 and 1); or "
    "gamma or sigma of a Gaussian kernel"
)
EXAMPLE = ("degree=2", "1 2", "3 1")
NEEDS_OF_GRAM = (
    "a row for each point; without settings the inner products; else kernel=linear; or degree and constant of a "
    "polynomial; or gamma or sigma of a Gaussian kernel"
)
QUANTITIES = (
    ByHand(
        "kernel_value", "Kernel of two points", NEEDS, EXAMPLE, _value, called=("kernel", "rbf", "polynomial_kernel")
    ),
    ByHand("kernel_distance", "Distance of two points in a kernel's space", NEEDS, EXAMPLE, _distance),
    ByHand(
        "gram_matrix", "Gram matrix of points", NEEDS_OF_GRAM, ("1 2", "3 1", "0 1"), _gram,
        called=("gram", "kernel_matrix"),
    ),
)  # fmt: skip
