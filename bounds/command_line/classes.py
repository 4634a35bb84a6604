"""Classes of hypotheses: how many they hold (`count`) and how many points they shatter (`vc`)."""

from typing import Any

import click

from bounds import count, vc_dimension
from bounds.classes.counted import Count
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import class_inputs, tell_number, variable_line
from bounds.command_line.class_words import class_called
from bounds.command_line.completing import class_names, constructions
from bounds.command_line.own_classes import growth_in_full, growth_lines, is_own, tell_dimension
from bounds.command_line.refusing import Refused, json_option, known, sentences
from bounds.index.finding import called_otherwise
from bounds.numbers import format_number
from bounds.reading.counts import read_count
from bounds.vc.dimension import HypothesisClass, VCDimension
from bounds.vc.growth_functions import beside_all
from bounds.vocabulary.plain_mathematics import in_plain_text

WRITTEN = 10**40
CONSTRUCTIONS = {name: family.title for name, family in count.families.items()}
CLASSES = {slug: record.title for slug, record in vc_dimension.items()}
COMPOSED = {"union": count.union, "product": count.product}


@click.command("count")
@click.argument("what", nargs=-1, shell_complete=constructions)
@json_option
def count_class(what: tuple[str, ...], as_json: bool) -> None:
    """Count a class of hypotheses.

    Example: ltlab count conjunctions n=10

    WHAT is an expression ("3**10 + 1"), a construction with its numbers (conjunctions n=10), or union or product with
    its parts, each in quotes (union "conjunctions n=10" "2**20"). Without WHAT the constructions are listed.
    """
    if not what:
        _list_constructions(as_json)
        return
    counted = counted_from(what)
    if as_json:
        _echo_count(what, counted)
        return
    relation = "<=" if counted.at_most else "="
    if counted.number is not None and counted.number < WRITTEN:
        click.echo(f"|H| {relation} {format_number(counted.number)}")
    click.echo(f"ln|H| {relation} {float(counted):.12g}")
    if what[0].split()[:1] and what[0].split()[0] in {*count.families, *COMPOSED}:
        click.echo(in_plain_text(counted.argument))


def counted_from(words: tuple[str, ...]) -> Count:
    """The count of a construction or an expression. Raises Refused."""
    first, rest = words[0].strip(), words[1:]
    with sentences(ValueError):
        if first in COMPOSED:
            for number in (word.rpartition("=")[2] for part in rest for word in part.split()):
                tell_number(number)
            return COMPOSED[first](*map(read_count, rest))
        if rest or first.replace("_", "a").replace(" ", "a").isalpha():
            _check_construction(first)
        if first in count.families:
            family = count.families[first]
            return family(**class_inputs(first, family.parameters, rest))
        tell_number(first)
        return read_count(first)


def _check_construction(name: str) -> None:
    """Refuse what is no construction; a class that is not counted here, halfspaces say, has its dimension in `vc`."""
    names = [*count.families, *COMPOSED]
    dimensions = [] if name in names or called_otherwise(name, CONSTRUCTIONS) else called_otherwise(name, CLASSES)
    if dimensions:
        raise Refused(f"no construction is called {name}; `ltlab vc {dimensions[0]}` gives its VC dimension")
    known(name, names, "construction", "ltlab count", CONSTRUCTIONS)


def _list_constructions(as_json: bool) -> None:
    if as_json:
        rows = [(family.name, family.title, [p.name for p in family.parameters]) for family in count.families.values()]
        echo_json(constructions=[{"construction": name, "title": title, "needs": needs} for name, title, needs in rows])
        return
    for family in count.families.values():
        needs = " ".join(f"{parameter.name}={parameter.default}" for parameter in family.parameters)
        click.echo(f"  {family.name:<22} {needs:<24} {family.title}")
    click.echo("  union, product         PART PART ...            Classes made of classes")


