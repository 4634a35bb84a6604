"""Arrays that know more than their numbers: which entries are masked, and what the rows of a series are called."""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.solving.validation import DomainError


def check_labels(inputs: Mapping[str, Any]) -> None:
    """Refuse masked entries, and series whose rows are not the same in this order: which entry goes with which is then
    not a matter of places."""
    series: dict[str, Any] = {}
    for name, value in inputs.items():
        if masked := _masked(value):
            raise DomainError(f"{name} has masked entries ({masked} of {value.size}): fill them, or leave them out")
        if _is_series(value):
            series[name] = value
    for name, value in series.items():
        first = next(iter(series))
        if not value.index.equals(series[first].index):
            raise DomainError(f"the rows of {first} and {name} have other names, or another order: align them")


def _masked(value: Any) -> int:
    """How many of its entries are masked. Where nobody has loaded `numpy.ma`, there is no such array."""
    ma = sys.modules.get("numpy.ma")
    return int(ma.getmaskarray(value).sum()) if ma and isinstance(value, ma.MaskedArray) else 0


def with_labels(values: Any, inputs: Mapping[str, Any]) -> Any:
    """The values as a series with the rows of those among the inputs, where there is one and they are as many."""
    first = next(filter(_is_series, inputs.values()), None)
    if first is None or np.shape(values) != np.shape(first):
        return values
    return type(first)(values, index=first.index)


def _is_series(value: Any) -> bool:
    """Whether it is a series of pandas, which need not be installed."""
    return hasattr(value, "to_numpy") and hasattr(value, "index") and np.ndim(value) == 1
