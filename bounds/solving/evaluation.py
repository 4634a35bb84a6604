"""Evaluating a formula: one number, or many in blocks that stay in the processor's cache."""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from bounds.formula.patience import limited_to, look_up, patiently
from bounds.formula.special.arrays import longest, steps
from bounds.solving import validation
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.statement import FULL_DIGITS, Statement

WHOLE, PLAIN = {int}, {int, float, np.float64, Ln}
# Checking and computing a block while it is in cache costs less than one more sweep through memory.
BLOCK = 32768
LONGEST = 500_000  # steps for one value that doubles do not know


def value(theorem: Statement, inputs: Mapping[str, Any]) -> Any:
    """The formula's value; the front door for scalars and arrays alike."""
    validation.check_names(theorem, inputs)
    if not any(_is_array(entry) for entry in inputs.values()):
        return at(theorem, validation.checked(theorem, inputs))
    return _over_arrays(theorem, inputs)


def of_numbers(theorem: Statement, inputs: Mapping[str, Any]) -> float | None:
    """The value at plain numbers under the theorem's own names, each inside its domain, where doubles know it; None of
    anything else, for `value` to read, to compute otherwise, or to refuse with a reason."""
    if len(inputs) != len(theorem.variables) or rounds(theorem):
        return None
    numbers = {}
    for variable in theorem.variables:
        number: Any = inputs.get(variable.name)
        if type(number) not in (WHOLE if variable.domain.integer else PLAIN):
            return None
        if not -validation.LARGEST <= number <= validation.LARGEST or not variable.domain.contains(number):
            return None
        numbers[variable.name] = np.float64(number)
    for condition in theorem.where:
        if not condition(*(inputs[name] for name in validation.arguments_of(condition))):
            return None
    look_up(steps(20, 1))
    result = float(_in_doubles(theorem.formula, numbers))
    return result if FULL_DIGITS <= abs(result) < math.inf else None


@np.errstate(all="ignore")
def _in_doubles(formula: Callable[..., Any], inputs: Mapping[str, Any]) -> Any:
    return formula(**inputs)


def at(theorem: Statement, checked: Mapping[str, Any]) -> float:
    """The value at scalars already checked. Raises OverflowError, in a sentence, above the range of doubles."""
    return _known(theorem, checked, float(run(theorem, checked)))


def along(theorem: Statement, checked: Mapping[str, Any], name: str) -> Callable[[Any], float]:
    """The same as one variable runs, for searches: the others are made doubles once."""
    if rounds(theorem):
        return lambda entry: at(theorem, {**checked, name: entry})
    formula, others = theorem.formula, {other: _as_double(entry) for other, entry in checked.items()}

    def value_at(entry: Any) -> float:
        look_up(steps(20, 1))
        result = float(_in_doubles(formula, {**others, name: _as_double(entry)}))
        return _known(theorem, {**checked, name: entry}, result)

    return value_at


def _known(theorem: Statement, checked: Mapping[str, Any], result: float) -> float:
    if not FULL_DIGITS <= abs(result) < math.inf:
        result = _beyond_doubles(theorem, checked, result)
    if not math.isfinite(result):
        inputs = ", ".join(f"{name} = {entry:g}" for name, entry in checked.items())
        raise OverflowError(f"{theorem.slug} exceeds the range of doubles (1.8e308) at {inputs}")
    return result


def run(theorem: Statement, inputs: Mapping[str, Any]) -> Any:
    """The formula in doubles; one that rounds to integers in exact arithmetic, where ceil(10*(0.1+0.2)) is 3, not 4."""
    look_up(steps(20, longest(inputs.values())))
    if not rounds(theorem):
        return _in_doubles(theorem.formula, {name: _as_double(entry) for name, entry in inputs.items()})
    names = list(inputs)
    each = np.broadcast(*inputs.values())
    values = [_exactly(theorem, dict(zip(names, entries, strict=True))) for entries in each]
    return np.array(values).reshape(each.shape)


def _beyond_doubles(theorem: Statement, inputs: Mapping[str, Any], result: float) -> float:
    """What balls prove where doubles give 0, lose digits or give nothing: what left their range may come back into it.

    A bound too small for doubles is rounded to its safe side, and so is one that balls enclose only after long work. An
    exact number is rounded away from 0, and `relation_of` says so.
    """
    from bounds.formula import balls

    entries = {name: entry.item() if isinstance(entry, np.generic) else entry for name, entry in inputs.items()}
    low, high = (0.0, math.ulp(0.0)) if result == 0 else (result, result)
    try:
        with limited_to(LONGEST):
            low, high = balls.bracket(theorem.formula, entries)
    except (ArithmeticError, NotImplementedError):
        return result
    if low < 0 < high:
        return result
    if low and max(abs(low), abs(high)) >= FULL_DIGITS:
        return low / 2 + high / 2
    return (low if theorem.relation == ">=" or (theorem.relation == "=" and low < 0) else high) + 0.0


