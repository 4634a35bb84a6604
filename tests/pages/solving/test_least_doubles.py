"""The Calculator at exact numbers too near to 0 for a double."""

import streamlit  # noqa: F401  (tells conftest to show errors in full)

from tests.opening import opened, page_text


def test_an_exact_number_below_doubles_is_at_most_the_least_of_them() -> None:
    app = opened("calculator", theorem="threshold_one_sided_tail", **{"for": "value"}, m="4020", epsilon="0.8429")
    text = page_text(app)
    assert "5·10⁻³²⁴" in text and "at most" in text and r"\le 5\times10^{-324}" in text
    assert "= 5" not in text and "In full" not in text
