"""Checking an answer: `check`."""

from typing import Any

import click

from bounds import diagnose, theorems
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import (
    format_answer,
    own_inputs,
    own_unknown,
    so_many,
    tell_aside,
    texts,
    theorem_called,
)
from bounds.command_line.checking_classes import CHECKED
from bounds.command_line.checking_formulas import check_formula, check_unnamed_formula
from bounds.command_line.completing import among, assignments
from bounds.command_line.identifying import check_by_facts
from bounds.command_line.refusing import Refused, answer_is_no, json_option, sentences
from bounds.diagnosis.budget import LEFT_OUT
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.slip import NO_SLIP
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.graph.confusion import in_between, theorem_behind
from bounds.reading.formula_or_number import is_formula
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("answer")
@click.argument("slug", metavar="[THEOREM]", default="", shell_complete=among(lambda: (*CHECKED, *theorems)))
@click.argument("entries", nargs=-1, shell_complete=assignments)
@json_option
def check(answer: str, slug: str, entries: tuple[str, ...], as_json: bool) -> None:
    """Check an answer, and name the slip that gives a wrong one.

    Example: ltlab check 202 finite_realizable unknown=m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"

    A formula is checked for all inputs: ltlab check "(ln_size + ln(1/delta))/epsilon" finite_realizable unknown=m

    The size of a class and its VC dimension are checked likewise: ltlab check 59049 count conjunctions n=10, ltlab
    check 2 vc halfspaces n=2. A class of one's own is a condition in x, y, z with letters that are free, or a table of
    0 and 1: ltlab check 3 vc "a <= x <= b and y >= c", ltlab check 1 vc "00 01 11" (`ltlab vc --help` says how).

    Without a theorem, every theorem and slip that gives it from the facts is named, the likeliest first; of a formula
    every theorem that it is.

    Example: ltlab check 143 size=1000 epsilon=0.1 delta=0.05

    Exit code 0 where the answer is right; 1 where it is not what is asked for, or has too few digits for a verdict.
    """
    if slug in CHECKED:
        CHECKED[slug](answer, entries, as_json)
        return
    if not slug or "=" in slug:
        _without_theorem(answer, tuple(filter(None, (slug, *entries))), as_json)
        return
    theorem, typed = theorem_called(slug), texts(entries)
    unknown = own_unknown(theorem, typed.pop("unknown")) if "unknown" in typed else None
    if is_formula(answer):
        check_formula(answer, theorem, unknown, bool(typed), as_json)
        return
    inputs = own_inputs(theorem, typed, unknown or "")
    with sentences(ValueError):
        diagnosis = diagnose(answer, theorem.slug, unknown, **inputs)
    if diagnosis.read_as:
        tell_aside(f"{answer} read as {diagnosis.read_as}")
    if as_json:
        _echo_diagnosis(answer, theorem.slug, unknown, inputs, diagnosis)
    else:
        _tell(answer, theorem, diagnosis)
    if not diagnosis:
        answer_is_no()


def _without_theorem(answer: str, facts: tuple[str, ...], as_json: bool) -> None:
    """A formula by itself, or a number by the facts."""
    if is_formula(answer):
        check_unnamed_formula(answer, bool(facts), as_json)
    elif not facts:
        raise Refused("give a theorem, or the inputs: ltlab check 100 size=1000 epsilon=0.1 delta=0.05")
    else:
        check_by_facts(answer, facts, as_json)


def _tell(answer: str, theorem: Theorem, diagnosis: Diagnosis) -> None:
    if diagnosis.right:
        click.echo(f"right: {answer}")
        if diagnosis.form:
            click.echo(
                f"  with {in_plain_text(diagnosis.form)}; the theorem itself gives {format_answer(diagnosis.value)}"
            )
        _tell_whose(diagnosis)
        return
    if diagnosis.verdict is Verdict.TOO_FEW_DIGITS:
        click.echo(f"{diagnosis.verdict}: {answer}")
        click.echo(f"  {asks_for(diagnosis.enough)}")
        return
    value, verdict = diagnosis.value, f"{diagnosis.verdict}: {answer}"
    if diagnosis.book is not None:
        click.echo(f"{verdict}\n  {diagnosis.book.title} ({diagnosis.book.source.in_full})")
        click.echo(f"  this theorem gives {format_answer(value)}{so_many(theorem, diagnosis.whole, value)}")
        _tell_whose(diagnosis)
        return
    if diagnosis.verdict is Verdict.BY_ANOTHER_BOOK:
        click.echo(f"{verdict}\n  {in_plain_text(diagnosis.form)}")
        click.echo(f"  as counted here it is {format_answer(value)}{so_many(theorem, diagnosis.whole, value)}")
        _tell_whose(diagnosis)
        return
    right = (
        "there is no such value"
        if value is None
        else f"{format_answer(value)}{so_many(theorem, diagnosis.whole, value)}"
    )
    click.echo(f"{diagnosis.verdict}: {right}")
    _tell_whose(diagnosis)
    _tell_slips(answer, theorem, diagnosis)


def _tell_slips(answer: str, theorem: Theorem, diagnosis: Diagnosis) -> None:
    """Which mistakes give the answer; where it is another theorem's, what lies between the two."""
    for slip in diagnosis.slips:
        click.echo(f"  {answer} is the result of: {in_plain_text(slip.words)}")
        if other := theorem_behind(slip, theorem):
            for sentence in in_between(theorem, other):
                click.echo(f"    {in_plain_text(sentence)}")
            click.echo(f"    more: ltlab graph {other}")
    if not diagnosis.slips:
        click.echo(f"  {NO_SLIP}")
    if diagnosis.is_partial:
        click.echo(f"  {LEFT_OUT}")


def _tell_whose(diagnosis: Diagnosis) -> None:
    """Whether delta counts for both ends of the right number or for one, where it could be either."""
    if diagnosis.whose:
        click.echo(f"  {diagnosis.whose}")


def _echo_diagnosis(answer: str, slug: str, unknown: Any, inputs: dict[str, Any], diagnosis: Diagnosis) -> None:
    slips = [{"words": slip.words, "value": slip.value, "others": slip.others} for slip in diagnosis.slips]
    echo_json(
        theorem=slug,
        unknown=unknown,
        given=inputs,
        answer=answer,
        right=diagnosis.right,
        verdict=diagnosis.verdict,
        value=diagnosis.value,
        **({} if diagnosis.whole is None else {"whole": diagnosis.whole}),
        **({"ends": theorems[slug].ends} if theorems[slug].ends else {}),
        form=diagnosis.form,
        **({} if diagnosis.book is None else {"book": _book(diagnosis.book)}),
        **({"enough": diagnosis.enough} if diagnosis.enough else {}),
        slips=slips,
    )


def _book(theorem: Theorem) -> dict[str, str]:
    return {"theorem": theorem.slug, "title": theorem.title, "source": str(theorem.source)}
