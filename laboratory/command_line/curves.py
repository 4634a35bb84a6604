"""`curve`: one learner on one data distribution, at many sizes, with the bounds that apply."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bounds.batches.spreadsheet import csv_rows
from bounds.command_line.as_json import plain
from bounds.command_line.asking import tell_aside
from bounds.command_line.completing import among, not_yet_told, or_a_file
from bounds.command_line.refusing import Refused
from bounds.command_line.writing import check_writable, write
from bounds.reading.lists import may_be_one
from bounds.reading.numbers import read_number
from bounds.solving.echoes import echo
from bounds.vocabulary.near import SHOWN
from laboratory.command_line.progress import watched
from laboratory.experiments import (
    NOT_DRAWN,
    TRUE_RISK,
    bound_adapters,
    measure_in,
    measure_of,
    missing,
    rows_drawn_again,
    summary,
    table_of,
)
from laboratory.experiments.plan import usual_sizes
from laboratory.sweeps import Block, Cell, Engine, SweepPlan, given_table, plan_of, rows_of, settings_of
from laboratory.topics.learning_curves.run import DELTA, LARGEST, RUNS, SEED, SMALLEST, STEPS
from laboratory.topics.learning_curves.text import remarks_in_words
from laboratory.worlds import worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from learners import learners

if TYPE_CHECKING:
    import pandas as pd

NO_BOUND = "none"
USUAL_SIZES = f"{SMALLEST.default}:{LARGEST.default}:log{STEPS.default}"
# The columns that are printed, by what was measured.
TOLD = {
    TRUE_RISK.column: ("theorem", "m", "runs", "training_error", "true_risk", "bound", "failures"),
    NOT_DRAWN.column: (
        "theorem", "m", "runs", "training_error", "error_not_drawn", "rows_not_drawn", "risk_low", "risk_high",
        "bound",
    ),
}  # fmt: skip


def _settings(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The settings of the learner and the distribution on the line: `learner.n_neighbors=`, `world.noise=`."""
    whose = (("learner", learners), ("world", {**worlds, **dict.fromkeys(DATA_SETS, RealWorld)}))
    chosen = [(owner, known.get(str(context.params.get(owner)))) for owner, known in whose]
    names = [f"{owner}.{name}" for owner, made in chosen if made for name in settings_of(made)]
    return not_yet_told(names, context.params.get("settings"), incomplete)


@click.command()
@click.argument("learner", shell_complete=among(lambda: learners))
@click.argument("world", shell_complete=or_a_file(among(lambda: (*worlds, *DATA_SETS))))
@click.argument("settings", nargs=-1, metavar="[NAME=VALUE]...", shell_complete=_settings)
@click.option("--sizes", show_default=f"{USUAL_SIZES}; of a table up to half its rows",
              help="A range, or sizes with commas: 20,100,500.")  # fmt: skip
@click.option("--runs", default=RUNS.default, show_default=True)
@click.option("--seed", default=SEED.default, show_default=True)
@click.option("--delta", default=DELTA.default, show_default=True, help="Failure probability of the bounds.")
@click.option("--bound", "wanted", multiple=True, shell_complete=among(lambda: (*bound_adapters(), NO_BOUND)),
              help="Only this bound (several times for several); or none.")  # fmt: skip
@click.option("--workers", type=click.IntRange(min=1), help="Processes. Default: the number of cores.")
@click.option("--csv", type=click.Path(path_type=Path, dir_okay=False), help="Write every run here.")
@click.option("--html", type=click.Path(path_type=Path, dir_okay=False), help="Write the figure, which opens offline.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--theme", type=click.Choice(["light", "dark"]), default="light", show_default=True)
def curve(
    learner: str, world: str, settings: tuple[str, ...], sizes: str | None, runs: int, seed: int, delta: float,
    wanted: tuple[str, ...], workers: int | None, csv: Path | None, html: Path | None, as_json: bool, theme: str,
) -> None:  # fmt: skip
    """Measure training error and true risk of LEARNER on WORLD, a data distribution, by sample size, beside bounds.

    WORLD may be a data set, such as iris: its rows are then drawn with replacement. Or a file with a table of your own
    (CSV, workbook, Parquet): the rows not drawn then measure the error. world.label=COLUMN names the column of its
    labels, world.positive=CLASS the positive class, world.as.COLUMN=categories how a column is read.

    Example: ltlab curve knn gaussian_pair learner.n_neighbors=5 --sizes 20,80 --runs 10

    Settings are written learner.NAME=VALUE and world.NAME=VALUE. A run that fails is counted; exit code 1 then.
    """
    rest = {
        "seed": seed, "runs": runs, "delta": delta,
        "bounds": "all" if not wanted else NO_BOUND if wanted == (NO_BOUND,) else list(wanted),
    }  # fmt: skip
    try:
        plan = _planned(learner, world, settings, sizes, rest)
    except ValueError as refusal:
        raise Refused(str(refusal)) from None
    tell_aside(*_understood(sizes or "", plan.cells[0].plan.sizes, settings))
    check_writable(csv, html)
    for line in (line for table in plan.tables for line in table.understood):
        click.echo(line, err=True)
    cell = plan.cells[0]
    for name, why in cell.left_out:
        click.echo(f"without the bound {name}: {why}", err=True)
    table = _measured(cell, runs, Engine(workers=workers))
    summed = summary(table)
    if condition := measure_of(summed).condition:
        table, summed = table.assign(condition=condition), summed.assign(condition=condition)
    _echo(summed, condition, as_json)
    if csv:
        write(csv, csv_rows([table.columns, *table.itertuples(index=False)]))
    if html and summed[measure_of(summed).column].notna().any():
        write(html, _page(cell, summed, theme))
    lacking = missing(table)
    for item in lacking:
        click.echo(item.sentence(learner), err=True)
    if any(not item.theorem for item in lacking):
        raise SystemExit(1)


