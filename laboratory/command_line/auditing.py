"""`audit`: bounds compared with the truth; what is finished is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bounds.batches.spreadsheet import csv_rows
from bounds.command_line.completing import among
from bounds.command_line.refusing import Refused, sentences
from bounds.command_line.writing import writing
from bounds.vocabulary.near import unknown
from laboratory.command_line.progress import watched
from laboratory.experiments import (
    AUDITED,
    PROVED,
    REASONS,
    auditable,
    audited,
    experiments,
    parts_of,
    simulations,
    unaudited,
)
from laboratory.sweeps.kept import Kept

if TYPE_CHECKING:
    import pandas as pd


@click.command()
@click.argument("theorem", required=False, shell_complete=among(lambda: ("all", *_names())))
@click.option("--list", "listed", is_flag=True, help="List the theorems that some experiment or simulation audits.")
@click.option("--not", "others", is_flag=True, help="List the theorems without an audit, each with the reason.")
@click.option("--runs", type=click.IntRange(min=1), help="Runs of each. Default: its own number.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), help="Processes. Default: one, or joblib's setting.")
@click.option("--store", type=click.Path(path_type=Path, file_okay=False), help="A folder that keeps what is finished.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
def audit(
    theorem: str | None, listed: bool, others: bool, runs: int | None, seed: int, workers: int | None,
    store: Path | None, as_csv: bool,
) -> None:  # fmt: skip
    """Compare THEOREM (or all) with the truth in simulations. Exit code 1 if a bound fails in its proved form.

    Example: ltlab audit conformal_coverage --runs 50

    With --store every finished part is kept, and the same command goes on where it was stopped. What fails is a row
    with its error, and exit code 1.
    """
    if others:
        width = max(map(len, unaudited()))
        click.echo("\n".join(f"{slug:{width}}  {reason}: {REASONS[reason]}" for slug, reason in unaudited().items()))
        return
    if listed or theorem is None:
        click.echo("\n".join(auditable()))
        return
    table, stopped = _audited(theorem, runs, seed, workers, store)
    if as_csv:
        click.echo(csv_rows([table.columns, *table.itertuples(index=False)]))
    else:
        shorter = table if table["why"].any() else table.drop(columns="why")
        click.echo(shorter.to_string(index=False, float_format="{:.4g}".format))
    if failed := table[table["why"] != ""]["experiment"].nunique():
        click.echo(f"{failed} of {table['experiment'].nunique()} parts failed, each with its error", err=True)
    if stopped or not table[table["form"] == PROVED]["holds"].all():
        raise SystemExit(130 if stopped else 1)


def _names() -> tuple[str, ...]:
    """What can be audited: theorems, and experiments and simulations by their own names."""
    return tuple(dict.fromkeys((*auditable(), *experiments(), *simulations())))


def _audited(
    theorem: str, runs: int | None, seed: int, workers: int | None, store: Path | None
) -> tuple[pd.DataFrame, bool]:
    """The rows of what is finished, and whether somebody stopped the work."""
    import pandas as pd

    try:
        parts = list(parts_of(theorem))
    except KeyError:
        if why := unaudited().get(theorem):
            raise Refused(f"nothing audits {theorem} ({why}): {REASONS[why]}") from None
        raise Refused(unknown("audited theorem or experiment", theorem, _names(), "`ltlab audit --list`")) from None
    with sentences(ValueError), writing(store):
        kept = Kept.of(store, {"seed": seed, "runs": runs}, AUDITED)
    missing = [part for part in parts if part[0] not in kept]
    stopped = False
    inputs: dict[str, Any] = {"seed": seed, "runs": runs, "workers": workers, "errors": "row"}
    work = ((slug, audited(slug, record, **inputs)) for slug, record in missing)
    try:
        for slug, rows in watched(work, len(missing), "audited"):
            with writing(store):
                kept.keep(slug, rows)
    except KeyboardInterrupt:
        goes_on = "the same command goes on" if store else "with --store FOLDER they would be kept on disk"
        click.echo(f"\nStopped after {len(kept)} of {len(parts)} parts; {goes_on}.", err=True)
        stopped = True
    rows = [dict(row) for slug, _ in parts if slug in kept for row in kept.rows(slug)]
    return pd.DataFrame(rows, columns=list(AUDITED)), stopped
