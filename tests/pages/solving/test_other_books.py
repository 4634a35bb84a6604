"""Under the answer: a tighter bound and another book's, each a link with its condition; nothing where there is none."""

from math import comb, log, sqrt
from urllib.parse import parse_qsl

import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds.comparison.conditions import condition
from bounds.vocabulary.assumptions import REALIZABLE
from tests.opening import headline, opened


def lines(app: AppTest) -> dict[str, tuple[str, dict[str, str]]]:
    """By its heading: what a line says, and the address that it opens."""
    links = [link.proto for link in app.get("page_link") if ": " in link.proto.label]
    by_heading = {link.label.partition(": ")[0]: link for link in links}
    return {
        heading: (by_heading[heading].label, dict(parse_qsl(by_heading[heading].query_string)))
        for heading in ("Tighter", "Other books") if heading in by_heading
    }  # fmt: skip


def number(app: AppTest) -> str:
    return (headline(app) or ("",))[0]


def test_a_tighter_number_and_another_books_open_with_the_same_inputs() -> None:
    app = opened("calculator")
    (tighter, sharp), (other, rate) = lines(app).values()
    assert "133 examples" in tighter and "280 examples" in other
    assert all("same conditions" in line for line in (tighter, other))
    assert sharp["theorem"] == "finite_realizable_sharp" and sharp["ln_size"] == "10*ln(3)"
    assert number(opened("calculator", **sharp)) == "133"
    assert number(opened("calculator", **rate)) == "280"


def test_a_condition_that_comes_on_top_stands_in_the_line() -> None:
    app = opened("calculator", theorem="vc_realizable_growth", at_most="0.05", d="10", **{"for": "m"})
    line, _ = lines(app)["Other books"]
    assert condition([REALIZABLE], "and if") in line and "22,249" in line


def test_a_value_is_compared_too() -> None:
    app = opened("calculator", theorem="vc_rademacher", m="1000", d="10", **{"for": "value"})
    line, address = lines(app)["Tighter"]
    epsilon = 0.0  # Devroye's inequality as Abu-Mostafa states it, with epsilon on both sides, and Sauer's sum
    for _ in range(100):
        epsilon = sqrt((4 * epsilon * (1 + epsilon) + log(4 * sum(comb(1000**2, i) for i in range(11)) / 0.05)) / 2000)
    assert address["theorem"] == "vc_devroye" and f"at most {epsilon:.4f}" in line
    assert number(opened("calculator", **address)) == f"{epsilon:.4f}"


def test_there_is_nothing_where_a_question_has_no_others_or_the_answer_waits() -> None:
    assert not lines(opened("calculator", **{"for": "delta"}, m="140"))
    assert not lines(opened("calculator", hints="1"))
    assert not lines(opened("calculator", theorem="sauer", **{"for": "value"}))
