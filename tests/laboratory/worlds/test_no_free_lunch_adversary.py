"""NoFreeLunchAdversary: expectations by exact reasoning about what a sample leaves unseen."""

from typing import Any

import numpy as np
import pytest

from laboratory.worlds.no_free_lunch_adversary import NoFreeLunchAdversary, cost_of_labellings
from tests.sentences import pattern


class Memory:
    """Repeats what it saw; 0 elsewhere."""

    def __init__(self, X: Any, y: Any) -> None:
        self.seen = dict(zip(X[:, 0].tolist(), y.tolist(), strict=True))

    def predict(self, X: Any) -> Any:
        return np.array([self.seen.get(x, 0) for x in X[:, 0].tolist()])


class Majority(Memory):
    """The label it saw more often, 0 in a tie, everywhere."""

    def predict(self, X: Any) -> Any:
        votes = list(self.seen.values())
        return np.full(len(X), int(2 * sum(votes) > len(votes)))


@pytest.mark.parametrize(("points", "m"), [(2, 1), (4, 2), (6, 3)])
def test_the_memoriser_errs_on_half_of_what_it_did_not_see(points: int, m: int) -> None:
    """Averaged over labellings: 1/2 (1 - 1/k)^m. The worst labelling is all ones: twice that."""
    cost = cost_of_labellings(Memory, points, m)
    unseen = (1 - 1 / points) ** m
    assert cost.expected_risk.mean() == pytest.approx(unseen / 2, abs=1e-14)
    assert cost.expected_risk.max() == pytest.approx(unseen, abs=1e-14)
    assert cost.worst == 2**points - 1
    ones = np.array([bin(f).count("1") for f in range(2**points)])
    assert np.allclose(cost.expected_risk, unseen * ones / points, atol=1e-14)


@pytest.mark.parametrize("learn", [Memory, Majority])
def test_no_learner_escapes_on_twice_as_many_points(learn: Any) -> None:
    """For k = 2m some labelling costs 1/4 in the mean and 1/8 with probability 1/7 (Theorem 5.1 there)."""
    for m in (1, 2, 3):
        cost = cost_of_labellings(learn, 2 * m, m)
        assert cost.expected_risk[cost.worst] == cost.expected_risk.max() >= 1 / 4
        assert cost.often_bad[cost.worst] >= 1 / 7


def test_the_enumeration_agrees_with_the_world() -> None:
    """Means of 4,000 draws; 0.045 is more than five of their standard errors."""
    source = NoFreeLunchAdversary(4, 0b1011)
    assert source.labels.tolist() == [1, 1, 0, 1]
    assert source.risk(Memory(np.empty((0, 1)), np.empty(0))) == 0.75
    cost = cost_of_labellings(Memory, 4, 2)
    rng = np.random.default_rng(0)
    risks = [source.risk(Memory(*source.draw(rng, 2))) for _ in range(4_000)]
    assert np.mean(risks) == pytest.approx(cost.expected_risk[0b1011], abs=0.045)
    assert np.mean(np.array(risks) >= 1 / 8) == pytest.approx(cost.often_bad[0b1011], abs=0.045)


@pytest.mark.parametrize(("points", "m"), [(13, 1), (12, 5), (1, 1), (4, 0)])
def test_too_much_work_is_refused_before_it_starts(points: int, m: int) -> None:
    with pytest.raises(ValueError, match=pattern(f"≤ 20,000 {points} {m}")):
        cost_of_labellings(Memory, points, m)
