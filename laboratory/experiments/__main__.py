"""`python -m laboratory.experiments`: the audit on the command line."""

from __future__ import annotations

import click

from bounds.spreadsheet import csv_rows
from laboratory.experiments._audit import audit, auditable, unaudited
from laboratory.experiments._unaudited import REASONS


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Promises held against the truth."""


@main.command("list")
@click.option("--not", "others", is_flag=True, help="The theorems that nothing audits, each with the reason.")
def list_auditable(others: bool) -> None:
    """List the theorems that some experiment or simulation audits."""
    if others:
        width = max(map(len, unaudited()))
        click.echo("\n".join(f"{slug:{width}}  {reason}: {REASONS[reason]}" for slug, reason in unaudited().items()))
    else:
        click.echo("\n".join(auditable()))


@main.command("audit")
@click.argument("theorem", default="all")
@click.option("--runs", type=click.IntRange(min=1), help="Runs of each; left out: as many as each one says.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="Processes.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the table as CSV.")
def audit_theorems(theorem: str, runs: int | None, seed: int, workers: int, as_csv: bool) -> None:
    """Run what holds THEOREM (or all) against the truth. Exit code 1 where a promise as proved is broken."""
    if theorem != "all" and theorem not in auditable():
        raise click.UsageError(
            f"nothing audits {theorem[:60]}; `python -m laboratory.experiments list` shows what is audited"
        )
    table = audit(theorem, seed=seed, runs=runs, workers=workers)
    if as_csv:
        click.echo(csv_rows([table.columns, *table.itertuples(index=False)]))
    else:
        click.echo(table.to_string(index=False, float_format="{:.4g}".format))
    proved = table[table["form"] == "as proved"]
    if not proved["kept"].all():
        raise SystemExit(1)


if __name__ == "__main__":
    main(prog_name="python -m laboratory.experiments")
