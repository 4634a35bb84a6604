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
from bounds.comparison.conditions import condition_of, untold
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
from tests.all_told import over

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


def promises(theorem: Theorem) -> bool:
    given = usual(theorem)
    return not theorem.is_vacuous(float(theorem(**given)), **given)


def said_in(words: str, theorem: Theorem) -> bool:
    """Are all conditions there, as one clause after an if?"""
    expected = untold(theorem, usual(theorem))
    return all(one.clause in words for one in expected) and (", if " in words) >= bool(expected)


@over(list(BY_HAND))
def test_what_must_be_said_by_hand(slug: str) -> None:
    theorem = theorems[slug]
    found = untold(theorem, usual(theorem))
    assert {one.key for one in found} == {one.key for one in BY_HAND[slug]}, found


def test_inputs_tell_what_follows_from_them() -> None:
    """Nobody errs on a sample with 0 mistakes; with 5 of 100 somebody does, and the condition stays unmet."""
    theorem = theorems["compression_realizable"]
    assert CONSISTENT_OUTSIDE in untold(theorem, {"m": 100, "delta": 0.05, "size": 3})
    told = theorems["compression_binomial"]
    assert not [one for one in untold(told, usual(told)) if one in (CONSISTENT_LEARNER, FIXED_HYPOTHESIS)]


@over(list(theorems))
def test_a_condition_is_one_clause_in_plain_words(slug: str) -> None:
    for one in theorems[slug].assumes:
        clause = one.clause
        assert not RAW.search(clause) and not re.search(r"[.;:] |\.$", clause), (one.key, clause)
        assert 0 < len(clause) <= LONGEST, (one.key, clause)
        assert clause[0].islower() or not clause[:2].isalpha() or clause[:2].strip() != clause[:2], (one.key, clause)


@over(list(theorems))
def test_nothing_but_conventions_and_inputs_goes_unsaid(slug: str) -> None:
    """What is neither a convention nor said is told by an input: that of a class, a test set, a margin, a noise."""
    theorem = theorems[slug]
    unsaid = {one.key for one in theorem.assumes} - {one.key for one in untold(theorem, usual(theorem))} - CONVENTIONS
    assert not unsaid or theorem.names - {"m", "delta", "epsilon"}, unsaid


@over(list(theorems))
def test_the_calculator(slug: str) -> None:
    theorem, given = theorems[slug], usual(theorems[slug])
    value = float(theorem(**given))
    asked = Answer(TypedQuestion(theorem, "", given, None), given, value, None, theorem.whole(**given))
    number, words = headline_of(asked)
    assert not RAW.search(words)
    assert said_in(words, theorem) if promises(theorem) else number.startswith("Vacuous bound")
    if promises(theorem):
        assert said_in(markdown(asked), theorem)
    for unknown in theorem.solvable:
        rest = {name: entry for name, entry in given.items() if name != unknown}
        solution = Solution(given[unknown], value, False, "")
        solved = Answer(TypedQuestion(theorem, unknown, rest, value), given, value, solution)
        assert not promises(theorem) or said_in(headline_of(solved)[1], theorem), unknown
    assert target_word(theorem) in ("at_most", "at_least")


@over(list(theorems))
def test_the_command_line(slug: str) -> None:
    theorem = theorems[slug]
    line = ["value", slug, *(f"{name}={typed(value)}" for name, value in usual(theorem).items())]
    result = CliRunner().invoke(main, line)
    assert result.exit_code == 0, result.output
    first = next(one for one in result.stdout.splitlines() if one.startswith(theorem.returns.name))
    assert not promises(theorem) or said_in(first, theorem), first


@over(list(theorems))
def test_whose_delta_it_is_stands_beside_one_answer_and_in_every_table(slug: str) -> None:
    """Whether it pays for both ends of a number or for one: of a question asked alone, of a row of many, of a curve."""
    theorem, given = theorems[slug], usual(theorems[slug])
    line = ["value", slug, *(f"{name}={typed(value)}" for name, value in given.items())]
    alone = json.loads(CliRunner().invoke(main, [*line, "--json"]).stdout).get("ends", "")
    assert alone == theorem.ends
    assert (next(answers(theorem, [given]))["ends"] or "") == alone
    assert set(curve_file(theorem, theorem.variables[0].name, given)["ends"].tolist()) == {alone}


SOLVED = ("finite_realizable", "hoeffding_two_sided", "vc_vapnik", "perceptron_mistakes", "vc_agnostic_lower")


@over(SOLVED)
def test_what_is_solved(slug: str) -> None:
    """The answer's line and the promise's, the notebook's, and the objects that programs read."""
    theorem = theorems[slug]
    unknown, word = theorem.solvable[0], target_word(theorem)
    given = {name: value for name, value in usual(theorem).items() if name != unknown}
    target = float(theorem(**usual(theorem)))
    line = ["solve", slug, unknown, f"{word}={target!r}", *(f"{name}={typed(value)}" for name, value in given.items())]
    answer, promise, *_ = CliRunner().invoke(main, line).stdout.splitlines()
    assert said_in(answer, theorem) and said_in(promise, theorem)
    shown = theorem.solve(unknown, **{word: target}, **given)._repr_markdown_()
    assert said_in(shown, theorem)
    needs = [one.key for one in untold(theorem, usual(theorem))]
    assert json.loads(CliRunner().invoke(main, [*line, "--json"]).stdout).get("needs", []) == needs


@over(SOLVED)
def test_a_curve_tells_it_too(slug: str) -> None:
    """In its description, which some hear in place of the figure, and in every row of its file."""
    theorem = theorems[slug]
    over_first = theorem.variables[0].name
    assert said_in(description(theorem, over_first, usual(theorem)), theorem)
    needs = set(curve_file(theorem, over_first, usual(theorem))["needs"].tolist())
    assert needs == {"; ".join(one.key for one in untold(theorem, usual(theorem)))}


def test_a_report_assumes_all_that_the_theorem_does() -> None:
    theorem = theorems["finite_realizable"]
    assert all(one.statement in theorem.report("markdown", m=1000, delta=0.05, ln_size=7) for one in theorem.assumes)


@pytest.mark.parametrize("value", [0.3, 1.7])
def test_where_nothing_is_promised_nothing_is_asked(value: float) -> None:
    given = {"m": 1000, "delta": 0.05, "ln_size": 7}
    assert bool(condition_of(theorems["finite_realizable"], given, value)) == (value < 1)
