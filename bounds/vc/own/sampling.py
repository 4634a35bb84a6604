"""Parameters to try, thousands at a time, and the labels that they give in doubles."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bounds.vc.own.domains import REALS, LetterRange
from bounds.vc.own.table_of_signs import Place
from bounds.vc.own.tree import Condition, Every, Letter, Numeral, Operation, Opposite, SignCondition, Some, Term

Columns = Mapping[str, NDArray[np.float64]]

EACH = 2_048
DIGITS = 3  # decimals of the parameters that are tried, so that a person can read them
_FUNCTIONS = {
    "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "sin": np.sin, "cos": np.cos, "tan": np.tan, "floor": np.floor,
    "ceil": np.ceil,
}  # fmt: skip
_OPERATIONS = {
    "+": np.add, "-": np.subtract, "*": np.multiply, "/": np.divide, "%": np.mod, "^": np.power,
}  # fmt: skip


def samples(
    rng: np.random.Generator, names: Sequence[str], ranges: Mapping[str, LetterRange], scale: Sequence[float]
) -> dict[str, NDArray[np.float64]]:
    """Values of each parameter, short decimals: around the points' coordinates, around 0, and of every magnitude."""
    coordinates = np.array(scale or [0.0])
    spread = max(float(np.abs(coordinates).max()), 1e-3)
    kind = rng.integers(3, size=EACH)
    columns: dict[str, NDArray[np.float64]] = {}
    for name in names:
        near = rng.choice(coordinates, EACH) + spread / 4 * rng.standard_normal(EACH)
        wide = spread * rng.standard_cauchy(EACH)
        far = rng.choice([-1.0, 1.0], EACH) * 10 ** rng.uniform(-2, 6, EACH)
        values = np.select([kind == 0, kind == 1], [near, wide], far)
        columns[name] = np.round(_within(rng, values, ranges.get(name, REALS)), DIGITS)
    return columns


def _within(rng: np.random.Generator, values: NDArray[np.float64], domain: LetterRange) -> NDArray[np.float64]:
    """What lies outside the range is replaced by what lies inside."""
    low = -np.inf if domain.low is None else float(domain.low)
    high = np.inf if domain.high is None else float(domain.high)
    if np.isfinite(low) and np.isfinite(high):
        inside = low + (high - low) * rng.uniform(0.001, 0.999, len(values))
    elif np.isfinite(low):
        inside = low + np.abs(values) + 0.001
    else:
        inside = high - np.abs(values) - 0.001
    return np.where((values > low) & (values < high), values, inside)


def labellings_at(condition: Condition, places: Sequence[Place], parameters: Columns) -> NDArray[np.int64]:
    """The labelling that each row of parameters gives: bit i is the label of point i."""
    masks = np.zeros(EACH, np.int64)
    with np.errstate(all="ignore"):
        for i, place in enumerate(places):
            fixed = {name: np.full(EACH, float(number)) for name, number in place.items()}
            masks |= _truth(condition, {**parameters, **fixed, "pi": np.full(EACH, np.pi)}).astype(np.int64) << i
    return masks


def _truth(condition: Condition, at: Columns) -> Any:
    match condition:
        case SignCondition(term, relation):
            value = _value(term, at)
            signs = {">": value > 0, ">=": value >= 0, "==": value == 0, "!=": (value != 0) & ~np.isnan(value)}
            return np.asarray(signs[relation], np.bool_)
        case Every(parts):
            return np.all([_truth(part, at) for part in parts], axis=0)
        case Some(parts):
            return np.any([_truth(part, at) for part in parts], axis=0)
        case Opposite(part):
            return ~_truth(part, at)


def _value(term: Term, at: Columns) -> NDArray[np.float64]:
    match term:
        case Numeral(value):
            return np.full(EACH, float(value))
        case Letter(name):
            return at[name]
        case Operation(name, (only,)):
            return np.asarray(_FUNCTIONS[name](_value(only, at)), np.float64)
        case Operation(name, (first, second)):
            return np.asarray(_OPERATIONS[name](_value(first, at), _value(second, at)), np.float64)
    raise TypeError(f"{term} is no term")
