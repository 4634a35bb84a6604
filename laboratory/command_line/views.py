"""`views` lists them, `view` shows one: its numbers on the screen, its figures and its table in files."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import click

from bounds.batches.spreadsheet import csv_columns
from bounds.command_line.asking import tell_aside
from bounds.command_line.completing import among, not_yet_told
from bounds.command_line.writing import check_writable, write
from bounds.reading.lists import may_be_one
from bounds.solving.echoes import echo
from bounds.vocabulary.near import SHOWN, near
from laboratory.topics import ViewEntry, laboratories, views
from laboratory.views.fields import Field, Number, Settings, Text
from laboratory.views.view_result import ViewResult

OPTIONS = frozenset({"step", "html", "csv", "json", "theme"})  # no field of any view has such a name


@click.command("views")
def list_views() -> None:
    """List the views of all laboratories."""
    for address, laboratory in laboratories.items():
        click.echo(laboratory.title)
        for question, name in laboratory.views.items():
            click.echo(f"  {address}.{question}  {name}")
        if laboratory.python:
            click.echo(f"  in the app at /{address}, in Python {laboratory.python}")


def _fields(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The fields of the view on the line that are not set yet: `m=`, `seed=`."""
    entry = views.get(str(context.params.get("place")))
    names = [field.name for field in entry.view.fields] if entry else []
    return not_yet_told(names, context.params.get("settings"), incomplete)


@click.command()
@click.argument("place", metavar="VIEW", shell_complete=among(lambda: views))
@click.argument("settings", nargs=-1, metavar="[NAME=VALUE]...", shell_complete=_fields)
@click.option("--step", type=int, help="The step to show, if the view has steps.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="A page that opens offline.")
@click.option("--csv", type=click.Path(path_type=Path, dir_okay=False), help="The figure's numbers.")
@click.option("--json", "as_json", is_flag=True, help="The answer as JSON.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
def view(place: str, settings: tuple[str, ...], step: int | None, html: Path | None, csv: Path | None, as_json: bool,
         theme: str) -> None:  # fmt: skip
    """Show VIEW for these values, and for the defaults of all its other fields.

    Example: ltlab view optimisation.rate condition=20 --html out.html
    """
    entry = _entry(place)
    check_writable(html, csv)
    values, step = _values_and_step(entry, settings, step)
    if step is not None and entry.view.player is None:
        raise click.UsageError(f"{place} has no steps; leave --step out")
    try:
        visible = entry(step=step, theme=theme, **values)
        text = _as_record(visible) if step is None else {"step": visible.step, **_as_record(visible)}
    except ValueError as refusal:
        raise click.UsageError(str(refusal)) from refusal
    tell_aside(*readings_told(entry.view.fields, values, visible.inputs))
    click.echo(json.dumps(text, ensure_ascii=False, default=str) if as_json else "\n\n".join(_lines(text)))
    if html:
        from laboratory.views.offline import as_html

        write(html, as_html(entry.name, visible))
    if csv:
        write(csv, csv_columns(visible.table))


def _entry(place: str) -> ViewEntry:
    if place not in views:
        meant = near(place, views)
        hint = f"did you mean {', '.join(meant)}?" if meant else "`ltlab views` lists them all"
        raise click.UsageError(f"there is no view {place[:SHOWN]}; {hint}")
    return views[place]


def _pair(setting: str) -> tuple[str, str]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise click.UsageError(f"settings are written name=value; got {setting}")
    return name, value


def _values_and_step(
    entry: ViewEntry, settings: tuple[str, ...], step: int | None
) -> tuple[dict[str, str], int | None]:
    """The fields as they are typed, or as an address of the app has them (`bag.m=40`), and the step.

    In an address the step is a setting like the others, by the player's own name; here it is an option, too.
    """
    values = {name.removeprefix(entry.key("")): value for name, value in map(_pair, settings)}
    for name in (OPTIONS | {entry.view.step}) & set(values):
        if name in OPTIONS - {"step"}:
            raise click.UsageError(f"{name} is an option, not a field: --{name} {values[name]}".rstrip())
        if not (text := values.pop(name)).lstrip("-").isdecimal():
            raise click.UsageError(f"{name} (the step to show) must be an integer; got {text[:SHOWN]}")
        if step not in {None, number := int(text[:SHOWN])}:
            raise click.UsageError(f"the step is either {step} or {number}; set it once")
        step = number
    return values, step


def readings_told(fields: Iterable[Field], typed_values: Mapping[str, str], values: Settings) -> Iterator[str]:
    """How numbers were read that others read otherwise, alone or in a list, each `name = text read as` these."""
    for field in fields:
        text = typed_values.get(field.name, "").strip()
        understood_as = echo(text) if isinstance(field, Number) else ""
        if isinstance(field, Text) and may_be_one(text) and (in_full := field.to_text(values[field.name])) != text:
            understood_as = in_full
        if understood_as:
            yield f"{field.name} = {text[:SHOWN]} read as {understood_as}"


def _as_record(result: ViewResult) -> dict[str, Any]:
    return {
        "asked": {field.name: field.to_text(result.inputs[field.name]) for field in result.view.fields},
        "headline": result.headline.sentence,
        "sentence": result.sentence,
        "more": result.more,
    }


def _lines(entries: dict[str, Any]) -> list[str]:
    sentence = ", ".join(f"{name} = {value}" for name, value in entries["asked"].items())
    return [sentence, *(text for text in (entries["headline"], entries["sentence"], entries["more"]) if text)]
