"""Two domains that the hyper-parameters of optimizers have: from a number up, and [0, 1)."""

from math import isfinite
from numbers import Real

from learners.shared.arguments import refusal


def at_least(optimizer: object, name: str, low: float) -> float:
    """The optimizer's `name` as a finite float of at least `low`; ValueError if it is not one."""
    value = getattr(optimizer, name)
    if _is_real(value) and value >= low:
        return float(value)
    raise refusal(optimizer, name, f"a finite real >= {low:g}", value)


def below_one(optimizer: object, name: str) -> float:
    """The optimizer's `name` as a float in [0, 1); ValueError if it is not one."""
    value = getattr(optimizer, name)
    if _is_real(value) and 0 <= value < 1:
        return float(value)
    raise refusal(optimizer, name, "a real in [0, 1)", value)


def _is_real(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool) and isfinite(value)
