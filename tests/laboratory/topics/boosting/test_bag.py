"""Bootstrap bags: who is in them, and both estimates, by loops over bags and examples."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.boosting.adaboost.run import boosting_world
from laboratory.topics.boosting.bag.run import BagRun, bag_run
from tests.sentences import facts
from tests.showing import captions, heard, names, trace

VIEW = views["boosting.bag"]
SMALL: dict[str, Any] = {"m": 12, "bags": 9, "depth": 2, "noise": 0.2}


def run_of(seed: int, world: str = "circles") -> BagRun:
    return bag_run(world, SMALL["m"], SMALL["bags"], SMALL["depth"], SMALL["noise"], seed)


def judges(run: BagRun, example: int, bags: int) -> list[int]:
    """The answers of those of the first trees whose bag misses the example."""
    outside = [b for b in range(bags) if example not in run.bags[b].tolist()]
    return [int(run.trees[b].predict(run.points[[example]])[0]) for b in outside]


@pytest.mark.parametrize("seed", range(3))
def test_counts_are_those_of_the_list_that_was_drawn(seed: int) -> None:
    run = run_of(seed)
    assert run.bags.shape == (9, 12) and run.counts.sum(axis=1).tolist() == [12] * 9
    for bag, counts in zip(run.bags.tolist(), run.counts.tolist(), strict=True):
        assert counts == [bag.count(i) for i in range(12)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("bags", [1, 4, 9])
def test_estimates_out_of_bag_by_loops(seed: int, bags: int) -> None:
    run = run_of(seed)
    single, voted = [], []
    for i, label in enumerate(run.labels.tolist()):
        if answers := judges(run, i, bags):
            single.append(sum(answer != label for answer in answers) / len(answers))
            voted.append(int(sum(answers) > len(answers) / 2) != label)
    assert run.out_of_bag[bags - 1] == pytest.approx(np.mean(single))
    assert run.vote_out_of_bag[bags - 1] == pytest.approx(np.mean(voted))
    assert run.by_632[bags - 1] == pytest.approx(0.368 * run.training + 0.632 * np.mean(single))


@pytest.mark.parametrize("world", ["circles", "xor"])
def test_true_risks_are_the_worlds(world: str) -> None:
    run = run_of(1, world)
    source: Any = boosting_world(world, SMALL["noise"])

    class Vote:
        """As the world takes it."""

        def predict(self, places: np.ndarray) -> np.ndarray:
            return np.array([tree.predict(places) for tree in run.trees[:5]]).mean(axis=0) > 0.5

    assert run.risks == pytest.approx([source.risk(tree) for tree in run.trees], abs=1e-12)
    points = source.support()
    shares = points.weights if hasattr(points, "weights") else points.counts / points.counts.sum()
    assert run.vote_risks[4] == pytest.approx(float((Vote().predict(points.X) != points.y) @ shares))


def test_a_bag_misses_as_many_as_the_theorem_says_on_average() -> None:
    """Three hundred bags, fixed seeds; 4.9 standard deviations are exceeded once in a million."""
    m, missed = 20, np.concatenate([bag_run("xor", 20, 100, 1, 0, seed).out.sum(axis=1) for seed in range(3)])
    mean, both = m * (1 - 1 / m) ** m, m * (m - 1) * (1 - 2 / m) ** m
    spread = sqrt((both + mean - mean**2) / len(missed))
    assert abs(missed.mean() - mean) < 4.9 * spread
    assert bag_run("xor", 20, 1, 1, 0, 0).expected == pytest.approx(mean)


def test_the_figures_hold_the_bag_that_is_shown() -> None:
    for step in (0, 5):
        answer = VIEW(step=step, beside="estimates", bags=8)
        run = answer.run
        marks = {name: len(trace(answer, 0, name)[0]) for name in ("positive", "negative", "left out")}
        held = run.counts[step] > 0
        assert marks == {
            "positive": int((held & (run.labels == 1)).sum()),
            "negative": int((held & (run.labels == 0)).sum()),
            "left out": int((~held).sum()),
        }
        assert f"{int((~held).sum())} 20" in facts(answer.headline.sentence)
        np.testing.assert_array_equal(trace(answer, 1, "out of bag")[1], run.out_of_bag)
        assert "20" in facts(heard(answer)[0]) and f"{step + 1}" in facts(captions(answer)[0])
    assert "answers" in names(VIEW(step=0), 1)


def test_the_table_names_every_example_once() -> None:
    answer = VIEW(step=2)
    rows = [row.split("|")[-2] for row in answer.more.splitlines() if row.startswith("| ")][1:]
    assert sorted(int(number) for row in rows for number in row.split(",")) == list(range(1, 21))
    assert answer.table["example_4"] == answer.run.counts[:, 3].tolist()


def test_where_nobody_is_left_out_nothing_is_estimated() -> None:
    """Some seed whose only bag of two examples holds both."""
    seed = next(s for s in range(50) if not bag_run("xor", 2, 1, 1, 0, s).out.any())
    answer = VIEW(world="xor", m=2, bags=1, depth=1, noise=0, seed=seed)
    assert "–" in answer.sentence and answer.headline.value == 0 and answer.table["estimate_632"] == [""]
    assert "No nothing" in facts(answer.more) and all(heard(answer))
