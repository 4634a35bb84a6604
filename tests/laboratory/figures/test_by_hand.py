"""A guess in a figure: what was drawn stays where it was drawn, a number stands where its axis has it."""

from typing import Any

import numpy as np
import pytest

from laboratory.figures.axes import error_axis, examples_axis
from laboratory.figures.by_hand import GUESS, LONGEST, checked_path, with_level, with_paths, with_pen
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.plane import empty_plane, window_around
from laboratory.figures.roles import GUARANTEE, TRUTH
from laboratory.figures.theme import figure

PATH = {"path": "M0.1,0.5L0.2,-3.5e-05", "xref": "x", "yref": "y"}


def measured(log: bool = False) -> Figure:
    fig = figure(xaxis=examples_axis(), yaxis=error_axis(log))
    ends = [curve(fig, [1, 2, 3], [0.9, 0.5, 0.7], GUARANTEE), curve(fig, [1, 2, 3], [0.4, 0.25, 0.1], TRUTH)]
    label_ends(fig, ends)
    return fig


@pytest.mark.parametrize(
    "value",
    [None, "M0,0", {}, {"path": "M0,0", "xref": "paper", "yref": "y"}, {"path": "<script>", "xref": "x", "yref": "y"},
     {"path": 3}, {"path": "M" + "1" * LONGEST}, {"path": "L1,1"}, {"path": "M1,1", "xref": "x", "yref": 2}],
)  # fmt: skip
def test_what_is_no_path_is_not_kept(value: Any) -> None:
    assert checked_path(value) is None


def test_a_path_is_kept_with_its_axes_and_drawn_into_a_copy() -> None:
    assert checked_path({**PATH, "fillcolor": "red"}) == PATH
    assert checked_path({"path": "M1,1Z", "xref": "x3", "yref": None}) == {"path": "M1,1Z", "xref": "x3", "yref": "y"}
    fig = measured()
    sketched = with_paths(fig, [PATH, PATH])
    assert [item["path"] for item in sketched.look["shapes"]] == [PATH["path"]] * 2
    assert "shapes" not in fig.look and sketched.plotly is not None


def test_with_a_pen_the_mouse_draws() -> None:
    assert with_pen(measured()).plotly.layout.dragmode == "drawopenpath"


@pytest.mark.parametrize("log", [False, True])
def test_a_number_stands_on_the_axis_of_what_was_measured(log: bool) -> None:
    fig = measured(log)
    guessed = with_level(fig, 0.25, 0.3)
    (line,) = guessed.look["shapes"]
    assert line["y0"] == line["y1"] == 0.3
    (word,) = [word for word in guessed.words if word["text"] == GUESS.title]
    assert word["y"] == pytest.approx(np.log10(0.3) if log else 0.3)
    assert "shapes" not in fig.look and guessed.plotly is not None


@pytest.mark.parametrize(
    ("number", "guess"),
    [(0.26, 0.3), (0.5, 0.3), (0.25, 40.0), (0.25, -1.0)],
    ids=["another axis", "only guaranteed", "above the axis", "below the axis"],
)
@pytest.mark.parametrize("log", [False, True])
def test_where_it_has_no_place_the_figure_stays_as_it_is(number: float, guess: float, log: bool) -> None:
    fig = measured(log)
    assert with_level(fig, number, guess) is fig


def test_whole_numbers_and_planes_have_no_such_axis() -> None:
    counted = figure(xaxis=examples_axis(), yaxis=error_axis())
    curve(counted, [1, 2], [6, 7], TRUTH)
    assert with_level(counted, 6, 7) is counted
    plane = empty_plane(window_around(np.array([[0.0, 0.0], [1.0, 1.0]])))
    curve(plane, [0, 1], [0.25, 0.5], TRUTH)
    assert with_level(plane, 0.25, 0.3) is plane
