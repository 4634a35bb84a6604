"""Checking a formula: `check "(ln_size + ln(1/delta))/epsilon" finite_realizable unknown=m`."""

from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text


def check_formula(answer: str, theorem: Theorem, unknown: str | None, has_numbers: bool, as_json: bool) -> None:
    """The verdict on the formula, which counts for all inputs, and what differs."""
    from bounds.diagnosis.formulas import diagnose_formula

    if has_numbers:
        tell_aside("a formula is checked for all inputs, so these numbers are not used")
    with sentences():
        diagnosis = diagnose_formula(answer, theorem, unknown)
    if as_json:
        echo_json(**_as_object(answer, theorem, unknown, diagnosis))
    else:
        tell_aside(f"read as {diagnosis.read_as}")
        click.echo(diagnosis.sentence)
        for difference in diagnosis.differences:
            click.echo(f"  {in_plain_text(difference)}")
    if not diagnosis:
        answer_is_no()


def _as_object(answer: str, theorem: Theorem, unknown: str | None, diagnosis: Any) -> dict[str, Any]:
    differs = {"at": diagnosis.at, "gives": diagnosis.value, "value": diagnosis.right} if diagnosis.at else {}
    return {
        "theorem": theorem.slug,
        "unknown": unknown,
        "answer": answer,
        "read_as": diagnosis.read_as,
        "right": bool(diagnosis),
        "verdict": diagnosis.verdict,
        "points": diagnosis.points,
        **({"form": diagnosis.form} if diagnosis.form else {}),
        **({"factors": list(diagnosis.factors)} if diagnosis.factors else {}),
        **differs,
        "differences": [in_plain_text(difference) for difference in diagnosis.differences],
    }
