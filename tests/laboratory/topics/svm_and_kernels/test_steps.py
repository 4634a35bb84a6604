"""Pegasos, draw by draw."""

from math import log

import numpy as np
import pytest

from laboratory.figures.roles import GUARANTEE
from laboratory.topics import views
from laboratory.topics.svm_and_kernels.steps.run import stepping_run
from laboratory.worlds.margin_halfspace import MarginHalfspace
from tests.showing import names, trace

VIEW = views["svm_and_kernels.steps"]


def test_the_curves_are_the_runs_and_the_guarantee_the_theorems() -> None:
    result, run = VIEW(draws=2_000), stepping_run(MarginHalfspace(2, 0.1, 0.05), 80, 1, 0.1, 2_000)
    np.testing.assert_array_equal(trace(result, 1, "mean weights")[1], run.mean_gaps)
    t, bounds = trace(result, 1, GUARANTEE.name)
    radius = np.linalg.norm(run.points, axis=1).max()
    np.testing.assert_allclose(bounds, 2 * radius**2 * (1 + np.log(t)) / (0.1 * t))
    headline = result.headline
    assert headline.value == run.mean_gaps[-1] <= headline.at_most
    assert headline.at_most == pytest.approx(2 * radius**2 * (1 + log(2_000)) / 200)


def test_the_step_says_how_many_examples_were_drawn() -> None:
    result = VIEW(draws=2_000)
    assert result.step_text(0) == "1" and result.step_text(result.last) == "2,000" and result.step == result.last
    _, inputs = result.at(3).theorem_of(VIEW.view.guarantees[0]) or ("", {})
    assert inputs["steps"] == result.run.draws[3]
    assert "line now" not in names(result.at(0), 0), "before the first draw the weights are 0"


def test_the_line_is_that_of_the_weights() -> None:
    result = VIEW(draws=2_000, step=9)
    np.testing.assert_allclose(np.column_stack(trace(result, 0, "line now")) @ result.run.path[9], 0, atol=1e-9)
    edge = np.column_stack(trace(result, 0, "positive edge"))
    np.testing.assert_allclose(edge @ result.run.path[9], 1, atol=1e-9)


def test_one_draw_is_one_and_the_gap_is_that_of_the_objective() -> None:
    result = VIEW(step=0)
    texts = [
        result.headline.sentence,
        result.sentence,
        result.more,
        *(result.text_of(d.alt_text) for d in result.drawings),
    ]
    assert sum("1 draw" in text for text in texts) == 5 and not any("1 draws" in text for text in texts)
    assert "objective" in result.sentence and "within" not in result.sentence
