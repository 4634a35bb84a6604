"""Neighbours by other distances than Euclid's, and the share of a label as an estimate of its probability."""

from typing import Any

import numpy as np
import pytest
from scipy.spatial.distance import cdist

from laboratory.topics import views
from laboratory.topics.neighbours.plane.ranking import METRICS, distances
from laboratory.topics.neighbours.plane.run import neighbours_run
from laboratory.worlds.lipschitz_eta import LipschitzEta
from learners.neighbours.knn import KNN
from tests.sentences import facts
from tests.showing import names

PLANE = views["neighbours.plane"]
SCIPY: dict[str, Any] = {"euclidean": "euclidean", "manhattan": "cityblock", "chebyshev": "chebyshev"}
HERE: dict[str, Any] = {"x1": -0.7, "x2": 0.3}


@pytest.mark.parametrize("metric", METRICS)
def test_distances_are_scipys(metric: str) -> None:
    rng = np.random.default_rng(1)
    places, points = rng.normal(size=(30, 2)), rng.normal(size=(20, 2))
    np.testing.assert_allclose(distances(places, points, metric), cdist(places, points, SCIPY[metric]), rtol=1e-14)


@pytest.mark.parametrize("metric", METRICS)
def test_every_rule_is_the_learner_with_that_metric(metric: str) -> None:
    world = LipschitzEta(2, 2.0)
    run = neighbours_run(world, 40, 5, metric)
    rules = [KNN(k, metric).fit(run.points, run.labels) for k in run.ks]
    assert run.risk.tolist() == [world.risk(rule) for rule in rules]
    assert run.training.tolist() == [rule.history_["training_error"] for rule in rules]
    X = world.cloud().X
    euclidean = KNN(3).fit(run.points, run.labels).predict(X)
    assert run.changed(3) == np.mean(KNN(3, metric).fit(run.points, run.labels).predict(X) != euclidean)


def test_the_nearest_example_changes_with_the_metric_and_its_label() -> None:
    result = PLANE(metric="manhattan", **HERE)
    run, place = result.run, np.array([[-0.7, 0.3]])
    nearest = {metric: int(cdist(place, run.points, SCIPY[metric]).argmin()) for metric in METRICS}
    assert nearest["manhattan"] != nearest["euclidean"]
    own, euclidean = (run.labels[nearest[metric]] for metric in ("manhattan", "euclidean"))
    assert (own, euclidean) == (0, 1)
    of_manhattan, of_euclid = result.more.split("; ")[:2]
    assert "label 0" in of_manhattan and "label 1" in of_euclid
    assert "Manhattan" not in PLANE(**HERE).more


@pytest.mark.parametrize("metric", METRICS)
@pytest.mark.parametrize("k", [1, 4, 19])
def test_the_estimate_is_the_share_among_the_neighbours(metric: str, k: int) -> None:
    run = neighbours_run(LipschitzEta(2, 2.0), 200, 2, metric)
    far = cdist(np.array([[0.25, -0.4]]), run.points, SCIPY[metric])[0]
    voters = far <= np.sort(far)[k - 1]
    around = run.around((0.25, -0.4), k)
    assert (around.voters, around.ones) == (voters.sum(), run.labels[voters].sum())
    assert around.estimate == run.labels[voters].mean()
    exact = 0.5 + np.sin(2 * 2.0 * (0.25 - 0.4) / np.sqrt(2)) / 2
    assert around.probability == pytest.approx(exact, abs=0.02)  # 16,384 places, none farther than 0.01: slope 2


def test_equal_distances_vote_together() -> None:
    run = neighbours_run(LipschitzEta(2, 2.0), 300, 2)
    twice = np.flatnonzero((cdist(run.points, run.points) == 0).sum(axis=1) > 1)
    place = run.points[twice[0]]
    assert run.around((place[0], place[1]), 1).voters == 2
    assert "of 2 voters" in facts(PLANE(m=300, metric="chebyshev", x1=place[0], x2=place[1]).more)


def test_the_share_stands_beside_the_true_probability() -> None:
    result = PLANE(k=19)
    around = result.run.around((0.1, 0.3), 19)
    assert f"{around.ones}/{around.voters}" in result.more and f"**{around.probability:.3g}**" in result.more


@pytest.mark.parametrize("metric", METRICS)
def test_only_euclids_distances_have_cells_a_bound_and_a_circle_that_is_dragged(metric: str) -> None:
    result = PLANE(metric=metric)
    euclidean = metric == "euclidean"
    assert ("cells" in names(result, 0)) == euclidean
    assert (result.theorem_of(PLANE.view.guarantees[1]) is not None) == euclidean
    assert bool(result.handles(PLANE.view.drawings[0])[0].nearest) == euclidean
