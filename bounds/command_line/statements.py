"""Looking up: `list`, `show`, and the table of all theorems."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from bounds import theorems
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside, theorem_called, variable_line
from bounds.command_line.completing import among, theorem_names
from bounds.command_line.refusing import answer_is_no, json_option, known
from bounds.command_line.writing import write
from bounds.display.background import other_forms, printed_forms
from bounds.display.bound_values import pays
from bounds.display.names import also_read_as
from bounds.display.rates import rates
from bounds.formalization.library import formalized
from bounds.formalization.states import STATES, state_of
from bounds.formalization.words import HEADING, as_records, in_plain
from bounds.index.elsewhere import Elsewhere
from bounds.index.finding import matching
from bounds.index.functions import found_elsewhere
from bounds.index.listing import markdown_page
from bounds.index.ranking import cut_note
from bounds.index.searching import NOTHING
from bounds.theorem import Theorem
from bounds.vocabulary.citation import PrintedForm
from bounds.vocabulary.family import family_title
from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.variables import Variable

FAMILIES = {theorem.family: family_title(theorem.family) for theorem in theorems.values()}
PROVED = "proved"  # the states of the same event together
LEAN_STATES = {PROVED: "this bound, in part, a sharper or a weaker one", **STATES}
MISPRINT = ("notes", "where", "printed", "right", "consequence", "verdict")  # what of each --json says


@click.command("list")
@click.option("--search", "sought", default="", metavar="WORDS", help="Only what matches these words.")
@click.option("--family", "family", metavar="NAME", help="Only this family.", shell_complete=among(lambda: FAMILIES))
@click.option("--lean", metavar="STATE", help=f"Only what Lean libraries prove so far: {', '.join(LEAN_STATES)}.")
@json_option
def list_theorems(sought: str, family: str | None, lean: str | None, as_json: bool) -> None:
    """List every theorem, by family; with --search what matches, the best first, functions too.

    Example: ltlab list --search "nearest neighbour"

    Example: ltlab list --family validation

    Example: ltlab list --lean proved

    Example: ltlab list --lean weaker

    Exit code 1 if nothing matches.
    """
    if family is not None:
        known(family, FAMILIES, "family", "ltlab list --json", FAMILIES)
    matches = [theorem for theorem in matching(sought, theorems) if family in (None, theorem.family)]
    if lean is not None:
        known(lean, LEAN_STATES, "state of a proof in Lean", "ltlab list --help", LEAN_STATES)
        proved = formalized()
        matches = [
            theorem for theorem in matches
            if (theorem.slug in proved if lean == PROVED else state_of(theorem.slug) == lean)
        ]  # fmt: skip
    others = found_elsewhere(sought) if family is None and lean is None else ()
    _echo_found(sought, matches, others, as_json)
    if note := cut_note(sought):
        tell_aside(note)
    if not matches and not others:
        answer_is_no()


def _echo_found(sought: str, matches: Sequence[Theorem], others: Sequence[Elsewhere], as_json: bool) -> None:
    if as_json:
        more = (
            {"elsewhere": [{"title": entry.title, "where": entry.where} for entry in others]} if sought.strip() else {}
        )
        echo_json(theorems=[_in_short(theorem) for theorem in matches], **more)
        return
    if sought.strip():
        _echo_titles(matches)
    else:
        _echo_by_family(matches)
    if others:
        click.echo("\nIn Python")
        for entry in others:
            click.echo(f"  {entry.where:<48} {entry.title}")
    if not matches and not others:
        click.echo(NOTHING)


def _echo_by_family(matches: Sequence[Theorem]) -> None:
    for family in dict.fromkeys(theorem.family for theorem in matches):
        click.echo(f"\n{FAMILIES[family]} ({family})")
        _echo_titles(theorem for theorem in matches if theorem.family == family)


def _echo_titles(matches: Iterable[Theorem]) -> None:
    for theorem in matches:
        click.echo(f"  {theorem.slug:<38} {theorem.title}")


@click.command()
@click.argument("slug", shell_complete=theorem_names)
@json_option
def show(slug: str, as_json: bool) -> None:
    """Show a theorem: formula, variables, assumptions, source, misprints.

    Example: ltlab show hoeffding_two_sided
    """
    theorem = theorem_called(slug)
    if as_json:
        echo_json(**_in_full(theorem))
        return
    click.echo(f"{theorem.title} ({theorem.slug})\n\n{in_plain_text(theorem.statement)}\n\n  {theorem.latex}\n")
    for meaning in theorem.meanings:
        click.echo(f"  {in_plain_text(meaning)}\n")
    for variable in theorem.variables:
        click.echo(f"  {variable_line(variable)}")
        if others := also_read_as(theorem, variable):
            click.echo(f"  {'':<12} also read as: {others}")
    if pays(theorem):
        click.echo(f"  {pays(theorem)}")
    _echo_rates(theorem)
    click.echo("\nAssumes:")
    for assumption in theorem.assumes:
        click.echo(f"  - {in_plain_text(assumption.statement)}")
    click.echo(f"\nSource: {theorem.source.in_full}")
    click.echo(f"\n{HEADING}:\n{in_plain(theorem)}")
    _echo_forms(theorem)
    if theorem.see_also:
        click.echo(f"\n{in_plain_text(theorem.see_also)}")
    for misprint in theorem.misprints:
        click.echo(f"\n{misprint.place(misprint.notes)}: {misprint.printed}")
        click.echo(f"  {misprint.instead} {misprint.right}: {in_plain_text(misprint.consequence)}")


def _echo_rates(theorem: Theorem) -> None:
    """How the bound grows in its variables, and what is solved for in the target."""
    if stated := rates(theorem):
        click.echo("\nRates, all else being fixed:")
        for rate in stated:
            click.echo(f"  {rate.plain}")


def _echo_forms(theorem: Theorem) -> None:
    """Solved for each variable, and as other works print it."""
    if solved := other_forms(theorem):
        click.echo("\nSolved and other forms:")
        for name, latex in solved.items():
            click.echo(f"  {name}:  {latex}")
    if theorem.forms:
        click.echo("\nAs other works print it:")
    for form in printed_forms(theorem):
        description = in_plain_text(form.description)
        click.echo(f"  {form.name}: {form.title}\n      {form.latex}\n      {description}\n      Source: {form.source}")


@click.command()
@click.argument("path", type=click.Path(dir_okay=False, path_type=Path))
def table(path: Path) -> None:
    """Write the table of all theorems to PATH, in Markdown.

    Example: ltlab table theorems.md
    """
    write(path, markdown_page(theorems))
    click.echo(f"{len(theorems)} theorems in {path}")


def _in_short(theorem: Theorem) -> dict[str, Any]:
    return {
        "theorem": theorem.slug,
        "title": theorem.title,
        "family": theorem.family,
        "quantity": theorem.returns.name,
        "relation": theorem.relation,
        "variables": [variable.name for variable in theorem.variables],
        "source": str(theorem.source),
    }


def _in_full(theorem: Theorem) -> dict[str, Any]:
    return _in_short(theorem) | {
        "variables": [_variable(theorem, variable) for variable in theorem.variables],
        "statement": theorem.statement,
        "latex": theorem.latex,
        "where": theorem.meanings,
        **({"ends": theorem.ends} if theorem.ends else {}),
        "assumes": [assumption.statement for assumption in theorem.assumes],
        "source_checked": theorem.source.checked,
        "machine_checked": as_records(theorem),
        "rates": [{"latex": rate.latex, "limit": rate.limit} for rate in rates(theorem)],
        "solved": other_forms(theorem),
        "forms": [_form(theorem, form) for form in theorem.forms],
        "see_also": theorem.see_also,
        "misprints": [{name: getattr(misprint, name) for name in MISPRINT} for misprint in theorem.misprints],
    }


def _form(theorem: Theorem, form: PrintedForm) -> dict[str, Any]:
    printed = theorem.form(form.name)
    return {
        "name": form.name,
        "title": form.title,
        "latex": printed.latex,
        "compared": form.compared,
        "because": form.because,
        "fixes": dict(form.fixes),
        "source": str(form.source),
        "source_checked": form.source.checked,
    }


def _variable(theorem: Theorem, variable: Variable) -> dict[str, Any]:
    return {
        "name": variable.name,
        "meaning": variable.meaning,
        "unit": variable.unit,
        "domain": variable.domain.words,
        "default": variable.default,
        "also_read_as": also_read_as(theorem, variable),
    }
