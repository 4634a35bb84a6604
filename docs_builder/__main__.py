"""`python -m docs_builder`: build the site; `make docs` calls it."""

from pathlib import Path

import click

from docs_builder.site import build

ROOT = Path(__file__).parents[1]


@click.command()
@click.option("--to", type=click.Path(path_type=Path), default=ROOT / "site", help="Where the site is written.")
@click.option("--only", multiple=True, help="Pages to write, as 'theorems/finite_*'. Default: all.")
def main(to: Path, only: tuple[str, ...]) -> None:
    """Write the documentation; every link is checked, and a fault ends it with exit code 1."""
    try:
        faults = build(to, only, progress=lambda words: click.echo(words, err=True))
    except OSError as trouble:
        raise click.ClickException(f"The documentation cannot be written: {trouble}.") from None
    for fault in faults:
        click.echo(fault, err=True)
    if faults:
        raise SystemExit(1)
    click.echo(f"The documentation is written; open {to / 'index.html'}.")


main()
