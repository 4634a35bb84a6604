"""Ranges against exact fractions, and how much work they are: integers of one unit, no fraction for each number."""

import math
from fractions import Fraction
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

from bounds.reading.ranges import MOST, read_range
from tests.sentences import pattern
from tests.work import at_most_calls

DECIMALS = st.one_of(
    st.integers(-500, 5_000).map(str),
    st.decimals(-50, 50, places=4).map(str),
    st.floats(1e-300, 1e300).map(repr),
    st.integers(2**53 - 9, 2**53 + 9).map(str),
)


def decimal_of(text: str) -> Fraction:
    """The decimal that the double of a text shows."""
    return Fraction(repr(float(text)))


def by_fractions(first: str, last: str, spacing: str) -> list[float]:
    """Each number on its own, as a fraction."""
    low, high = decimal_of(first), decimal_of(last)
    if spacing.startswith("lin"):
        count = int(spacing[3:])
        return [float(low + (high - low) * Fraction(place, max(count - 1, 1))) for place in range(count)]
    step = decimal_of(spacing)
    return [float(low + step * place) for place in range(math.floor((high - low) / step) + 1)]


@hypothesis.given(DECIMALS, DECIMALS, st.integers(1, 60), st.booleans())
def test_evenly_spaced_numbers_are_the_doubles_nearest_to_them(first: str, last: str, count: int, whole: bool) -> None:
    exactly: list[Any] = by_fractions(first, last, f"lin{count}")
    hypothesis.assume(all(map(math.isfinite, exactly)))
    if whole:
        exactly = list(dict.fromkeys(map(round, exactly)))
    assert read_range("x", f"{first}:{last}:lin{count}", whole) == exactly


@hypothesis.given(DECIMALS, st.integers(0, 80), DECIMALS, st.booleans())
def test_steps_lead_to_the_doubles_nearest_to_them(first: str, steps: int, step: str, whole: bool) -> None:
    last = repr(float(first) + steps * float(step))
    hypothesis.assume(
        float(step) != 0 and (float(last) - float(first)) / float(step) >= 0 and math.isfinite(float(last))
    )
    hypothesis.assume((decimal_of(last) - decimal_of(first)) / decimal_of(step) <= 200)
    exactly: list[Any] = by_fractions(first, last, step)
    if whole:
        exactly = list(dict.fromkeys(map(round, exactly)))
    assert read_range("x", f"{first}:{last}:{step}", whole) == exactly


def test_the_second_of_three_tenths_is_two_tenths() -> None:
    assert read_range("x", "0.1:0.3:0.1", False) == [0.1, 0.2, 0.3]
    assert read_range("x", "1:0:-0.25", False) == [1.0, 0.75, 0.5, 0.25, 0.0]


@pytest.mark.parametrize("text", ["1:1e6:1", "1:1e7:lin1000000", "0.5:1e6:1"])
@pytest.mark.parametrize("whole", [False, True])
def test_a_million_numbers_take_at_most_a_call_each(text: str, whole: bool) -> None:
    with at_most_calls(MOST + 2_000):
        assert len(read_range("m", text, whole)) >= MOST // 2


@pytest.mark.parametrize("text", ["1:1001:1", "1:2:lin1001", "1:2:log1001", "1:1e300:1e-300"])
def test_more_than_the_most_are_refused_before_the_first_is_worked_out(text: str) -> None:
    with pytest.raises(ValueError, match=pattern("≤ 1,000")), at_most_calls(3_000):
        read_range("m", text, False, most=1_000)


def test_as_many_as_the_most_are_read() -> None:
    assert len(read_range("m", "1:1000:1", True, most=1_000)) == 1_000
