"""The solved form of a theorem: `solve` without numbers, or with some that are missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.refusing import sentences
from bounds.solving.typed_inputs import TARGETS
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text, plain_formula

if TYPE_CHECKING:  # it brings what typesets
    from bounds.display.solved import SolvedForm


def tell_solved_form(theorem: Theorem, unknown: str, as_json: bool) -> None:
    """The formula, with the target, the rounding and what the theorem assumes."""
    form = _of(theorem, unknown)
    if as_json:
        echo_json(**_as_object(form))
        return
    for line in _lines(form):
        click.echo(line)
    click.echo("\nAssumes:")
    for assumption in theorem.assumes:
        click.echo(f"  - {in_plain_text(assumption.statement)}")
    if unknown in theorem.solvable:
        click.echo(f"\nFor a number give {', '.join([form.word, *_inputs(theorem, unknown)])}.")


def tell_solved_form_aside(theorem: Theorem, unknown: str, numbers: Mapping[str, Any]) -> None:
    """The formula to standard error, where not all its inputs are there."""
    if set(_inputs(theorem, unknown)) <= set(numbers) and set(TARGETS) & set(numbers):
        return
    form = _of(theorem, unknown)
    if form.tree is not None:
        tell_aside(*_lines(form))


def _of(theorem: Theorem, unknown: str) -> SolvedForm:
    with sentences():
        return theorem.solved_for(unknown)


def _lines(form: SolvedForm) -> list[str]:
    formula = [] if form.tree is None else [form.plain, "", f"  {form.latex}", f"  {form.text}", ""]
    return [*formula, *(in_plain_text(sentence) for sentence in form.sentences)]


def _inputs(theorem: Theorem, unknown: str) -> list[str]:
    return [variable.name for variable in theorem.variables if variable.name != unknown]


def _as_object(form: SolvedForm) -> dict[str, Any]:
    closed = form.tree is not None
    return {
        "theorem": form.theorem.slug,
        "unknown": form.unknown.name,
        "relation": form.relation,
        "closed": closed,
        **({"latex": form.latex, "text": form.text} if closed else {"why": form.why}),
        "target": {"name": form.word, "symbol": plain_formula(form.symbol), "quantity": form.theorem.returns.name},
        "positive": [plain_formula(condition) for condition in form.conditions],
        "rounding": form.rounding,
        "inputs": [variable.name for variable in form.theorem.variables if variable != form.unknown],
        "assumes": [assumption.statement for assumption in form.theorem.assumes],
    }
