"""Whatever is typed for a number is a number or a sentence, soon: powers by Python's integers, and much nonsense."""

import math
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any

import hypothesis
import pytest
from hypothesis import example, settings
from hypothesis import strategies as st

from bounds import Ln, theorems
from bounds.classes.count import count
from bounds.diagnosis.answers import read_answer
from bounds.numbers import (
    at_least,
    at_most,
    format_fixed,
    format_number,
    format_short,
    percent,
    rounded,
    rounded_safely,
)
from bounds.reading.counts import read_count
from bounds.reading.numbers import read_number
from bounds.solving.validation import checked_scalar
from tests.sentences import pattern
from tests.work import at_most_calls

ATOMS = st.sampled_from("0 1 3 9999 1e308 1e-400 10**400 9**9999 ln(3) nan inf ٣ 1/0 1e99999999 10⁻⁷ 10⁹⁹⁹⁹".split())
JOINS = st.sampled_from(
    [
        "·",
        "%",
        "−",
        " ln ",
        "+",
        "-",
        "*",
        "/",
        "//",
        "**",
        "^",
        "!",
        " ",
        ",",
        "*ln(",
        ")",
        "(",
        "C(",
        "factorial(",
        "_",
    ]
)
TYPED = st.lists(st.tuples(ATOMS, JOINS), min_size=1, max_size=8).map(lambda parts: "".join(a + b for a, b in parts))
SOON = 100_000  # calls of functions


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


@pytest.mark.parametrize(
    ("typed", "number"),
    [("−0.25", -0.25), ("3·10⁻⁷", 3e-7), ("10⁻⁵", 1e-5), ("−2.5·10⁸", -250_000_000), ("10⁷", 10**7), ("10⁴⁰⁰", 10**400),
     ("1,00·10⁵", 10**5), ("3.2·10⁻⁵ %", 3.2e-7), ("1,000/3", 1000 / 3), ("ln 59,050", Ln(59050)),
     ("1,048,576 ln 2", Ln(2, 2**20))],
)  # fmt: skip
def test_the_signs_of_print_are_read(typed: str, number: float) -> None:
    assert read_number(typed) == number


@pytest.mark.parametrize("typed", ["210⁵", "·10⁵", "10⁹⁹⁹⁹⁹", "ln 0", "ln 1/0", "ln ln 3", "1e99999999%"])
def test_what_looks_like_print_and_is_no_number_stays_text_at_once(typed: str) -> None:
    with at_most_calls(SOON):
        assert read_number(typed) == typed
    with pytest.raises(ValueError, match=pattern("finite number")):
        read_answer(typed)


FLOATS = st.floats(-1e300, 1e300, allow_subnormal=False)


@hypothesis.given(x=FLOATS | st.floats(-2e7, 2e7), digits=st.integers(1, 8))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_every_number_that_is_written_reads_back(x: float, digits: int) -> None:
    """Written to so many digits, it is the double of that decimal; in full, fifteen digits are kept."""
    nearest = float(f"{x:.{digits}g}")
    assert float(read_number(format_short(x, digits))) == nearest
    if abs(x) < 1e290:
        assert read_number(percent(x, digits)) == pytest.approx(float(f"{100 * x:.{digits}g}") / 100, rel=1e-15)
    assert float(read_number(format_number(x))) == float(rounded(x, 15))
    for write, up in ((at_most, True), (at_least, False)):
        assert float(read_number(write(x, digits))) == float(rounded_safely(x, digits, up))
    if abs(x) < 1e12:
        assert read_number(format_fixed(x, 3)) == float(round(Decimal(x), 3))


@hypothesis.given(n=st.integers(-(10**14), 10**14), k=st.integers(1, 10**6), power=st.integers(7, 900))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_whole_numbers_fractions_and_logarithms_that_are_written_read_back(n: int, k: int, power: int) -> None:
    assert read_number(format_number(n)) == n and read_number(format_number(10**power)) == 10**power
    assert read_number(format_number(Fraction(n, k))) == float(Fraction(n, k))
    for logarithm in (Ln(k), Ln(k, 2**20), Ln(Fraction(k, 7), Fraction(1, 2)), Ln(k, -3)):
        read = read_number(format_number(logarithm))
        assert (read.base, read.multiplier) == (logarithm.base, logarithm.multiplier)


@hypothesis.given(typed=TYPED | st.text(max_size=60))
@example(typed="9**9999*ln(3)")
@example(typed="10⁹⁹⁹⁹%")
@example(typed="-10^9999%")
@example(typed="9" * 400 + "*ln(" + "9" * 300 + ")")
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_number_or_a_sentence(typed: str) -> None:
    with at_most_calls(SOON):
        number = read_number(typed)
        assert isinstance(number, int | float | Ln | str)
        for variable in theorems["finite_agnostic"].variables:
            said = sentence(partial(checked_scalar, variable, number))
            assert said is None or ("; got " in said and len(said) < 250)


def float_read(read: Callable[[str], Any], typed: str) -> float:
    return float(read(typed))


@hypothesis.given(typed=TYPED | st.text(max_size=60))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_a_count_or_a_sentence(typed: str) -> None:
    with at_most_calls(SOON):
        for read in (count, read_count):
            said = sentence(partial(float_read, read, typed))
            assert said is None or 10 < len(said) < 600