def _echo_count(what: tuple[str, ...], counted: Count) -> None:
    number = counted.number
    echo_json(
        counted=" ".join(what),
        ln_size=float(counted),
        size=number if number is not None and number < WRITTEN else None,
        at_most=counted.at_most,
        argument=counted.argument,
        latex=counted.latex,
    )


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("slug", metavar="[CLASS]", required=False, shell_complete=class_names)
@click.argument("entries", nargs=-1)
@json_option
def vc(slug: str | None, entries: tuple[str, ...], as_json: bool) -> None:
    """Print a VC dimension, with its proof.

    Example: ltlab vc boxes n=3

    Without a class the catalogue is listed. Numbers that are not given take their usual values.

    CLASS may be one's own: a formula or a table of 0 and 1, as in `ltlab shatters`; ENTRIES are ranges and points. On
    finitely many points VC dimension and growth function are exact where that can be decided, and else "at least".
    Example: ltlab vc "x1 + x2 + x3 = k" "x in {0,1}" "k in {0..3}"
    """
    if slug is None:
        _list_classes(as_json)
        return
    if is_own(slug):
        tell_dimension(slug, entries, as_json)
        return
    slug, parameters = class_called(slug)
    record = vc_dimension.record(known(slug, vc_dimension, "class", "ltlab vc", CLASSES))
    with sentences(ValueError):
        inputs = {**_usual(record), **parameters, **class_inputs(slug, record.parameters, entries)}
        dimension = vc_dimension(slug, **inputs)
    if as_json:
        echo_json(**_in_full(slug, dimension))
    else:
        _tell(slug, dimension)


def _usual(record: HypothesisClass) -> dict[str, Any]:
    return {parameter.name: parameter.default for parameter in record.parameters}


def _list_classes(as_json: bool) -> None:
    usual = {slug: vc_dimension(slug, **_usual(record)) for slug, record in vc_dimension.items()}
    if as_json:
        echo_json(classes=[_in_short(slug, dimension) for slug, dimension in usual.items()])
        return
    for slug, dimension in usual.items():
        call = _with_values(dimension)
        click.echo(f"  {slug:<23} {call:<24} {dimension!s:<24} {dimension.cls.title}")


def _with_values(dimension: VCDimension) -> str:
    return " ".join(f"{name}={format_number(value)}" for name, value in dimension.parameters.items())


def _tell(slug: str, dimension: VCDimension) -> None:
    call = f", {_with_values(dimension)}" if dimension.parameters else ""
    click.echo(f"{dimension.cls.title} ({slug}){call}\n\nVC dimension: {dimension}\n")
    for side, why in (("least", dimension.cls.why_lower), ("most", dimension.cls.why_upper)):
        click.echo(f"At {side}: {in_plain_text(why)}")
    if dimension.witness is not None and len(dimension.witness) <= 20:
        points = " ".join(",".join(map(str, point)) for point in dimension.witness)
        click.echo(f"Shattered: {points}")
    if values := beside_all(slug, **dimension.parameters):
        click.echo("\n".join(growth_lines(values)))
    for parameter in dimension.cls.parameters:
        click.echo(f"  {variable_line(parameter)}")
    click.echo(f"Source: {dimension.source}")


def _in_short(slug: str, dimension: VCDimension) -> dict[str, Any]:
    return {
        "class": slug,
        "title": dimension.cls.title,
        "parameters": dimension.parameters,
        "value": dimension.value,
        "lower": dimension.lower,
        "upper": dimension.upper,
    }


def _in_full(slug: str, dimension: VCDimension) -> dict[str, Any]:
    return _in_short(slug, dimension) | {
        "description": dimension.cls.description,
        "why_lower": dimension.cls.why_lower,
        "why_upper": dimension.cls.why_upper,
        "witness": dimension.witness,
        "growth": [growth_in_full(value) for value in beside_all(slug, **dimension.parameters)],
        "source": dimension.source,
    }
