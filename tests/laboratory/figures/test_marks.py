"""Every mark has the look of its role, in both themes, and keeps whether it was known before the run."""

from collections.abc import Callable
from typing import Any

import pytest

from laboratory.figures.curves import curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.hidden_measurement import unmeasured
from laboratory.figures.marks import bars, cells, dots, levels, outline, polyline, spread, zone
from laboratory.figures.names import annotate, corner, word, words
from laboratory.figures.roles import GROUND, GUARANTEE, PATCH, TEST, TRUTH, Role, known
from laboratory.figures.theme import BAND, background, color_of, figure, text_colour

X, Z = [1, 2], [[0.0, 1.0], [2.0, 3.0]]
DRAWN: dict[str, Callable[[Figure, Role], object]] = {
    "curve": lambda fig, role: curve(fig, X, X, role),
    "dot": lambda fig, role: dot(fig, (1, 1), role),
    "dots": lambda fig, role: dots(fig, X, X, role),
    "dots of several roles": lambda fig, role: dots(fig, X, X, [role, role.but(color=3)]),
    "polyline": lambda fig, role: polyline(fig, X, X, role, marks=5),
    "filled polyline": lambda fig, role: polyline(fig, X, X, role.but(width=0), filled=0.2),
    "bars": lambda fig, role: bars(fig, X, X, role),
    "lying bars": lambda fig, role: bars(fig, X, X, [role, role.but(color=3)], lying=True),
    "cells": lambda fig, role: cells(fig, X, X, Z, (role, role.but(alpha=0)), name=role.name, span=(0, 3)),
    "levels": lambda fig, role: levels(fig, X, X, Z, role, 0, 2, 1),
    "hline": lambda fig, role: hline(fig, 1, role),
    "vline": lambda fig, role: vline(fig, 1, role=role),
    "zone": lambda fig, role: zone(fig, 0, 1, role),
    "lying zone": lambda fig, role: zone(fig, 0, 1, role, lying=True),
    "outline": lambda fig, role: outline(fig, (0, 0), (1, 1), role, "circle"),
    "word": lambda fig, role: word(fig, (1, 1), role.name, role, ground=0.5, border=1),
    "annotate": lambda fig, role: annotate(fig, (1, 1), role.name, role),
    "corner": lambda fig, role: corner(fig, (0, 1), role.name, role),
    "words": lambda fig, role: words(fig, X, X, ["a", "b"], role, name=role.name),
}


def marks(fig: Figure) -> list[dict[str, Any]]:
    return [*fig.traces, *fig.look.get("shapes", ()), *fig.words]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("mark", DRAWN)
def test_a_mark_has_the_colour_of_its_role(mark: str, theme: str) -> None:
    fig = figure(theme)
    DRAWN[mark](fig, Role("thing", 4))
    red, green, blue = (int(color_of(4, theme)[i : i + 2], 16) for i in (1, 3, 5))
    assert color_of(4, theme) in str(marks(fig)) or f"rgba({red}, {green}, {blue}, " in str(marks(fig))
    assert fig.plotly.layout is not None, "Plotly knows every setting"


@pytest.mark.parametrize("mark", DRAWN)
def test_a_mark_is_known_as_its_role_is(mark: str) -> None:
    for role in (TRUTH, GUARANTEE, TRUTH.beforehand, GUARANTEE.but(known=False)):
        fig = figure()
        DRAWN[mark](fig, role)
        assert [known(each) for each in marks(fig)] == [role.known]
        left = [each for each in marks(unmeasured(fig)) if each.get("opacity") != 0]
        assert len(left) == role.known


def test_words_of_a_bound_that_is_the_number_go_with_it() -> None:
    fig = figure()
    curve(fig, X, [0.5, 0.25], GUARANTEE.called("identity"))
    annotate(fig, (1, 0.5), "identity", GUARANTEE)
    annotate(fig, (1, 0.5), "here", GUARANTEE)
    assert [each["text"] for each in unmeasured(fig).words] == ["identity", "here"]
    assert [each["text"] for each in unmeasured(fig, 0.25).words] == ["here"]


def test_rows_with_names_have_no_number_to_hide() -> None:
    fig = figure()
    dots(fig, [0.5], ["a bound"], GUARANTEE)
    assert unmeasured(fig, 0.5).traces == fig.traces


def test_a_role_can_be_mixed_with_the_page_or_let_it_shine_through() -> None:
    assert Role("", "textColor").ink("dark") == text_colour("dark")
    assert GROUND.ink("light") == background("light") and PATCH.ink("dark") == BAND
    assert PATCH.shade("light", 0.5) == BAND, "what is a shade is not thinned again"
    black_on_white = Role("", "#000000", share=0.0)
    assert black_on_white.ink("light") == background("light")
    assert Role("", "#102030", alpha=0.25).ink("light") == "rgba(16, 32, 48, 0.25)"
    assert Role("", "#102030").shade("light", 0.5) == "rgba(16, 32, 48, 0.5)"


def test_a_role_keeps_what_is_not_changed() -> None:
    changed = TEST.but(width=9, marker="star")
    assert (changed.name, changed.color, changed.dash) == (TEST.name, TEST.color, TEST.dash)
    assert (changed.width, changed.marker, changed.known) == (9, "star", False)
    assert TEST.beforehand.but(known=False) == TEST


def test_cells_go_from_role_to_role_or_in_steps() -> None:
    fig, roles = figure(), [Role("", color) for color in ("#000000", "#777777", "#ffffff")]
    cells(fig, X, X, Z, roles, name="smooth", span=(0, 3))
    cells(fig, None, None, Z, roles, name="steps", span=(-0.5, 2.5), steps=True)
    smooth, steps = fig.traces
    assert [at for at, _ in smooth["colorscale"]] == [0, 0.5, 1]
    assert [at for at, _ in steps["colorscale"]] == pytest.approx([0, 1 / 3, 1 / 3, 2 / 3, 2 / 3, 1])
    assert "x" in smooth and "x" not in steps and not smooth["showscale"]


def test_what_is_not_read_is_skipped_and_a_reading_has_no_second_box() -> None:
    fig = figure()
    dots(fig, X, X, TRUTH)
    dots(fig, X, X, TRUTH, "%{y}")
    bars(fig, X, X, TRUTH, "%{x}<extra>%{y}</extra>")
    silent, read, boxed = fig.traces
    assert silent["hoverinfo"] == "skip" and "hovertemplate" not in silent
    assert read["hovertemplate"] == "%{y}<extra></extra>" and "hoverinfo" not in read
    assert boxed["hovertemplate"] == "%{x}<extra>%{y}</extra>"


def test_intervals_reach_from_their_lower_to_their_upper_end() -> None:
    bar = spread(figure(), [2.0, 3.0], [1.0, 1.0], [4.0, 3.5], TRUTH)
    assert bar["array"].tolist() == [2.0, 0.5] and bar["arrayminus"].tolist() == [1.0, 2.0]


@pytest.mark.parametrize(("length", "marks", "thinned"), [(60, 4, False), (61, 4, True), (61, [4] * 61, False)])
def test_a_long_line_has_few_marks_of_one_size(length: int, marks: Any, thinned: bool) -> None:
    """All its places are there all the same, to be read; marks of sizes of their own say something each."""
    fig = figure("light")
    polyline(fig, range(length), range(length), TRUTH, "%{x}", marks=marks)
    (trace,) = fig.traces
    assert ("maxdisplayed" in trace["marker"]) == thinned and len(trace["x"]) == length
