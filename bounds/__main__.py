"""The command line: `python -m bounds list | show | value | solve`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from bounds import DomainError, count, diagnose, theorems
from bounds.discovery import family_title
from bounds.listing import markdown_table, with_table
from bounds.numbers import in_words
from bounds.reading import read_number
from bounds.theorem import Theorem
from bounds.vocabulary import Variable


class Refused(click.ClickException):
    """What was asked cannot be answered: one sentence, exit code 2."""

    exit_code = 2


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Sample complexities and generalization bounds of statistical learning theory."""


@main.command("list")
def list_theorems() -> None:
    """List every theorem, by family."""
    family = ""
    for theorem in theorems.values():
        if theorem.family != family:
            family = theorem.family
            click.echo(f"\n{family_title(family)}")
        click.echo(f"  {theorem.slug:<38} {theorem.title}")


@main.command()
@click.argument("slug")
def show(slug: str) -> None:
    """Show a theorem: statement, formula, variables, assumptions, source, misprints."""
    theorem = _theorem(slug)
    click.echo(f"{theorem.title} ({theorem.slug})\n\n{theorem.says}\n\n  {theorem.latex}\n")
    for variable in theorem.variables:
        click.echo(f"  {_help(variable)}")
    click.echo("\nAssumes:")
    for assumption in theorem.assumes:
        click.echo(f"  - {assumption.says}")
    click.echo(f"\nSource: {theorem.source}")
    if theorem.relates:
        click.echo(f"\n{theorem.relates}")
    for misprint in theorem.misprints:
        click.echo(f"\nMisprint in {misprint.notes}, {misprint.where}: {misprint.printed}")
        click.echo(f"  should read {misprint.right}: {misprint.consequence}")


@main.command()
@click.argument("slug")
@click.argument("given", nargs=-1)
def value(slug: str, given: tuple[str, ...]) -> None:
    """Evaluate a theorem: python -m bounds value finite_agnostic m=1000 delta=0.05 ln_size=6.9"""
    theorem = _theorem(slug)
    try:
        result = theorem(**_read(given))
    except (DomainError, TypeError, OverflowError) as refusal:
        raise Refused(str(refusal)) from None
    click.echo(f"{theorem.returns.name} {theorem.relation} {result:.12g}")


@main.command()
@click.argument("slug")
@click.argument("unknown")
@click.argument("given", nargs=-1)
def solve(slug: str, unknown: str, given: tuple[str, ...]) -> None:
    """Solve a theorem: python -m bounds solve finite_agnostic m at_most=0.05 delta=0.05 ln_size=6.9"""
    theorem = _theorem(slug)
    try:
        solution = theorem.solve(unknown, **_read(given))
    except (DomainError, TypeError, OverflowError) as refusal:
        raise Refused(str(refusal)) from None
    if solution.value is None:
        raise Refused(solution.why)
    click.echo(f"{unknown} = {_shown(solution.value)}")
    click.echo(f"{theorem.returns.name} {theorem.relation} {solution.achieved:.12g}")
    click.echo(f"{'certified' if solution.certified else 'not certified'}: {solution.why}")


@main.command()
@click.argument("answer")
@click.argument("slug")
@click.argument("given", nargs=-1)
def check(answer: str, slug: str, given: tuple[str, ...]) -> None:
    """Check an answer: python -m bounds check 202 finite_realizable unknown=m at_most=0.1 delta=0.05 "ln_size=10*ln(3)"

    Exit code 1 where the answer is not right.
    """
    asked = _read(given)
    unknown = asked.pop("unknown", None)
    try:
        diagnosis = diagnose(answer, _theorem(slug).slug, unknown, **asked)
    except (DomainError, TypeError, OverflowError) as refusal:
        raise Refused(str(refusal)) from None
    if diagnosis.right:
        click.echo(f"right: {answer}")
        return
    click.echo(f"not quite: {_shown(diagnosis.value)}")
    for slip in diagnosis.slips:
        click.echo(f"  {answer} is what you get with: {slip.words}")
    if not diagnosis.slips:
        click.echo("  no single slip that we know of gives that number")
    raise SystemExit(1)


@main.command("count")
@click.argument("expression")
def count_class(expression: str) -> None:
    """Take the logarithm of a class size, exactly: python -m bounds count "3**10 + 1" """
    try:
        counted = count(expression)
    except ValueError as refusal:
        raise Refused(str(refusal)) from None
    number = counted.number
    if number is not None and number < 10**40:
        click.echo(f"|H| = {in_words(number)}")
    click.echo(f"ln|H| = {float(counted):.12g}")


@main.command()
@click.argument("path", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def readme(path: Path) -> None:
    """Write the table of theorems into the README at PATH."""
    text = path.read_text("utf-8")
    path.write_text(with_table(text, markdown_table(theorems)), "utf-8")


def _theorem(slug: str) -> Theorem:
    if slug in theorems:
        return theorems[slug]
    import difflib

    near = difflib.get_close_matches(slug, theorems, n=3, cutoff=0.4)
    hint = f"; did you mean {', '.join(near)}?" if near else "; `python -m bounds list` shows all"
    raise Refused(f"no theorem is called {slug[:60]}{hint}")


def _read(given: tuple[str, ...]) -> dict[str, Any]:
    values = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals:
            raise Refused(f"inputs look like name=value, for example m=1000; got {entry[:60]}")
        if name in values:
            raise Refused(f"{name} is given twice")
        values[name] = read_number(text)
    return values


def _shown(value: Any) -> str:
    return in_words(value) if isinstance(value, int) else f"{value:.12g}"


def _help(variable: Variable) -> str:
    unit = f", in {variable.unit}" if variable.unit and variable.unit != variable.meaning else ""
    return f"{variable.name:<12} {variable.meaning}{unit}: {variable.domain.words}"


if __name__ == "__main__":
    main(prog_name="python -m bounds")
