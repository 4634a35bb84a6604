"""Checking the size of a class, or its VC dimension: `check 59049 count conjunctions n=10`, `check 2 vc boxes n=2`."""

from collections.abc import Callable, Mapping

import click

from bounds import count, diagnose, vc_dimension
from bounds.classes.counted import Count
from bounds.classes.family import Construction
from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import class_inputs, format_answer, tell_aside
from bounds.command_line.classes import CLASSES, CONSTRUCTIONS
from bounds.command_line.own_classes import is_own
from bounds.command_line.refusing import Refused, answer_is_no, known, sentences
from bounds.diagnosis.diagnose import Diagnosis
from bounds.diagnosis.slip import NO_SLIP
from bounds.diagnosis.verdict import Verdict, asks_for
from bounds.vc.dimension import HypothesisClass
from bounds.vocabulary.plain_mathematics import in_plain_text


def check_count(answer: str, words: tuple[str, ...], as_json: bool) -> None:
    """The number of hypotheses of a construction, or its natural logarithm."""
    name, entries = _split(words, "conjunctions n=10")
    family = count.families[known(name, count.families, "construction", "ltlab count", CONSTRUCTIONS)]
    _check("count", answer, family, name, entries, as_json)


def check_dimension(answer: str, words: tuple[str, ...], as_json: bool) -> None:
    """The VC dimension of a class of the catalogue, or of a formula or a table of 0 and 1."""
    if words and is_own(words[0]) and words[0].split()[0] not in vc_dimension:
        from bounds.command_line.checking_own_classes import check_own_dimension

        check_own_dimension(answer, words[0], words[1:], as_json)
        return
    name, entries = _split(words, "halfspaces n=2")
    cls = vc_dimension.record(known(name, vc_dimension, "class", "ltlab vc", CLASSES))
    usual = {parameter.name: str(parameter.default) for parameter in cls.parameters}
    names = {entry.partition("=")[0] for entry in entries}
    _check(
        "vc",
        answer,
        cls,
        name,
        (*entries, *(f"{parameter}={usual[parameter]}" for parameter in usual if parameter not in names)),
        as_json,
    )


CHECKED: Mapping[str, Callable[[str, tuple[str, ...], bool], None]] = {"count": check_count, "vc": check_dimension}


def _split(words: tuple[str, ...], example: str) -> tuple[str, tuple[str, ...]]:
    entries = tuple(word for entry in words for word in entry.split())
    if not entries:
        raise Refused(f"which class is meant? It follows with its numbers: {example}")
    return entries[0], entries[1:]


def _check(
    what: str, answer: str, cls: Construction | HypothesisClass, name: str, entries: tuple[str, ...], as_json: bool
) -> None:
    numbers = class_inputs(name, cls.parameters, entries)
    with sentences(ValueError):
        diagnosis = diagnose(answer, cls, **numbers)
    if diagnosis.read_as:
        tell_aside(f"{answer} read as {diagnosis.read_as}")
    if as_json:
        _echo(what, answer, name, numbers, diagnosis)
    else:
        _tell(answer, diagnosis)
    if not diagnosis:
        answer_is_no()


def _tell(answer: str, diagnosis: Diagnosis) -> None:
    if diagnosis.right:
        click.echo(f"right: {answer}")
        if diagnosis.form:
            click.echo(f"  as {in_plain_text(diagnosis.form)}; the number itself is {_shown(diagnosis)}")
        return
    if diagnosis.verdict is Verdict.TOO_FEW_DIGITS:
        click.echo(f"{diagnosis.verdict}: {answer}\n  {asks_for(diagnosis.enough)}")
        return
    if diagnosis.verdict is Verdict.BY_ANOTHER_BOOK:
        form = in_plain_text(diagnosis.form)
        click.echo(f"{diagnosis.verdict}: {answer}\n  {form}; as counted here it is {_shown(diagnosis)}")
        return
    click.echo(f"{diagnosis.verdict}: {_shown(diagnosis)}")
    for slip in diagnosis.slips:
        click.echo(f"  {answer} is the result of: {in_plain_text(slip.words)}")
    if not diagnosis.slips:
        click.echo(f"  {NO_SLIP}")


def _shown(diagnosis: Diagnosis) -> str:
    value = diagnosis.value
    if isinstance(value, Count):
        return f"e^{float(value):.12g}"
    return "infinite" if value == float("inf") else format_answer(value)


def _echo(what: str, answer: str, name: str, numbers: dict[str, object], diagnosis: Diagnosis) -> None:
    value = diagnosis.value
    echo_json(
        **{"construction" if what == "count" else "class": name},
        given=numbers,
        answer=answer,
        right=diagnosis.right,
        verdict=diagnosis.verdict,
        value=None if isinstance(value, Count) else value,
        **({"ln_size": float(value)} if isinstance(value, Count) else {}),
        form=diagnosis.form,
        **({"enough": diagnosis.enough} if diagnosis.enough else {}),
        slips=[{"words": slip.words, "value": slip.value, "others": slip.others} for slip in diagnosis.slips],
    )