def _planned(
    learner: str, world: str, settings: Sequence[str], sizes: str | None, rest: Mapping[str, Any]
) -> SweepPlan:
    """Raises ValueError, in one sentence."""
    entries = _settings_told(settings)
    taught = {**rest, "learner": [{"name": learner, **_values(entries["learner"])}]}
    if not _is_file(world):
        inputs = {"sizes": _read_sizes(sizes or USUAL_SIZES), "world": [{"name": world, **_values(entries["world"])}]}
        return plan_of(taught | inputs)
    yours = given_table(Path(world), entries["world"])
    fitting = usual_sizes(yours.world)
    return plan_of(taught | {"sizes": _read_sizes(sizes) if sizes else list(fitting), "world": [yours]})


def _understood(typed_sizes: str, sizes: Sequence[int], settings: Sequence[str]) -> Iterator[str]:
    """How sizes and settings were read that others read otherwise."""
    if may_be_one(typed_sizes, whole=True):
        yield f"sizes = {typed_sizes.strip()[:SHOWN]} read as {len(sizes)} numbers: {', '.join(map(str, sizes))}"
    for setting in settings:
        name, _, text = setting.partition("=")
        if understood_as := echo(text):
            yield f"{name} = {text.strip()[:SHOWN]} read as {understood_as}"


def _is_file(world: str) -> bool:
    """No built-in distribution has a dot in its name."""
    return world not in (*worlds, *DATA_SETS) and (bool(Path(world).suffix) or Path(world).is_file())


def _settings_told(settings: Sequence[str]) -> dict[str, dict[str, str]]:
    """The settings of the learner and the distribution, each by name."""
    whose: dict[str, dict[str, str]] = {"learner": {}, "world": {}}
    for entry in settings:
        place, equals, value = entry.partition("=")
        owner, dot, name = place.partition(".")
        if not (equals and dot and owner in whose and name):
            raise ValueError(f"settings are written learner.NAME=VALUE or world.NAME=VALUE; got {entry[:60]}")
        whose[owner][name] = value
    return whose


def _read_sizes(text: str) -> str | list[Any]:
    return text if ":" in text else [read_number(size) for size in text.split(",")]


def _values(entries: Mapping[str, str]) -> dict[str, Any]:
    return {name: _value(text) for name, text in entries.items()}


def _value(text: str) -> Any:
    words = {"true": True, "false": False, "none": None}
    return words[text.lower()] if text.lower() in words else read_number(text)


def _measured(cell: Cell, runs: int, engine: Engine) -> pd.DataFrame:
    """Every run, in order; standard error shows the progress, then what the learner said of itself."""
    tasks = ((Block(0, run, 1), cell.plan) for run in range(runs))
    done = dict(watched(engine.done(rows_of, tasks), runs, "runs"))
    rows = [row for block in sorted(done, key=lambda block: block.first) for row in done[block]]
    for line in remarks_in_words(rows):
        click.echo(line, err=True)
    return table_of(rows, measure_in(cell.plan.source()))


def _echo(summed: pd.DataFrame, condition: str, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps(plain(summed.to_dict("records")), ensure_ascii=False, allow_nan=False))
        return
    if condition:
        click.echo(f"risk_low to risk_high hold the mean true risk with confidence 95 %, and the bounds, {condition}:")
    click.echo(summed[list(TOLD[measure_of(summed).column])].to_string(index=False, float_format="{:.4g}".format))


def _page(cell: Cell, summed: pd.DataFrame, theme: str) -> str:
    from laboratory.topics.learning_curves.figures import CurveLooks, learning_curves
    from laboratory.views.offline import figure_html

    labels = {name: adapter.label for name, adapter in cell.plan.adapters().items()}
    source = cell.plan.source()
    fig = learning_curves(summed, labels, source.bayes_risk or None, CurveLooks(theme=theme), rows_drawn_again(source))
    return figure_html(fig, theme=theme)
