"""Names at the ends of curves: near their ends, never one over another, on linear and on logarithmic axes."""

import itertools

import hypothesis
import numpy as np
import pytest
from hypothesis import strategies as st
from scipy.optimize import LinearConstraint, minimize

from laboratory.figures.axes import ERROR, EXAMPLES
from laboratory.figures.curves import curve, vline
from laboratory.figures.names import End, annotate, label_ends, over, span, spread_labels
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, WORDS
from laboratory.figures.theme import figure, palette

HEIGHTS = st.lists(st.floats(0, 1), min_size=1, max_size=8)


@hypothesis.given(places=HEIGHTS, size=st.floats(0.01, 0.12))
def test_names_never_overlap_never_leave_and_keep_their_order(places: list[float], size: float) -> None:
    result = spread_labels(places, [size] * len(places))
    rising = np.sort(result)
    assert np.all(np.diff(rising) >= size - 1e-9)
    assert rising[0] >= size / 2 - 1e-9
    assert rising[-1] <= 1 - size / 2 + 1e-9
    for (a, high), (b, low) in itertools.permutations(zip(places, result, strict=True), 2):
        assert not (a > b and high < low)


def test_names_with_room_stay_where_they_are() -> None:
    assert spread_labels([0.9, 0.1, 0.5], [0.05, 0.05, 0.1]).tolist() == pytest.approx([0.9, 0.1, 0.5])


def test_names_that_collide_move_as_little_as_possible() -> None:
    """Against a solver that knows nothing of blocks: least squares under the same constraints."""

    def moved(x: np.ndarray, places: np.ndarray) -> float:
        return float(((x - places) ** 2).sum())

    rng = np.random.default_rng(1)
    for _ in range(20):
        places, sizes = np.sort(rng.uniform(size=4)), rng.uniform(0.05, 0.2, size=4)
        room = LinearConstraint(np.diff(np.eye(4), axis=0), (sizes[:-1] + sizes[1:]) / 2, np.inf)
        ends = [(sizes[i] / 2, 1 - sizes[i] / 2) for i in range(4)]
        best = minimize(moved, np.linspace(0.1, 0.9, 4), (places,), bounds=ends,
                        constraints=room, options={"ftol": 1e-14})  # fmt: skip
        assert spread_labels(places, sizes.tolist()) == pytest.approx(best.x, abs=1e-5)


@pytest.mark.parametrize("log", [False, True])
def test_a_name_stands_at_the_height_of_its_curves_end(log: bool) -> None:
    fig = figure("dark", xaxis=EXAMPLES.axis(log=True), yaxis=ERROR.axis(log))
    m = np.array([10, 100, 1000])
    vline(fig, 900, logarithmic=True)
    label_ends(fig, [curve(fig, m, [0.9, 0.5, 0.4], TRUTH), curve(fig, m, [0.01, 0.05, 0.1], TRAINING)])
    low, high = fig.layout.yaxis.range
    at = {word.text: word for word in fig.layout.annotations}
    for text, y in (("<b>true risk</b>", 0.4), ("training error", 0.1)):
        there = np.log10(y) if log else y
        assert at[text].y == pytest.approx((there - low) / (high - low))
        assert (at[text].x, at[text].xref, at[text].yref) == (1, "x domain", "y domain")  # beyond every marker line
    assert at["training error"].font.color == TRAINING.ink("dark")
    assert fig.layout.margin.r > 7 * len("training error")


def test_in_a_wide_plane_names_are_apart_on_a_phone_too() -> None:
    """Of 20 units across and 10 upright 200 pixels leave 100: two names need 18 each."""
    fig = figure(height=400, xaxis={"range": [0, 20]}, yaxis={"range": [0, 10], "scaleanchor": "x"})
    label_ends(fig, [End("one", 5.0, "#000000"), End("two", 5.0, "#000000")])
    item, two = (annotation.y for annotation in fig.layout.annotations)
    assert 100 * (two - item) >= 18 - 1e-9


def test_a_curve_that_left_above_the_top_is_named_there_with_an_arrow() -> None:
    fig = figure(yaxis=ERROR.axis(range=[0, 1]))
    label_ends(fig, [curve(fig, [1, 2], [3, 2], GUARANTEE), curve(fig, [1, 2], [0, 0], TRAINING)])
    assert [word.text for word in fig.layout.annotations] == ["bound ↑", "training error"]
    assert fig.layout.annotations[0].y > 0.9


def test_zero_lies_at_the_foot_of_a_logarithmic_axis() -> None:
    fig = figure(yaxis=ERROR.axis(log=True))
    label_ends(fig, [curve(fig, [1, 2], [0.5, 0.0], TRAINING), curve(fig, [1, 2], [0.5, 0.3], TRUTH)])
    assert fig.layout.annotations[0].y < 0.1


def test_a_curve_without_numbers_has_no_name() -> None:
    fig = figure(yaxis=ERROR.axis())
    label_ends(fig, [curve(fig, [1, 2], [np.nan, np.nan], TRUTH)])
    label_ends(fig, [])
    assert not fig.layout.annotations


def test_a_curve_is_named_at_its_last_number() -> None:
    fig = figure(yaxis=ERROR.axis())
    assert curve(fig, [1, 2, 3], [0.3, 0.2, np.nan], TRUTH) == End("<b>true risk</b>", 0.2, palette("light")[0])


@pytest.mark.parametrize(
    ("heights", "log", "expected"),
    [([2.0, 4.0], False, (0.0, 4.2)), ([-1.0, 1.0], False, (-1.1, 1.1)), ([0.1, 10.0], True, (-1.1, 1.1))],
)
def test_the_span_of_an_axis_without_a_range(heights: list[float], log: bool, expected: tuple[float, float]) -> None:
    fig = figure(yaxis=ERROR.axis(log))
    curve(fig, [1, 2], heights, TRUTH)
    assert span(fig) == pytest.approx(expected)


def test_a_word_beside_a_point_reads_the_axes() -> None:
    fig = figure(xaxis=EXAMPLES.axis(log=True), yaxis=ERROR.axis())
    annotate(fig, (100, 0.5), "here", WORDS, left=True, below=True)
    word = fig.layout.annotations[0]
    assert (word.x, word.y, word.xanchor, word.yanchor) == (2.0, 0.5, "right", "top")


def test_a_word_over_a_point_stands_in_its_middle_and_rows_leave_room_for_others() -> None:
    fig = figure(xaxis=EXAMPLES.axis(log=True), yaxis=ERROR.axis())
    over(fig, (100, 0.5), "here", WORDS)
    for row in (0, 1):
        annotate(fig, (100, 0.5), "there", WORDS, below=True, row=row)
    middle, first, second = fig.layout.annotations
    assert (middle.x, middle.xanchor, middle.yanchor) == (2.0, None, "bottom")
    assert first.yshift - second.yshift >= first.font.size