def _mended(theorem: Statement, inputs: Mapping[str, Any], values: np.ndarray) -> np.ndarray:
    """The same for every entry of an array at which doubles give 0, lose digits or give nothing."""
    for place in patiently(np.flatnonzero(~(np.abs(values) >= FULL_DIGITS) | np.isinf(values))):
        at_place = {name: entry[place] if np.ndim(entry) else entry for name, entry in inputs.items()}
        values[place] = _beyond_doubles(theorem, at_place, float(values[place]))
    return values


def _are_positive(values: np.ndarray) -> bool:
    """Are all finite, above 0 and in full digits? A nan makes both ends nan, which are not."""
    return bool(np.minimum.reduce(values) >= FULL_DIGITS and np.maximum.reduce(values) < np.inf)


def rounds(theorem: Statement) -> bool:
    """Does the formula round to whole numbers?"""
    return _rounds(theorem.formula)


@cache
def _rounds(formula: Callable[..., Any]) -> bool:
    return not {"ceil", "floor"}.isdisjoint(formula.__code__.co_names)


def _exactly(theorem: Statement, inputs: Mapping[str, Any]) -> float:
    from bounds.formula import balls

    entries = {name: entry.item() if isinstance(entry, np.generic) else entry for name, entry in inputs.items()}
    try:
        low, high = balls.bracket(theorem.formula, entries)
    except NotImplementedError as too_long:
        return _rounded_in_fractions(theorem, entries, too_long)
    return (low + high) / 2


def _rounded_in_fractions(theorem: Statement, entries: Mapping[str, Any], too_long: NotImplementedError) -> float:
    """Where a sum is too long for balls: what is rounded is rounded as a fraction, and the rest computed in doubles.

    Raises `too_long` where a root or logarithm comes first.
    """
    fractions = {name: Fraction(repr(entry)) for name, entry in entries.items()}
    try:
        with np.errstate(all="ignore"):
            return float(theorem.formula(**fractions))
    except (TypeError, AttributeError):
        raise too_long from None


def _as_double(entry: Any) -> Any:
    """NumPy's double overflows to infinity where Python's raises an error of its own."""
    return np.float64(entry) if isinstance(entry, int | float) else entry


def grid(theorem: Statement, inputs_as_given: Mapping[str, Any]) -> np.ndarray:
    """The formula's values over broadcast arrays, nan wherever an input lies outside its domain."""
    validation.check_names(theorem, inputs_as_given)
    names, columns = _broadcast(theorem, inputs_as_given)
    inside = np.ones(columns[0].shape, dtype=bool)
    for name, column in zip(names, columns, strict=True):
        inside &= validation.inside(theorem.variable(name), column)
    with np.errstate(all="ignore"):  # what lies outside may overflow on its way to a condition
        for condition in theorem.where:
            inside &= condition(*(columns[names.index(name)] for name in validation.arguments_of(condition)))
    values = np.full(inside.shape, np.nan)
    if inside.any():
        inputs = {name: column[inside] for name, column in zip(names, columns, strict=True)}
        values[inside] = _mended(theorem, inputs, np.array(run(theorem, inputs), dtype=float))
    values[~np.isfinite(values)] = np.nan
    return values


def _over_arrays(theorem: Statement, entries_by_name: Mapping[str, Any]) -> np.ndarray:
    scalars = {
        name: validation.checked_scalar(theorem.variable(name), entry)
        for name, entry in entries_by_name.items()
        if not _is_array(entry)
    }
    arrays = {name: _as_array(theorem, name, entry) for name, entry in entries_by_name.items() if _is_array(entry)}
    names = list(arrays)
    columns = [np.ravel(column) for column in np.broadcast_arrays(*arrays.values())]
    shape = np.broadcast_shapes(*(entry.shape for entry in arrays.values()))
    for name, array in arrays.items():
        validation.check_array(theorem.variable(name), array)
    values = np.empty(columns[0].size)
    for start in range(0, values.size, BLOCK):
        block = {name: column[start : start + BLOCK] for name, column in zip(names, columns, strict=True)}
        inputs = scalars | {name: column.astype(float, copy=False) for name, column in block.items()}
        validation.check_where(theorem, inputs)
        heights = values[start : start + BLOCK]
        heights[...] = run(theorem, inputs)
        if _are_positive(heights):  # as nearly all are
            continue
        if not np.isfinite(_mended(theorem, inputs, heights)).all():
            raise OverflowError(f"{theorem.slug} exceeds the range of doubles (1.8e308) for some of the given values")
    return values.reshape(shape)


def _broadcast(theorem: Statement, inputs: Mapping[str, Any]) -> tuple[list[str], list[np.ndarray]]:
    arrays = {name: _as_array(theorem, name, entry) for name, entry in inputs.items()}
    return list(arrays), [column.astype(float) for column in np.broadcast_arrays(*arrays.values())]


def _is_array(entry: Any) -> bool:
    return isinstance(entry, list | tuple) or (hasattr(entry, "__array__") and np.ndim(entry) > 0)


def _as_array(theorem: Statement, name: str, entry: Any) -> np.ndarray:
    array = np.asarray(float(entry) if isinstance(entry, int) else entry)  # no integer is too long for a double here
    if array.dtype.kind not in "iuf":
        variable = theorem.variable(name)
        raise validation.DomainError(
            f"{variable.subject} must be {variable.domain.words}; got an array of {array.dtype.name}"
        )
    return array
