"""Many theorems side by side: `compare`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import click

from bounds import theorems
from bounds.batches.answers import COMPARED, NONE, QUESTION, comparisons, facts
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import format_answer, tell_aside, texts
from bounds.command_line.batches import Rows, answer_rows, format_option, input_option, is_batch, typed_values
from bounds.command_line.completing import questions, told_facts
from bounds.command_line.refusing import Refused, answer_is_no, json_option, sentences
from bounds.comparison.compare import Comparison, compare
from bounds.comparison.questions import QUESTIONS
from bounds.comparison.typed_facts import check_facts, readable_facts

UNKNOWN = "unknown"


@click.command("compare")
@click.argument("entries", nargs=-1, metavar="[FACTS]...", shell_complete=told_facts)
@click.option(
    "--ask",
    shell_complete=questions,
    help=f"{', '.join(QUESTIONS)}; default: m where only epsilon is given, otherwise all.",
)
@click.option("--realizable", metavar="yes|no|unknown", default=UNKNOWN, show_default=True)
@json_option
@input_option
@format_option
def compare_theorems(
    entries: tuple[str, ...], ask: str | None, realizable: str, as_json: bool, source: str | None, written: str | None
) -> None:
    """Compare all theorems that apply to the given inputs, with the reasons why they differ.

    Example: ltlab compare d=10 epsilon=0.05 delta=0.05

    Letters of books and everyday words are inputs too (n=1000 alpha=5% H=1000 mistakes=50). How they were understood,
    and what else they may mean, is written to standard error.

    Assumptions are given by yes or no: size_fixed=yes, fixed_hypothesis=no.

    Exit code 1 where no theorem applies. Many at once: as for `ltlab value`, a line for each row and theorem; a file
    of rows may have the columns ask and realizable.
    """
    if is_batch(entries, source, written):
        _compare_rows(entries, ask, realizable, source, written or ("jsonl" if as_json else "csv"))
        return
    facts = texts(entries)
    ask, realizable = facts.pop("ask", ask), facts.pop("realizable", realizable)
    with sentences(ValueError):
        comparison = compare(ask=ask, realizable=realizable, **facts)
    tell_aside(*comparison.echo)
    if as_json:
        echo_json(**_as_json(comparison))
    else:
        click.echo(_as_text(comparison))
    if not comparison.rows:
        answer_is_no()


def _compare_rows(entries: Sequence[str], ask: str | None, realizable: str, source: str | None, written: str) -> None:
    """Compare by every row of inputs, and write each applicable theorem at once."""
    with sentences(ValueError):
        typed = typed_values(entries, _whole(entry.partition("=")[0] for entry in entries))
        check_facts(typed.keys() - QUESTION, ask)
        question = {"ask": ask, "realizable": None if realizable == UNKNOWN else realizable}
        options = {name: [value] for name, value in question.items() if value is not None}
        answer_rows(Rows({**options, **typed}, source, facts()), COMPARED, COMPARED, written, _check_first, _answers)


def _answers(row: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    return comparisons(row)


def _check_first(row: Mapping[str, Any]) -> None:
    facts = readable_facts(row, row.get("ask"))
    if not facts.keys() - QUESTION:
        raise Refused("no column is an input of a theorem, such as m, delta, d or ln_size")
    tell_aside(*(f"{name} read as {reading.words}" for name, reading in facts.items() if reading))


def _whole(names: Iterable[str]) -> set[str]:
    """The names of facts that are whole numbers in whatever theorem."""
    variables = [variable for theorem in theorems.values() for variable in theorem.variables]
    own = {variable.name for variable in variables} - {
        variable.name for variable in variables if not variable.domain.integer
    }
    read = {name: reading for name, reading in readable_facts(names).items() if reading}
    return own - read.keys() | {name for name, reading in read.items() if reading.word.domain.integer}


def _as_json(comparison: Comparison) -> dict[str, Any]:
    rows = [
        {
            "theorem": row.slug,
            "event": row.event,
            "reading": row.reading,
            "value": row.value,
            **({} if row.whole is None else {"whole": row.whole}),
            "vacuous": row.vacuous,
            "certified": row.certified,
            "both_sides": row.both_sides,
            "why": row.why,
            **({"ends": row.theorem.ends} if row.theorem.ends else {}),
            "needs": [need.key for need in row.needs],
            "given": row.inputs,
        }
        for row in comparison
    ]
    unlocks = [
        {
            "fact": unlock.variable.name,
            "supposed": unlock.supposed,
            "theorem": unlock.theorem.slug,
            "value": unlock.value,
        }
        for unlock in comparison.unlocks
    ]
    refused = [{"theorem": slug, "why": sentence} for slug, sentence in comparison.refused]
    left_out = [{"theorem": row.slug, "event": row.event, "why": row.why} for row in comparison.left_out]
    return {"question": comparison.question, "rows": rows, "unlocks": unlocks, "refused": refused, "left_out": left_out}


def _as_text(comparison: Comparison) -> str:
    lines = [] if comparison.rows else [NONE]
    for event, rows in comparison.groups.items():
        lines += ["", f"{event}{', in examples' if comparison.question == 'm' else ''}"]
        for row in rows:
            vacuous = "  vacuous" if row.vacuous else ""
            read = f", {row.reading}" if row.reading else ""
            value = format_answer(row.value if row.whole is None else row.whole)
            lines += [f"  {value:>16}  {row.slug}{read}{vacuous}{row.condition}", f"  {'':16}  {row.why}"]
    if comparison.unlocks:
        lines += ["", "With one more input:", *(f"  {unlock.text}" for unlock in comparison.unlocks)]
    if comparison.refused:
        lines += ["", "Not applicable:", *(f"  {slug}: {sentence}" for slug, sentence in comparison.refused)]
    if comparison.silent:
        lines += ["", "Theorems on these events that do not apply:"]
        lines += [f"  {', '.join(row.slug for row in out)}: {why}" for why, out in comparison.silent.items()]
    if comparison.unused:
        lines += ["", f"Not used: {', '.join(comparison.unused)}"]
    return "\n".join(lines).lstrip("\n")
