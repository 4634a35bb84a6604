"""Numbers from a theorem: `value` and `solve`."""

from collections.abc import Mapping
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import (
    format_answer,
    own_inputs,
    own_unknown,
    so_many,
    texts,
    theorem_called,
    vacuous_note,
)
from bounds.command_line.batches import format_option, input_option, is_batch, no_report, run_batch
from bounds.command_line.completing import assignments, theorem_names, variables
from bounds.command_line.refusing import Refused, answer_is_no, json_option, sentences
from bounds.command_line.solved_forms import tell_solved_form, tell_solved_form_aside
from bounds.comparison.conditions import condition_of, unsettled_assumptions
from bounds.comparison.informativeness import first_size
from bounds.comparison.terms import terms, why_vacuous
from bounds.display.bound_values import sure_of
from bounds.display.what_then import WhatThen, after_evaluating, after_solving
from bounds.reports.forms import FORMS
from bounds.solving.question import Solution
from bounds.solving.typed_decimals import as_typed
from bounds.solving.validation import checked
from bounds.theorem import Theorem
from bounds.vocabulary.statement import Relation

report_option = click.option(
    "--report", "form", type=click.Choice(list(FORMS)), help="A paragraph to cite, in this form."
)


form_option = click.option(
    "--form", "printed", metavar="NAME", help="As another work prints it; `ltlab show` lists them."
)


@click.command()
@click.argument("slug", shell_complete=theorem_names)
@click.argument("entries", nargs=-1, shell_complete=assignments)
@form_option
@json_option
@report_option
@input_option
@format_option
def value(slug: str, entries: tuple[str, ...], printed: str | None, as_json: bool, form: str | None,
          source: str | None, written: str | None) -> None:  # fmt: skip
    """Evaluate a theorem.

    Example: ltlab value finite_agnostic m=1000 delta=5% ln_size=6.9

    Example: ltlab value finite_agnostic m=10:1e5:log20 delta=1% delta=5% ln_size=6.9

    Example: ltlab value chernoff_upper_tail --form classic m=500 risk=2% gamma=1

    Letters of books and everyday words are inputs too (n=1000 alpha=5% confidence=95% size=1000). How they were
    understood, and what else they may mean, is written to standard error.

    A bound on a count is also given as a whole number: mistakes <= 10.89, so at most 10 mistakes.

    Many at once: a range (m=10:1e5:log20, m=100:1000:100), a name given several times (delta=1% delta=5%), or --input
    with a file of rows. Each row has its answer or its error, and how it was read; exit code 1 where one has no answer.
    """
    theorem = theorem_called(slug, printed)
    _one_form(form, as_json)
    if is_batch(entries, source, written):
        no_report(form)
        run_batch(theorem, None, entries, source, written or ("jsonl" if as_json else "csv"))
        return
    numbers = own_inputs(theorem, texts(entries))
    with sentences():
        result = theorem(**numbers)
        known = checked(theorem, numbers)
        result = as_typed(theorem, known, result)
        whole = theorem.whole(**numbers)
    if form:
        click.echo(theorem.report(form, **numbers), nl=False)
    elif as_json:
        counted = {} if whole is None else {"whole": whole, "counts": theorem.returns.counts}
        more = {**counted, **_vacuous(theorem, known, result), **_terms(theorem, known), **_needs(theorem, known)}
        more |= _what_then(after_evaluating(theorem, known, result))
        bound = _bound(theorem, theorem.relation_of(result))
        echo_json(theorem=theorem.slug, given=numbers, **bound, value=result, **more)
    else:
        _tell_value(theorem, known, result, whole)


@click.command()
@click.argument("slug", shell_complete=theorem_names)
@click.argument("unknown", shell_complete=variables)
@click.argument("entries", nargs=-1, shell_complete=assignments)
@form_option
@json_option
@report_option
@input_option
@format_option
def solve(slug: str, unknown: str, entries: tuple[str, ...], printed: str | None, as_json: bool, form: str | None,
          source: str | None, written: str | None) -> None:  # fmt: skip
    """Solve a theorem for one of its variables.

    Example: ltlab solve finite_agnostic m at_most=0.05 delta=0.05 ln_size=6.9

    Example: ltlab solve finite_agnostic m

    Without numbers it writes the solved form, in LaTeX and as it can be typed.

    Exit code 1 where no value of the unknown reaches the target. Many at once: as for `ltlab value`; a file of rows may
    have a column at_most or at_least.
    """
    theorem = theorem_called(slug, printed)
    _one_form(form, as_json)
    unknown = own_unknown(theorem, unknown)
    if not entries and source is None and written is None and form is None:
        tell_solved_form(theorem, unknown, as_json)
        return
    if is_batch(entries, source, written):
        no_report(form)
        run_batch(theorem, unknown, entries, source, written or ("jsonl" if as_json else "csv"))
        return
    numbers = own_inputs(theorem, texts(entries), unknown)
    if not as_json:
        tell_solved_form_aside(theorem, unknown, numbers)
    with sentences():
        solution = theorem.solve(unknown, **numbers)
    if form:
        click.echo(solution.report(form), nl=False)
    elif as_json:
        _echo_solution(theorem, unknown, numbers, solution)
    elif solution.value is None:
        click.echo(solution.why)
    else:
        _tell(theorem, unknown, solution)
    if solution.value is None and not solution.why.startswith("every"):
        answer_is_no()


