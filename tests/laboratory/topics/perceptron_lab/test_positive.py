"""The examples times their labels: the same mistakes, the same run, and w is a sum of them."""

from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.perceptron_lab.updates import text
from laboratory.topics.perceptron_lab.updates.run import positive_run
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["perceptron_lab.updates"]
SETTINGS: list[dict[str, Any]] = [{}, {"bias": True}, {"shuffle": True}, {"noise": 0.1, "passes": 5, "seed": 4}]


@pytest.mark.parametrize("values", SETTINGS)
def test_the_run_on_positive_examples_is_the_same_update_by_update(values: dict[str, Any]) -> None:
    result = VIEW(beside="positive", **values)
    run, usual = result.run, {"passes": 1_000, "shuffle": False, "seed": 7}
    run_with = {name: values.get(name, usual[name]) for name in usual}
    patterns = positive_run(run, "positive", **run_with)
    assert patterns is not None
    assert patterns.updates == run.updates and patterns.corrected.tolist() == run.corrected.tolist()
    w = np.zeros(run.points.shape[1])
    for step, example in enumerate(run.corrected):
        wrong = [y * (x @ run.path[step]) <= 0 for x, y in zip(run.points, run.signs, strict=True)]
        assert patterns.behind(run.path[step]).tolist() == wrong
        w = w + run.signs[example] * run.points[example]
        np.testing.assert_allclose(run.path[step + 1], w, atol=1e-12)


def test_the_least_of_the_hidden_line_is_told_and_is_its_margin_at_least() -> None:
    result = VIEW(beside="positive")
    run = result.run
    least = min(y * float(x @ run.hidden) for x, y in zip(run.points, run.signs, strict=True))
    assert least >= 0.1 and f"{least:.3g}" in result.more
    assert f"{run.updates} updates" in result.more and "same examples" in result.more


def test_all_that_is_drawn_is_positive() -> None:
    result = VIEW(beside="positive", step=3)
    run = result.run
    assert not len(trace(result, 1, "negative")[0]) and len(trace(result, 1, "positive")[0]) == len(run.signs)
    expected = run.points * run.signs[:, None]
    np.testing.assert_array_equal(np.sort(trace(result, 1, "positive")[0]), np.sort(expected[:, 0]))
    assert len(trace(result, 1, "misclassified")[0]) == run.misclassified[3]
    assert f"{(run.signs < 0).sum()} negative" in facts(result.text_of(result.drawings[1].caption))
    assert "misclassified" not in names(VIEW(beside="positive", step=0), 1)


def test_with_a_bias_there_is_no_plane_of_them() -> None:
    result = VIEW(beside="positive", bias=True)
    assert len(result.figures) == 1 and "three" in text.NO_PLANE


def test_nothing_of_it_is_run_beside_another_figure() -> None:
    assert "yx" not in VIEW().more and "yx" in VIEW(beside="positive").more
