"""BooleanCube: risks counted by hand and by brute force over all points."""

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bounds.vocabulary.assumptions import REALIZABLE
from laboratory.worlds.boolean_cube import BooleanCube
from tests.sentences import facts, pattern


class Says:
    """Predicts by a function of the examples, and counts how many it was shown at once."""

    def __init__(self, rule: Callable[[Any], Any]) -> None:
        self.rule, self.largest = rule, 0

    def predict(self, X: Any) -> Any:
        self.largest = max(self.largest, len(X))
        return self.rule(X).astype(int)


def never(X: Any) -> Any:
    return np.zeros(len(X))


def first(X: Any) -> Any:
    return X[:, 0]


def majority(X: Any) -> Any:
    return X.sum(axis=1) * 2 > X.shape[1]


TRUTH: dict[str, Callable[..., bool]] = {
    "tree": lambda a, b, c, d, *_: b if a else (c and not d),
    "dnf": lambda a, b, c, d, *_: (a and b) or (c and not d),
    "parity": lambda a, b, c, *_: (a + b + c) % 2 == 1,
    "conjunction": lambda a, b, c, *_: a and not b and c,
}


@pytest.mark.parametrize("target", TRUTH)
@pytest.mark.parametrize("rule", [never, first, majority])
@pytest.mark.parametrize("noise", [0.0, 0.125])
def test_the_risk_is_the_share_of_points_got_wrong(target: str, rule: Callable[[Any], Any], noise: float) -> None:
    points = list(itertools.product([False, True], repeat=6))
    said = rule(np.array(points))
    wrong = sum(bool(s) != bool(TRUTH[target](*p)) for s, p in zip(said, points, strict=True))
    expected = noise + (1 - 2 * noise) * wrong / 64
    assert BooleanCube(6, target, noise).risk(Says(rule)) == pytest.approx(expected, abs=1e-15)


@pytest.mark.parametrize(
    ("target", "share"), [("tree", 3 / 8), ("dnf", 7 / 16), ("parity", 1 / 2), ("conjunction", 1 / 8)]
)
def test_how_often_each_target_is_true(target: str, share: float) -> None:
    """By hand: 1/2 1/2 + 1/2 1/4; 1/4 + 1/4 - 1/16; by symmetry; 1/8. The number of features does not matter."""
    for features in (4, 10, 17):
        assert BooleanCube(features, target).risk(Says(never)) == share


@pytest.mark.parametrize("target", TRUTH)
def test_the_target_itself_has_the_bayes_risk(target: str) -> None:
    for noise in (0.0, 0.25):
        source = BooleanCube(8, target, noise)
        assert source.risk(Says(source.label)) == source.bayes_risk == noise
        assert (REALIZABLE in source.satisfies) == (noise == 0) == bool(source.realizable_by)


def test_no_predictor_is_shown_more_points_at_once_than_a_chunk() -> None:
    predictor = Says(majority)
    assert BooleanCube(18, "parity").risk(predictor) == 0.5 - sum_of_agreement(18)
    assert predictor.largest == 2**16


def sum_of_agreement(n: int) -> float:
    """How much better than a coin a strict majority of n tells the parity of three features, by counting."""
    from math import comb

    right = sum(
        comb(3, odd) * comb(n - 3, rest) * ((2 * (odd + rest) > n) == (odd % 2 == 1))
        for odd in range(4)
        for rest in range(n - 2)
    )
    return right / 2**n - 0.5


def test_a_target_may_be_a_function() -> None:
    source = BooleanCube(5, majority)
    assert source.risk(Says(majority)) == 0
    assert source.risk(Says(never)) == 0.5
    assert facts(source.realizable_by) == "class target"


@pytest.mark.parametrize("target", [lambda X: X.sum(axis=1), lambda _: 1, lambda X: X[:, :2]])
def test_a_function_that_is_no_target_is_refused(target: Any) -> None:
    with pytest.raises(ValueError, match=pattern("target function")):
        BooleanCube(5, target).draw(np.random.default_rng(0), 50)


def test_the_best_of_finitely_many_hypotheses() -> None:
    source = BooleanCube(6, "tree", 0.1)
    hypotheses = [Says(rule) for rule in (never, first, majority)]
    assert source.best_in_class(hypotheses) == min(source.risk(h) for h in hypotheses)
    with pytest.raises(ValueError, match=pattern("hypotheses ≥ one")):
        source.best_in_class([])
