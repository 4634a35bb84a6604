"""Count and shatter: every control, the figures' data, links, and a sentence for whatever was typed wrong."""

from fractions import Fraction
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import shatters
from bounds.reading.points import read_points, written
from bounds.vc.dichotomies.restriction import Points
from bounds.vc.shattering import decidable
from pages.answering.shatter_copying import command, python_snippet
from pages.answering.shatter_part import PRESETS, dimension
from pages.answering.shatter_points import STARTS, edited, hold, toggled
from tests.opening import NEVER_SHOWN, as_read, charts, decoded, opened, page_text
from tests.sentences import facts

SLUG = "count_and_shatter"


def headline(app: AppTest) -> str:
    return str(app.get("html")[0].proto.body).split(">\n")[-1].split("</span>")[0]


def spec(app: AppTest, number: int) -> Any:
    return charts(app)[number].spec


def places(app: AppTest, number: int, *names: str) -> set[tuple[float, float]]:
    """Where the first chart's, second chart's ... traces of these names lie."""
    traces = [trace for trace in spec(app, number)["data"] if trace.get("name") in names]
    return {place for trace in traces for place in zip(decoded(trace["x"]), decoded(trace["y"]), strict=True)}


def fine(app: AppTest) -> None:
    assert not app.exception
    assert not app.error
    assert not app.warning
    assert not NEVER_SHOWN.search(page_text(app))


# Shatter


def test_xor_is_what_halfspaces_cannot_do() -> None:
    """14 of 16 by Cover's count 2 (1 + 3 + 3); the diagonals meet at (5, 5)."""
    app = opened(SLUG)
    fine(app)
    assert headline(app) == "14 of 16"
    assert "No 2 3 positive negative" in facts(page_text(app))
    assert "No 4 VC 3" in facts(page_text(app))
    assert places(app, 0, "positive") == {(8, 2), (2, 8)}
    assert places(app, 0, "negative") == {(2, 2), (8, 8)}
    assert places(app, 0, "both hulls hold this point") == {(5, 5)}


def test_sixteen_small_pictures() -> None:
    titles = [note["text"] for note in spec(opened(SLUG), 1)["layout"]["annotations"]]
    assert len(titles) == 16
    assert titles[0] == "− − − −" and titles[-1] == "+ + + +"
    assert [i for i, title in enumerate(titles) if "impossible" in title] == [0b0110, 0b1001]


def test_three_points_are_shattered() -> None:
    app = opened(SLUG, points="0,0 1,0 0,1")
    fine(app)
    assert headline(app) == "8 of 8"
    assert "Shattered. all 3" in facts(page_text(app))
    assert "exactly 3" in facts(page_text(app))


@pytest.mark.parametrize("cls", decidable())
def test_every_class_can_be_chosen(cls: str) -> None:
    app = opened(SLUG)
    app.selectbox(key="class").set_value(cls).run()
    fine(app)
    inputs = {"interval_unions": {"k": 2}, "polynomials": {"p": 2}}.get(cls, {})
    result = shatters(cls, read_points(STARTS[dimension(cls)]), **inputs)
    assert headline(app) == f"{result.realized} of {result.total}"
    sample = places(app, 0, "positive", "negative", "points")
    assert sample == {(float(p[0]), float(p[1]) if len(p) == 2 else 0.0) for p in result.points}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_opens(name: str) -> None:
    app = opened(SLUG)
    app.button(key=f"_preset_{name}").click().run()
    fine(app)
    preset = PRESETS[name]
    result = shatters(preset.cls, read_points(preset.points), **{name: int(n) for name, n in preset.inputs.items()})
    assert headline(app) == f"{result.realized} of {result.total}"
    assert app.selectbox(key="class").value == preset.cls


def test_a_class_that_needs_a_number_asks_for_it() -> None:
    """Two intervals label five points in a row in all ways but + - + - +."""
    app = opened(SLUG, **{"class": "interval_unions"}, line="1 2 3 4 5")
    assert headline(app) == "31 of 32"
    app.text_input(key="shatter.k").set_value("3").run()
    fine(app)
    assert headline(app) == "32 of 32"
    app.text_input(key="shatter.k").set_value("none").run()
    assert "number intervals" in facts(as_read(app.error[0].value))


