"""`compare` answers about learning online and about bandits too, and ranks only what is measured against the same."""

import math
from typing import Any

import pytest

from bounds import compare
from bounds.comparison.compare import Row
from bounds.comparison.events import FROM_BELOW, LOWER_BOUND
from bounds.comparison.questions import QUESTIONS


def rows(*ask: str, **facts: Any) -> dict[str, Row]:
    return {row.slug: row for row in compare(*ask, **facts)}


def test_the_facts_of_a_bandit() -> None:
    """By hand: √(2 · 1000 · 10 ln 10) of EXP3, √(10 · 1000)/20 from below, 9 (80 ln 1000 + 0.1 (1 + π²/3)) of UCB1."""
    rows_found = rows(rounds=1000, arms=10, gap=0.1)
    by_hand = {
        "exp3": math.sqrt(20_000 * math.log(10)),
        "bandit_lower": 5.0,
        "ucb1": 9 * (80 * math.log(1000) + 0.1 * (1 + math.pi**2 / 3)),
    }
    assert {slug: row.value for slug, row in rows_found.items()} == pytest.approx(by_hand, rel=1e-9)
    assert {need.key for need in rows_found["ucb1"].needs} == {"stochastic_arms", "equal_gaps", "own_loss_only", "ucb1"}
    lines = rows(rounds=1000, arms=10, own_loss_only=True)
    assert not lines["bandit_lower"].needs and lines["exp3"].needs
    assert rows(rounds=1000, littlestone=5)["littlestone_agnostic_lower"].needs == ()  # who knows it has one


def test_regrets_against_the_best_expert_point_and_hypothesis_are_ranked_apart() -> None:
    """By hand, T = 1000: √(500 ln 10) = 33.93 of Hedge, √1000 = 31.62 of gradient descent."""
    comparison = compare("regret", rounds=1000, experts=10, norm=1, lipschitz=1, littlestone=5)
    by_event = {event: [row.slug for row in group] for event, group in comparison.groups.items()}
    assert sorted(by_event.values()) == [
        ["hedge", "hedge_anytime"], ["littlestone_agnostic"], ["littlestone_agnostic_lower"],
        ["online_gradient_descent"],
    ]  # fmt: skip
    values = {row.slug: row.value for row in comparison}
    assert values["hedge"] == pytest.approx(math.sqrt(500 * math.log(10)))
    assert values["online_gradient_descent"] == pytest.approx(math.sqrt(1000))
    for group in comparison.groups.values():
        others = {row.slug for row in comparison} - {row.slug for row in group}
        assert not [slug for row in group for slug in others if slug in row.why]


def test_who_has_a_sample_hears_of_no_other_question() -> None:
    """Questions about samples are answered as they were: by no regret, no mistakes, nor by reasons why they are not."""
    of_samples = {event for question in QUESTIONS.values() if question.of_a_sample for event in question.answered_by}
    answered: list[dict[str, Any]] = [
        dict(m=1000, d=10, delta=0.05),
        dict(m=1000, ln_size=10.0, delta=0.05),
        dict(epsilon=0.1, d=10),
        dict(m=1000, radius=1, gamma=0.1, delta=0.05),
        dict(m=1000, norm=1, lipschitz=2, lam=0.1),
    ]
    for facts in answered:
        comparison = compare(**facts)
        events = {row.event for row in comparison} | {absent.event for absent in comparison.left_out}
        assert {event.removesuffix(FROM_BELOW) for event in events} <= {*of_samples, LOWER_BOUND}, facts
    assert "perceptron_hinge" in rows(m=1000, radius=1, gamma=0.1, hinge_sum=5)  # a fact of mistakes alone
    assert not rows("true risk", rounds=1000, arms=10)
    assert rows(gap=0.1)["representative_sample"].value == pytest.approx(0.2)  # the gap of a sample, not of an arm
