"""ERM over a finite class: counted by exact reasoning, and against the exact search over all thresholds."""

from collections import Counter
from itertools import product
from math import comb, log

import numpy as np
import pytest

from learners import learners
from learners.erm import finite_class_erm
from learners.erm.threshold_grid import Cut, ThresholdGrid
from tests.sentences import pattern

FiniteClassERM = learners["finite_class_erm"]


class Table:
    """A hypothesis that looks its answer up: point i, the number i in the only feature, gets `answers[i]`."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        self.answers = np.array(answers)

    def __call__(self, X: np.ndarray) -> np.ndarray:
        return self.answers[X[:, 0].astype(int)]


ALL_LABELINGS = [Table(answers) for answers in product((0, 1), repeat=5)]
FIVE = np.arange(5.0)[:, np.newaxis]


def test_all_labelings_of_five_points() -> None:
    y = np.array([0, 1, 1, 0, 1])
    learner = FiniteClassERM(ALL_LABELINGS).fit(FIVE, y)
    # Exactly C(5, k) of the 32 labelings differ from the sample's in k places.
    counted = Counter(np.rint(5 * learner.training_errors_).astype(int).tolist())
    assert counted == {k: comb(5, k) for k in range(6)}
    assert learner.ln_size_ == pytest.approx(5 * log(2), rel=1e-15)
    assert learner.best_index_ == 0b01101  # product counts in binary
    assert learner.version_space_.tolist() == [0b01101]
    assert learner.predict(FIVE).tolist() == y.tolist()


def test_the_version_space_halves_with_every_labelled_point() -> None:
    y = np.array([0, 1, 1, 0, 1])
    for m in range(2, 6):
        learner = FiniteClassERM(ALL_LABELINGS).fit(FIVE[:m], y[:m])
        assert len(learner.version_space_) == 2 ** (5 - m)
        assert learner.best_index_ == learner.version_space_[0]
        assert learner.history_["ties"] == 2 ** (5 - m)


def test_an_unrealizable_sample_has_an_empty_version_space() -> None:
    constants = [Table((0,) * 5), Table((1,) * 5)]
    learner = FiniteClassERM(constants).fit(FIVE, [0, 1, 1, 0, 1])
    assert learner.training_errors_.tolist() == [3 / 5, 2 / 5]
    assert len(learner.version_space_) == 0
    assert (learner.best_index_, learner.history_["training_error"]) == (1, 2 / 5)


def test_the_lowest_index_wins_ties_and_chance_reaches_every_minimiser() -> None:
    X, y = FIVE[:2], [0, 1]
    fits = [FiniteClassERM(ALL_LABELINGS, tie="random", random_state=s).fit(X, y).best_index_ for s in range(200)]
    minimizers = [index for index in range(32) if index >> 3 == 0b01]
    assert FiniteClassERM(ALL_LABELINGS).fit(X, y).best_index_ == minimizers[0]
    # Each of the 8 misses 200 draws with probability (7/8)^200 < 3e-12.
    assert set(fits) == set(minimizers)


def test_the_default_class_is_counted_honestly() -> None:
    X = np.random.default_rng(2).normal(size=(30, 3))
    learner = FiniteClassERM(grid_points=7).fit(X, (X[:, 1] > 0).astype(int))
    assert len(learner.hypotheses_) == len(learner.training_errors_) == 2 * 3 * 7 + 2
    assert learner.ln_size_ == log(44)


def test_the_grid_answers_alike_asked_at_once_or_one_by_one() -> None:
    grid = ThresholdGrid(features=3, points=5, limit=1.0)
    X = np.random.default_rng(3).choice(np.linspace(-1.5, 1.5, 7), size=(20, 3))  # often exactly on the grid
    at_once = grid.predict_all(X)
    assert at_once.shape == (32, 20)
    for index, row in enumerate(at_once):
        assert np.array_equal(grid[index](X), row)
    cuts = [cut for cut in list(grid)[2:] if isinstance(cut, Cut)]
    assert len(cuts) == 30
    described = {(cut.feature, cut.threshold, cut.above) for cut in cuts}
    assert described == set(product(range(3), (-1.0, -0.5, 0.0, 0.5, 1.0), (True, False)))
    assert list(ThresholdGrid(1, 1, 9.0).thresholds) == [0]


def test_agrees_with_the_exact_search_where_the_grid_holds_every_behaviour() -> None:
    rng = np.random.default_rng(4)
    for _ in range(50):
        x = rng.choice(np.linspace(-2, 2, 9), size=15)
        y = rng.integers(0, 2, size=15)
        X = x[:, np.newaxis]
        exact = learners["threshold_erm"](both_signs=True, labels=(0, 1)).fit(X, y)
        finite = FiniteClassERM(grid_points=9, labels=(0, 1)).fit(X, y)
        assert finite.history_["training_error"] == exact.history_["training_error"]
        assert np.mean(finite.predict(X) != y) == finite.history_["training_error"]


def test_blocks_do_not_change_the_count(monkeypatch: pytest.MonkeyPatch) -> None:
    X = np.random.default_rng(5).normal(size=(31, 2))
    y = (X.sum(axis=1) > 0).astype(int)
    whole = FiniteClassERM().fit(X, y)
    one_by_one = FiniteClassERM(list(ThresholdGrid(2, 41, 2.0))).fit(X, y)
    monkeypatch.setattr(finite_class_erm, "BLOCK", 4 * len(whole.hypotheses_))
    in_blocks = FiniteClassERM().fit(X, y)
    for other in (one_by_one, in_blocks):
        assert np.array_equal(other.training_errors_, whole.training_errors_)
        assert other.best_index_ == whole.best_index_


def test_tells_where_its_answer_changes_on_the_line() -> None:
    X = np.linspace(-1, 1, 21)[:, np.newaxis]
    learner = FiniteClassERM(grid_points=5, limit=1.0).fit(X, (X[:, 0] >= 0.5).astype(int))
    assert learner.breakpoints_ == (0.5,)
    assert FiniteClassERM(ALL_LABELINGS).fit(FIVE, [0, 1, 1, 0, 1]).breakpoints_ is None
    wide = FiniteClassERM().fit(np.hstack([X, X]), (X[:, 0] >= 0.5).astype(int))
    assert wide.breakpoints_ is None


def test_one_class_sample_keeps_the_meaning_of_the_hypotheses() -> None:
    # Hypothesis 0b00111 fits the three zeros seen and answers 1 elsewhere; with known labels it is followed.
    class_without_constants = [Table((0, 0, 0, 1, 1)), Table((1, 1, 1, 0, 0))]
    learner = FiniteClassERM(class_without_constants, labels=(0, 1)).fit(FIVE[:3], [0, 0, 0])
    assert learner.predict(FIVE).tolist() == [0, 0, 0, 1, 1]
    assert learner.training_errors_.tolist() == [0, 1]


@pytest.mark.parametrize(
    "answers",
    [lambda X: X, lambda X: X[:, 0] + 0.5, lambda X: np.full(len(X), np.nan), lambda _: 1, lambda X: ["1"] * len(X)],
)
def test_answers_other_than_0_and_1_are_refused(answers: object) -> None:
    with pytest.raises(ValueError, match=pattern("hypotheses 0 or 1 shape")) as refusal:
        FiniteClassERM([answers]).fit(FIVE, [0, 1, 0, 1, 0])
    assert "hypothesis 0 answers" in str(refusal.value)


@pytest.mark.parametrize("hypotheses", [[], (), "abc", [1, 2], {0: len}, 7, len])
def test_what_is_no_class_is_refused(hypotheses: object) -> None:
    with pytest.raises(ValueError, match=pattern("hypotheses None")):
        FiniteClassERM(hypotheses).fit(FIVE, [0, 1, 0, 1, 0])
