"""Checking the size of a class, or its VC dimension: `check 59049 count conjunctions n=10`, `check 2 vc boxes n=2`."""

from collections.abc import Callable, Mapping

import click

from bounds import count, diagnose, vc_dimension
from bounds.classes.counted import Count
from bounds.classes.family import Construction
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import class_inputs, shown, tell_aside
from bounds.command_line.classes import CLASSES, CONSTRUCTIONS
from bounds.command_line.refusing import Refused, answer_is_no, known, sentences
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.vc.dimension import HypothesisClass


def check_count(answer: str, words: tuple[str, ...], as_json: bool) -> None:
    """The number of hypotheses of a construction, or its natural logarithm."""
    name, given = _split(words, "conjunctions n=10")
    family = count.families[known(name, count.families, "construction", "ltlab count", CONSTRUCTIONS)]
    _check("count", answer, family, name, given, as_json)


def check_dimension(answer: str, words: tuple[str, ...], as_json: bool) -> None:
    """The VC dimension of a class of the catalogue."""
    name, given = _split(words, "halfspaces n=2")
    cls = vc_dimension.record(known(name, vc_dimension, "class", "ltlab vc", CLASSES))
    usual = {parameter.name: str(parameter.default) for parameter in cls.parameters}
    told = {entry.partition("=")[0] for entry in given}
    _check("vc", answer, cls, name, (*given, *(f"{one}={usual[one]}" for one in usual if one not in told)), as_json)


CHECKED: Mapping[str, Callable[[str, tuple[str, ...], bool], None]] = {"count": check_count, "vc": check_dimension}


def _split(words: tuple[str, ...], example: str) -> tuple[str, tuple[str, ...]]:
    told = tuple(word for entry in words for word in entry.split())
    if not told:
        raise Refused(f"which class is meant? It follows with its numbers: {example}")
    return told[0], told[1:]


def _check(
    what: str, answer: str, asked: Construction | HypothesisClass, name: str, given: tuple[str, ...], as_json: bool
) -> None:
    numbers = class_inputs(name, asked.parameters, given)
    with sentences(ValueError):
        found = diagnose(answer, asked, **numbers)
    if found.read_as:
        tell_aside(f"{answer} read as {found.read_as}")
    if as_json:
        _echo(what, answer, name, numbers, found)
    else:
        _tell(answer, found)
    if not found:
        answer_is_no()


def _tell(answer: str, found: Diagnosis) -> None:
    if found.right:
        click.echo(f"right: {answer}")
        if found.form:
            click.echo(f"  as {found.form}; the number itself is {_shown(found)}")
        return
    if found.verdict is Verdict.TOO_FEW_DIGITS:
        click.echo(f"{found.verdict}: {answer}\n  {asks_for(found.enough)}")
        return
    if found.verdict is Verdict.BY_ANOTHER_BOOK:
        click.echo(f"{found.verdict}: {answer}\n  {found.form}; counted as here it is {_shown(found)}")
        return
    click.echo(f"{found.verdict}: {_shown(found)}")
    for slip in found.slips:
        click.echo(f"  {answer} is what you get with: {slip.words}")
    if not found.slips:
        click.echo("  no single slip that we know of gives that number")


def _shown(found: Diagnosis) -> str:
    value = found.value
    if isinstance(value, Count):
        return f"e^{float(value):.12g}"
    return "infinite" if value == float("inf") else shown(value)


def _echo(what: str, answer: str, name: str, given: dict[str, object], found: Diagnosis) -> None:
    value = found.value
    echo_json(
        **{"construction" if what == "count" else "class": name},
        given=given,
        answer=answer,
        right=found.right,
        verdict=found.verdict,
        value=None if isinstance(value, Count) else value,
        **({"ln_size": float(value)} if isinstance(value, Count) else {}),
        form=found.form,
        **({"enough": found.enough} if found.enough else {}),
        slips=[{"words": slip.words, "value": slip.value, "others": slip.others} for slip in found.slips],
    )
