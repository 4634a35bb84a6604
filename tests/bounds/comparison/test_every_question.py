"""Every question that is defined is asked in Python and on the command line, and whoever could answer does or says why
not. What no question without a sample asks about is left as it is."""

import json
import math
from functools import cache
from typing import Any

import click
import pytest
from click.testing import CliRunner

from bounds import compare, theorems
from bounds.command_line import main
from bounds.command_line.comparing import compare_theorems
from bounds.comparison.compare import Comparison, Row
from bounds.comparison.events import FROM_BELOW, event_of
from bounds.comparison.questions import QUESTIONS, Inquiry, question_of
from bounds.display.calls import typed
from bounds.theorem import Theorem
from tests.all_told import each, over

APART = {name: question for name, question in QUESTIONS.items() if not question.of_a_sample}
ANSWERS = {slug: entry for slug, entry in theorems.items() if question_of(entry.returns.name) in APART.values()}
ENOUGH = 3  # theorems: fewer are no question


@cache
def usual(name: str) -> Comparison:
    """The answer to what a page begins with."""
    question = QUESTIONS[name]
    facts = {fact: value_of(question, fact) for fact in (question.first, *question.usual) if fact}
    return compare(name, **facts)


def value_of(question: Inquiry, fact: str) -> Any:
    takes = (
        theorem
        for theorem in theorems.values()
        if question_of(theorem.returns.name) is question or question.of_a_sample
    )
    return next(entry.variable(fact).default for entry in takes if fact in entry.names)


def rows(*ask: str, **facts: Any) -> dict[str, Row]:
    return {row.slug: row for row in compare(*ask, **facts)}


@over(QUESTIONS)
def test_a_question_begins_with_facts_that_are_answered(question: Inquiry) -> None:
    """In Python and on the command line alike, as by its name with underscores; the help and the docstring name it."""
    name = next(question_here for question_here, other in QUESTIONS.items() if other is question)
    result = usual(name)
    assert result.rows and not result.unused
    line = [f"{fact}={typed(value)}" for fact, value in result.facts.items()]
    answered = CliRunner().invoke(main, ["compare", *line, "--ask", name.replace(" ", "_"), "--json"])
    assert answered.exit_code == 0, answered.output
    lines = json.loads(answered.stdout)["rows"]
    assert [(row["theorem"], row["value"]) for row in lines] == [(row.slug, row.value) for row in result]
    [ask] = [row for row in compare_theorems.params if row.name == "ask"]
    completed = [row.value for row in ask.shell_complete(click.Context(compare_theorems), name[:3])]
    assert name.replace(" ", "_") in completed
    assert name in " ".join(CliRunner().invoke(main, ["compare", "-h"]).output.split())
    assert f'"{name}"' in " ".join(str(compare.__doc__).split())


@over(QUESTIONS)
def test_no_quantity_answers_two_questions_and_none_is_empty(question: Inquiry) -> None:
    answers = [theorem for theorem in theorems.values() if theorem.returns.name in question.answered_by]
    assert {entry.returns.name for entry in answers} == {*question.answered_by}
    assert len(answers) >= ENOUGH or question is QUESTIONS["m"]
    if question.first and not question.of_a_sample:
        assert all(question.first in entry.names for entry in answers)


@over([name for name in QUESTIONS if name != "m"])
def test_every_theorem_of_a_question_has_a_row_or_a_reason(name: str) -> None:
    """Of what a page begins with, and where nothing at all is told."""
    of_it = {slug for slug, question in theorems.items() if question_of(question.returns.name) is QUESTIONS[name]}
    for comparison in (usual(name), compare(name)):
        text, out = {row.slug for row in comparison}, {absent.slug for absent in comparison.left_out}
        assert of_it <= text | out and not text & out
        assert all(len(absent.why) > ENOUGH for absent in comparison.left_out)


@over(ANSWERS)
def test_its_own_examples_are_answered(theorem: Theorem) -> None:
    """With the value of its source, whether its question is asked or all that can be said: with all that it assumes
    told, it needs no more, and otherwise its line says all that nobody told. What means something else by the same
    facts waits for what it assumes to be told, and says so."""
    name = next(entry for entry, question in APART.items() if question is question_of(theorem.returns.name))
    known = [example for example in theorem.examples if not example.unknown]
    assert known
    assumed = {assumption.key: True for assumption in theorem.assumes}

    def is_answered(ask: tuple[str, ...], typed: dict[str, bool]) -> None:
        for example in known:
            facts: dict[str, Any] = {**example.inputs, **typed}
            comparison = compare(*ask, **facts)
            if not typed and theorem.slug not in {row.slug for row in comparison}:
                [why] = [absent.why for absent in comparison.left_out if absent.slug == theorem.slug]
                assert "and here" in why and any(row.event == event_of(theorem) for row in comparison)
                continue
            row = next(row for row in comparison if row.slug == theorem.slug)
            assert float(row.value) == pytest.approx(float(example.printed.replace(",", "")), rel=1e-6, abs=1e-12)
            assert row.event == event_of(theorem)
            assert row.event.endswith(FROM_BELOW) == (theorem.relation == ">=")
            assert not (row.needs if typed else [entry for entry in row.needs if entry.clause not in row.condition])

    each(is_answered, [((), assumed), ((name,), assumed), ((name,), {})])
    if name == "mistakes" and theorem.returns.counts:
        assert all(rows(name, **entry.inputs)[theorem.slug].whole == theorem.whole(**entry.inputs) for entry in known)


