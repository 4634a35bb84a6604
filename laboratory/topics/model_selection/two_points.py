"""Bias and variance of what is fitted to two points of a curve, exactly: the example of Learning From Data."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, nan

import numpy as np

from learners.shared.arrays import Reals

Curve = Callable[[Reals], Reals]
NODES = 200  # of Gauss and Legendre, on each axis: exact to about 10^-12 for smooth curves


@dataclass(frozen=True)
class TwoPointFit:
    """The average fit and how fits vary, for two points whose x is uniform on [-1, 1].

    Attributes
    ----------
    slope, intercept : of the mean fit, whose slope multiplies x, or x^2 in the models of a square.
    squared_bias : mean over x of (mean fit - curve)^2; nan where no mean fit exists.
    variance : mean over x of the variance of the fit; inf where it diverges, however large a simulation is.
    """

    slope: float
    intercept: float
    squared_bias: float
    variance: float

    @property
    def error(self) -> float:
        """Expected squared error out of sample: squared bias plus variance."""
        return self.squared_bias + self.variance


def sine(x: Reals) -> Reals:
    """sin(pi x)."""
    return np.asarray(np.sin(np.pi * x))


def two_point_fit(model: str, curve: Curve = sine) -> TwoPointFit:
    """Least squares through two points (x, curve(x)), for one of `MODELS`; `curve` takes arrays, smooth on [-1, 1].

    "a x" needs a curve through the origin, else its variance diverges; the models of a square take the sine
    only. ValueError for another model.

    Source: Abu-Mostafa, Magdon-Ismail & Lin (2012), Learning From Data, example 2.8; problems 4.4 to 4.7 of its course.
    """
    if model not in MODELS:
        options = ", ".join(map(repr, MODELS))
        raise ValueError(f"model of two_point_fit (what is fitted) must be one of {options}; got {model!r}")
    return MODELS[model](curve)


def _constant(curve: Curve) -> TwoPointFit:
    x, w = _nodes()
    mean, square = float(w @ curve(x)), float(w @ curve(x) ** 2)
    spread = square - mean**2
    return TwoPointFit(0.0, mean, spread, spread / 2)


def _line(curve: Curve) -> TwoPointFit:
    # One node more on the second axis: the two never meet, where the slope is 0/0.
    (x, v), (z, w) = _nodes(), _nodes(NODES + 1)
    y = curve(x)
    slopes = (curve(z) - y[:, None]) / (z - x[:, None])
    return _of_pairs(curve, slopes, y[:, None] - slopes * x[:, None], np.outer(v, w))


def _through_origin(curve: Curve) -> TwoPointFit:
    if abs(float(curve(np.zeros(1))[0])) > 1e-12:
        return TwoPointFit(nan, 0.0, nan, inf)
    # The point farther out is x, the other u x: in these the slope is smooth, and the area is |x| du dx.
    (half, v), (u, w) = _nodes(), _nodes()
    slopes, weights = [], []
    for side in (-1, 1):
        x = side * (half + 1) / 2
        slopes.append((curve(x)[:, None] + u * curve(u * x[:, None])) / (x[:, None] * (1 + u**2)))
        weights.append(np.outer(v * np.abs(x), w))
    a = np.concatenate(slopes)
    return _of_pairs(curve, a, np.zeros_like(a), np.concatenate(weights))


def _square(curve: Curve) -> TwoPointFit:
    """a x^2 through the sine: slopes grow like 1/r around the origin, equally in both directions."""
    _only_sine(curve)
    return TwoPointFit(0.0, 0.0, 0.5, inf)


def _square_and_constant(curve: Curve) -> TwoPointFit:
    """a x^2 + b through the sine: around x = -z the slope has no mean, like the Cauchy distribution."""
    _only_sine(curve)
    return TwoPointFit(nan, nan, nan, inf)


MODELS: dict[str, Callable[[Curve], TwoPointFit]] = {
    "b": _constant,
    "a x": _through_origin,
    "a x + b": _line,
    "a x^2": _square,
    "a x^2 + b": _square_and_constant,
}


def _nodes(count: int = NODES) -> tuple[Reals, Reals]:
    """Nodes on [-1, 1] and weights that add up to 1: the mean over a uniform x."""
    x, w = np.polynomial.legendre.leggauss(count)
    return x, w / 2


def _of_pairs(curve: Curve, a: Reals, b: Reals, weights: Reals) -> TwoPointFit:
    """From slopes, intercepts and weights over pairs of points; E x = 0 and E x^2 = 1/3."""
    share = weights / weights.sum()
    slope, intercept = float((share * a).sum()), float((share * b).sum())
    spread = [float((share * (values - mean) ** 2).sum()) for values, mean in ((a, slope), (b, intercept))]
    x, w = _nodes()
    bias = float(w @ (slope * x + intercept - curve(x)) ** 2)
    return TwoPointFit(slope, intercept, bias, spread[0] / 3 + spread[1])


def _only_sine(curve: Curve) -> None:
    if curve is not sine:
        raise ValueError(f"curve of two_point_fit (what is fitted) must be the sine for a square; got {curve!r}")
