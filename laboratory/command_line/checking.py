"""`check`, with the numbers that learners compute: `check 0.652 entropy 9 5`."""

from collections.abc import Sequence
from inspect import cleandoc
from typing import Any

import click

from bounds import theorems
from bounds.command_line import checking as of_theorems
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.checking_classes import CHECKED
from bounds.command_line.completing import among
from bounds.command_line.refusing import Refused, answer_is_no, known, sentences
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.numbers import digits_of
from bounds.vocabulary.plain_mathematics import in_plain_text
from laboratory import by_hand
from laboratory.by_hand import WorkedOut

DIGITS = 12


def _all_that_is_checked() -> tuple[str, ...]:
    return (*CHECKED, *by_hand.QUANTITIES, *theorems)


def _check(answer: str, slug: str, entries: tuple[str, ...], as_json: bool, steps: bool) -> None:
    slug = by_hand.CALLED.get(slug, slug)
    if slug not in by_hand.QUANTITIES:
        if steps:
            raise Refused(f"--steps goes with what learners compute: {', '.join(by_hand.QUANTITIES)}")
        if slug and "=" not in slug:
            known(slug, _all_that_is_checked(), "theorem", "ltlab list")
        of_theorems.check.callback(answer, slug, entries, as_json)  # type: ignore[misc]
        return
    quantity = by_hand.QUANTITIES[slug]
    with sentences(ValueError):
        rows, settings = quantity.read(in_rows(entries))
    if not rows:
        raise Refused(f"{slug} needs {quantity.needs}: {' '.join(map(quoted, quantity.example))}")
    with sentences(ValueError):
        worked = quantity.works_out(*rows, **settings)
        result = by_hand.check(answer, slug, *rows, **settings)
    if as_json:
        _echo(answer, slug, (rows, settings), worked, result)
    else:
        tell_aside(f"read as {worked.read}")
        _tell(answer, result)
        for place, line in enumerate(worked.steps if steps else (), start=1):
            click.echo(f"  {place}. {line}")
    if not result:
        answer_is_no()


def in_rows(words: Sequence[str]) -> str:
    """A word with several numbers is a row; where each has one, all together are."""
    rows = [word for word in words if "=" not in word]
    single = not any(len(row.replace(",", " ").split()) > 1 or ";" in row for row in rows)
    return "; ".join([*(word for word in words if "=" in word), *([" ".join(rows)] if single else rows)])


def quoted(word: str) -> str:
    """The word as it is typed in a shell."""
    return f'"{word}"' if " " in word else word


def _tell(answer: str, result: Diagnosis) -> None:
    right = digits_of(result.value, DIGITS)
    if result.right:
        click.echo(f"right: {answer}")
        if result.form:
            click.echo(f"  with {result.form}; as the question is read here it is {right}")
    elif result.verdict is Verdict.TOO_FEW_DIGITS:
        click.echo(f"{result.verdict}: {answer}\n  {asks_for(result.enough)}")
    else:
        click.echo(f"{result.verdict}: {right}")
        for words in [slip.words for slip in result.slips] or ["that answer matches no common mistake"]:
            click.echo(f"  {in_plain_text(words)}")


def _echo(answer: str, slug: str, inputs: tuple[Any, dict[str, Any]], worked: WorkedOut, result: Diagnosis) -> None:
    rows, settings = inputs
    echo_json(
        quantity=slug,
        rows=rows,
        given=settings,
        read=worked.read,
        answer=answer,
        right=result.right,
        verdict=result.verdict,
        value=result.value,
        form=result.form,
        **({"enough": result.enough} if result.enough else {}),
        slips=[{"words": slip.words, "value": slip.value, "others": slip.others} for slip in result.slips],
        steps=worked.steps,
    )


MORE = f"""

What learners compute is checked from rows: ltlab check 0.652 entropy 9 5, ltlab check 0.2467 information_gain "2 3"
"4 0" "3 2", ltlab check 7 perceptron_updates "2 1 +" "1 3 -" "3 2 +" "0 1 -". Without rows each lists what it needs:
{", ".join(by_hand.QUANTITIES)}. `ltlab work` works them out without an answer.
"""
STEPS = click.Option(
    ["--steps"], is_flag=True, help="Show the lines to write as well, with the right answer, for what learners compute."
)
SLUG = click.Argument(["slug"], metavar="[THEOREM]", default="", shell_complete=among(_all_that_is_checked))
check = click.Command(
    "check",
    callback=_check,
    params=[*(SLUG if param.name == SLUG.name else param for param in of_theorems.check.params), STEPS],
    help=f"{cleandoc(of_theorems.check.help or '')}{MORE}",
    context_settings=of_theorems.check.context_settings,
)
