"""The maximum margin's view: its figures are the run's numbers, its guarantees those of the theorems, by hand."""

from math import ceil, log, sqrt
from typing import Any, cast

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.svm_and_kernels.margin.run import margin_run
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["svm_and_kernels.margin"]


def test_the_plane_is_the_run_and_the_ladder_the_bounds_by_hand() -> None:
    result, run = VIEW(seed=8), margin_run(MarginHalfspace(2, 0.3), 120, 8, False)
    np.testing.assert_array_equal(trace(result, 0, "positive")[1], run.points[run.signs > 0, 1])
    np.testing.assert_array_equal(trace(result, 0, "support vectors")[1], run.points[run.support, 1])
    assert trace(result, 1, "bound on the mean,<br>by radius and margin")[0][0] == pytest.approx(1 / 0.09 / 121)
    assert trace(result, 1, "<b>this line</b>")[0][0] == run.risk == result.headline.value
    assert result.headline.at_most == pytest.approx(2 / 0.3 / sqrt(120) + sqrt(2 * log(40) / 120))
    (_, mean), (_, sure) = filter(None, map(result.theorem_of, VIEW.view.guarantees))
    assert mean == {"m": 120, "radius": 1, "gamma": 0.3} and sure == {**mean, "delta": 0.05}


@pytest.mark.parametrize(("name", "weights", "offset"), [("positive edge", 1, -1), ("negative edge", 1, 1)])
def test_every_line_lies_where_the_scores_say(name: str, weights: float, offset: float) -> None:
    result = VIEW(seed=8)
    ends = np.column_stack(trace(result, 0, name))
    np.testing.assert_allclose(ends @ result.run.weights + result.run.offset, -offset, atol=1e-9)
    through = np.column_stack(trace(result, 0, "maximum margin"))
    np.testing.assert_allclose(through @ result.run.weights + result.run.offset, 0, atol=1e-9)
    perceptron = np.column_stack(trace(result, 0, "the perceptron's line"))
    np.testing.assert_allclose(perceptron @ result.run.other + result.run.other_offset, 0, atol=1e-9)


def test_the_hidden_line_differs_visibly_from_the_margins_line() -> None:
    """It was covered once: at the window's edge they now lie several line widths apart."""
    result = VIEW()
    hidden, line = (np.column_stack(trace(result, 0, name)) for name in ("hidden line", "maximum margin"))
    assert np.abs(hidden - line).max() > 0.05


def test_clouds_have_no_bound_and_the_fields_move_the_run() -> None:
    result = VIEW(world="clouds", distance=5, m=30, seed=4, bias=True)
    run = margin_run(GaussianPair(2, 5.0), 30, 4, True)
    np.testing.assert_array_equal(trace(result, 0, "negative")[1], run.points[run.signs < 0, 1])
    assert not result.headline.bound_text and "Gaussians" in result.headline.by
    assert not any(result.theorem_of(guarantee) for guarantee in VIEW.view.guarantees)
    assert "hidden line" not in names(result, 0)


@pytest.mark.parametrize("values", [{"m": 30}, {}, {"bias": True}, {"gamma": 0.9, "m": 300}])
def test_a_sample_with_moved_examples_has_no_bound_and_no_door(values: dict[str, Any]) -> None:
    """It is no sample of the world: bounds on the average, or in 95 of 100 samples, are not about it."""
    result = VIEW(moved=((1, 0.0, 0.9),), **values)
    assert not result.headline.bound_text and "moved hand" in facts(result.headline.by)
    assert not any(result.theorem_of(guarantee) for guarantee in VIEW.view.guarantees)
    assert not any("bound" in str(name) for name in names(result, 1))
    text = result.text_of(result.drawings[1].alt_text) + result.text_of(result.drawings[1].caption)
    assert "bound" not in text and "no theorem here" in facts(text)


def test_a_line_that_may_miss_the_centre_keeps_one_bound() -> None:
    result = VIEW(bias=True)
    assert "miss centre" in facts(result.headline.by) and "lines centre" in facts(result.more)
    assert "mean support" in facts(names(result, 1))
    assert "bound 95% samples" not in facts(names(result, 1))


def test_the_example_worked_by_hand() -> None:
    """Points (2, 2), (3, 3) against (0, 0), (1, 0): w = (2/5, 4/5), b = -7/5, margin sqrt(5)/2, multipliers 2/5."""
    result = VIEW(world="four")
    assert result.headline.value == pytest.approx(sqrt(5) / 2) and len(result.figures) == 1
    assert "| (3, 3) | +1 | 2.2 | 0 | 2.46 |" in result.more  # 11/5 of sqrt(5)/2
    assert "| (1, 0) | −1 | 1 | 0.4 | 1.12 |" in result.more
    assert "w = 0.4 · (2, 2) − 0.4 · (1, 0) = **(0.4, 0.8)**" in result.more
    np.testing.assert_allclose(result.table["multiplier"], [0.4, 0, 0, 0.4], atol=1e-9)
    assert result.table["supports"] == [1, 0, 0, 1]


