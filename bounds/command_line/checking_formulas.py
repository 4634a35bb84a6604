"""Checking a formula: `check "(ln_size + ln(1/delta))/epsilon" finite_realizable unknown=m`."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.theorem import Theorem
from bounds.vocabulary.plain_mathematics import in_plain_text

UNUSED = "a formula is checked for all inputs, so these numbers are not used"


def check_formula(answer: str, theorem: Theorem, unknown: str | None, has_numbers: bool, as_json: bool) -> None:
    """The verdict on the formula, which counts for all inputs, and what differs."""
    from bounds.diagnosis.formulas import diagnose_formula

    if has_numbers:
        tell_aside(UNUSED)
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


def check_unnamed_formula(answer: str, has_numbers: bool, as_json: bool) -> None:
    """The theorems that the formula is, or of whose formula usual slips make it; exit code 1 where it is none."""
    from bounds.identification.formulas import identify_formula

    if has_numbers:
        tell_aside(UNUSED)
    with sentences():
        matches = identify_formula(answer)
    if as_json:
        echo_json(
            answer=answer, right=any(match.is_right for match in matches),
            theorems=[_as_object(answer, match.theorem, match.unknown or None, match.diagnosis) for match in matches],
        )  # fmt: skip
    else:
        click.echo("\n".join(_lines(matches)) or "no theorem has this formula, nor with a usual slip")
    if not any(match.is_right for match in matches):
        answer_is_no()


def _lines(matches: Sequence[Any]) -> Iterator[str]:
    for match in matches:
        of = f" for {match.theorem.variable(match.unknown).label}" if match.unknown else ""
        yield f"{match.diagnosis.verdict}: {match.theorem.title} ({match.theorem.slug}){of}"
        yield f"  read as {match.diagnosis.read_as}"
        yield from ([f"  {in_plain_text(match.diagnosis.form)}"] if match.diagnosis.form else [])
        yield from (f"  {in_plain_text(words)}" for words in match.diagnosis.differences)


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
