"""Answers as one JSON object that every reader takes: no NaN, no Infinity, no integer that doubles would round."""

import json
import math
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import click

LARGEST_WHOLE = 2**53


def echo_json(**answer: Any) -> None:
    """Print the object; the keys are in the order given."""
    click.echo(json.dumps(plain(answer), ensure_ascii=False, allow_nan=False))


def plain(value: Any) -> Any:
    """The value in JSON's own types: exact rationals and long integers as strings, what is no number as null."""
    if isinstance(value, Mapping):
        return {str(name): plain(entry) for name, entry in value.items()}
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    if isinstance(value, Fraction):
        return plain(value.numerator) if value.denominator == 1 else str(value)
    if isinstance(value, float):
        return _real(float(value))
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST_WHOLE:
        return str(value)
    return value if value is None or isinstance(value, bool | int | str) else str(value)


def _real(value: float) -> float | str | None:
    if math.isinf(value):
        return "infinite" if value > 0 else "-infinite"
    return None if math.isnan(value) else value
