"""The plane: lines from edge to edge, shaded answers, examples by label, crosses for mistakes."""

import numpy as np
import pytest

from laboratory.figures import plane
from laboratory.figures.regions import Window
from laboratory.figures.roles import WORDS
from laboratory.figures.theme import color_of
from laboratory.worlds.polygon import area, clipped

SQUARE = Window(0.0, 1.0, 0.0, 1.0)
CORNERS = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ((1, 0, -0.25), 0.75),
        ((-1, 0, 0.25), 0.25),
        ((1, 1, -1), 0.5),
        ((1, 1, -0.5), 0.875),  # all but a triangle of legs 1/2
        ((2, 2, -3), 0.125),
        ((1, 1, -3), 0.0),
        ((1, 1, 3), 1.0),
        ((0, 0, 1), 1.0),
    ],
)
def test_the_area_that_a_line_leaves_of_the_square(line: tuple[float, float, float], expected: float) -> None:
    assert area(clipped(CORNERS, line)[0]) == pytest.approx(expected)


def test_the_two_sides_of_a_line_make_up_the_square_and_share_its_ends() -> None:
    rng = np.random.default_rng(0)
    for a, b, c in rng.normal(size=(200, 3)):
        (item, cuts), (other, again) = clipped(CORNERS, (a, b, c)), clipped(CORNERS, (-a, -b, -c))
        assert area(item) + area(other) == pytest.approx(1)
        assert np.array(sorted(cuts)) == pytest.approx(np.array(sorted(again)))
        assert len(cuts) in (0, 2)
        assert all(abs(a * x + b * y + c) < 1e-12 for x, y in cuts)


def test_the_area_of_a_half_plane_agrees_with_counting_points() -> None:
    """2^16 points of a grid, cut by a line through no special place: the share is right to the grid's edge length."""
    middles = (np.arange(256) + 0.5) / 256
    x, y = np.meshgrid(middles, middles)
    assert area(clipped(CORNERS, (0.7, -1.3, 0.2))[0]) == pytest.approx(np.mean(0.7 * x - 1.3 * y + 0.2 >= 0), abs=1e-3)


def test_ends_are_the_places_where_the_line_enters_and_leaves() -> None:
    assert np.asarray(plane.ends([1, -1], 0, SQUARE)).tolist() == [[0, 0], [1, 1]]
    assert np.asarray(plane.ends([0, 1], -0.5, SQUARE)).tolist() == [[0, 0.5], [1, 0.5]]
    assert plane.ends([1, 1], 5, SQUARE) is None
    assert plane.ends([0, 0], 1, SQUARE) is None


def test_the_window_has_room_on_every_side() -> None:
    seen = plane.window_around([[0, 0], [2, 1]], room=0.1)
    assert (seen.left, seen.right, seen.bottom, seen.top) == pytest.approx((-0.2, 2.2, -0.2, 1.2))
    square = plane.window_around([[0, 0], [2, 1]], room=0.1, square=True)
    assert (square.left, square.right, square.bottom, square.top) == pytest.approx((-0.2, 2.2, -0.7, 1.7))
    assert plane.window_around([[1, 1]]).left < 1 < plane.window_around([[1, 1]]).right


@pytest.mark.parametrize("labels", [[1, 0, 1], [1, -1, 1], [True, False, True]])
def test_examples_by_label_and_mistakes_by_cross(labels: list[float]) -> None:
    fig = plane.empty_plane(SQUARE, "dark")
    points = np.array([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]])
    plane.examples(fig, points, labels, wrong=[False, False, True])
    positive, negative, wrong = fig.data
    assert (list(positive.x), list(negative.x), list(wrong.x)) == ([0.1, 0.5], [0.3], [0.5])
    assert (positive.marker.symbol, negative.marker.symbol, wrong.marker.symbol) == ("circle", "circle-open", "x-thin")
    assert (positive.marker.color, negative.marker.color) == (color_of(0, "dark"), color_of(1, "dark"))
    assert list(positive.customdata) == [1, 3]
    assert wrong.name == "misclassified"


def test_answers_are_shaded_by_the_sign_of_the_score() -> None:
    fig = plane.empty_plane(SQUARE)
    plane.shade_predictions(fig, SQUARE, lambda places: places[:, 1] - 0.5, field=3)
    assert fig.data[0].z.tolist() == [[0, 0, 0], [1, 1, 1], [1, 1, 1]]


def test_the_margin_is_shaded_between_its_two_edges() -> None:
    fig = plane.empty_plane(SQUARE)
    plane.band(fig, SQUARE, [4, 0], -2)
    shade, upper, lower = fig.data
    assert area(list(zip(shade.x, shade.y, strict=True))) == pytest.approx(0.5)
    assert (set(upper.x), set(lower.x)) == ({0.75}, {0.25})
    plane.band(fig, SQUARE, [4, 0], -2, edges=False)
    assert [trace.name for trace in fig.data[3:]] == ["margin"]


def test_an_arrow_ends_at_its_tip_and_its_word_stands_beyond() -> None:
    fig = plane.empty_plane(SQUARE)
    plane.arrow(fig, (0, 0), (0.5, 0.25), WORDS, "w")
    drawn_arrow, word = fig.layout.annotations
    assert (drawn_arrow.ax, drawn_arrow.ay, drawn_arrow.x, drawn_arrow.y) == (0, 0, 0.5, 0.25)
    assert word.text == "w" and (word.x, word.y) == (0.5, 0.25)
    assert word.xshift == 2 * word.yshift > 12  # pixels: a handle at the tip is as large
    plane.arrow(fig, (0, 0), (1, 1), WORDS)
    assert len(fig.layout.annotations) == 3


def test_what_is_told_of_an_example_is_read_over_that_example() -> None:
    fig = plane.empty_plane(SQUARE)
    points = np.array([[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]])
    plane.examples(fig, points, [1, 0, 1], readings=["one", "two", "three"])
    positive, negative = fig.data
    assert (list(positive.hovertext), list(negative.hovertext)) == (["one", "three"], ["two"])
    assert "%{hovertext}" in positive.hovertemplate


def test_one_scale_on_both_axes_and_one_way_of_naming_them() -> None:
    fig = plane.empty_plane(SQUARE)
    assert fig.layout.yaxis.scaleanchor == "x"
    assert (fig.layout.xaxis.title.text, fig.layout.yaxis.title.text) == ("x₁", "x₂")
    assert tuple(fig.layout.xaxis.range) == (0, 1)
