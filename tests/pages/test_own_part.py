"""Count and shatter, a class of one's own."""

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from pages.answering.own_class.part import CLASS, EXAMPLES, POINTS
from tests.opening import as_read, opened, page_text
from tests.pages.test_count_and_shatter import SLUG, fine, headline
from tests.sentences import facts


@pytest.mark.parametrize(
    ("name", "number"),
    [("Interval and ray", "3"), ("Squares", "3"), ("Exactly k ones", "1"), ("Sine", "3"), ("Table", "2")],
)
def test_the_examples_have_the_dimensions_they_are_known_for(name: str, number: str) -> None:
    app = opened(SLUG, part="own")
    app.button(key=f"_own_{name}").click().run()
    fine(app)
    assert headline(app) == number
    assert app.text_area(key=CLASS).value == EXAMPLES[name].cls


def test_a_link_opens_a_class_with_its_points() -> None:
    app = opened(SLUG, part="own", **{CLASS: "a <= x <= b", POINTS: "0 1 2"})
    fine(app)
    assert headline(app) == "2"
    assert "only 3 not 0 1 2 + - +" in facts(page_text(app))
    assert "7 of 8 labellings" in facts(page_text(app))


def test_without_points_it_says_what_the_dimension_lies_between() -> None:
    app = opened(SLUG, part="own", **{CLASS: "w1 x1 + w2 x2 >= 0 and v1 x1 + v2 x2 >= c", POINTS: ""})
    fine(app)
    assert headline(app) == "4 to 5"
    assert "no proof" in page_text(app) and "6 corners" in facts(page_text(app))
    app.text_area(key=CLASS).set_value("sin(w*x) > 0").run()
    assert headline(app).startswith("≥ ")


def test_in_the_plane_a_solver_decides() -> None:
    app = opened(SLUG, part="own", **{CLASS: "a <= x1 <= b and c <= x2 <= d", POINTS: ""})
    fine(app)
    assert headline(app) == "4"
    assert app.table[0].value["growth function"].tolist() == ["2", "4", "8", "16", "28", "49", "77"]


def test_on_the_whole_line_a_linear_formula_is_exact() -> None:
    app = opened(SLUG, part="own", **{CLASS: "[a, b)", POINTS: ""})
    fine(app)
    assert headline(app) == "2"
    assert app.table[0].value["growth function"].tolist() == [str(1 + m + m * (m - 1) // 2) for m in range(1, 8)]
    assert "break point 3" in facts(page_text(app))


@pytest.mark.parametrize(
    ("typed", "points", "sentence"),
    [
        ("x >=", "0", "complete formula"),
        ("x >= a", "0,0", "1 coordinates x; 2"),
        ("01 1", "", "same length; 2"),
        ("x >= a", "zero", "coordinate 0.5 1/3 zero"),
    ],
)
def test_what_cannot_be_read_gets_its_sentence(typed: str, points: str, sentence: str) -> None:
    app = opened(SLUG, part="own", **{CLASS: typed, POINTS: points})
    assert not app.exception
    assert sentence in facts(as_read(app.error[0].value))


def test_vc_dimensions_show_the_growth_function_of_boxes() -> None:
    app = opened(SLUG, part="vc", of="boxes", **{"vc.n": "2"})
    fine(app)
    assert app.table[0].value["growth function"].tolist() == ["2", "4", "8", "16", "28", "49", "77"]
    assert "break point 5" in facts(page_text(app))