def test_kinds_and_pages_of_labellings() -> None:
    """Twelve points on a convex curve: 2 (1 + 11 + 55) = 134 labellings by Cover."""
    points = " ".join(f"{i},{i * i}" for i in range(12))
    app = opened(SLUG, points=points)
    fine(app)
    assert headline(app) == "134 of 4,096"
    assert len(app.select_slider(key="page").options) == 256
    app.select_slider(key="page").set_value(256).run()
    assert spec(app, 1)["layout"]["annotations"][-1]["text"] == "+" * 12
    app.button_group(key="kind").set_value("possible").run()
    fine(app)
    assert len(app.select_slider(key="page").options) == 9  # 134 = 8 * 16 + 6
    app.button_group(key="kind").set_value("impossible").run()
    titles = [note["text"] for note in spec(app, 1)["layout"]["annotations"]]
    assert set(titles) == {"<b>impossible</b>"}


def test_none_of_a_kind_is_told() -> None:
    app = opened(SLUG, points="0,0 1,0", kind="impossible")
    assert "none kind" in facts([as_read(note.value) for note in app.info])


def test_an_empty_board_says_what_to_do() -> None:
    app = opened(SLUG)
    app.button(key="_clear").click().run()
    assert not app.exception and not app.error
    assert "No points" in facts(as_read(app.info[0].value))
    assert app.text_input(key="points").value == ""


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("0,nan", "finite"),
        ("0,inf 1,1", "finite"),
        ("0,1e999999", "finite"),
        ("zero", "finite"),
        ("0,1,2", "between 0 1 0.5"),
        ("0,1 2", "between 0 1 0.5"),
        ("0,,1", "coordinate missing"),
        (" ".join(f"{i},{i * i}" for i in range(13)), "at most 12"),
    ],
)
def test_points_that_are_none_get_their_sentence(field: str, sentence: str) -> None:
    app = opened(SLUG, points=field)
    assert not app.exception
    assert sentence in facts(as_read(app.error[0].value))
    assert app.text_input(key="points").value == field


def test_points_too_far_apart_are_told_in_words() -> None:
    app = opened(SLUG, points="0,0 0.000000001,0 1000000000,1")
    fine(app)
    assert headline(app) == "8 of 8"
    assert any("far apart" in facts(as_read(note.value)) for note in app.info)


def test_a_link_with_strange_values_says_what_was_ignored() -> None:
    app = opened(SLUG, **{"class": "trees", "part": "shattr", "page": "77", "colour": "red"})
    text = " ".join(as_read(warning.value) for warning in app.warning)
    assert "no class tested" in facts(text)
    assert "no part" in facts(text)
    assert "“colour”" in text and "“page”" in text
    assert headline(app) == "14 of 16"


def test_a_point_that_is_dragged_stays_exact_where_it_was_not_moved() -> None:
    points = ((Fraction(1, 3), Fraction(2)), (Fraction(8), Fraction(5, 2)))
    first, second = hold(points, 2)
    assert first.held["points"] == second.held["points"] == points
    assert first.moved(1 / 3, 4.5) == {"points": ((Fraction(1, 3), Fraction(9, 2)), points[1])}
    assert second.moved(-7, 99) == {"points": (points[0], (Fraction(0), Fraction(10)))}  # the ends of the board
    assert [item.moved(0.5)["points"][0] for item in hold(((Fraction(7),),), 1)] == [(Fraction(1, 2),)]


def test_clicking_places_and_takes_away() -> None:
    points = read_points("0,0 1/3,2")
    assert toggled(points, (Fraction(1), Fraction(1))) == (*points, (Fraction(1), Fraction(1)))
    assert toggled(points, (Fraction(1, 3), Fraction(2))) == points[:1]
    assert read_points(written(points)) == points


def test_the_table_edits_the_points() -> None:
    points = read_points("1/3,2 4,5")

    def after(**changes: Any) -> Points | None:
        return edited(points, changes, ["x", "y"])

    assert after(edited_rows={1: {"x": 0.1}}) == read_points("1/3,2 0.1,5")
    assert after(deleted_rows=[0]) == read_points("4,5")
    assert after(added_rows=[{"x": 7, "y": -1.5}]) == read_points("1/3,2 4,5 7,-1.5")
    assert after(added_rows=[{"x": 7}]) is None
    assert after(edited_rows={0: {"x": None}}) is None


@pytest.mark.parametrize("cls", ["halfspaces", "polynomials", "interval_unions"])
def test_the_snippet_prints_what_the_page_shows(cls: str, capsys: pytest.CaptureFixture[str]) -> None:
    inputs = {"interval_unions": {"k": 2}, "polynomials": {"p": 2}}.get(cls, {})
    result = shatters(cls, read_points("1/3 2 3" if dimension(cls) == 1 else "1/3,0 1,0.5 4,4"), **inputs)
    exec(python_snippet(result), {})
    assert capsys.readouterr().out == f"{result.realized} {result.total} {result.first_impossible}\n"
    assert command(result).startswith(f"ltlab shatters {cls}")
