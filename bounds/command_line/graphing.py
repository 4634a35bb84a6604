"""How a theorem hangs together with others: `graph`."""

import math
from collections.abc import Sequence

import click

from bounds import theorems
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import own_inputs, texts, theorem_called
from bounds.command_line.completing import assignments, theorem_names
from bounds.command_line.refusing import json_option
from bounds.graph.edges import other_results
from bounds.graph.rows import EdgeRow, rows, usual_inputs
from bounds.vocabulary.plain_mathematics import in_plain_text
from bounds.vocabulary.prose import capitalized


@click.command("graph")
@click.argument("slug", shell_complete=theorem_names)
@click.argument("entries", nargs=-1, shell_complete=assignments)
@json_option
def graph(slug: str, entries: tuple[str, ...], as_json: bool) -> None:
    """List what a theorem rests on and what rests on it, with the factor that each edge loses.

    Example: ltlab graph finite_agnostic m=1000 delta=0.05 ln_size=6.9

    Inputs that are left out are those of the theorem's first example.
    """
    theorem = theorem_called(slug)
    typed = own_inputs(theorem, texts(entries)) if entries else {}
    edges = rows(theorem, {**usual_inputs(theorem), **typed})
    beyond = other_results(theorem)
    if as_json:
        echo_json(theorem=theorem.slug, edges=[_as_json(row) for row in edges], beyond=list(beyond))
        return
    click.echo(f"{theorem.title} ({theorem.slug})")
    for reads in dict.fromkeys(row.reads for row in edges):
        click.echo(f"\n{capitalized(reads)}:")
        _echo([row for row in edges if row.reads == reads])
    if not edges:
        click.echo("\nIts proof uses no other theorem of the Lab, and none uses it.")
    if beyond:
        click.echo(f"\nBeyond the Lab's theorems its proof uses: {'; '.join(beyond)}.")


def _echo(edges: Sequence[EdgeRow]) -> None:
    for row in edges:
        click.echo(f"  {row.other:<38} {theorems[row.other].title}\n      {in_plain_text(row.edge.because)}")
        if row.ends:
            click.echo(f"      {row.factor}: {row.numbers}, at {row.at}")


def _as_json(row: EdgeRow) -> dict[str, object]:
    edge, both = row.edge, row.ends
    stated: dict[str, object] = {"kind": edge.kind, "upper": edge.upper, "lower": edge.lower, "because": edge.because}
    if both is None:
        return stated
    factor = both.factor if math.isfinite(both.factor) else None
    numbers = {"number_of_upper": both.upper, "number_of_lower": both.lower, "factor": factor}
    return {**stated, **numbers, "inputs_of_upper": dict(row.inputs), "inputs_of_lower": dict(both.at)}
