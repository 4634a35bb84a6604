"""Curves, bands and axes: what is read over them is named, rounded and has its unit."""

import numpy as np
import pytest

from laboratory.figures import axes
from laboratory.figures.axes import ERROR, EXAMPLES, PRICE, Scale, error_axis, examples_axis, step_axis
from laboratory.figures.curves import band, curve, dot, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.roles import BAYES, GUARANTEE, TRAINING, TRUTH
from laboratory.figures.theme import GREY, background, figure, greyed, linear_axis, log_axis, theme_of, with_alpha
from tests.sentences import facts


def test_a_curve_is_drawn_in_its_role_in_the_theme_of_its_figure() -> None:
    fig = figure("dark")
    curve(fig, [1, 2, 3], np.array([0.1, 0.2, 0.3]), GUARANTEE, name="VC bound", unit="bits")
    (trace,) = fig.data
    assert (trace.line.color, trace.line.dash, trace.line.width) == (GUARANTEE.ink("dark"), "dash", 2.0)
    assert (trace.name, trace.mode) == ("VC bound", "lines")
    assert trace.hovertemplate == "VC bound: %{y:.4~g} bits<extra></extra>"
    assert list(trace.y) == [0.1, 0.2, 0.3]


def test_a_single_value_is_a_marker_for_a_line_would_be_invisible() -> None:
    fig = figure()
    curve(fig, [1], [0.5], TRAINING)
    assert fig.data[0].mode == "lines+markers"
    assert fig.data[0].marker.symbol == TRAINING.marker


def test_a_band_lies_between_its_edges_and_tells_both() -> None:
    fig = figure()
    band(fig, [1, 2], [0.1, 0.2], [0.3, 0.4], TRUTH, "in 90 % of samples")
    low, high = fig.data
    assert (high.fill, list(low.y), list(high.y)) == ("tonexty", [0.1, 0.2], [0.3, 0.4])
    assert list(high.customdata) == [0.1, 0.2]
    assert "90% customdata" in facts(high.hovertemplate)
    assert low.hoverinfo == "skip"


def test_marks_stand_where_they_are_told() -> None:
    fig = figure("dark", xaxis=EXAMPLES.axis(log=True))
    assert hline(fig, 0.1, BAYES).y == 0.1
    vline(fig, 100, "chosen", logarithmic=True)
    dot(fig, (10, 0.5), TRUTH, "you")
    assert fig.layout.shapes[0].y0 == 0.1
    assert fig.layout.shapes[1].x0 == 100  # shapes take numbers, words take logarithms
    assert fig.layout.annotations[0].x == 2
    assert fig.data[0].name == "you"


def test_an_axis_names_and_rounds_what_stands_over_the_curves() -> None:
    axis = Figure({"xaxis": EXAMPLES.axis(log=True)}).layout.xaxis
    assert (axis.title.text, axis.type) == ("examples <i>m</i>", "log")
    assert axis.unifiedhovertitle.text == "<i>m</i> = %{x:,d}"
    assert Scale("time", unit="s").axis()["unifiedhovertitle"]["text"] == "time = %{x:,.4~g} s"
    assert PRICE.axis()["unifiedhovertitle"]["text"] == "<i>C</i> = %{x:,.4~g}"
    assert ERROR.axis(range=[0, 1])["range"] == [0, 1]
    assert error_axis() == ERROR.axis()
    assert examples_axis(True) == EXAMPLES.axis(True)
    assert step_axis()["title"]["text"] == "step <i>t</i>"


def test_no_two_quantities_share_a_title() -> None:
    titles = [scale.title for scale in vars(axes).values() if isinstance(scale, Scale)]
    assert len(titles) == len(set(titles))


def test_a_figure_remembers_its_theme() -> None:
    assert theme_of(figure("dark")) == "dark"
    assert theme_of(figure()) == theme_of(Figure()) == "light"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_veiled_figure_is_a_copy_under_the_pages_colour(theme: str) -> None:
    fig = figure(theme)
    curve(fig, [1, 2], [3, 4], TRUTH)
    pale = greyed(fig, theme)
    assert not fig.layout.shapes
    veil = pale.layout.shapes[-1]
    assert (veil.layer, veil.xref, veil.yref) == ("above", "paper", "paper")
    assert veil.fillcolor == with_alpha(background(theme), 0.62)
    assert pale.data == fig.data


def test_see_through() -> None:
    assert with_alpha("#ff8000", 0.25) == "rgba(255, 128, 0, 0.25)"
    assert set(GREY) == {"light", "dark"}


def test_an_axis_has_the_scale_that_it_is_called_after() -> None:
    fig = figure(xaxis=log_axis("examples m"), yaxis=linear_axis("error"))
    fig.add_scatter(x=[1, 1_000], y=[0.5, 0.1])
    layout = fig.plotly.to_dict()["layout"]
    assert layout["xaxis"]["type"] == "log" and layout["yaxis"].get("type", "linear") == "linear"
    assert [layout[axis]["title"]["text"] for axis in ("xaxis", "yaxis")] == ["examples m", "error"]
