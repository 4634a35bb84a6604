"""Count and shatter: every control, the figures' data, links, and a sentence for whatever was typed wrong."""

import json
import math
from fractions import Fraction
from math import comb
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from bounds import shatters, vc_dimension
from bounds.count import count
from bounds.dichotomies.restriction import Points
from bounds.reading import read_number
from bounds.reading_points import read_points, written
from bounds.shattering import decidable
from pages._count_part import WORDS
from pages._shatter_copying import command, python_snippet
from pages._shatter_part import PRESETS, dimension
from pages._shatter_points import STARTS, edited, toggled
from pages._symbols import typeset
from tests.opening import NEVER_SHOWN, decoded, opened, shown

SLUG = "count_and_shatter"


def headline(app: AppTest) -> str:
    return str(app.get("html")[0].proto.body).split(">\n")[-1].split("</span>")[0]


def spec(app: AppTest, number: int) -> Any:
    return json.loads(app.get("plotly_chart")[number].proto.spec)


def places(app: AppTest, number: int, *names: str) -> set[tuple[float, float]]:
    """Where the first chart's, second chart's ... traces of these names lie."""
    traces = [trace for trace in spec(app, number)["data"] if trace.get("name") in names]
    return {place for trace in traces for place in zip(decoded(trace["x"]), decoded(trace["y"]), strict=True)}


def fine(app: AppTest) -> None:
    assert not app.exception
    assert not app.error
    assert not app.warning
    assert not NEVER_SHOWN.search(shown(app))


# Shatter


def test_xor_is_what_halfspaces_cannot_do() -> None:
    """14 of 16 by Cover's count 2 (1 + 3 + 3); the diagonals meet at (5, 5)."""
    app = opened(SLUG)
    fine(app)
    assert headline(app) == "14 of 16"
    assert "No hypothesis of the class labels points 2 and 3 positive and the others negative" in shown(app)
    assert "No 4 points can be shattered: the VC dimension of the class is 3." in shown(app)
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
    assert "**Shattered.** Whatever the labels of these 3 points" in shown(app)
    assert "It is exactly 3." in shown(app)


@pytest.mark.parametrize("cls", decidable())
def test_every_class_can_be_chosen(cls: str) -> None:
    app = opened(SLUG)
    app.selectbox(key="class").set_value(cls).run()
    fine(app)
    inputs = {"interval_unions": {"k": 2}, "polynomials": {"p": 2}}.get(cls, {})
    result = shatters(cls, read_points(STARTS[dimension(cls)]), **inputs)
    assert headline(app) == f"{result.realised} of {result.total}"
    drawn = places(app, 0, "positive", "negative", "points")
    assert drawn == {(float(p[0]), float(p[1]) if len(p) == 2 else 0.0) for p in result.points}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_opens(name: str) -> None:
    app = opened(SLUG)
    app.button(key=f"_preset_{name}").click().run()
    fine(app)
    preset = PRESETS[name]
    result = shatters(preset.cls, read_points(preset.points), **{one: int(n) for one, n in preset.inputs.items()})
    assert headline(app) == f"{result.realised} of {result.total}"
    assert app.selectbox(key="class").value == preset.cls


def test_a_class_that_needs_a_number_asks_for_it() -> None:
    """Two intervals label five points in a row in all ways but + - + - +."""
    app = opened(SLUG, **{"class": "interval_unions"}, line="1 2 3 4 5")
    assert headline(app) == "31 of 32"
    app.text_input(key="shatter.k").set_value("3").run()
    fine(app)
    assert headline(app) == "32 of 32"
    app.text_input(key="shatter.k").set_value("none").run()
    assert "largest number of intervals" in app.error[0].value


