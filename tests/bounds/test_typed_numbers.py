"""Whatever is typed for a number is a number or a sentence, soon: powers by Python's integers, and much nonsense."""

import math
import time
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bounds import Ln, theorems
from bounds.count import count
from bounds.reading.counts import read_count
from bounds.reading.numbers import read_number
from bounds.solving.validation import checked_scalar

ATOMS = st.sampled_from("0 1 3 9999 1e308 1e-400 10**400 9**9999 ln(3) nan inf ٣ 1/0".split())
JOINS = st.sampled_from(["+", "-", "*", "/", "//", "**", "^", "!", " ", ",", "*ln(", ")", "(", "C(", "factorial(", "_"])
TYPED = st.lists(st.tuples(ATOMS, JOINS), min_size=1, max_size=8).map(lambda parts: "".join(a + b for a, b in parts))
SOON = 2.0  # seconds


def sentence(make: Callable[[], float]) -> str | None:
    """What is said against it; None where it is a finite number."""
    try:
        number = make()
    except (ValueError, TypeError) as refusal:
        return str(refusal)
    assert math.isfinite(number)
    return None


@pytest.mark.parametrize(
    ("typed", "number"),
    [("10**3", 1000), ("2^10", 1024), ("0**5", 0), ("7**0", 1), ("1_0**2", 100), ("3**2*ln(2)", 9 * math.log(2))],
)
def test_powers_are_read(typed: str, number: float) -> None:
    assert read_number(typed) == pytest.approx(number, rel=1e-15)


@given(typed=TYPED | st.text(max_size=60))
@example(typed="9**9999*ln(3)")
@example(typed="9" * 400 + "*ln(" + "9" * 300 + ")")
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_number_or_a_sentence(typed: str) -> None:
    began = time.thread_time()
    number = read_number(typed)
    assert isinstance(number, int | float | Ln | str)
    for variable in theorems["finite_agnostic"].variables:
        said = sentence(lambda variable=variable: checked_scalar("finite_agnostic", variable, number))
        assert said is None or ("; got " in said and len(said) < 250)
    assert time.thread_time() - began < SOON


@given(typed=TYPED | st.text(max_size=60))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_count_or_a_sentence(typed: str) -> None:
    began = time.thread_time()
    for read in (count, read_count):
        said = sentence(lambda read=read: float(read(typed)))
        assert said is None or 10 < len(said) < 600
    assert time.thread_time() - began < SOON
