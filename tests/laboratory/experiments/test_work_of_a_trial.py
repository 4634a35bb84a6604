"""What a trial does beside drawing, fitting and judging, counted in calls; what is left out changes no table."""

from typing import Any

import numpy as np
import pandas as pd
import pytest
from pandas.testing import assert_frame_equal
from sklearn.base import clone
from sklearn.utils.validation import validate_data
from threadpoolctl import ThreadpoolController

from laboratory.experiments import learning_curve
from laboratory.worlds import worlds
from laboratory.worlds.margin_halfspace import MarginHalfspace
from learners import learners
from learners.shared import reading
from learners.shared.reading import sample_read
from tests.work import calls_of

PAIRS = [
    ("threshold_erm", "uniform_threshold"),
    ("perceptron", "margin_halfspace"),
    ("rectangle_erm", "uniform_rectangle"),
    ("pocket", "gaussian_pair"),
    ("decision_tree", "xor"),
    ("knn", "gaussian_pair"),
]


@pytest.mark.parametrize(("learner", "world"), PAIRS[:-1])  # scikit-learn's search checks once
def test_a_trial_is_read_once_and_needs_no_check_of_scikit_learns(learner: str, world: str) -> None:
    with calls_of(validate_data, sample_read) as calls:
        learning_curve(learner, world, sizes=(20, 30), runs=2, seed=1, workers=1, adapters="none")
    assert calls == {"sample_read": 4}


def test_a_risk_asks_for_labels_once() -> None:
    with calls_of(MarginHalfspace._sides) as calls:
        learning_curve("perceptron", "margin_halfspace", sizes=20, runs=3, seed=1, workers=1, adapters="none")
    assert calls == {"_sides": 3}


def test_libraries_are_looked_for_once() -> None:
    learning_curve(
        "threshold_erm", "uniform_threshold", sizes=5, runs=1, seed=1, workers=1, adapters="none"
    )  # whatever it imports
    with calls_of(ThreadpoolController.__init__, ThreadpoolController.limit) as calls:
        learning_curve("threshold_erm", "uniform_threshold", sizes=5, runs=6, seed=1, workers=1, adapters="none")
    assert calls["__init__"] <= 1 and calls["limit"] == 6


@pytest.mark.parametrize(("learner", "world"), PAIRS)
def test_a_table_is_that_of_a_loop_by_hand(learner: str, world: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With scikit-learn's own checks throughout."""
    table = learning_curve(learner, world, sizes=(5, 40), runs=3, seed=2, workers=1, adapters="none")
    monkeypatch.setattr(reading, "_stands", lambda X: False)
    assert_frame_equal(
        table,
        learning_curve(learner, world, sizes=(5, 40), runs=3, seed=2, workers=1, adapters="none"),
        check_exact=True,
    )
    source = worlds[world]()
    for row in table.to_dict("records"):
        rng = np.random.default_rng(np.random.SeedSequence(2, spawn_key=(row["run"], row["m"])))
        sample = source.draw(rng, row["m"])
        fitted = clone(learners[learner]()).fit(sample.X, sample.y)
        assert row["training_error"] == np.mean(fitted.predict(sample.X) != sample.y)
        assert row["exact"] == source.knows(fitted)
        if row["exact"]:
            assert row["true_risk"] == source.risk(fitted)


@pytest.mark.parametrize(
    "points",
    [
        [[0.0, np.nan]],
        [[0.0, np.inf]],
        [[1e308, 1e308], [np.inf, 0.0]],
        [[0.0]],
        [0.0, 1.0],
        np.empty((0, 2)),
    ],
)
def test_points_that_are_no_points_are_refused_as_ever(points: object) -> None:
    fitted = learners["perceptron"]().fit([[0.0, 1.0], [1.0, 0.0]], [0, 1])
    with pytest.raises(ValueError):
        fitted.predict(np.array(points))
    assert fitted.predict(np.array([[1e308, 1e308]])).shape == (1,)  # finite, though their sum is not


@pytest.mark.parametrize("learner", ["perceptron", "decision_tree", "least_squares"])
@pytest.mark.parametrize(
    "change",
    [
        lambda X, y: (np.where(X > 0.9, np.nan, X), y),
        lambda X, y: (X[:, 0], y),
        lambda X, y: (X[:0], y[:0]),
        lambda X, y: (X[:, :0], y),
        lambda X, y: (X, y[:-1]),
        lambda X, y: (X, np.where(y == 1, np.inf, 0.0)),
        lambda X, y: (X, np.full(y.shape, np.nan)),
        lambda X, y: (X, None),
        lambda X, y: (np.ma.masked_greater(X, 0.5), y),
    ],
)
def test_samples_that_are_no_samples_are_refused_as_ever(learner: str, change: Any) -> None:
    rng = np.random.default_rng(0)
    X, y = change(rng.random((30, 2)), rng.permutation(np.arange(30) % 2))
    with pytest.raises(ValueError):
        learners[learner]().fit(X, y)


@pytest.mark.parametrize("learner", ["perceptron", "decision_tree", "least_squares"])
@pytest.mark.parametrize("kind", [np.float64, np.float32, np.int64, np.uint8, bool])
@pytest.mark.parametrize("order", ["C", "F"])
def test_a_sample_is_read_alike_with_and_without_the_check(learner: str, kind: Any, order: Any) -> None:
    rng = np.random.default_rng(0)
    X, y = np.asarray(rng.random((30, 2)), order=order), (np.arange(30) % 2).astype(kind)
    named = learners[learner]().fit(pd.DataFrame(X, columns=["height", "width"]), y)
    assert list(named.feature_names_in_) == ["height", "width"]
    again, listed = named.fit(X, y), learners[learner]().fit(X.tolist(), y.tolist())
    assert not hasattr(again, "feature_names_in_") and again.n_features_in_ == 2
    assert np.array_equal(again.predict(X), listed.predict(X))