def test_kinds_and_pages_of_labellings() -> None:
    """Twelve points on a convex curve: 2 (1 + 11 + 55) = 134 labellings by Cover."""
    points = " ".join(f"{i},{i * i}" for i in range(12))
    app = opened(SLUG, points=points)
    fine(app)
    assert headline(app) == "134 of 4,096"
    assert len(app.select_slider(key="page").options) == 256
    app.select_slider(key="page").set_value(256).run()
    assert spec(app, 1)["layout"]["annotations"][-1]["text"] == "+" * 12
    app.button_group(key="show").set_value("possible").run()
    fine(app)
    assert len(app.select_slider(key="page").options) == 9  # 134 = 8 * 16 + 6
    app.button_group(key="show").set_value("impossible").run()
    titles = [note["text"] for note in spec(app, 1)["layout"]["annotations"]]
    assert set(titles) == {"<b>impossible</b>"}


def test_none_of_a_kind_is_told() -> None:
    app = opened(SLUG, points="0,0 1,0", show="impossible")
    assert "There are none of this kind." in [note.value for note in app.info]


def test_an_empty_board_says_what_to_do() -> None:
    app = opened(SLUG)
    app.button(key="_clear").click().run()
    assert not app.exception and not app.error
    assert app.info[0].value.startswith("No points yet")
    assert app.text_input(key="points").value == ""


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("0,nan", "must be a finite real"),
        ("0,inf 1,1", "must be a finite real"),
        ("0,1e999999", "must be a finite real"),
        ("zero", "must be a finite real"),
        ("0,1,2", "This class labels points of dimension 2"),
        ("0,1 2", "This class labels points of dimension 2"),
        ("0,,1", "a coordinate is missing"),
        (" ".join(f"{i},{i * i}" for i in range(13)), "Up to 12 points are drawn here"),
    ],
)
def test_points_that_are_none_get_their_sentence(field: str, sentence: str) -> None:
    app = opened(SLUG, points=field)
    assert not app.exception
    assert sentence in app.error[0].value
    assert app.text_input(key="points").value == field


def test_points_too_far_apart_are_told_in_words() -> None:
    app = opened(SLUG, points="0,0 0.000000001,0 1000000000,1")
    fine(app)
    assert headline(app) == "8 of 8"
    assert any("too far apart" in note.value for note in app.info)


def test_a_link_with_strange_values_says_what_was_ignored() -> None:
    app = opened(SLUG, **{"class": "trees", "part": "shattr", "page": "77", "colour": "red"})
    told = " ".join(warning.value for warning in app.warning)
    assert "no such class that can be tested on points" in told
    assert "no such part of this page" in told
    assert "`colour`" in told and "`page`" in told
    assert headline(app) == "14 of 16"


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
    assert capsys.readouterr().out == f"{result.realised} {result.total} {result.first_impossible}\n"
    assert command(result).startswith(f"python -m bounds shatters {cls}")


# Count


def test_ten_literals_are_59050_conjunctions() -> None:
    app = opened(SLUG, part="count")
    fine(app)
    assert headline(app) == "10.986"  # ln 59050 = 10.98614
    assert app.latex[0].value.strip("$\n") == r"|\mathcal H|\;=\;3^{10}+1"
    assert "That is 59,050 hypotheses." in shown(app)
    link = app.get("page_link")[0].proto
    assert "ln_size=ln%2859050%29" in link.query_string or "ln(59050)" in link.query_string


def test_the_figure_is_the_count() -> None:
    trace = spec(opened(SLUG, part="count"), 0)["data"][0]
    for n, size in zip(decoded(trace["x"]), decoded(trace["y"]), strict=True):
        assert size == pytest.approx(math.log(3 ** int(n) + 1), rel=1e-15)


@pytest.mark.parametrize("construction", WORDS)
def test_every_construction_can_be_chosen(construction: str) -> None:
    app = opened(SLUG, part="count")
    app.selectbox(key="construction").set_value(construction).run()
    fine(app)
    assert float(headline(app).replace(",", "")) > 0


