"""A theorem's bound along one of its variables: the numbers of every figure, sentence and table of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from bounds.formula.patience import remembered
from bounds.numbers import nearest_wholes
from bounds.solving.slider_values import is_logarithmic
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable

POINTS = 400
DIGITS = 4  # of a value in words


class TheoremAt(NamedTuple):
    """A theorem with a value for each of its variables."""

    theorem: Theorem
    inputs: Mapping[str, Any]


def points(theorem: Theorem, over: str, inputs: Mapping[str, Any]) -> tuple[np.ndarray, np.ndarray]:
    """The values drawn and the bound at each, both of shape `(points,)`."""
    return _points(theorem, over, tuple(inputs.items()))


def heights(theorem: Theorem, inputs: Mapping[str, Any], over: str, values: np.ndarray) -> np.ndarray:
    """The bound at each of these values of `over`, of their shape; nan outside the domain."""
    return _heights(theorem, over, tuple(inputs.items()), tuple(values.tolist()))


def wholes(theorem: Theorem, bounds: np.ndarray) -> dict[str, list[int | None]]:
    """As a column: what these bounds on a count come to, None where there is none; no column where nothing is counted.

    >>> from bounds import theorems
    >>> wholes(theorems["perceptron_mistakes"], np.array([10.89, 12.0, np.nan]))
    {'whole': [10, 12, None]}
    """
    if not theorem.returns.counts:
        return {}
    return {"whole": nearest_wholes(bounds.tolist(), theorem.returns.rounds_up(theorem.relation))}


# Figure, sentence and table ask for the same points, and a few theorems take a second for them.
@remembered(maxsize=16)
def _points(theorem: Theorem, over: str, inputs: tuple[tuple[str, Any], ...]) -> tuple[np.ndarray, np.ndarray]:
    values = grid(theorem.variable(over), float(dict(inputs)[over]))
    values.flags.writeable = False
    return values, _heights(theorem, over, inputs, tuple(values.tolist()))


@remembered(maxsize=32)
def _heights(theorem: Theorem, over: str, inputs: tuple[tuple[str, Any], ...], values: tuple[float, ...]) -> np.ndarray:
    bounds: np.ndarray = theorem.grid(**{**dict(inputs), over: np.array(values)})
    bounds.flags.writeable = False
    return bounds


def grid(variable: Variable, at: float) -> np.ndarray:
    """Values of the variable to draw: its everyday range, stretched so that `at` lies well inside."""
    low, high = variable.typical
    domain = variable.domain
    if at > 0:
        low, high = min(low, at / 10), max(high, at * 10)
    low = max(low, domain.low if domain.includes_low else max(domain.low, low, 1e-300))
    high = min(high, domain.high) * (1 if domain.includes_high or high < domain.high else 1 - 1e-9)
    spread = np.geomspace(low, high, POINTS) if is_logarithmic(variable) and low > 0 else np.linspace(low, high, POINTS)
    if domain.integer:
        spread = np.unique(np.rint(spread))
        spread = np.unique(2 * (spread // 2) + 1) if domain.odd else spread
    return spread
