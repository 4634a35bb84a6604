"""Symbols in the Calculator: the solved form, a formula as one's own answer, and what half the target comes to."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import theorems
from tests.opening import headline, opened, page_text
from tests.sentences import facts

QUESTION = {"theorem": "finite_realizable", "at_most": "0.1", "delta": "0.05", "ln_size": "10*ln(3)"}


def with_answer(answer: str) -> AppTest:
    app = opened("calculator", **QUESTION, answer=answer)
    assert not app.exception
    return app


def captions(app: AppTest) -> str:
    return "\n".join(caption.value for caption in app.caption)


def test_the_solved_form_stands_below_the_formula() -> None:
    app = opened("calculator", **QUESTION)
    latex = theorems["finite_realizable"].solved_for("m").latex
    assert any(latex in formula.value for formula in app.latex)
    assert "round up" in captions(app)


def test_where_there_is_none_it_is_said() -> None:
    app = opened("calculator", theorem="vc_original", d="3", delta="0.05", at_most="0.1")
    assert not app.exception
    assert "No closed" in captions(app)


def test_a_value_has_no_solved_form() -> None:
    app = opened("calculator", theorem="finite_realizable", **{"for": "value"}, m="1000")
    assert "No closed" not in captions(app) and "round up" not in captions(app)


def test_half_the_target_is_one_line() -> None:
    """By hand: (10 ln 3 + ln 20)/0.05 = 279.6, so 280, which is twice 140."""
    assert "0.05 m = 280 2" in facts(captions(opened("calculator", **QUESTION)))


def test_twice_as_many_examples_are_one_line() -> None:
    """By hand: sqrt(ln 40/4000) = 0.030368, rounded up."""
    app = opened("calculator", theorem="hoeffding_two_sided", **{"for": "value"}, m="1000", delta="0.05")
    assert "2,000 at most 0.03037" in facts(captions(app))


@pytest.mark.parametrize(
    ("answer", "verdict"),
    [
        ("(1/ε)(ln|H| + ln(1/δ))", "Right"),
        (r"\frac{\ln|H|+\ln\frac{1}{\delta}}{\epsilon}", "Right"),
        ("(ln|H| + ln(2/δ))/ε", "but looser"),
        ("ln|H|/ε", "Not quite"),
    ],
)
def test_a_formula_is_checked_like_a_number(answer: str, verdict: str) -> None:
    app = with_answer(answer)
    assert (headline(app) or [""])[0] == "140"
    assert verdict in page_text(app)
    assert "Read as" in captions(app)


def test_what_differs_is_named() -> None:
    assert "ln(1/δ) forgotten" in page_text(with_answer("ln|H|/ε"))


def test_what_cannot_be_read_is_one_sentence_with_the_place() -> None:
    app = with_answer("(ln|H| + ln(1/dleta))/ε")
    assert len(app.error) == 1
    assert "dleta, at character 15" in app.error[0].value
