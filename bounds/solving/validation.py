"""The front door: names and values are checked here, and refused in one sentence."""

import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Any

import numpy as np

from bounds.numbers import format_number
from bounds.reading.meant import OtherReading, other_numbers
from bounds.reading.numbers import read_exactly, read_number, why_no_number
from bounds.reading.units import read_with_unit, why_another_unit, without_unit
from bounds.vocabulary.logarithm import Ln
from bounds.vocabulary.names import rather_meant
from bounds.vocabulary.plain_mathematics import plain_formula
from bounds.vocabulary.prose import in_a_sentence, listed
from bounds.vocabulary.statement import Statement
from bounds.vocabulary.variables import Variable

LARGEST = 10**300  # integers beyond do not fit a double with room for what a formula does to them


class DomainError(ValueError):
    """A value outside its variable's domain.

    >>> from bounds import DomainError, theorems
    >>> try:
    ...     theorems["hoeffding_two_sided"](m=0, delta=0.05)
    ... except DomainError as error:
    ...     print(error)
    Sample size m must be an integer ≥ 1; got 0
    """


def checked(theorem: Statement, inputs: Mapping[str, Any]) -> dict[str, Any]:
    """The given scalars, each inside its domain: ints for integer variables, floats (or `Ln`) for the others."""
    check_names(theorem, inputs)
    values = {variable.name: checked_scalar(variable, inputs[variable.name]) for variable in theorem.variables}
    check_where(theorem, values)
    return values


def check_names(theorem: Statement, inputs: Mapping[str, Any], without: str = "") -> None:
    """Raise TypeError unless exactly the theorem's variables (but `without`) are given."""
    for name in inputs:
        if name == without:
            raise TypeError(f"{theorem.slug} is solved for {name}; it cannot be given too")
        theorem.variable(name)
    for variable in theorem.variables:
        if variable.name not in inputs and variable.name != without:
            raise TypeError(f"{theorem.slug} needs {variable.name} ({variable.in_full})")


def checked_scalar(variable: Variable, value: Any) -> Any:
    """`value` as the formula may use it. Raises DomainError in one sentence."""
    number = as_number_of(variable, value)
    if number is None or not variable.domain.contains(number) or _is_too_long(variable, number):
        raise DomainError(_sentence(variable, value, number))
    return int(number) if variable.domain.integer else number


def inside_all(theorem: Statement, inputs: Mapping[str, Any]) -> None:
    """Raise DomainError for the first of some of the theorem's inputs that lies outside its domain."""
    for name, value in inputs.items():
        checked_scalar(theorem.variable(name), value)


def check_where(theorem: Statement, values: Mapping[str, Any], without: str = "") -> None:
    """Raise DomainError for the first side condition (of those that do not name `without`) that does not hold."""
    for condition in theorem.where:
        names = arguments_of(condition)
        if without not in names and not np.all(condition(*(values[name] for name in names))):
            raise DomainError(_condition_sentence(theorem, condition, {name: values[name] for name in names}))


def arguments_of(condition: Callable[..., Any]) -> tuple[str, ...]:
    """The variables that a side condition is about."""
    return condition.__code__.co_varnames[: condition.__code__.co_argcount]


def checked_target(word: str, target: Any) -> float:
    """A finite number that the bound is to reach."""
    number = as_number(target)
    if number is None or not math.isfinite(number):
        raise DomainError(f"The target {word} must be a finite number; got {as_given(target)}")
    return float(number)


def check_array(variable: Variable, values: np.ndarray) -> None:
    """Raise DomainError, showing the first offender, unless every entry lies in the variable's domain."""
    if values.size and not _all_inside(variable, values):
        offender = values[~inside(variable, values)].flat[0].item()
        raise DomainError(_sentence(variable, offender, as_number(offender)))


def inside(variable: Variable, values: np.ndarray) -> np.ndarray:
    """Entry by entry: does it lie in the domain?"""
    domain = variable.domain
    low = values >= domain.low if domain.includes_low else values > domain.low
    high = values <= domain.high if domain.includes_high else values < domain.high
    is_inside: np.ndarray = low & high
    if domain.floor is not None:
        is_inside &= values >= domain.floor
    if domain.integer:
        is_inside &= (np.floor(values) == values) & (np.abs(values) <= float(LARGEST))
    if domain.odd:
        with np.errstate(invalid="ignore"):  # of an infinity, which lies outside anyway
            is_inside &= np.mod(values, 2) == 1
    return is_inside


