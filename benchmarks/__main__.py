"""Run every benchmark of this package and print the ratios."""

import importlib
import pkgutil

import click

import benchmarks


@click.command()
@click.argument("only", required=False)
def main(only: str | None) -> None:
    """Measure everything, or only the file called ONLY."""
    click.echo(f"{'what':<78}{'ours':>11}{'theirs':>11}{'ratio':>9}   target")
    for module in pkgutil.iter_modules(benchmarks.__path__):
        if module.name.startswith("_") or only not in (None, module.name):
            continue
        result = importlib.import_module(f"benchmarks.{module.name}")
        if lacks := getattr(result, "LACKS", ""):
            click.echo(f"{module.name} was not measured: {lacks}")
        for comparison in getattr(result, "COMPARISONS", ()):
            ours, theirs, ratio = comparison.ratio()
            unit = getattr(comparison, "unit", "s")
            click.echo(
                f"{comparison.title:<78}{ours:>9.4f} {unit}{theirs:>9.4f} {unit}{ratio:>9.3g}   {comparison.target}"
            )
        for growth in getattr(result, "GROWTHS", ()):
            click.echo(f"{growth.title + ': seconds ~ m^b, b =':<100}{growth.exponent():>9.2f}   {growth.expected}")


main(prog_name="python -m benchmarks")
