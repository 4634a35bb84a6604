"""Run every benchmark of this package, print the ratios beside their targets, and say which are missed."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import click

import benchmarks


@click.command()
@click.argument("only", required=False)
def main(only: str | None) -> None:
    """Measure everything, or only the file called ONLY."""
    click.echo(f"{'what':<92}{'ours':>12}{'theirs':>12}{'ratio':>9}   target")
    reached: list[str] = []
    missed: list[str] = []
    for line in _lines(only):
        ours, theirs, ratio = line.ratio()
        unit = f" {getattr(line, 'unit', 's')}"
        end = "none"
        if line.target is not None:
            is_reached = line.target.reached(ours, theirs)
            (reached if is_reached else missed).append(line.title)
            end = f"{line.target}: {'reached' if is_reached else 'MISSED'}"
        click.echo(f"{line.title:<92}{ours:>10.5g}{unit}{theirs:>10.5g}{unit}{ratio:>9.3g}   {end}")
    click.echo(f"{len(reached)} of {len(reached) + len(missed)} targets are reached.")
    for title in missed:
        click.echo(f"Missed: {title}")


def _lines(only: str | None) -> Iterator[Any]:
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name.startswith("_") or only not in (None, module.name):
            continue
        result = importlib.import_module(f"benchmarks.{module.name}")
        if lacks := getattr(result, "LACKS", ""):
            click.echo(f"{module.name} was not measured: {lacks}")
        yield from getattr(result, "COMPARISONS", ())


main(prog_name="python -m benchmarks")
