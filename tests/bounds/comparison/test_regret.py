"""`compare` answers about learning online and about bandits too: every theorem that bounds a regret takes part."""

import math

import pytest

from bounds import compare, theorems
from bounds.comparison.compare import Row
from bounds.comparison.events import ANSWERED_BY, FROM_BELOW, event_of
from bounds.theorem import Theorem
from tests.all_told import each, over

OF_A_REGRET = {slug: one for slug, one in theorems.items() if "regret" in one.returns.name}


def rows(*ask: str, **facts: float) -> dict[str, Row]:
    return {row.slug: row for row in compare(*ask, **facts)}


def test_every_regret_can_be_asked() -> None:
    assert {one.returns.name for one in OF_A_REGRET.values()} == set(ANSWERED_BY["regret"])


@over(OF_A_REGRET)
def test_its_own_examples_are_answered(theorem: Theorem) -> None:
    """With the value of its source, whether a regret is asked for or all that can be said."""
    known = [example for example in theorem.examples if not example.unknown]
    assert known

    def is_answered(ask: tuple[str, ...]) -> None:
        for example in known:
            row = rows(*ask, **example.given)[theorem.slug]
            assert float(row.value) == pytest.approx(float(example.printed.replace(",", "")), rel=1e-6, abs=1e-12)
            assert row.event == event_of(theorem)
            assert row.event.endswith(FROM_BELOW) == (theorem.relation == ">=")

    each(is_answered, [((),), (("regret",),)])


def test_the_facts_of_a_bandit() -> None:
    """By hand: √(2 · 1000 · 10 ln 10) of EXP3, √(10 · 1000)/20 from below, 9 (80 ln 1000 + 0.1 (1 + π²/3)) of UCB1."""
    found = rows(rounds=1000, arms=10, gap=0.1)
    by_hand = {
        "exp3": math.sqrt(20_000 * math.log(10)),
        "bandit_lower": 5.0,
        "ucb1": 9 * (80 * math.log(1000) + 0.1 * (1 + math.pi**2 / 3)),
    }
    assert {slug: row.value for slug, row in found.items()} == pytest.approx(by_hand, rel=1e-9)
    assert {need.key for need in found["ucb1"].needs} == {"stochastic_arms", "equal_gaps", "own_loss_only", "ucb1"}
    told = rows(rounds=1000, arms=10, own_loss_only=True)
    assert not told["bandit_lower"].needs and told["exp3"].needs
    assert rows(rounds=1000, littlestone=5)["littlestone_agnostic_lower"].needs == ()  # who knows it has one


def test_who_plays_no_rounds_hears_of_no_regret() -> None:
    """Questions about samples are answered as they were: by no regret, nor by a reason for one that is left out."""
    for facts in (dict(m=1000, d=10, delta=0.05), dict(m=1000, ln_size=10.0, delta=0.05), dict(epsilon=0.1, d=10)):
        comparison = compare(**facts)
        events = {row.event for row in comparison} | {one.event for one in comparison.left_out}
        assert not [event for event in events if "regret" in event]
    assert not rows("true risk", rounds=1000, arms=10)
    assert rows(gap=0.1)["representative_sample"].value == pytest.approx(0.2)  # the gap of a sample, not of an arm
