"""Many theorems side by side: `compare`."""

from __future__ import annotations

from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import inputs, shown
from bounds.command_line.refusing import answer_is_no, json_option, known, sentences
from bounds.compare import Comparison, compare

REALIZABLE = {"yes": True, "no": False, "unknown": None}


@click.command("compare")
@click.argument("facts", nargs=-1)
@click.option(
    "--ask", help='"true risk", "gap", "excess risk" or "m"; left out: m where only epsilon is given, else all.'
)
@click.option("--realizable", type=click.Choice(list(REALIZABLE)), default="unknown", show_default=True)
@json_option
def compare_theorems(facts: tuple[str, ...], ask: str | None, realizable: str, as_json: bool) -> None:
    """Compare every theorem that the facts suffice for, and say why they differ.

    Example: ltlab compare d=10 epsilon=0.05 delta=0.05

    Exit code 1 where no theorem applies.
    """
    told = inputs(facts)
    ask, realizable = told.pop("ask", ask), str(told.pop("realizable", realizable))
    known(realizable, REALIZABLE, "answer to realizable", "ltlab compare -h")
    with sentences(ValueError):
        comparison = compare(ask=ask, realizable=REALIZABLE[realizable], **told)
    if as_json:
        echo_json(**_as_json(comparison))
    else:
        click.echo(_as_text(comparison))
    if not comparison.rows:
        answer_is_no()


def _as_json(comparison: Comparison) -> dict[str, Any]:
    rows = [
        {
            "theorem": row.slug,
            "event": row.event,
            "value": row.value,
            "vacuous": row.vacuous,
            "certified": row.certified,
            "both_sides": row.both_sides,
            "why": row.why,
            "needs": [need.key for need in row.needs],
            "given": row.given,
        }
        for row in comparison
    ]
    unlocks = [
        {"fact": one.variable.name, "supposed": one.supposed, "theorem": one.theorem.slug, "value": one.value}
        for one in comparison.unlocks
    ]
    refused = [{"theorem": slug, "why": sentence} for slug, sentence in comparison.refused]
    left_out = [{"theorem": one.slug, "event": one.event, "why": one.why} for one in comparison.left_out]
    return {"asked": comparison.asked, "rows": rows, "unlocks": unlocks, "refused": refused, "left_out": left_out}


def _as_text(comparison: Comparison) -> str:
    lines = [] if comparison.rows else ["No theorem applies to these facts alone."]
    for event, rows in comparison.groups.items():
        lines += ["", f"{event}{', in examples' if comparison.asked == 'm' else ''}"]
        for row in rows:
            vacuous = "  says nothing" if row.vacuous else ""
            lines += [f"  {shown(row.value):>16}  {row.slug}{vacuous}", f"  {'':16}  {row.why}"]
    if comparison.unlocks:
        lines += ["", "One more fact would buy:", *(f"  {one.says}" for one in comparison.unlocks)]
    if comparison.refused:
        lines += ["", "No answer from:", *(f"  {slug}: {sentence}" for slug, sentence in comparison.refused)]
    if comparison.silent:
        lines += ["", "Left out of these events:"]
        lines += [f"  {', '.join(one.slug for one in out)}: {why}" for why, out in comparison.silent.items()]
    if comparison.unused:
        lines += ["", f"Not used: {', '.join(comparison.unused)}"]
    return "\n".join(lines).lstrip("\n")
