"""The dual's view: multipliers by hand, weak duality at every step, and the conditions in words."""

import re
from math import sqrt

import numpy as np
import pytest
from sklearn.svm import SVC

from laboratory.topics import views
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["svm_and_kernels.dual"]


def test_four_points_by_hand() -> None:
    """w = (2/5, 4/5), b = -7/5, multipliers 2/5 of the first and the last: both values are 2/5."""
    result = VIEW(world="four", hard=True)
    np.testing.assert_allclose(result.table["multiplier"], [0.4, 0, 0, 0.4], atol=1e-9)
    assert "Dual 0.4 ≤ 0.4 ≤ primal 0.4" in facts(result.sentence)
    assert "−1.4 (example 1), −1.4 (example 4)" in result.more and "| 2 | 0 | 2.2 | 0 |" in result.more
    assert trace(result, 1, "dual value")[1].tolist() == pytest.approx([0, 0.4])
    assert {note.text for note in result.figure.layout.annotations} == {"α = 0.4"}
    before = result.at(0)
    assert "not separate" in facts(before.headline.by) and before.headline.value == pytest.approx(0.4)


def test_two_points_by_hand() -> None:
    """(1, 1) against (-1, -1): multipliers 1/4, value 1/4; their sum is ||w||^2 = 1/2."""
    result = VIEW(world="two", hard=True)
    assert result.table["multiplier"] == pytest.approx([0.25, 0.25]) and result.run.optimum == pytest.approx(0.25)


def test_five_numbers_by_hand() -> None:
    """C = 1: w = 1, b = -2, slacks 0.6 and 1: 2.1; lambda = 1/(2 C m) = 0.1, where the objective is 2.1/5."""
    result = VIEW(world="line")
    np.testing.assert_allclose(result.table["multiplier"], [0, 0.3, 1, 1, 0.3], atol=1e-9)
    np.testing.assert_allclose(result.table["slack"], [0, 0, 0.6, 1, 0], atol=1e-9)
    assert result.table["free"] == [0, 1, 0, 0, 1] and result.table["at_C"] == [0, 0, 1, 1, 0]
    assert "2 free 2 C 1 0" in facts(result.sentence)
    assert "= 0.1 primal 0.42" in facts(result.more) and "λ = 1/(Cm) = 0.2" in result.more
    assert "mean −2" in facts(result.more)
    assert result.at(0).headline.at_most == 4 and result.at(0).headline.value == pytest.approx(1.9)


def test_a_multiplier_at_c_without_slack() -> None:
    """0 (-) and 2 (+) at C = 1/2: both multipliers are C, both slacks 0, and b = -1 is the only one."""
    result = VIEW(world="pair", cost=0.5)
    assert result.table["at_C"] == [1, 1] and result.table["slack"] == [0, 0]
    assert "leave one b = −1" in result.more and "1 0.5 1 0 α = C y f(x) ≤ 1 margin" in facts(result.more)
    assert "2 α = C no slack" in facts(result.more) and "no slack" not in VIEW(world="line").more


def test_where_no_multiplier_is_free_an_interval_of_biases_is_shown() -> None:
    """The same at C = 0.1: w = 0.2, and both slacks cost the same for every b from -1 + 0 to 1 - 0.4."""
    result = VIEW(world="pair", cost=0.1)
    assert "b −1 0.6 optimal" in facts(result.more)


def test_every_step_keeps_weak_duality_around_scikit_learns_optimum() -> None:
    result = VIEW(seed=1, cost=2)
    run = result.run
    machine = SVC(kernel="linear", C=2, tol=1e-10).fit(run.points, run.signs)
    slack = np.maximum(0, 1 - run.signs * machine.decision_function(run.points)).sum()
    assert run.optimum == pytest.approx(float(machine.coef_[0] @ machine.coef_[0] / 2 + 2 * slack))
    for step in range(run.looks):
        headline = result.at(step).headline
        assert headline.at_most is not None and 0 <= headline.value <= headline.at_most
        assert np.linalg.norm(run.weights[step] - machine.coef_[0]) <= sqrt(2 * headline.at_most) + 1e-6
    _, primals = trace(result, 1, "primal value")
    _, duals = trace(result, 1, "dual value")
    assert (duals <= run.optimum + 1e-9).all() and (primals >= run.optimum - 1e-9).all()


def test_rings_are_free_and_squares_are_at_c() -> None:
    result = VIEW(seed=3)
    machine = SVC(kernel="linear", C=1, tol=1e-10).fit(result.run.points, result.run.signs)
    alphas = np.zeros(40)
    alphas[machine.support_] = abs(machine.dual_coef_[0])
    free = (alphas > 1e-6) & (alphas < 1 - 1e-6)
    np.testing.assert_array_equal(np.sort(trace(result, 0, "0 < α < C")[0]), np.sort(result.run.points[free, 0]))
    np.testing.assert_array_equal(
        np.sort(trace(result, 0, "α = C")[0]), np.sort(result.run.points[alphas > 1 - 1e-6, 0])
    )
    biases = result.run.signs[free] - result.run.points[free] @ machine.coef_[0]
    assert f"their mean is **{biases.mean():.4g}**".replace("-", "−") in result.more


def test_where_no_line_separates_the_hard_margins_dual_has_no_bound() -> None:
    result = VIEW(hard=True)
    assert "no upper" in facts(result.headline.by) and not result.headline.bound_text
    assert "primal value" not in names(result, 1) and "without" in facts(result.sentence)
    assert VIEW(hard=True, beside="residuals").figures


def test_a_line_through_the_centre_needs_no_balance() -> None:
    result = VIEW(world="slab", hard=True, centred=True)
    assert "one multiplier" in facts(result.more) and "sum multipliers" not in facts(result.more)
    assert abs(result.run.trace.alphas[-1] @ result.run.signs) > 0.01


def test_the_residuals_figure_has_the_gap_over_both_distances() -> None:
    result = VIEW(beside="residuals")
    _, gaps = trace(result, 1, "duality gap")
    for name in ("primal − optimum", "optimum − dual"):
        _, heights = trace(result, 1, name)
        both = np.isfinite(gaps) & np.isfinite(heights)
        assert both.any() and (heights[both] <= gaps[both] * (1 + 1e-6)).all()


def test_values_that_read_the_same_are_said_to_agree_and_the_gap_reads_one_way() -> None:
    for values in VIEW.view.presets.values():
        result = VIEW(**values)
        values_read = re.search(r"Dual \*\*(.*?)\*\* ≤ .*? ≤ primal \*\*(.*?)\*\*", result.sentence)
        assert not values_read or values_read[1] != values_read[2] or not result.run.gaps[result.step]
        if result.headline.bound_text and "Gap" in result.more:
            assert f"**{result.headline.bound_text.removeprefix('at most ')}**" in result.more
            assert not re.search(r"Gap: (.*?) − \1 = ", result.more)


@pytest.mark.parametrize(("seed", "some"), [(10, "to −1 is"), (12, "from 1 on")])
def test_of_one_label_each_b_on_one_side_is_optimal_and_there_is_no_line(seed: int, some: str) -> None:
    result = VIEW(world="slab", m=4, seed=seed)
    assert len(set(result.run.signs)) == 1 and some in result.more
    assert "middle" not in result.more and "no line" in result.text_of(result.drawings[0].alt_text)


def test_a_rounding_error_is_no_gap() -> None:
    """Without a bias, where the last step leaves 1.8·10⁻¹⁵ of a value of 8.4."""
    result = VIEW(centred=True)
    assert result.run.gaps[-1] == 0 and "each other" not in result.sentence
    assert result.sentence.count("8.369") == 3
