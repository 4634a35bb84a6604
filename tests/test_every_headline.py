"""No number stands without what it rests on: in the Calculator, on the command line, in notebooks, texts and files.

What a line must say is read off the theorem's own assumptions here, and not asked of what writes the lines.
"""

import json
import re
from typing import Any

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from click.testing import CliRunner

from bounds import theorems
from bounds.batches.answers import answers
from bounds.command_line import main
from bounds.comparison.conditions import condition_of, unsettled_assumptions
from bounds.display.calls import typed
from bounds.solving.question import Solution
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import (
    CONSISTENT_LEARNER,
    CONSISTENT_OUTSIDE,
    ERM,
    FIXED_HYPOTHESIS,
    NODES_FIXED,
    REALIZABLE,
    SIZE_FIXED,
    Assumption,
)
from laboratory.figures.bound_curve import curve_file, description
from pages.answering.answer import Answer, headline_of
from pages.answering.copying import markdown
from pages.answering.question import TypedQuestion, target_word
from tests.all_told import each, over
from tests.running.sampling import sampled

LONGEST = 125  # characters of a clause
RAW = re.compile(r"[$\\{}]")
# What every question of learning theory begins with, and what nothing is assumed of.
CONVENTIONS = {
    "iid", "binary_labels", "zero_one_loss", "loss_in_unit_interval", "any_learner", "deterministic_learner",
}  # fmt: skip
# By hand, from the statements: what must stand beside the number, whatever the inputs.
BY_HAND: dict[str, tuple[Assumption, ...]] = {
    "finite_realizable": (REALIZABLE, CONSISTENT_LEARNER),
    "vc_realizable_growth": (CONSISTENT_LEARNER,),
    "hoeffding_two_sided": (FIXED_HYPOTHESIS,),
    "finite_agnostic": (),
    "finite_agnostic_excess": (ERM,),
    "compression_realizable": (SIZE_FIXED, CONSISTENT_OUTSIDE),
    "tree_nodes_erm": (NODES_FIXED, ERM),
    "sauer": (),
}


def usual(theorem: Theorem) -> dict[str, Any]:
    return {variable.name: variable.default for variable in theorem.variables}


def is_informative(theorem: Theorem) -> bool:
    inputs = usual(theorem)
    return not theorem.is_vacuous(float(theorem(**inputs)), **inputs)


def said_in(words: str, theorem: Theorem) -> bool:
    """Are all conditions there, as one clause after an if?"""
    expected = unsettled_assumptions(theorem, usual(theorem))
    return all(assumption.clause in words for assumption in expected) and (", if " in words) >= bool(expected)


@over(list(BY_HAND))
def test_what_must_be_said_by_hand(slug: str) -> None:
    theorem = theorems[slug]
    conditions = unsettled_assumptions(theorem, usual(theorem))
    assert {condition.key for condition in conditions} == {condition.key for condition in BY_HAND[slug]}, conditions


def test_inputs_tell_what_follows_from_them() -> None:
    """Nobody errs on a sample with 0 mistakes; with 5 of 100 somebody does, and the condition stays unmet."""
    theorem = theorems["compression_realizable"]
    assert CONSISTENT_OUTSIDE in unsettled_assumptions(theorem, {"m": 100, "delta": 0.05, "size": 3})
    binomial = theorems["compression_binomial"]
    assert not [
        condition
        for condition in unsettled_assumptions(binomial, usual(binomial))
        if condition in (CONSISTENT_LEARNER, FIXED_HYPOTHESIS)
    ]


@over(list(theorems))
def test_a_condition_is_one_clause_in_plain_words(slug: str) -> None:
    for assumption in theorems[slug].assumes:
        clause = assumption.clause
        assert not RAW.search(clause) and not re.search(r"[.;:] |\.$", clause), (assumption.key, clause)
        assert 0 < len(clause) <= LONGEST, (assumption.key, clause)
        assert clause[0].islower() or not clause[:2].isalpha() or clause[:2].strip() != clause[:2], (
            assumption.key,
            clause,
        )


@over(list(theorems))
def test_nothing_but_conventions_and_inputs_goes_unsaid(slug: str) -> None:
    """What is neither a convention nor said is told by an input: that of a class, a test set, a margin, a noise."""
    theorem = theorems[slug]
    unsaid = (
        {assumption.key for assumption in theorem.assumes}
        - {assumption.key for assumption in unsettled_assumptions(theorem, usual(theorem))}
        - CONVENTIONS
    )
    assert not unsaid or theorem.names - {"m", "delta", "epsilon"}, unsaid


