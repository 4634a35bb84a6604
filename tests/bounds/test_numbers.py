"""Numbers as people read them, in LaTeX and in words, and rounding that keeps a promise true."""

from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bounds.logarithm import Ln
from bounds.numbers import in_latex, in_words, rounded, rounded_safely


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
def test_numbers_as_people_read_them(value, latex, words):
    assert in_latex(value) == latex
    assert in_words(value) == words


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_only_finite_numbers_are_shown(value):
    with pytest.raises(ValueError, match="finite"):
        in_words(value)


@given(st.floats(-1e12, 1e12, allow_subnormal=False), st.integers(1, 8))
def test_rounding_never_crosses_the_safe_side(x, digits):
    exact = Decimal(repr(x))
    up, down = rounded_safely(x, digits, up=True), rounded_safely(x, digits, up=False)
    assert down <= exact <= up
    assert up - down <= abs(exact) * Decimal(10) ** (1 - digits)
    assert rounded(x, digits) in (up, down)
    assert len(up.normalize().as_tuple().digits) <= digits
