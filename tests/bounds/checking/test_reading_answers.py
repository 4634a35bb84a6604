"""Answers as they are written: numbers, units and digits that are read, and what is no number."""

import math
from fractions import Fraction
from typing import Any

import pytest

from bounds import DomainError
from bounds.diagnosis.answers import read_answer
from bounds.diagnosis.diagnose import diagnose
from tests.sentences import pattern

READ: tuple[tuple[Any, float, float, int], ...] = (
    ("0.50", 0.5, 0.01, 2),
    ("452,957", 452957, 1, 6),
    ("1,234.5e3", 1234500, 100, 5),
    ("1 234 567", 1234567, 1, 7),
    (202, 202, 1, 3),
    (202.0, 202, 1, 3),
    (0.05, 0.05, 0.01, 1),
    ("1.5e-5", 1.5e-5, 1e-6, 2),
    ("1.5·10⁻⁵", 1.5e-5, 1e-6, 2),
    ("1.5 x 10^-5", 1.5e-5, 1e-6, 2),
    ("4.0 %", 0.04, 1e-3, 2),
    (Fraction(7, 1), 7, 1, 1),
    (-3, -3, 1, 1),
)


@pytest.mark.parametrize(("written", "value", "unit", "digits"), READ)
def test_reading(written: Any, value: float, unit: float, digits: int) -> None:
    read = read_answer(written)
    assert math.isclose(read.value, value)
    assert math.isclose(read.unit, unit)
    assert read.digits == digits


BAD: tuple[Any, ...] = ("", "abc", "1e999", math.nan, math.inf, None, True, 10**400, "9" * 500, "__import__('os')", 1j)


@pytest.mark.parametrize("written", BAD, ids=lambda written: str(written)[:12])
def test_what_is_no_number_is_refused(written: Any) -> None:
    with pytest.raises(DomainError, match=pattern("answer number")):
        diagnose(written, "hoeffding_two_sided", m=10, delta=0.1)
