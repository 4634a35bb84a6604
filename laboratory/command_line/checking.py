"""`check`, with the numbers that learners compute: `check 0.652 entropy 9 5`."""

from __future__ import annotations

from collections.abc import Sequence

import click

from bounds.command_line import checking as of_theorems
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import shown
from bounds.command_line.refusing import Refused, answer_is_no, sentences
from bounds.diagnose import Diagnosis
from bounds.diagnosing.verdict import Verdict, asks_for
from laboratory import by_hand


def _check(answer: str, slug: str, given: tuple[str, ...], as_json: bool) -> None:
    if slug not in by_hand.QUANTITIES:
        of_theorems.check.callback(answer, slug, given, as_json)  # type: ignore[misc]
        return
    with sentences(ValueError):
        rows, numbers = by_hand.read(_in_rows(given))
    quantity = by_hand.QUANTITIES[slug]
    if not rows:
        raise Refused(f"{slug} needs {quantity.needs}: {' '.join(map(_quoted, quantity.example))}")
    with sentences(ValueError):
        found = by_hand.check(answer, slug, *rows, **numbers)
    if as_json:
        _echo(answer, slug, rows, numbers, found)
    else:
        _tell(answer, found)
    if not found:
        answer_is_no()


def _in_rows(words: Sequence[str]) -> str:
    """A word with several numbers is a row; where each has one, all together are."""
    rows = [word for word in words if "=" not in word]
    single = not any(len(row.replace(",", " ").split()) > 1 or ";" in row for row in rows)
    return "; ".join([*(word for word in words if "=" in word), *([" ".join(rows)] if single else rows)])


def _quoted(word: str) -> str:
    return f'"{word}"' if " " in word else word


def _tell(answer: str, found: Diagnosis) -> None:
    if found.right:
        click.echo(f"right: {answer}")
    elif found.verdict is Verdict.TOO_FEW_DIGITS:
        click.echo(f"{found.verdict}: {answer}\n  {asks_for(found.enough)}")
    else:
        click.echo(f"{found.verdict}: {shown(found.value)}")
        for words in [slip.words for slip in found.slips] or ["no slip that we know of gives that number"]:
            click.echo(f"  {words}")


def _echo(answer: str, slug: str, rows: list[list[float]], numbers: dict[str, float], found: Diagnosis) -> None:
    echo_json(
        quantity=slug,
        rows=rows,
        given=numbers,
        answer=answer,
        right=found.right,
        verdict=found.verdict,
        value=found.value,
        **({"enough": found.enough} if found.enough else {}),
        slips=[{"words": slip.words, "value": slip.value, "others": slip.others} for slip in found.slips],
    )


MORE = """

Numbers that learners compute are checked from their rows: ltlab check 0.652 entropy 9 5, ltlab check 0.2467
information_gain "2 3" "4 0" "3 2", ltlab check 0.42 adaboost_vote m=10 "1 2 3" "4 5".
"""
check = click.Command(
    "check",
    callback=_check,
    params=of_theorems.check.params,
    help=f"{of_theorems.check.help}{MORE}",
    context_settings=of_theorems.check.context_settings,
)