def _all_inside(variable: Variable, values: np.ndarray) -> bool:
    """The same for all entries at once, in two passes, or in one where no integer is too large: a nan makes both ends
    nan, which is inside nothing."""
    domain, whole = variable.domain, values.dtype.kind in "iu"
    if domain.odd:
        return bool(inside(variable, values).all())
    ends = [values.min()] if whole and math.isinf(domain.high) else [values.min(), values.max()]
    if not inside(variable, np.array(ends)).all():
        return False
    return whole or not domain.integer or bool((np.rint(values) == values).all())


def as_number(value: Any) -> Any:
    """An int, a float or an `Ln`; None for whatever is no real number (True is none either)."""
    if isinstance(value, str):
        value = read_number(value)
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value[()]
    if isinstance(value, Ln | float) and not isinstance(value, np.floating):
        return value
    if isinstance(value, bool | np.bool_):
        return None
    if isinstance(value, int | np.integer):
        return int(value) if abs(int(value)) <= LARGEST else None
    if isinstance(value, Real | Fraction | Decimal):
        return float(value)
    return None


def _is_too_long(variable: Variable, number: Any) -> bool:
    """A whole number is as long as it is, whether it is written in full or as 1e305."""
    return variable.domain.integer and isinstance(number, float) and number > LARGEST


def as_number_of(variable: Variable, value: Any) -> Any:
    """The same of a value of the variable, whose unit may stand behind it."""
    return as_number(read_with_unit(value, variable) if isinstance(value, str) else value)


def also_meant_by(variable: Variable, value: Any) -> list[OtherReading]:
    """Other values in the domain that a text may mean; a point that parts thousands where whole numbers are asked."""
    texts = [without_unit(value, variable.unit)] if isinstance(value, str) else []
    others = (meant for text in texts for meant in other_numbers(text, variable.domain.integer))
    return [meant for meant in others if variable.domain.contains(meant.number)]


def is_asked_about(variable: Variable, text: str, value: Any) -> bool:
    """Is the value outside the domain, and may the text mean one inside? 1.500 for a whole number, 5×10−2 for δ."""
    number = as_number(value)
    if number is not None and variable.domain.contains(number):
        return False
    return bool(also_meant_by(variable, text))


def _sentence(variable: Variable, value: Any, number: Any) -> str:
    words = variable.domain.words
    floor = variable.domain.floor
    size = read_exactly(value) if isinstance(value, str) else number  # 1e-400 is 0 as a double
    if floor is not None and size is not None and 0 < size < floor:
        words += f", at least {floor:g}"
    if _read(value) > LARGEST or _is_too_long(variable, number):
        words += ", of at most 300 digits"
    meant = [other.number for other in also_meant_by(variable, value)]
    meant = meant or ([] if number is None else rather_meant(variable, number))
    hint = f". Did you mean {' or '.join(map(format_number, meant))}?" if meant else ""
    if isinstance(value, str) and number is None and not meant:
        hint = why_no_number(value) or why_another_unit(value, variable)
    return f"{variable.subject} must be {words}; got {as_given(value)}{hint}"


def _read(value: Any) -> int:
    """How large a whole number is, also in a text; 0 for all else."""
    whole = read_number(value) if isinstance(value, str) else value
    return abs(whole) if isinstance(whole, int) else 0


def _condition_sentence(theorem: Statement, condition: Any, values: Mapping[str, Any]) -> str:
    from bounds.formula.latex_filled import condition as in_latex

    variables = [theorem.variable(name) for name in values]
    first, *others = (variable.subject for variable in variables)
    got = [f"{variable.label} = {as_given(values[variable.name])}" for variable in variables]
    needed = plain_formula(in_latex(theorem, condition))
    return f"{listed([first, *map(in_a_sentence, others)])} must satisfy {needed}; got {listed(got)}"


def as_given(value: Any) -> str:
    """The value as it was given, at most 60 characters of it."""
    if isinstance(value, np.ndarray):
        return "an array" if value.size > 6 else str(value)
    if isinstance(value, int) and abs(value) > 10**20:
        return f"an integer of {Decimal(value).adjusted() + 1:,} digits"  # str(value) stops at 4,300 of them
    text = repr(value.item()) if isinstance(value, np.generic) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