@pytest.mark.parametrize(
    ("address", "number"),
    [
        ({"construction": "trees", "count.nodes": "7", "count.features": "5"}, 5 * 5**3 * 2**4),
        ({"construction": "boxes", "count.points": "10", "count.dimension": "3"}, 55**3 + 1),
        ({"construction": "numbers", "count.parameters": "3", "count.bits": "8"}, 2**24),
        ({"construction": "interval_unions", "count.points": "9", "count.k": "2"}, 1 + comb(10, 2) + comb(10, 4)),
        ({"construction": "boolean_functions", "count.n": "3"}, 256),
        ({"construction": "expression", "count.size": "20! / 10!"}, math.factorial(20) // math.factorial(10)),
        ({"construction": "union", "count.parts": "conjunctions n=2; 3^4; 5"}, 10 + 81 + 5),
        ({"construction": "product", "count.parts": "thresholds points=4; 7"}, 35),
    ],
)
def test_counts_worked_out_by_hand(address: dict[str, str], number: int) -> None:
    app = opened(SLUG, part="count", **address)
    fine(app)
    assert f"{number:,} hypotheses" in shown(app)
    assert f"ln |H| = {math.log(number)!r};" in shown(app)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ({"count.n": "0"}, "must be an integer in [1,"),
        ({"count.n": "nan"}, "must be an integer in [1,"),
        ({"count.n": ""}, "is empty"),
        ({"construction": "trees", "count.nodes": "8"}, "must be an odd integer"),
        ({"construction": "trees", "count.nodes": "9999999"}, "are not counted"),
        ({"construction": "k_cnf", "count.n": "2", "count.k": "3"}, "k must be at most n"),
        ({"construction": "expression", "count.size": "9**9**9**9"}, "cannot be counted"),
        ({"construction": "expression", "count.size": "__import__('os')"}, "cannot be counted"),
        ({"construction": "expression", "count.size": "0"}, "at least one hypothesis"),
        ({"construction": "union", "count.parts": ";"}, "a union needs at least one class"),
        ({"construction": "union", "count.parts": "conjunctions 3"}, "inputs look like name=value"),
        ({"construction": "product", "count.parts": "conjunctions k=3"}, "conjunctions is counted from n"),
    ],
)
def test_what_cannot_be_counted_gets_its_sentence(address: dict[str, str], sentence: str) -> None:
    app = opened(SLUG, part="count", **address)
    assert not app.exception
    assert sentence in app.error[0].value


def test_the_calculator_reads_what_it_is_sent() -> None:
    for text, counted in [("ln(59050)", count.conjunctions(n=10)), ("1048576*ln(2)", count("2**(2**20)"))]:
        assert read_number(text) == float(counted)


# VC dimensions


@pytest.mark.parametrize("slug", vc_dimension)
def test_every_class_tells_its_dimension(slug: str) -> None:
    app = opened(SLUG, part="vc", of=slug)
    fine(app)
    known = vc_dimension(slug, **{one.name: one.default for one in vc_dimension[slug].parameters})
    bounds = f"{known.lower:,} and {known.upper:,}"
    expected = bounds if known.value is None else "∞" if known.value == math.inf else f"{known.value:,}"
    assert headline(app) == expected


def test_a_changed_number_changes_the_dimension() -> None:
    """2n for boxes in n dimensions."""
    app = opened(SLUG, part="vc", of="boxes")
    assert headline(app) == "4"
    app.text_input(key="vc.n").set_value("7").run()
    fine(app)
    assert headline(app) == "14"
    app.text_input(key="vc.n").set_value("0").run()
    assert "must be an integer in [1," in app.error[0].value


@pytest.mark.parametrize("slug", [slug for slug in decidable() if slug != "stumps"])
def test_a_witness_can_be_seen_shattered(slug: str) -> None:
    app = opened(SLUG, part="vc", of=slug)
    app.button(key="_see").click().run()
    fine(app)
    realised, _, total = headline(app).split()
    assert realised == total
    assert app.selectbox(key="class").value == slug


def test_the_table_lists_all_classes() -> None:
    table = opened(SLUG, part="vc").dataframe[0].value
    assert len(table) == len(vc_dimension) == 24
    assert dict(zip(table["class"], table["VC dimension"], strict=True))["Unions of at most k intervals"] == "4"


def test_symbols_are_typeset_and_words_are_left_alone() -> None:
    assert typeset("C_M d^M 2^(M+1), Σ_{i<=d}") == r"$C_{M}$ $d^{M}$ $2^{M+1}$, $\sum_{i\le d}$"
    assert typeset("theorem tree_class_size: a b") == "theorem tree_class_size: a b"