def _tell_value(theorem: Theorem, known: Mapping[str, Any], result: float, whole: int | None) -> None:
    """The bound, what makes it vacuous if it is, and what twice the sample would come to."""
    tail = vacuous_note(theorem, result, known) or so_many(theorem, whole, result)
    tail += condition_of(theorem, known, result)
    click.echo(f"{theorem.returns.name} {theorem.relation_of(result)} {result:.12g}{tail}")
    _echo_why(theorem, known, result)
    _echo_whose(theorem, known)
    _echo_what_then(after_evaluating(theorem, known, result))


def _tell(theorem: Theorem, unknown: str, solution: Solution) -> None:
    """The answer, the bound there, and how sure that is."""
    at = solution.question.at(solution.value) if solution.question else {}
    nothing, condition = vacuous_note(theorem, solution.achieved, at), condition_of(theorem, at, solution.achieved)
    tail = nothing or so_many(theorem, solution.achieved_whole, solution.achieved)
    click.echo(f"{unknown} = {format_answer(solution.value)}{condition}")
    click.echo(f"{theorem.returns.name} {solution.relation} {solution.achieved:.12g}{tail}{condition}")
    _echo_whose(theorem, at)
    click.echo(f"{'certified' if solution.certified else 'not certified'}: {solution.why}")
    _echo_what_then(after_solving(theorem, solution))


def _one_form(form: str | None, as_json: bool) -> None:
    if form and as_json:
        raise Refused("--report writes a paragraph and --json an object: ask for one of them")


def _echo_why(theorem: Theorem, inputs: Mapping[str, Any], value: float) -> None:
    """What makes a vacuous bound as large as it is, and which m it takes."""
    if theorem.is_sure(value, **inputs) and (
        why := why_vacuous(terms(theorem, inputs), first_size(theorem, inputs, value))
    ):
        click.echo(f"vacuous: {why}")


def _vacuous(theorem: Theorem, inputs: Mapping[str, Any], value: float) -> dict[str, Any]:
    size = first_size(theorem, inputs, value)
    informative = {} if size is None else {"informative_from": {"m": size}}
    return {"vacuous": True, **informative} if theorem.is_vacuous(value, **inputs) else {}


def _terms(theorem: Theorem, inputs: Mapping[str, Any]) -> dict[str, Any]:
    made_of = terms(theorem, inputs)
    return {"terms": {term.part: term.share for term in made_of}} if made_of else {}


def _echo_whose(theorem: Theorem, inputs: Mapping[str, Any]) -> None:
    """Whether delta counts for both ends of the number or for one, where it could be either."""
    if whose := sure_of(theorem, inputs):
        click.echo(whose)


def _bound(theorem: Theorem, relation: Relation) -> dict[str, Any]:
    ends = {"ends": theorem.ends} if theorem.ends else {}
    return {"quantity": theorem.returns.name, "relation": relation, **ends}


def _needs(theorem: Theorem, inputs: Mapping[str, Any]) -> dict[str, Any]:
    keys = [assumption.key for assumption in unsettled_assumptions(theorem, inputs)]
    return {"needs": keys} if keys else {}


def _echo_solution(theorem: Theorem, unknown: str, numbers: dict[str, Any], solution: Solution) -> None:
    echo_json(
        theorem=theorem.slug,
        unknown=unknown,
        given=numbers,
        **_bound(theorem, solution.relation),
        value=solution.value,
        achieved=solution.achieved,
        **({} if solution.achieved_whole is None else {"achieved_whole": solution.achieved_whole}),
        certified=solution.certified,
        why=solution.why,
        **_needs(theorem, solution.question.at(solution.value) if solution.question else {}),
        **_what_then(after_solving(theorem, solution)),
    )


def _echo_what_then(what_then: WhatThen | None) -> None:
    if what_then:
        click.echo(what_then.sentence)


def _what_then(what_then: WhatThen | None) -> dict[str, Any]:
    if what_then is None:
        return {}
    times = {} if what_then.times is None else {"times": what_then.times}
    changed = {what_then.name: what_then.to, "value": what_then.value, **times, "sentence": what_then.sentence}
    return {"what_then": changed}