def test_what_no_line_separates_has_no_margin() -> None:
    result = VIEW(world="clouds", distance=0.5, m=60, bias=True)
    assert "no margin" in result.sentence and "smallest slack" in result.headline.what
    assert "positive edge" not in names(result, 0)


def test_one_label_leaves_nothing_to_separate() -> None:
    seed = next(s for s in range(200) if len(set(margin_run(MarginHalfspace(2, 0.3), 4, s, False).signs)) == 1)
    result = VIEW(m=4, seed=seed)
    assert "same label" in VIEW(m=4, seed=seed, bias=True).sentence and result.figures


@pytest.mark.filterwarnings("error")
def test_of_one_label_there_is_no_line_to_tell_of() -> None:
    result = VIEW(world="clouds", m=4, seed=25, bias=True)
    assert len(set(result.run.signs)) == 1 and result.headline.value == 0.5  # equal shares of both labels
    description, caption = result.text_of(result.drawings[0].alt_text), result.text_of(result.drawings[0].caption)
    assert "4 one label" in facts(description) and "ring" not in description + caption
    assert "constant" in result.headline.what and result.figures


def test_a_single_support_vector_is_one() -> None:
    result = VIEW(world="clouds", distance=20)
    assert len(result.run.support) == 1
    assert "vector** determines" in result.more and "1 is misclassified" in result.more
    assert "1 point supports" in facts(result.text_of(result.drawings[0].alt_text))


def test_a_sample_that_nothing_separates_has_no_multipliers() -> None:
    assert set(VIEW(world="clouds").table["multiplier"]) == {""}


def test_a_bias_in_the_penalty_by_a_general_solver() -> None:
    """The least ||w||² + b² with y (<w, x> + b) >= 1, by SciPy."""
    from scipy.optimize import minimize

    run = VIEW(world="clouds", m=60, seed=8, bias=True).run
    rows = run.signs[:, np.newaxis] * np.column_stack([run.points, np.ones(60)])
    limits = {"type": "ineq", "fun": lambda v: rows @ v - 1, "jac": lambda v: rows}
    start, solver = 3 * np.append(run.weights, run.offset), cast(Any, minimize)  # its stubs know no such call
    best = solver(lambda v: v @ v, start, jac=lambda v: 2 * v, constraints=limits, method="SLSQP", tol=1e-14).x
    margin, risk = run.penalized
    assert margin == pytest.approx((rows @ best).min() / np.hypot(*best[:2]), rel=1e-5)
    assert risk == pytest.approx(run.world.risk(Line(best)), rel=1e-4)
    assert margin < run.margin
    assert "instead of" in VIEW(bias=True).more and "instead of" not in VIEW().more


class Line:
    """A predictor by its weights, the bias last."""

    def __init__(self, weights: Any) -> None:
        self.coef_, self.intercept_ = weights[np.newaxis, :2], weights[2:]

    def predict(self, X: Any) -> Any:
        return (X @ self.coef_[0] + self.intercept_ > 0).astype(int)


def test_the_wider_band_of_two_lines_without_errors_has_the_smaller_capacity() -> None:
    """Vapnik's ⌈D²/p²⌉ + 1 for D = 2 and p twice each line's margin."""
    result = views["svm_and_kernels.margin"]()
    run = result.run
    both = [(run.weights, run.offset), (run.other, run.other_offset)]
    expected = []
    for weights, offset in both:
        distances = run.signs * (run.points @ weights + offset) / np.linalg.norm(weights)
        assert distances.min() > 0
        expected.append(ceil((2 / (2 * distances.min())) ** 2) + 1)
    assert expected == [run.capacity(run.margin), run.capacity(run.other_margin)] and expected[0] < expected[1]
    assert f"at most **{expected[0]}**" in result.more and f"at most {expected[1]}" in result.more


@pytest.mark.parametrize("values", [{"world": "clouds"}, {"world": "four"}, {"moved": ((1, 0.7, 0.9),)}])
def test_where_nothing_bounds_the_points_there_is_no_capacity(values: dict[str, Any]) -> None:
    result = views["svm_and_kernels.margin"](**values)
    assert result.run.capacity(result.run.margin) is None and "VC" not in result.more
