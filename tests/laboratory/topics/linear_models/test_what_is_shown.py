"""The views of linear models: figures are the runs' own numbers, sentences and headlines are those of the notes."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.densities.run import densities_run
from laboratory.topics.linear_models.halfspace.figures import halfspace_table
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.topics.linear_models.iris.run import iris_run
from laboratory.topics.linear_models.lines.figures import cost_columns
from laboratory.topics.linear_models.lines.run import lines_run
from laboratory.topics.linear_models.logistic.run import logistic, places
from laboratory.topics.linear_models.losses.figures import MARGINS
from laboratory.topics.linear_models.regression.run import noisy_line, regression_run
from laboratory.topics.linear_models.separable.run import separable_run
from laboratory.topics.linear_models.squares.run import stand_in_run
from learners.losses import losses
from tests.sentences import facts, pattern
from tests.showing import names, trace

LINES, SQUARES, LOSSES, HALFSPACE, SEPARABLE, REGRESSION, LOGISTIC, DENSITIES, IRIS = (
    views[f"linear_models.{question}"]
    for question in (
        "lines", "squares", "losses", "halfspace", "separable", "regression", "logistic", "densities", "iris"
    )
)  # fmt: skip


@pytest.mark.parametrize(
    ("values", "step", "run"),
    [
        ({}, None, (5.0, 40, 6, 12.0, 1)),
        ({}, 11, (5.0, 40, 6, 11.0, 1)),
        ({"distance": 3, "m": 30, "far": 2, "seed": 5}, 12, (3.0, 30, 2, 12.0, 5)),
        ({"far": 0}, None, (5.0, 40, 0, 0.0, 1)),
    ],
)
def test_the_four_lines_and_their_losses_are_those_of_the_run(
    values: dict[str, Any], step: int | None, run: tuple[Any, ...]
) -> None:
    result, expected = LINES(step=step, **values), lines_run(*run)
    positive = trace(result, 0, "positive")
    np.testing.assert_array_equal(np.column_stack(positive), expected.points[expected.labels == 1])
    columns = cost_columns(expected)
    for i, line in enumerate(expected.lines):
        np.testing.assert_array_equal(trace(result, 1, line.name)[1], [column[i] for column in columns.values()])


def test_adaline_alone_is_pulled_by_the_far_examples() -> None:
    assert LINES().headline.measured == "5 of 46" and "Adaline 5 of 46" in facts(LINES().sentence)
    assert "No line separates" in facts(LINES(distance=2).sentence)
    assert LINES(far=0).last == 0
    assert facts(LINES(far=0).sentence) == "separates Adaline"


@pytest.mark.parametrize("seed", range(30))
def test_no_line_makes_more_mistakes_than_its_squared_loss_allows(seed: int) -> None:
    headline = LINES(seed=seed, distance=2).headline
    assert headline.at_most is not None and headline.value <= headline.at_most
    run = lines_run(2.0, 40, 6, 12.0, seed)
    assert headline.at_most <= 46 * run.squared[2] + 1e-9 < headline.at_most + 1


def test_squares_for_mistakes() -> None:
    run = stand_in_run(20.0)
    np.testing.assert_array_equal(trace(SQUARES(), 1, "zero-one")[1], run.mistakes)
    np.testing.assert_array_equal(trace(SQUARES(), 1, "squared")[1], run.losses)
    assert "the score −0.315" in SQUARES().sentence and "misclassifies none" in facts(SQUARES(step=1).sentence)
    np.testing.assert_array_equal(trace(SQUARES(step=1), 1, "squared")[1], stand_in_run(1.0).losses)
    assert SQUARES().headline.measured == "1 of 4"


@pytest.mark.parametrize("far", range(41))
def test_mistakes_on_four_numbers_are_no_more_than_their_squares(far: int) -> None:
    x, y = np.array([-1, -0.5, 0, far]), np.array([-1, -1, 1, 1])
    slope, intercept = np.polyfit(x, y, 1)
    headline = SQUARES(step=far).headline
    assert headline.at_most is not None
    assert headline.value <= headline.at_most <= np.sum((slope * x + intercept - y) ** 2) + 1e-9


def test_losses_against_the_margin() -> None:
    result = LOSSES()
    np.testing.assert_array_equal(trace(result, 0, "exponential")[1], losses["exponential"].value(MARGINS))
    assert "perceptron" not in names(result, 0) and "perceptron" in names(LOSSES(group="all"), 0)
    below = LOSSES(group="below")
    assert "logistic e perceptron" in facts(below.sentence) and "−0.5413" in below.more
    assert "−0.3 zero-one 1" in facts(LOSSES(margin=-0.3).more)
    probability = LOSSES(beside="log")
    assert trace(probability, 1, "logarithmic, ln(1/p)")[1][0] == pytest.approx(4.605170186)
    assert probability.headline.measured == "4.605" and probability.theorem_of(LOSSES.view.guarantees[0]) is None


def test_a_small_excess_loss_guarantees_few_mistakes() -> None:
    """Hinge at eta = 0.6 and f = -0.2: 0.6 * 1.2 + 0.4 * 0.8 = 1.04 against 0.8 at f = 1; the sign errs 0.6 - 0.4."""
    result = LOSSES()
    assert result.headline.value == pytest.approx(0.2) and result.headline.at_most == pytest.approx(0.24)
    assert result.theorem_of(LOSSES.view.guarantees[0]) == (
        "surrogate_hinge",
        {"surrogate_excess": pytest.approx(0.24)},
    )
    assert "≤ 0.24" in facts(result.more) and "risk 0.2" in facts(result.more)
    perceptron = LOSSES(loss="perceptron")
    assert "No theorem" in facts(perceptron.more) and not perceptron.headline.bound_text
    assert perceptron.theorem_of(LOSSES.view.guarantees[0]) is None


def test_the_line_of_a_halfspace_and_its_distances() -> None:
    assert "1 origin" in facts(HALFSPACE().sentence) and "2.4 point" in facts(HALFSPACE().sentence)
    np.testing.assert_allclose(np.column_stack(trace(HALFSPACE(), 0, "line")) @ [3, 4], 5, atol=1e-12)
    assert "never second" in facts(HALFSPACE(w1=2, w2=0, b=-3).more)
    none = HALFSPACE(w1=0, w2=0, b=-1, x1=1, x2=-7)
    assert "no line" in facts(none.sentence) and "line" not in names(none, 0)
    assert HALFSPACE(w1=1000, w2=0.001, b=1000, x1=-1000).figures


def test_weights_too_small_to_tell_a_line_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("weight 0 or ≥ 0.000001; 10⁻³⁰⁰")):
        HALFSPACE(w1=1e-300)


def test_the_score_is_lengths_times_a_cosine_which_doubling_does_not_change() -> None:
    """(3, 4, -5) and (3, 2, 1): 12 over √50 √14."""
    run = HalfspaceRun(3, 4, -5, 3, 2)
    assert run.cosine == pytest.approx(12 / (50 * 14) ** 0.5)
    assert HalfspaceRun(6, 8, -10, 3, 2).cosine == pytest.approx(run.cosine)
    assert "0.4536" in facts(HALFSPACE().more) and HalfspaceRun(0, 0, 0, 1, 1).cosine is None


def test_the_halfspaces_table_leaves_out_what_there_is_not() -> None:
    table = halfspace_table(HalfspaceRun(2, 0, -3, 0, 0))
    quantities = dict(zip(table["quantity"], table["value"], strict=True))
    assert quantities["crosses_second_axis_at"] == "" and quantities["distance_from_origin"] == 1.5


def test_a_sample_that_no_line_separates_shows_the_proof() -> None:
    run = separable_run("flipped", 40, 0.1, 1)
    assert run.other.meeting is not None
    np.testing.assert_array_equal(trace(SEPARABLE(), 1, "positive")[1], run.other.points[run.other.labels == 1, 1])
    assert trace(SEPARABLE(), 1, "common point")[1][0] == run.other.meeting[1]
    assert "common point" not in names(SEPARABLE(), 0) and "flipped" in names(SEPARABLE(), 1)
    assert "(0.5, 0.5) mean" in facts(SEPARABLE(kind="xor").more)
    assert sum(SEPARABLE().table["weight_in_the_proof"]) == pytest.approx(2)
    assert SEPARABLE().headline.value <= 4 == SEPARABLE().headline.at_most


@pytest.mark.parametrize("m", [2, 3, 7])
def test_small_overlapping_clouds_may_be_separable_or_of_one_label(m: int) -> None:
    for seed in range(12):
        result = SEPARABLE(kind="clouds", m=m, margin=0.5, seed=seed)
        assert "first sample" in facts(result.sentence)
        assert result.figures and result.headline.sentence and result.more
        assert ("score" in result.table) == (result.run.other.line is not None)


def test_least_squares_through_the_points_of_the_notes() -> None:
    """y = 0.5 + 1.4 x through 1 2, 2 3, 3 5, 4 6; residuals 0.1, -0.3, 0.3, -0.1; y = 2x errs 0, 1, 1, 2."""
    result = REGRESSION()
    assert "y = 0.5 + 1.4·x" in result.sentence and "**0.05**" in result.more
    assert result.headline.measured == "1.5" and result.headline.bound_text == "at least 0.05"
    perfect = REGRESSION(points="0 1; 2 5", intercept=1, slope=-3)
    assert "y = 1 + 2·x" in perfect.sentence and "square 0" in facts(perfect.more)
    assert "x equal" in facts(REGRESSION(points="1 2, 1 4").sentence)
    run = regression_run(*noisy_line(60, 0.5, 1), (0.0, 0.5))
    np.testing.assert_array_equal(trace(REGRESSION(data="noisy", slope=0.5, seed=1), 0, "points")[1], run.y)


@pytest.mark.parametrize("typed", ["1 2 3, 4 x", "1 2", "", "1 nan, 2 3", "1 2, 3 1e7"])
def test_points_that_cannot_be_read_are_refused_in_a_sentence(typed: str) -> None:
    with pytest.raises(ValueError, match=pattern("Points 2 60 pairs")):
        REGRESSION(points=typed)


def test_points_are_written_as_they_are_read() -> None:
    points = ((0.1, -1e-7), (1e6, 1 / 3))
    field = next(field for field in REGRESSION.view.fields if field.name == "points")
    assert field.parse(field.to_text(points)) == points


def test_the_logistic_function_and_its_slope() -> None:
    np.testing.assert_array_equal(trace(LOGISTIC(), 0, "a = 1")[1], logistic(places()))
    steep = LOGISTIC(steepness=8, score=-1)
    np.testing.assert_array_equal(trace(steep, 0, "a = 8")[1], logistic(places(), 8.0))
    assert "with slope **2**" in steep.sentence
    assert steep.headline.value == pytest.approx(1 / (1 + np.exp(8)), rel=1e-12)


@pytest.mark.parametrize("values", [{}, {"stretch": 2.5, "covariance": "separate"}, {"stretch": 0.4, "seed": 3}])
def test_the_posterior_is_that_of_the_fitted_densities(values: dict[str, Any]) -> None:
    known = {"distance": 3.0, "stretch": 1.0, "m": 200, "covariance": "shared", "seed": 1, **values}
    run = densities_run(**known)
    result = DENSITIES(**values)
    np.testing.assert_array_equal(trace(result, 1, "probability of positive")[1], run.posterior)
    assert result.headline.value == run.training_error
    assert DENSITIES(distance=0, stretch=0.1, m=6, seed=9).figures


def test_where_the_log_odds_are_quadratic_the_probability_turns() -> None:
    result = DENSITIES(stretch=2.5, covariance="separate")
    assert result.run.posterior.min() < 0.1 < 0.9 < min(result.run.posterior[[0, -1]])
    assert result.sentence.count("**") == 6 and "linear" in DENSITIES(stretch=2.5).sentence


def test_iris_counts_mistakes_on_flowers_seen_and_left_out() -> None:
    run = iris_run(2, 3, "linear")
    np.testing.assert_array_equal(trace(IRIS(), 0, "virginica")[1], run.X[run.y == 2, 3])
    assert IRIS().headline.measured == f"{run.wrong.sum()} of 150"
    values: dict[str, Any] = {"horizontal": "sepal length", "vertical": "sepal width", "classifier": "neighbour"}
    near, result = iris_run(0, 1, "neighbour"), IRIS(**values)
    assert f"**{near.wrong.sum()}**" in result.sentence and f"**{near.left_out}**" in result.sentence


@pytest.mark.parametrize("kind", ["flipped", "xor", "ring"])
def test_the_caption_of_a_proof_names_the_hulls_that_are_drawn(kind: str) -> None:
    """A hull of two examples is a segment, closed after two corners; of three a triangle."""
    for seed in range(8):
        result = SEPARABLE(kind=kind, seed=seed)
        caption = result.text_of(result.view.drawings[1].caption)
        corners = {len(hull.x) - 1 for hull in result.figures[1].data if (hull.name or "").startswith("hull")}
        assert ("triangle" in caption, "segment" in caption) == (3 in corners, 2 in corners)
