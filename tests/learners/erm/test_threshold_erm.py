"""Exact ERM over thresholds, against trying every threshold on every example."""

import hypothesis
import numpy as np
import pytest
from hypothesis import strategies as st

from learners import learners
from tests.sentences import pattern

ThresholdERM = learners["threshold_erm"]
points = st.lists(st.tuples(st.integers(-4, 4), st.booleans()), min_size=1, max_size=12)


def _column(*values: float) -> np.ndarray:
    return np.array(values, dtype=float)[:, np.newaxis]


def _mistakes(x: np.ndarray, y: np.ndarray, a: float, above: bool) -> int:
    """One hypothesis, one example at a time."""
    return sum(((value >= a) == above) != label for value, label in zip(x, y, strict=True))


def _brute(x: np.ndarray, y: np.ndarray, both_signs: bool) -> dict[tuple[float, bool], int]:
    """Mistakes of every behaviour the class shows on the sample: thresholds at each value, and beyond all."""
    signs = (True, False) if both_signs else (True,)
    return {(a, above): _mistakes(x, y, a, above) for above in signs for a in [*sorted(set(x)), np.inf]}


@hypothesis.given(points, st.booleans())
def test_finds_all_minimisers_that_brute_force_finds(sample: list[tuple[int, bool]], both_signs: bool) -> None:
    x, y = (np.array(column, dtype=float) for column in zip(*sample, strict=True))
    y = y.astype(bool)
    brute = _brute(x, y, both_signs)
    least = min(brute.values())
    learner = ThresholdERM(both_signs=both_signs, labels=(0, 1)).fit(x[:, np.newaxis], y.astype(int))
    history = learner.history_
    best = {
        (right, above) for (_, right), above in zip(history["optimal_intervals"], history["optimal_above"], strict=True)
    }
    assert best == {behaviour for behaviour, mistakes in brute.items() if mistakes == least}
    assert history["ties"] == len(best)
    assert history["training_error"] == least / len(x)
    assert np.mean(learner.predict(x[:, np.newaxis]) != y) == least / len(x)


@hypothesis.given(points)
def test_the_step_curve_is_the_error_of_each_threshold(sample: list[tuple[int, bool]]) -> None:
    x, y = (np.array(column) for column in zip(*sample, strict=True))
    labels = y.astype(int)
    history = ThresholdERM(both_signs=True, labels=(0, 1)).fit(x[:, np.newaxis], labels).history_
    for a, above, below in zip(
        history["thresholds"], history["training_errors"], history["training_errors_below"], strict=True
    ):
        assert above == _mistakes(x, y, a, above=True) / len(x)
        assert below == _mistakes(x, y, a, above=False) / len(x)


def test_by_hand_two_equally_good_gaps() -> None:
    # x = 1 2 3 4 with labels 0 1 0 1: one mistake with a in (1, 2] or (3, 4], two elsewhere.
    learner = ThresholdERM().fit(_column(3, 1, 4, 2), [0, 0, 1, 1])
    history = learner.history_
    assert history["optimal_intervals"].tolist() == [[1, 2], [3, 4]]
    assert history["training_errors"].tolist() == [0.5, 0.25, 0.5, 0.25, 0.5]
    assert history["thresholds"].tolist() == [-np.inf, 1.5, 2.5, 3.5, np.inf]
    assert (learner.threshold_, history["ties"], history["training_error"]) == (1.5, 2, 0.25)


def test_by_hand_the_other_sign() -> None:
    X, y = _column(1, 2, 3, 4), [1, 1, 0, 0]
    upward = ThresholdERM().fit(X, y)
    assert upward.history_["training_error"] == 0.5  # the best are the constants
    either = ThresholdERM(both_signs=True).fit(X, y)
    assert (either.threshold_, either.positive_above_) == (2.5, False)
    assert either.predict(X).tolist() == y


def test_equal_values_are_never_separated() -> None:
    learner = ThresholdERM().fit(_column(1, 1, 1, 2), [0, 1, 1, 1])
    assert learner.history_["training_error"] == 0.25
    assert len(learner.history_["thresholds"]) == 3
    assert len(set(learner.predict(_column(1, 1, 1)))) == 1


@pytest.mark.parametrize(
    "pair",
    [(1.0, np.nextafter(1.0, 2)), (0.0, 5e-324), (-5e-324, 0.0), (-1.7e308, 1.7e308), (1.6e308, 1.7e308)],
)
def test_the_threshold_separates_whatever_doubles_can_tell_apart(pair: tuple[float, float]) -> None:
    X = _column(*pair)
    learner = ThresholdERM().fit(X, [0, 1])
    assert pair[0] < learner.threshold_ <= pair[1]
    assert learner.predict(X).tolist() == [0, 1]


@pytest.mark.parametrize(("label", "threshold"), [(0, np.inf), (-1, np.inf), (1, -np.inf), (7, -np.inf)])
def test_a_sample_of_one_class_gives_the_constant_of_that_sign(label: int, threshold: float) -> None:
    learner = ThresholdERM().fit(_column(1, 2, 3), [label] * 3)
    assert learner.threshold_ == threshold
    assert learner.history_["training_error"] == 0


def test_labels_known_in_advance() -> None:
    learner = ThresholdERM(labels=("no", "yes")).fit(_column(1, 2), ["no", "no"])
    assert learner.classes_.tolist() == ["no", "yes"]
    assert learner.predict(_column(-9, 9)).tolist() == ["no", "no"]
    with pytest.raises(ValueError, match=pattern("labels None pair (0, 2)")):
        ThresholdERM(labels=(0, 2)).fit(_column(1, 2), [0, 1])


def test_cuts_the_chosen_feature_only() -> None:
    rng = np.random.default_rng(1)
    X = rng.random((50, 3))
    y = (X[:, 2] >= 0.5).astype(int)
    learner = ThresholdERM(feature=2).fit(X, y)
    assert learner.history_["training_error"] == 0
    assert np.array_equal(learner.predict(X), ThresholdERM().fit(X[:, 2:], y).predict(X[:, 2:]))
    with pytest.raises(ValueError, match=pattern("feature integer 0..2; 3")):
        ThresholdERM(feature=3).fit(X, y)
