"""`sweep`: a plan of learning curves, kept on disk, on one machine or many."""

import os
import sys
from pathlib import Path

import click

from bounds.batches.spreadsheet import csv_rows
from bounds.command_line.refusing import Refused
from bounds.command_line.writing import check_writable, write, writing
from laboratory.command_line.progress import watched
from laboratory.serving.durations import format_duration
from laboratory.sweeps import ENGINES, EXAMPLE, Engine, Store, SweepPlan, estimate, read_plan, work

NOWHERE = Path(os.devnull)  # nothing lies below it, whatever the folder is in which a dry run without a store begins


@click.command()
@click.argument("plan", required=False, type=click.Path(path_type=Path))
@click.option("--store", "folder", type=click.Path(path_type=Path, file_okay=False), help="The folder that keeps it.")
@click.option("--backend", type=click.Choice(ENGINES), default="loky", show_default=True)
@click.option("--scheduler", metavar="ADDRESS", help="A Dask cluster, tcp://host:8786; else DASK_SCHEDULER_ADDRESS.")
@click.option("--workers", type=click.IntRange(min=1), help="Processes. Default: one for short work, else one a core.")
@click.option("--shard", default="1/1", metavar="K/N", help="Do only the K-th of N parts; all parts share the store.")
@click.option("--dry-run", is_flag=True, help="Time one run of each size, and estimate the hours.")
@click.option("--csv", type=click.Path(path_type=Path, dir_okay=False), help="Write the finished table here.")
@click.option("--example", is_flag=True, help="Print a plan to begin with.")
def sweep(
    plan: Path | None, folder: Path | None, backend: str, scheduler: str | None, workers: int | None, shard: str,
    dry_run: bool, csv: Path | None, example: bool,
) -> None:  # fmt: skip
    """Run the sweep of PLAN (a TOML file); the same command goes on where it was stopped.

    Example: ltlab sweep --example

    A [[world]] of the plan may be a table of your own, by its file: file = "mine.csv", relative to the plan. The
    setting world.label=COLUMN of `ltlab curve` is label = "COLUMN" there, and likewise positive, drawn, sheet,
    as.COLUMN.

    Every finished block of runs is kept in the store at once: Ctrl-C or a power cut loses the unfinished blocks only. A
    run that fails is a row with its error. Exit code 1 if some run failed.
    """
    if example:
        click.echo(EXAMPLE, nl=False)
        return
    if plan is None or (folder is None and not dry_run):
        raise click.UsageError("a sweep needs a plan and --store FOLDER: `ltlab sweep --example` prints a plan")
    try:
        sweep_plan, part = read_plan(plan), _part(shard)
        at = scheduler or (os.environ.get("DASK_SCHEDULER_ADDRESS") if backend == "dask" else None)
        engine = Engine(backend, workers, at)
        _tell(sweep_plan)
        if dry_run:
            _estimate(Store(folder or NOWHERE, sweep_plan), part, workers or os.cpu_count() or 1)
        elif folder:
            check_writable(csv)
            with writing(folder):
                store = Store.of(folder, sweep_plan)
            _work(store, engine, part, csv)
    except ValueError as refusal:
        raise Refused(str(refusal)) from None


def _part(shard: str) -> tuple[int, int]:
    mine, slash, of = shard.partition("/")
    if not (slash and mine.isdigit() and of.isdigit() and 1 <= int(mine) <= int(of)):
        raise ValueError(f"a shard is written K/N with 1 <= K <= N, for example 3/20; got {shard[:40]}")
    return int(mine), int(of)


def _tell(plan: SweepPlan) -> None:
    """How tables were read, and what will be left out, before the work begins."""
    for line in dict.fromkeys(f"{table.file}: {line}" for table in plan.tables for line in table.understood):
        click.echo(line, err=True)
    for name, why in plan.misfits:
        click.echo(f"left out: {name}: {why}", err=True)
    for cell in plan.cells:
        for name, why in cell.left_out:
            click.echo(f"{cell.name}: without the bound {name}: {why}", err=True)


def _estimate(store: Store, part: tuple[int, int], workers: int) -> None:
    store.check(part)
    result = estimate(store, part)
    for name, seconds in result.seconds.items():
        click.echo(f"{name}: " + ", ".join(f"m={m}: {1000 * mean:.3g} ms" for m, mean in seconds.items()))
    alone, shared = format_duration(result.core_seconds), format_duration(result.core_seconds / workers)
    click.echo(
        f"{result.runs:,} runs in {result.blocks:,} blocks are left: {alone} on one core, {shared} on {workers},"
    )
    click.echo(f"if no core waits; {result.bytes / 1e6:.3g} MB on disk.")


def _work(store: Store, engine: Engine, part: tuple[int, int], csv: Path | None) -> None:
    left = len(store.left(part))
    try:
        with writing(store.folder):
            for _ in watched(work(store, engine, part), left, "blocks"):
                pass
    except KeyboardInterrupt:
        kept = len(store.finished())
        click.echo(f"\nStopped: {kept} of {len(store.blocks)} blocks are kept; the same command goes on.", err=True)
        sys.exit(130)
    click.echo(f"{len(store.finished())} of {len(store.blocks)} blocks are in {store.folder}")
    if csv:
        table = store.table()
        write(csv, csv_rows([table.columns, *table.itertuples(index=False)]))
    _count_failures(store, part)


def _count_failures(store: Store, part: tuple[int, int]) -> None:
    errors = store.errors(part)
    if first := next(errors, ""):
        failed = 1 + sum(1 for _ in errors)
        click.echo(f"{failed} rows failed, each with its error; the first: {first}", err=True)
        raise SystemExit(1)
