"""Several numbers that were typed as a setting: `weights=(2, 3)`."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._reading import cells, number
from laboratory.by_hand._table import LARGEST, exact


def several(name: str, meaning: str, value: Any) -> list[Fraction]:
    """The numbers of a setting, exactly as they were typed. Raises ValueError in one sentence."""
    if isinstance(value, str):
        entries: Sequence[Any] = cells(value)
    else:
        entries = list(value) if isinstance(value, Sequence) or hasattr(value, "tolist") else [value]
    try:
        numbers = [number(entry) for entry in entries]
    except ValueError as refusal:
        text = str(value)[:SHOWN]
        raise ValueError(f"{name} ({meaning}) must be numbers in parentheses; got {text!r}") from refusal
    if not numbers or max(map(abs, numbers)) > LARGEST:
        raise ValueError(f"{name} ({meaning}) must be numbers between -10^9 and 10^9; got {str(value)[:SHOWN]!r}")
    return [exact(entry) for entry in numbers]


def several_of(name: str, meaning: str, value: Any, count: int) -> list[Fraction]:
    """The same, where there must be so many."""
    entries = several(name, meaning, value)
    if len(entries) != count:
        raise ValueError(f"{name} ({meaning}) must be {pluralize(count, 'number')}; got {len(entries)}")
    return entries


def real(name: str, meaning: str, value: Any) -> Fraction:
    """The one number of a setting. Raises ValueError in one sentence."""
    return several_of(name, meaning, value, 1)[0]