@over(list(theorems))
def test_the_calculator(slug: str) -> None:
    theorem, inputs = theorems[slug], usual(theorems[slug])
    value = float(theorem(**inputs))
    answer = Answer(TypedQuestion(theorem, "", inputs, None), inputs, value, None, theorem.whole(**inputs))
    number, words = headline_of(answer)
    assert not RAW.search(words)
    assert said_in(words, theorem) if is_informative(theorem) else number.startswith("Vacuous bound")
    if is_informative(theorem):
        assert said_in(markdown(answer), theorem)
    for unknown in theorem.solvable:
        rest = {name: entry for name, entry in inputs.items() if name != unknown}
        solution = Solution(inputs[unknown], value, False, "")
        solved = Answer(TypedQuestion(theorem, unknown, rest, value), inputs, value, solution)
        assert not is_informative(theorem) or said_in(headline_of(solved)[1], theorem), unknown
    assert target_word(theorem) in ("at_most", "at_least")


@over(list(theorems))
def test_the_command_line(slug: str) -> None:
    theorem = theorems[slug]
    line = ["value", slug, *(f"{name}={typed(value)}" for name, value in usual(theorem).items())]
    result = CliRunner().invoke(main, line)
    assert result.exit_code == 0, result.output
    first = next(row for row in result.stdout.splitlines() if row.startswith(theorem.returns.name))
    assert not is_informative(theorem) or said_in(first, theorem), first


@pytest.mark.parametrize("part", sampled(range(3), 3, adds="whose delta it is of two theorems of three"))
def test_whose_delta_it_is_stands_beside_one_answer_and_in_every_table(part: int) -> None:
    """Whether it pays for both ends of a number or for one: of a question asked alone, of a row of many, of a curve."""
    each(_whose_delta_it_is_stands_there, list(theorems)[part::3])


def _whose_delta_it_is_stands_there(slug: str) -> None:
    theorem, inputs = theorems[slug], usual(theorems[slug])
    line = ["value", slug, *(f"{name}={typed(value)}" for name, value in inputs.items())]
    alone = json.loads(CliRunner().invoke(main, [*line, "--json"]).stdout).get("ends", "")
    assert alone == theorem.ends
    assert (next(answers(theorem, [inputs]))["ends"] or "") == alone
    assert set(curve_file(theorem, theorem.variables[0].name, inputs)["ends"].tolist()) == {alone}


SOLVED = ("finite_realizable", "hoeffding_two_sided", "vc_vapnik", "perceptron_mistakes", "vc_agnostic_lower")


@over(SOLVED)
def test_what_is_solved(slug: str) -> None:
    """The answer's line and the bound's, the notebook's, and the objects that programs read."""
    theorem = theorems[slug]
    unknown, word = theorem.solvable[0], target_word(theorem)
    inputs = {name: value for name, value in usual(theorem).items() if name != unknown}
    target = float(theorem(**usual(theorem)))
    line = ["solve", slug, unknown, f"{word}={target!r}", *(f"{name}={typed(value)}" for name, value in inputs.items())]
    answer, bound, *_ = CliRunner().invoke(main, line).stdout.splitlines()
    assert said_in(answer, theorem) and said_in(bound, theorem)
    text = theorem.solve(unknown, **{word: target}, **inputs)._repr_markdown_()
    assert said_in(text, theorem)
    needs = [condition.key for condition in unsettled_assumptions(theorem, usual(theorem))]
    assert json.loads(CliRunner().invoke(main, [*line, "--json"]).stdout).get("needs", []) == needs


@over(SOLVED)
def test_a_curve_tells_it_too(slug: str) -> None:
    """In its description, which some hear in place of the figure, and in every row of its file."""
    theorem = theorems[slug]
    over_first = theorem.variables[0].name
    assert said_in(description(theorem, over_first, usual(theorem)), theorem)
    needs = set(curve_file(theorem, over_first, usual(theorem))["needs"].tolist())
    assert needs == {"; ".join(condition.key for condition in unsettled_assumptions(theorem, usual(theorem)))}


def test_a_report_assumes_all_that_the_theorem_does() -> None:
    theorem = theorems["finite_realizable"]
    assert all(
        assumption.statement in theorem.report("markdown", m=1000, delta=0.05, ln_size=7)
        for assumption in theorem.assumes
    )


@pytest.mark.parametrize("value", [0.3, 1.7])
def test_where_nothing_is_guaranteed_nothing_is_asked(value: float) -> None:
    inputs = {"m": 1000, "delta": 0.05, "ln_size": 7}
    assert bool(condition_of(theorems["finite_realizable"], inputs, value)) == (value < 1)
