"""Numbers as people read them, in LaTeX and in words, and rounding that keeps a bound true."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any

import hypothesis
import numpy as np
import pytest
from hypothesis import strategies as st

from bounds.numbers import (
    at_least,
    at_most,
    digits_beside,
    format_apart,
    format_fixed,
    format_number,
    format_short,
    in_latex,
    in_percent,
    percent,
    pluralize,
    rounded,
    rounded_safely,
)
from bounds.vocabulary.logarithm import Ln


@pytest.mark.parametrize(("value", "latex", "words"), [
    (1000, "1{,}000", "1,000"), (10**6, "1{,}000{,}000", "1,000,000"),
    (10**9 + 1, "1{,}000{,}000{,}001", "1,000,000,001"), (0.05, "0.05", "0.05"),
    (1e-5, "10^{-5}", "10⁻⁵"), (3.2e-5, r"3.2\times10^{-5}", "3.2·10⁻⁵"), (1e-4, "0.0001", "0.0001"),
    (1e7, "10^{7}", "10⁷"), (9999999.0, "9{,}999{,}999", "9,999,999"), (-2.5e8, r"-2.5\times10^{8}", "−2.5·10⁸"),
    (0.1 + 0.2, "0.3", "0.3"), (1e-300, "10^{-300}", "10⁻³⁰⁰"), (10**18 + 1, "10^{18}", "10¹⁸"), (0, "0", "0"),
    (Ln(59050), r"\ln 59{,}050", "ln 59,050"), (Ln(2, 2**20), r"1{,}048{,}576\,\ln 2", "1,048,576 ln 2"),
    (Ln(Fraction(7, 2), Fraction(1, 2)), r"\frac{1}{2}\,\ln \frac{7}{2}", "1/2 ln 7/2"),
    (Decimal("0.07"), "0.07", "0.07"), (np.float64(0.25), "0.25", "0.25"), (np.int64(2000), "2{,}000", "2,000"),
])  # fmt: skip
def test_numbers_as_people_read_them(value: Decimal | Ln | float, latex: str, words: str) -> None:
    assert in_latex(value) == latex
    assert format_number(value) == words


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_only_finite_numbers_are_shown(value: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        format_number(value)


@hypothesis.given(st.floats(-1e12, 1e12, allow_subnormal=False), st.integers(1, 8))
def test_rounding_never_crosses_the_safe_side(x: float, digits: int) -> None:
    exact = Decimal(repr(x))
    up, down = rounded_safely(x, digits, up=True), rounded_safely(x, digits, up=False)
    assert down <= exact <= up
    assert up - down <= abs(exact) * Decimal(10) ** (1 - digits)
    assert rounded(x, digits) in (up, down)
    assert len(up.normalize().as_tuple().digits) <= digits


@pytest.mark.parametrize(("typed", "words"), [
    (format_short(0.12345), "0.123"), (format_short(0.25), "0.25"), (format_short(1_234_567, 4), "1,235,000"),
    (format_short(-3.2e-5), "−3.2·10⁻⁵"),
    (format_short(float("nan"), absent="–"), "–"),
    (format_short(float("inf"), absent="none"), "none"), (format_short(0, absent="–"), "0"),
    (percent(0.0625), "6.25\u00a0%"), (percent(1), "100\u00a0%"), (percent(2 / 3, 4), "66.67\u00a0%"),
    (at_most(0.12341), "0.1235"), (at_least(0.12349), "0.1234"),
    (at_most(0.12341, 2), "0.13"), (at_least(-0.12341, 2), "−0.13"),
    (at_most(in_percent(0.07)), "7"), (at_least(in_percent(0.29)), "29"), (at_most(in_percent(0.5)), "50"),
    (at_most(in_percent(0.12341), 3), "12.4"),
    (format_fixed(0.5, 2), "0.50"), (format_fixed(-1.234, 2), "−1.23"), (format_fixed(-0.001, 2), "0.00"),
    (format_fixed(0.07, 2, up=True), "0.07"),
    (format_fixed(0.0701, 2, up=True), "0.08"), (format_fixed(0.0799, 2, up=False), "0.07"),
    (format_fixed(12345.678, 1), "12,345.7"),
    (pluralize(1, "example"), "1 example"), (pluralize(2000, "example"), "2,000 examples"),
    (pluralize(0, "box", "boxes"), "0 boxes"),
])  # fmt: skip
def test_measured_and_bounding_numbers_as_sentences_tell_them(typed: str, words: str) -> None:
    assert typed == words


@hypothesis.given(st.floats(-1e6, 1e6, allow_subnormal=False), st.integers(0, 6))
def test_fixed_places_lie_on_the_side_asked_for(x: float, places: int) -> None:
    below, nearest, above = (
        Decimal(format_fixed(x, places, up).replace(",", "").replace("−", "-")) for up in (False, None, True)
    )
    assert below <= Decimal(repr(x)) <= above
    assert above - below in (0, Decimal(1).scaleb(-places))
    assert nearest in (below, above)


@pytest.mark.parametrize("tell", [format_short, percent, at_most, at_least, partial(format_fixed, places=2, up=True)])
@pytest.mark.parametrize("value", [float("nan"), float("-inf")])
def test_what_is_no_number_is_not_told_as_one(tell: Callable[..., Any], value: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        tell(value)


@pytest.mark.parametrize(("value", "most", "least", "digits"), [
    (0.50041, None, 0.5004, 4), (0.50041, None, 0.2, 3), (0.50049, 0.5005, None, 3), (0.5006, 0.50065, None, 4),
    (0.5006, 0.5006, None, 4), (0.3, 0.2, None, 3), (0.61086, None, 0.61086, 3),
])  # fmt: skip
def test_a_measured_number_is_read_on_its_side_of_the_bound(
    value: float, most: float | None, least: float | None, digits: int
) -> None:
    """The bound is printed in four digits; a number that lies beyond it is not moved."""
    assert digits_beside(value, most, least) == digits


@hypothesis.given(st.floats(1e-6, 1e6), st.floats(0.9, 1))
def test_no_measured_number_contradicts_its_lower_bound(value: float, part: float) -> None:
    assert rounded(value, digits_beside(value, least=part * value)) >= rounded_safely(part * value, 4, up=False)


@pytest.mark.parametrize(("x", "y", "texts"), [
    (0.25, 0.5, ("0.25", "0.5")), (0.10841, 0.10844, ("0.10841", "0.10844")),
    (0.34801, 0.34799, ("0.34801", "0.34799")),
    (0.5, 0.5, ("0.5", "0.5")), (0.1 + 0.2, 0.3, ("0.3", "0.3")), (1e-20, 1.0001e-20, ("10⁻²⁰", "1.0001·10⁻²⁰")),
])  # fmt: skip
def test_two_numbers_are_read_apart_unless_they_differ_by_rounding(x: float, y: float, texts: tuple[str, str]) -> None:
    assert format_apart(x, y) == texts
