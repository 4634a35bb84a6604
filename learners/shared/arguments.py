"""Judging constructor arguments in `fit`: one sentence that names variable, meaning, domain and value.

What an argument means is told where it is declared, see `learners.shared.words`.
"""

from math import inf, isfinite
from numbers import Integral, Real
from typing import Any

from learners.shared.words import meaning_of, of_sample


class ArgumentError(ValueError):
    """An argument outside its domain: no other sample of the same world would mend it."""


def integer(learner: object, name: str, low: int, high: float = inf) -> int:
    """The learner's argument `name` as an int in `low..high`; ValueError if it is not one (bool is not)."""
    value = getattr(learner, name)
    if isinstance(value, Integral) and not isinstance(value, bool) and low <= int(value) <= high:
        return int(value)
    domain = f"an integer >= {low}" if high == inf else f"an integer in {low}..{high:g}"
    raise refusal(learner, name, domain, value)


def at_least_one_or_none(learner: object, name: str) -> int | None:
    """The learner's argument `name` as an int >= 1, or None; ValueError if it is neither."""
    return None if getattr(learner, name) is None else integer(learner, name, 1)


def real(learner: object, name: str, above: float = -inf, below: float = inf) -> float:
    """The learner's argument `name` as a finite float between `above` and `below`, ends excluded."""
    value = getattr(learner, name)
    number = isinstance(value, Real) and not isinstance(value, bool)
    if number and isfinite(value) and above < value < below:
        return float(value)
    limits = (f" > {above:g}" if below == inf else f" in ({above:g}, {below:g})") if above > -inf else ""
    raise refusal(learner, name, f"a finite real{limits}", value)


def positive_or_word(learner: object, name: str) -> float | str:
    """The learner's argument `name` as a finite float > 0, or its word for one; ValueError if it is neither."""
    value, other = getattr(learner, name), of_sample(type(learner), name)
    if other and (word := other.read(value)):
        return word
    try:
        return real(learner, name, above=0)
    except ArgumentError:
        raise refusal(learner, name, "a finite real > 0" + (f" or {other.spelled}" if other else ""), value) from None


def not_negative(learner: object, name: str) -> float:
    """The learner's argument `name` as a finite float >= 0; ValueError if it is not one."""
    value = real(learner, name)
    if value < 0:
        raise refusal(learner, name, "a finite real >= 0", getattr(learner, name))
    return value


def at_least_one(learner: object, name: str) -> float:
    """The learner's argument `name` as a finite float >= 1; ValueError if it is not one."""
    value = getattr(learner, name)
    if isinstance(value, Real) and not isinstance(value, bool) and isfinite(value) and float(value) >= 1:
        return float(value)
    raise refusal(learner, name, "a finite real >= 1", value)


def flag(learner: object, name: str) -> bool:
    """The learner's argument `name` as a bool; ValueError if it is anything else."""
    from numpy import bool_

    value = getattr(learner, name)
    if isinstance(value, bool | bool_):
        return bool(value)
    raise refusal(learner, name, "True or False", value)


def choice(learner: object, name: str, options: tuple[str, ...]) -> str:
    """The learner's argument `name`, one of the strings `options`; ValueError if it is not."""
    value = getattr(learner, name)
    if isinstance(value, str) and value in options:
        return value
    raise refusal(learner, name, "one of " + ", ".join(map(repr, options)), value)


def beginning(learner: object, weights: int, name: str = "coef_init") -> Any:
    """The learner's argument `name`, weights to begin with `(weights,)`, as a new array; None is 0; else ValueError."""
    import numpy as np

    value = getattr(learner, name)
    if value is None:
        return np.zeros(weights)
    array = np.asarray(value)
    if array.shape == (weights,) and array.dtype.kind in "iuf" and np.isfinite(array).all():
        return array.astype(np.float64)
    brief = array.tolist() if array.size <= 6 else f"an array of shape {array.shape}"
    raise refusal(learner, name, f"None or {weights} finite reals", brief)


def generator(learner: object, name: str = "random_state") -> Any:
    """The learner's `random_state` (None, an integer, a RandomState) as a RandomState; else ValueError."""
    from sklearn.utils import check_random_state

    value = getattr(learner, name)
    try:
        return check_random_state(value)
    except (ValueError, TypeError) as error:
        domain = "None, an integer in 0..2**32-1 or a numpy RandomState"
        raise refusal(learner, name, domain, value) from error


def refusal(learner: object, name: str, domain: str, value: object) -> ArgumentError:
    """What to raise for the learner's argument `name` when its `value` lies outside its domain."""
    kind = type(learner)
    return ArgumentError(f"{name} of {kind.__name__} ({meaning_of(kind, name)}) must be {domain}; got {value!r}")
