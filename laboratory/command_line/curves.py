"""`curve`: one learner in one world, at many sizes, with the promises that apply."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bounds.command_line.as_json import plain
from bounds.command_line.completing import among, not_yet_told
from bounds.command_line.refusing import Refused
from bounds.command_line.writing import check_writable, write
from bounds.reading.numbers import read_number
from bounds.spreadsheet import csv_rows
from laboratory.command_line.progress import watched
from laboratory.experiments import TRUE_RISK, missing, promises, rows_drawn_again, summary, table_of
from laboratory.sweeps import Block, Cell, Engine, plan_of, rows_of, settings_of
from laboratory.worlds import sources
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from learners import learners

if TYPE_CHECKING:
    import pandas as pd

NO_PROMISE = "none"
TOLD = ("theorem", "m", "runs", "training_error", "true_risk", "promised", "failures")


def _settings(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """What the learner and the world on the line can be told: `learner.k=`, `world.noise=`."""
    whose = (("learner", learners), ("world", {**sources, **dict.fromkeys(DATA_SETS, RealWorld)}))
    chosen = [(owner, known.get(str(context.params.get(owner)))) for owner, known in whose]
    names = [f"{owner}.{name}" for owner, made in chosen if made for name in settings_of(made)]
    return not_yet_told(names, context.params.get("settings"), incomplete)


@click.command()
@click.argument("learner", shell_complete=among(lambda: learners))
@click.argument("world", shell_complete=among(lambda: (*sources, *DATA_SETS)))
@click.argument("settings", nargs=-1, metavar="[NAME=VALUE]...", shell_complete=_settings)
@click.option("--sizes", default="20:2000:log8", show_default=True, help="A range, or sizes with commas: 20,100,500.")
@click.option("--runs", default=60, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--delta", default=0.05, show_default=True, help="Failure probability of the promises.")
@click.option("--promise", "wanted", multiple=True, shell_complete=among(lambda: (*promises(), NO_PROMISE)),
              help="Only this promise (several times for several); or none.")  # fmt: skip
@click.option("--workers", type=click.IntRange(min=1), help="Processes; left out: as many as there are cores.")
@click.option("--csv", type=click.Path(path_type=Path, dir_okay=False), help="Write every run here.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="Write the figure, which opens offline.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
def curve(
    learner: str, world: str, settings: tuple[str, ...], sizes: str, runs: int, seed: int, delta: float,
    wanted: tuple[str, ...], workers: int | None, csv: Path | None, html: Path | None, as_json: bool, theme: str,
) -> None:  # fmt: skip
    """Measure training error and true risk of LEARNER in WORLD by sample size, beside what theorems promise.

    WORLD may be a data set, too, such as iris: its rows are then drawn with replacement.

    Example: ltlab curve knn gaussian_pair learner.k=5 --sizes 20,80 --runs 10

    Settings are written learner.NAME=VALUE and world.NAME=VALUE. A run that fails is counted; exit code 1 then.
    """
    try:
        plan = plan_of(_told(learner, world, settings, sizes, runs, seed, delta, wanted))
    except ValueError as refusal:
        raise Refused(str(refusal)) from None
    check_writable(csv, html)
    cell = plan.cells[0]
    for name, why in cell.left_out:
        click.echo(f"without the promise {name}: {why}", err=True)
    table = _measured(cell, runs, Engine(workers=workers))
    summed = summary(table)
    _echo(summed, as_json)
    if csv:
        write(csv, csv_rows([table.columns, *table.itertuples(index=False)]))
    if html and summed["true_risk"].notna().any():
        write(html, _page(cell, summed, theme))
    lacking = missing(table)
    for one in lacking:
        click.echo(one.told(learner), err=True)
    if any(not one.theorem for one in lacking):
        raise SystemExit(1)


def _told(
    learner: str, world: str, settings: tuple[str, ...], sizes: str, runs: int, seed: int, delta: float,
    wanted: tuple[str, ...],
) -> dict[str, Any]:  # fmt: skip
    """The same as a plan."""
    whose: dict[str, dict[str, Any]] = {"learner": {"name": learner}, "world": {"name": world}}
    for entry in settings:
        place, equals, value = entry.partition("=")
        owner, dot, name = place.partition(".")
        if not (equals and dot and owner in whose and name):
            raise ValueError(f"settings are written learner.NAME=VALUE or world.NAME=VALUE; got {entry[:60]}")
        whose[owner][name] = _value(value)
    asked: Any = sizes if ":" in sizes else [read_number(size) for size in sizes.split(",")]
    asked_for: Any = "granted" if not wanted else NO_PROMISE if wanted == (NO_PROMISE,) else list(wanted)
    return {
        "seed": seed, "runs": runs, "delta": delta, "sizes": asked, "promises": asked_for,
        "learner": [whose["learner"]], "world": [whose["world"]],
    }  # fmt: skip


def _value(text: str) -> Any:
    words = {"true": True, "false": False, "none": None}
    return words[text.lower()] if text.lower() in words else read_number(text)


def _measured(cell: Cell, runs: int, engine: Engine) -> pd.DataFrame:
    """Every run, in order; standard error tells how far it is."""
    tasks = ((Block(0, run, 1), cell.plan) for run in range(runs))
    done = dict(watched(engine.done(rows_of, tasks), runs, "runs"))
    rows = (row for block in sorted(done, key=lambda block: block.first) for row in done[block])
    return table_of(rows, TRUE_RISK)


def _echo(summed: pd.DataFrame, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(plain(summed.to_dict("records")), ensure_ascii=False, allow_nan=False))
    else:
        click.echo(summed[list(TOLD)].to_string(index=False, float_format="{:.4g}".format))


def _page(cell: Cell, summed: pd.DataFrame, theme: str) -> str:
    from laboratory.offline import figure_html
    from laboratory.topics.learning_curves.figures import CurveLooks, learning_curves

    labels = {name: promise.label for name, promise in cell.plan.promises().items()}
    source = cell.plan.source()
    drawn = learning_curves(
        summed, labels, source.bayes_risk or None, CurveLooks(theme=theme), rows_drawn_again(source)
    )
    return figure_html(drawn, theme=theme)
