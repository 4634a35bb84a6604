"""`work`: what learners compute, worked out by hand from a few rows: `work entropy 9 5`."""

from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside
from bounds.command_line.completing import among, not_yet_told
from bounds.command_line.refusing import Refused, json_option, known, sentences
from laboratory.by_hand import CALLED, FORMS, QUANTITIES, SUBJECTS, ByHand, WorkedOut
from laboratory.command_line.checking import in_rows, quoted

PLAIN = "text"
NAMES = "names"  # the setting that a table's own names of its columns fill


def _settings(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The settings of the quantity on the line that have no value yet: `k=`, `metric=`."""
    quantity = QUANTITIES.get(str(context.params.get("quantity")))
    names = quantity.settings if quantity else ()
    return not_yet_told(names, context.params.get("entries"), incomplete)


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("quantity", default="", shell_complete=among(lambda: QUANTITIES))
@click.argument("entries", nargs=-1, metavar="[NAME=VALUE]... [ROW]...", shell_complete=_settings)
@click.option("--input", "source", metavar="FILE", type=click.Path(allow_dash=True),
              help="A table of rows (CSV, with or without a header); - is standard input.")  # fmt: skip
@click.option("--format", "form", type=click.Choice(list(FORMS)), default=PLAIN, show_default=True,
              help="csv has the run as a table, where it is more than its lines.")  # fmt: skip
@json_option
def work(quantity: str, entries: tuple[str, ...], source: str | None, form: str, as_json: bool) -> None:
    """Work out by hand what a learner computes: every line that one writes, and the result.

    Example: ltlab work information_gain "2 3" "4 0" "3 2"

    Example: ltlab work perceptron_weights "2 1 +" "1 3 -" "3 2 +" "0 1 -"

    Example: ltlab work knn_label k=3 "1 1 A" "2 1 A" "4 4 B" "5 3 B" "4 2 B" "3 2 ?" --format latex

    Without a quantity all of them are listed. How the rows were read is written to standard error. `ltlab check` takes
    the same rows and an answer, and names the slip of a wrong one.
    """
    if not quantity:
        _list(as_json)
        return
    if as_json and form != PLAIN:
        raise Refused(f"--format writes {form} and --json an object: ask for one of them")
    quantity = CALLED.get(quantity.casefold().replace("-", "_").replace(" ", "_"), quantity)
    chosen = QUANTITIES[known(quantity, QUANTITIES, "quantity", "ltlab work")]
    with sentences(ValueError):
        rows, settings = chosen.read(in_rows(entries))
        if source is not None:
            rows = [*rows, *_rows_of(source, chosen, settings)]
    if not rows:
        raise Refused(f"{quantity} needs {chosen.needs}: {' '.join(map(quoted, chosen.example))}")
    with sentences(ValueError):
        worked = chosen.works_out(*rows, **settings)
    if as_json:
        _echo(chosen, rows, settings, worked)
        return
    tell_aside(f"read as {worked.read}")
    click.echo(FORMS[form](chosen, worked), nl=False)


def _rows_of(source: str, quantity: ByHand, settings: dict[str, Any]) -> list[list[Any]]:
    """The rows of a file; the names of its columns become a setting where the quantity has it."""
    try:
        with click.open_file(source, encoding="utf-8-sig") as file:
            rows, names = quantity.read_file(file.read())
    except (OSError, UnicodeDecodeError):
        raise Refused(f"{source[:60]} is no file of rows that can be read") from None
    if names and NAMES in quantity.settings:
        settings.setdefault(NAMES, names)
    elif names:
        tell_aside(f"the first row read as the names of the columns: {', '.join(names)}")
    return rows


def _list(as_json: bool) -> None:
    if as_json:
        echo_json(
            quantities=[
                {"quantity": quantity.name, "subject": subject, "title": quantity.title, "needs": quantity.needs,
                 "example": quantity.example, "settings": list(quantity.settings)}
                for subject, of in SUBJECTS.items() for quantity in of
            ]
        )  # fmt: skip
        return
    for subject, of in SUBJECTS.items():
        click.echo(subject)
        for quantity in of:
            click.echo(f"  {quantity.name:<22} {quantity.title}")


def _echo(quantity: ByHand, rows: list[Any], settings: dict[str, Any], worked: WorkedOut) -> None:
    echo_json(
        quantity=quantity.name,
        rows=rows,
        given=settings,
        read=worked.read,
        value=worked.value,
        **({"unit": worked.unit} if worked.unit else {}),
        **({"order": worked.order} if worked.order else {}),
        steps=worked.steps,
        **({"table": worked.table} if worked.table else {}),
        by_conventions=[{"words": other.words, "value": other.value} for other in worked.also],
        slips=[{"words": slip.words, "value": slip.value} for slip in worked.mistakes],
    )
