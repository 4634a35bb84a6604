"""Extrapolations that are scored: verdicts by hand, the file that the code makes, and every learner in it."""

from math import comb

import numpy as np
import pandas as pd
import pytest

from bounds.numbers import UNBROKEN
from laboratory.experiments.replays import FACTORS, Replay, replays, score_of, scores
from laboratory.experiments.replays.__main__ import SLOW, WORLDS, kept, replayed_learners, worlds_of
from laboratory.experiments.replays.run import LEVEL, REPEATS, Verdict, _median, _verdict
from laboratory.experiments.replays.scoring import counted
from laboratory.experiments.replays.words import replayed_in_words
from learners import about, learners
from tests.running.sampling import sampled
from tests.sentences import facts


@pytest.mark.parametrize(
    ("interval", "median", "verdict"),
    [
        ((0.1, 0.2), (0.12, 0.13), "held"),
        ((0.1, 0.2), (0.05, 0.09), "below"),
        ((0.1, 0.2), (0.21, 0.22), "above"),
        ((0.1, 0.2), (0.09, 0.11), "undecided"),
        ((0.1, 0.2), (0.05, 0.25), "undecided"),
    ],
)
def test_where_the_median_lies(interval: tuple[float, float], median: tuple[float, float], verdict: Verdict) -> None:
    assert _verdict(*interval, *median) == verdict


@pytest.mark.parametrize("runs", [20, 100, 201])
def test_the_interval_of_the_median_has_its_level(runs: int) -> None:
    """With the risks 1, ..., n in any order: how many fair coins fall below an end is counted exactly."""
    table = pd.DataFrame({"m": 7, "true_risk": np.random.default_rng(0).permutation(np.arange(1.0, runs + 1))})
    low, high = _median(table, 7)
    holds = sum(comb(runs, below) for below in range(int(low), int(high))) / 2**runs
    narrower = sum(comb(runs, below) for below in range(int(low) + 1, int(high) - 1)) / 2**runs
    assert holds >= LEVEL > narrower


def test_replays_are_counted() -> None:
    verdicts: list[Verdict] = ["held", "held", "below"]
    (score, *_) = counted([Replay("knn", "circles", at, 2, verdict) for at, verdict in enumerate(verdicts)])
    assert (score.held, score.below, score.above, score.undecided, score.refused) == (2, 1, 0, 0, 0)
    assert score.replayed == score.extrapolated == 3


PAIRS = [("threshold_erm", "uniform_threshold"), ("decision_tree", "uniform_threshold"), ("perceptron", "circles")]


@pytest.mark.parametrize(("learner", "world"), sampled(PAIRS, 1, adds="two more learners"))
def test_the_file_is_what_the_code_makes(learner: str, world: str) -> None:
    again = counted(replays(learner, world, seed=1))
    assert again == [score for score in scores() if (score.learner, score.world) == (learner, world)]


def test_every_learner_of_labels_was_replayed_on_every_distribution_but_slow_ones_on_digits() -> None:
    assert len(replayed_learners()) == sum(not about(name).predicts_numbers for name in learners) - 1
    assert [(score.learner, score.world, score.factor) for score in scores()] == sorted(
        (name, world, factor) for name in replayed_learners() for world in worlds_of(name) for factor in FACTORS
    )
    assert {score.replayed for score in scores()} == {REPEATS}
    assert {name for name in replayed_learners() if len(worlds_of(name)) < len(WORLDS)} == SLOW


def test_a_replay_takes_the_place_of_its_own_scores_only() -> None:
    others = kept("knn", "digits")
    assert len(others) == len(scores()) - len(FACTORS) and set(others) < set(scores())
    assert all((score.learner, score.world) != ("knn", "digits") for score in others)


@pytest.mark.parametrize("factor", FACTORS)
def test_the_words_hold_the_scores(factor: int) -> None:
    for name in {score.learner for score in scores()}:
        rows = [score for score in scores() if (score.learner, score.factor) == (name, factor)]
        tried, held = sum(row.replayed - row.refused for row in rows), sum(row.held for row in rows)
        says = replayed_in_words(name, factor)
        assert (f"{held} of {tried}" in says) == bool(tried)
        assert str(sum(row.replayed for row in rows)) in facts(says)


def test_what_was_never_replayed_says_so() -> None:
    assert score_of("knn", 100) is None
    assert "not" in facts(replayed_in_words("knn", 100))


@pytest.mark.parametrize("learner", ["knn", "svc", "threshold_erm", "bagging"])
def test_the_words_count_each_distribution_and_a_data_sets_distinct_examples(learner: str) -> None:
    says, rows = replayed_in_words(learner, 10), [row for row in scores() if (row.learner, row.factor) == (learner, 10)]
    assert len(rows) == len(WORLDS) - (learner in SLOW) and says.count("all refused") == sum(
        row.refused == REPEATS for row in rows
    )
    for row in rows:
        assert row.refused == REPEATS or f"{row.held} of {REPEATS - row.refused}" in says
    rng = np.random.default_rng(0)
    for name, data_set, size in (("breast_cancer", "breast cancer", 569), ("digits", "digits", 1797)):
        counted_now = any(row.world == name and row.refused < REPEATS for row in rows)
        share = np.mean([len(set(rng.integers(size, size=2000))) / size for _ in range(50)])
        assert (f"{100 * share:.0f}{UNBROKEN}% of {data_set}" in says) == counted_now


def test_what_is_said_where_all_were_refused() -> None:
    (name, *_) = [
        score.learner
        for score in (score_of(name, 4) for name in replayed_learners())
        if score and not score.extrapolated
    ]
    assert "25 5 5" in facts(replayed_in_words(name, 4)) and " of 0" not in replayed_in_words(name, 4)