def test_only_like_is_ranked_with_like() -> None:
    """What is sure and what is a mean, a mean of all weights and the last of them, and the best of experts, points and
    hypotheses are told apart: by hand, from the statements."""
    by_event: dict[str, set[str]] = {}
    for slug, theorem in ANSWERS.items():
        by_event.setdefault(event_of(theorem), set()).add(slug)
    assert {frozenset(slugs) for slugs in by_event.values()} == {frozenset(slugs.split()) for slugs in LIKE}


LIKE = """
hedge hedge_anytime
online_gradient_descent online_gradient_descent_strongly_convex
littlestone_agnostic
littlestone_agnostic_lower
exp3 ucb1
bandit_lower
halving littlestone_mistakes weighted_majority winnow winnow_halving perceptron_mistakes perceptron_mistakes_bias \
perceptron_hinge perceptron_hinge_sharp perceptron_squared_hinge
bayes_mistakes
gradient_descent gradient_descent_any_step
conjugate_gradient gradient_descent_smooth gradient_descent_smooth_sharp gradient_descent_strongly_convex nesterov \
nesterov_strongly_convex steepest_descent
sgd_regularised sgd_strongly_convex
sgd_last_iterate
""".strip().splitlines()


def test_mistakes_by_hand() -> None:
    """Novikoff's (1/0.1)² = 100; with hinge losses of 25 in all M ≤ 25 + 10 √M, and √M ≤ 10 + √25 in short."""
    separable = rows("mistakes", radius=1, gamma=0.1)
    assert {slug: row.whole for slug, row in separable.items()} == {"perceptron_mistakes": 100}
    assert [entry.key for entry in separable["perceptron_mistakes"].needs] == ["perceptron"]
    missed = rows("mistakes", radius=1, gamma=0.1, hinge_sum=25)
    root = (10 + math.sqrt(100 + 4 * 25)) / 2
    assert missed["perceptron_hinge_sharp"].whole == math.floor(root**2) == 145
    assert missed["perceptron_hinge"].value == pytest.approx((10 + 5) ** 2)
    assert rows("mistakes", ln_size=math.log(1000))["halving"].whole == 9  # 2^9 < 1000 < 2^10
    by_all, inputs = rows(n=1000, relevant=5), rows("mistakes", n=1000, relevant=5)
    assert set(by_all) == set(inputs) == {"winnow", "winnow_halving"}  # n stands for no sample here


def test_no_bound_for_what_the_facts_deny() -> None:
    """A comparator that misses the margin, or has a bias, grants no separation by it; an erring best expert denies
    one without error."""
    facts = {"radius": 1, "gamma": 0.1}
    for denied in ({"hinge_sum": 25}, {"deviation": 0.5}, {"bias": 0.5}):
        assert "perceptron_mistakes" not in rows("mistakes", **facts, **denied), denied
        assert "perceptron_mistakes" in rows("mistakes", **facts, **dict.fromkeys(denied, 0)), denied
    assert "perceptron_mistakes_bias" in rows("mistakes", **facts, bias=0.5)
    assert "halving" not in rows("mistakes", ln_size=7, experts=10, best_mistakes=3)
    weighted = rows("mistakes", experts=10, best_mistakes=3)["weighted_majority"]
    assert weighted.inputs["beta"] == weighted.theorem.variable("beta").default  # not chosen by what is seen at the end


def test_optimisers_by_hand() -> None:
    """1/√100 of the mean; β B²/(4T + 2) and (1 − μ/β)^T Δ₀ of the last point, for T = 100, β = 2, μ = 0.1."""
    assert rows("optimization error", steps=100, norm=1, lipschitz=1)["gradient_descent"].value == pytest.approx(0.1)
    comparison = compare("optimization error", T=100, norm=1, smoothness=2, mu=0.1, start=1, kappa=20)
    assert len(comparison.groups) == 1
    values = {row.slug: row.value for row in comparison}
    assert values["gradient_descent_smooth_sharp"] == pytest.approx(2 / 402)
    assert values["gradient_descent_strongly_convex"] == pytest.approx(0.95**100)
    assert values["steepest_descent"] == pytest.approx((19 / 21) ** 200)
    assert "conjugate_gradient" in values and comparison.understood  # T was read


def test_one_letter_means_what_the_question_does() -> None:
    """T are rounds where a regret is asked for, and steps where an optimizer is; K arms, N experts."""
    assert rows("regret", T=1000, K=10)["exp3"].inputs == {"rounds": 1000, "arms": 10}
    assert rows("regret", T=1000, N=10)["hedge"].inputs == {"rounds": 1000, "experts": 10}
    two = rows("optimization error", T=100, lam=0.1, lipschitz=1, strongly_convex_objective=True)
    assert set(two) == {"sgd_strongly_convex"}  # who tells that means the length of a whole gradient
    assert set(rows("optimization error", T=100, lam=0.1, lipschitz=1)) == {"sgd_regularised"}
    with pytest.raises(TypeError):
        compare(T=1000, K=10)  # steps, rounds or blocks
