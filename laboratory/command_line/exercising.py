"""`exercises`: sheets for a course, in the formats of its platform."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bounds.command_line.completing import among
from bounds.command_line.refusing import Refused, sentences
from bounds.command_line.writing import write, writing
from bounds.exercises import DIFFICULTIES, families
from bounds.exercises.platforms import FORMATS, export, key_table
from bounds.exercises.variants import variants
from bounds.vocabulary.near import unknown

USUAL, EASIEST = "markdown", "easy"
POOLS = "random-questions"
LIST = "list"


def _works(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    from laboratory.exercises.chapters import works

    return [name for name in (*works(), LIST) if name.startswith(incomplete)]


def _chapters(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The chapters of the notes on the line."""
    from laboratory.exercises.chapters import chapters

    options = chapters(str(context.params.get("notes")))
    return [name for name in (*options, LIST) if name.startswith(incomplete)]


@click.command()
@click.option("--family", shell_complete=among(families), help="Family of theorems. Default: all in turn.")
@click.option("--notes", shell_complete=_works, help="Lecture notes to follow, with --chapter; `list` lists them.")
@click.option("--chapter", shell_complete=_chapters, help="A chapter of these notes; `list` lists them.")
@click.option("--number", type=click.IntRange(1, 50), default=10, show_default=True)
@click.option("--difficulty", type=click.Choice(list(DIFFICULTIES)), help=f"For theorems. Default: {EASIEST}.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="One seed, one sheet.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default=USUAL, show_default=True)
@click.option("--variants", "count", type=click.IntRange(1, 500), default=1, show_default=True,
              help="Sheets with the same theorems and other numbers: one for each student.")  # fmt: skip
@click.option("--title", help="Title of the sheet.")
@click.option("--out", type=click.Path(path_type=Path), help="A file; for variants a folder, which gets key.csv, too.")
def exercises(
    family: str | None, notes: str | None, chapter: str | None, number: int, difficulty: Any, seed: int, form: str,
    count: int, title: str | None, out: Path | None,
) -> None:  # fmt: skip
    """Make a sheet of exercises, with keys, tolerances, common mistakes and worked solutions.

    Example: ltlab exercises --family hoeffding --number 3 --seed 7

    Keys and tolerances are those of `ltlab check`. The feedback on a wrong answer is the mistake that gives it.
    """
    if LIST in (notes, chapter):
        _list(notes, chapter)
        return
    _check_together(family, notes, chapter, difficulty)
    level = difficulty or EASIEST
    with sentences():
        sheets = _sheets(family, notes, chapter, number, level, seed, count)
    if not sheets[0]:
        raise Refused(f"there are no exercises of difficulty {level} here: try another --difficulty")
    name = title or f"Exercises {' '.join(filter(None, (family, notes, chapter)))}".strip() + f", set {seed}"
    if count > 1:
        _write_variants(sheets, form, name, out)
    else:
        _write(export(sheets[0], form, name), out)


def _check_together(family: str | None, notes: str | None, chapter: str | None, difficulty: str | None) -> None:
    """Refuse what would be ignored: theorems are chosen by family and difficulty, notes by chapter."""
    if notes is None and chapter is None:
        return
    if others := [name for name, value in (("--family", family), ("--difficulty", difficulty)) if value is not None]:
        verb = "chooses" if len(others) == 1 else "choose"
        raise Refused(f"{' and '.join(others)} {verb} among theorems; a chapter of --notes has its own exercises")
    if notes is None:
        raise Refused("--chapter goes with --notes: `ltlab exercises --notes list --chapter list` names both")


def _sheets(
    family: str | None, notes: str | None, chapter: str | None, number: int, difficulty: Any, seed: int, count: int
) -> Sequence[Sequence[Any]]:
    if notes is None:
        return variants(seed, number, count, family, difficulty)
    from laboratory.exercises.chapters import chapters, works
    from laboratory.exercises.sets import chapter_variants

    if notes not in works():
        raise Refused(unknown("set of notes", notes, works(), "`ltlab exercises --notes list`"))
    if chapter is None:
        raise Refused(f"--notes goes with --chapter: `ltlab exercises --notes {notes} --chapter list` names them")
    if chapter not in chapters(notes):
        raise Refused(unknown("chapter", chapter, chapters(notes), "`ltlab exercises --chapter list`"))
    return chapter_variants(notes, chapter, seed, number, count)


def _list(notes: str | None, chapter: str | None) -> None:
    from laboratory.exercises.chapters import chapters, works

    for work in works():
        if notes in (work, "list", None):
            click.echo(work)
            for name in chapters(work) if chapter == "list" else ():
                click.echo(f"  {name}")


def _write(content: bytes, out: Path | None) -> None:
    if out is None:
        sys.stdout.buffer.write(content)
    else:
        write(out, content)


def _write_variants(sheets: Sequence[Sequence[Any]], form: str, title: str, out: Path | None) -> None:
    if out is None:
        raise click.UsageError("variants are files of their own: name a folder with --out")
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
    for variant, sheet in enumerate(sheets, 1):
        path = out / f"variant-{variant:03d}.{FORMATS[form].suffix}"
        write(path, export(sheet, form, f"{title}, variant {variant}"))
    pools = FORMATS[form].pools(title, sheets)
    if pools is not None:
        write(out / f"{POOLS}.{FORMATS[form].suffix}", pools)
    write(out / "key.csv", key_table(sheets))
    besides = "" if pools is None else f", {POOLS}.{FORMATS[form].suffix} (all in one, a category for each question)"
    click.echo(f"{len(sheets)} variants{besides} and key.csv in {out}")
