"""Checking the VC dimension of a class of one's own: `check 3 vc "a <= x <= b and y >= c"`."""

import math
from collections.abc import Iterator, Sequence

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.own_classes import KnownDimension, known_dimension
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.diagnosis.answers import read_answer
from bounds.solving.validation import DomainError

INFINITE = frozenset({"inf", "infinite", "infinity", "∞"})
RIGHT, WRONG, OPEN = "right", "not quite", "undecided"


def check_own_dimension(answer: str, word: str, rest: Sequence[str], as_json: bool) -> None:
    """Right, wrong, or undecided where only bounds are known; exit code 1 unless it is right."""
    with sentences():
        number = math.inf if answer.strip().casefold() in INFINITE else _whole(answer)
        known = known_dimension(word, rest)
    verdict = _verdict(number, known)
    slips = list(_slips(number, known)) if verdict == WRONG else []
    if as_json:
        echo_json(
            **{"class": word}, answer=answer, right=verdict == RIGHT, verdict=verdict, lower=known.lower,
            upper=known.upper, slips=slips,
        )  # fmt: skip
    else:
        click.echo(f"{verdict}: {answer if verdict == RIGHT else _in_words(known)}")
        for words in slips:
            click.echo(f"  {answer} is {words}")
        click.echo(f"  {known.why}")
    if verdict != RIGHT:
        answer_is_no()


def _whole(answer: str) -> float:
    value = read_answer(answer).value
    if value != int(value) or value < 0:
        raise DomainError(f"answer (the VC dimension to check) must be an integer >= 0, or infinite; got {answer[:40]}")
    return value


def _verdict(number: float, known: KnownDimension) -> str:
    if known.upper == known.lower == number:
        return RIGHT
    is_between = number >= known.lower and (known.upper is None or number <= known.upper)
    return OPEN if is_between and known.upper != known.lower else WRONG


def _slips(number: float, known: KnownDimension) -> Iterator[str]:
    if known.upper != known.lower:
        return
    if number == known.lower + 1:
        yield "the break point, the first number of points that are never shattered"
    if number == known.parameters:
        yield "the number of parameters"


def _in_words(known: KnownDimension) -> str:
    if known.upper is None:
        return f"at least {known.lower}"
    return str(known.lower) if known.upper == known.lower else f"between {known.lower} and {known.upper}"
