"""Bandits: the best possible play against one good arm, computed exactly, and optimism where rewards are sure."""

from functools import cache

import numpy as np
import pytest

from bounds import theorems


def least_regret(rounds: int, arms: int, better: float) -> float:
    """Of the learner that knows how the losses are made: one arm, drawn at random, errs less often, by `better`."""

    def good(seen: tuple[tuple[int, int], ...]) -> np.ndarray:
        """Which arm is the good one, by the losses and gains that each has brought."""
        weights = np.array([(1 - 2 * better) ** losses * (1 + 2 * better) ** gains for losses, gains in seen])
        return np.asarray(weights / weights.sum())

    @cache
    def value(left: int, seen: tuple[tuple[int, int], ...]) -> float:
        if not left:
            return 0.0
        return min(pulled(arm, left, seen) for arm in range(arms))

    def pulled(arm: int, left: int, seen: tuple[tuple[int, int], ...]) -> float:
        share = float(good(seen)[arm])
        loss = 0.5 - better * share
        losses, gains = seen[arm]
        after = {True: (losses + 1, gains), False: (losses, gains + 1)}
        then = {lost: value(left - 1, _sorted(seen, arm, after[lost])) for lost in after}
        return better * (1 - share) + loss * then[True] + (1 - loss) * then[False]

    return value(rounds, ((0, 0),) * arms)


def _sorted(seen: tuple[tuple[int, int], ...], arm: int, now: tuple[int, int]) -> tuple[tuple[int, int], ...]:
    """Arms have no names: what was seen of them, in order."""
    return tuple(sorted((*seen[:arm], now, *seen[arm + 1 :])))


@pytest.mark.parametrize(("rounds", "arms"), [(1, 2), (2, 2), (8, 2), (16, 2), (7, 3), (5, 4), (3, 9)])
def test_the_best_learner_there_is_has_at_least_so_much_regret(rounds: int, arms: int) -> None:
    """Against the losses of the proof, averaged over the good arm: some are as bad as the average for any learner."""
    better = min(1.0, (arms / rounds) ** 0.5) / 4
    bound = theorems["bandit_lower"](rounds=rounds, arms=arms)
    assert bound <= least_regret(rounds, arms, better) <= better * rounds * (1 - 1 / arms) + 1e-12


def test_no_more_than_the_bracket_of_the_proof_is_lost() -> None:
    """At the ε chosen there, for every number of arms and rounds: what is left is a twentieth and more."""
    arms = np.arange(2, 60)[:, None]
    rounds = np.unique(np.geomspace(1, 1e7, 200).round())[None, :]
    better = np.minimum(1, np.sqrt(arms / rounds)) / 4
    left = better * rounds * (1 - 1 / arms - np.sqrt(-rounds / arms * np.log1p(-4 * better**2)) / 2)
    assert (left >= theorems["bandit_lower"](rounds=rounds, arms=arms)).all()


@pytest.mark.parametrize("arms", [2, 5])
def test_optimism_where_rewards_are_sure(arms: int) -> None:
    """The best arm brings 1, the others 0: the play is determined, and pulls of the others grow as a logarithm."""
    pulls, regrets = np.ones(arms), {}
    rewards = np.eye(arms)[0]
    for played in range(arms, 3000):
        pulls[np.argmax(rewards + np.sqrt(2 * np.log(played) / pulls))] += 1
        regrets[played + 1] = pulls[1:].sum()
    typed = {rounds: theorems["ucb1"](rounds=rounds, arms=arms, gap=1) for rounds in (10, 100, 3000)}
    assert all(regrets[rounds] <= bound for rounds, bound in typed.items())
    assert regrets[3000] > np.log(3000) * (arms - 1)


def test_what_ucb1_guarantees_is_told_apart_from_what_is_sure() -> None:
    """No more than Δ can be lost in a round."""
    theorem = theorems["ucb1"]
    few, many = dict(rounds=1000, arms=10, gap=0.1), dict(rounds=10**6, arms=10, gap=0.1)
    assert theorem.is_vacuous(theorem(**few), **few) and theorem.trivial_at(**few) == pytest.approx(100)
    assert not theorem.is_vacuous(theorem(**many), **many)
