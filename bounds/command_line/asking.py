"""What was typed: a theorem by its slug, and inputs as `name=value`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import click

from bounds import theorems
from bounds.command_line.refusing import Refused, known, sentences
from bounds.numbers import format_number
from bounds.reading.numbers import several
from bounds.solving.echoes import echo, other_readings
from bounds.solving.typed_inputs import hear, own_name, understood
from bounds.theorem import Theorem
from bounds.vocabulary.near import SHOWN
from bounds.vocabulary.variables import Variable


def theorem_called(slug: str, form: str | None = None) -> Theorem:
    """The theorem, or a form in which another work prints it. Raises Refused with near slugs, or names of forms."""
    theorem = theorems[known(slug, theorems, "theorem", "ltlab list")]
    if form is None:
        return theorem
    if not theorem.forms:
        raise Refused(f"{slug} has no other printed form")
    return theorem.form(known(form, theorem.in_print, f"form of {slug}", f"ltlab show {slug}"))


def class_inputs(owner: str, parameters: Sequence[Variable], entries: Iterable[str]) -> dict[str, Any]:
    """Numbers of a class by name; what was understood on the way, and what one would ask back, goes to stderr.

    Raises Refused as `texts` does.
    """
    with sentences():
        heard = hear(owner, parameters, texts(entries), lambda name: None, lambda name: name)
    tell_aside(*heard.echo, *(doubt.text for doubt in heard.doubts))
    return dict(heard.inputs)


def tell_number(text: str) -> None:
    """How a number that is counted was read, and what else it may mean, to stderr."""
    understood_as = echo(text)
    tell_aside(*([f"{text} read as {understood_as}"] if understood_as else []), *other_readings(text, whole=True))


def texts(entries: Iterable[str]) -> dict[str, str]:
    """What was typed, by name, each one number or word.

    Raises Refused for what does not look like `name=value`, for a name given twice, and for a list.
    """
    pairs: dict[str, str] = {}
    for entry in entries:
        name, equals, text = entry.partition("=")
        if not equals:
            raise Refused(f"inputs look like name=value, for example m=1000; got {entry[:SHOWN]}")
        if name in pairs:
            raise Refused(f"{name[:SHOWN]} is given twice")
        pairs[name] = one_number(name, text)
    return pairs


def own_inputs(theorem: Theorem, typed: Mapping[str, str], unknown: str = "") -> dict[str, Any]:
    """The theorem's own inputs; how they were understood, and what is doubtful, is written to standard error.

    Raises Refused for what cannot be understood.
    """
    with sentences():
        answer = understood(theorem, typed, unknown)
    tell_aside(*answer.echo, *(doubt.text for doubt in answer.doubts))
    return dict(answer.inputs)


def own_unknown(theorem: Theorem, name: str) -> str:
    """The variable that is solved for, whatever letter stands for it. Raises Refused where it is ambiguous."""
    with sentences():
        unknown = own_name(theorem, name)
    if unknown != name:
        tell_aside(f"{name[:SHOWN]} read as {theorem.variable(unknown).named}")
    return unknown


def tell_aside(*lines: str) -> None:
    """A line each on standard error; standard output stays what a program reads."""
    for line in lines:
        click.echo(line, err=True)


def one_number(name: str, text: str) -> str:
    """What was typed for `name`, to be read where its name is. Raises Refused for a list of several."""
    if parts := several(text):
        each = " ".join(f"{name}={part}" for part in parts)
        raise Refused(f"{name[:SHOWN]} is one number; for several, give it several times: {each[:SHOWN]}")
    return text


def format_answer(value: Any) -> str:
    """An answer: integers with thousands apart, floats with twelve digits."""
    return format_number(value) if isinstance(value, int) else f"{value:.12g}"


def so_many(theorem: Theorem, whole: int | None, value: float) -> str:
    """`, so at most 10 mistakes`: the whole number that a bound on a count comes to, where it is not whole itself."""
    if whole is None or f"{value:.12g}" == f"{whole:.12g}":
        return ""
    from bounds.solving.whole_numbers import in_whole_words  # brings flint

    return f", so {in_whole_words(theorem, whole)}"


def vacuous_note(theorem: Theorem, value: float, inputs: Mapping[str, Any]) -> str:
    """`, which is vacuous: it never exceeds 1`, where as much holds without any theorem."""
    why = theorem.why_vacuous(value, inputs)
    return f", which is vacuous: {why}" if why else ""


def variable_line(variable: Variable) -> str:
    """A variable's line in a list: name, meaning, unit, domain."""
    unit = f", in {variable.unit}" if variable.unit and variable.unit != variable.meaning else ""
    return f"{variable.name:<12} {variable.meaning}{unit}: {variable.domain.words}"
