"""Checking an answer when nobody says by which theorem: the other half of `check`."""

from collections.abc import Iterable
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside, texts
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.identification.identify import Explanation, Identification, identify

ASIDE = 5  # sentences about how facts were read: each theorem may read them in its own way


def check_by_facts(answer: str, given: Iterable[str], as_json: bool) -> None:
    """Tell every theorem, form and slip that gives the answer from the facts. Exit code 1 where no theorem does."""
    typed = texts(given)
    with sentences():
        found = identify(answer, **typed)
    tell_aside(*([f"{answer} read as {found.read_as}"] if found.read_as else []), *_aside(found))
    if as_json:
        _echo_identification(found, typed)
    else:
        click.echo("\n".join([found.summary, *_lines(found)]))
    if not found:
        answer_is_no()


def _lines(found: Identification) -> Iterable[str]:
    yield from (f"  {one.says}" for one in found if one.right)
    slips = [one for one in found if not one.right]
    if slips:
        yield f"{found.answer} is also what you get with a slip:" if found else f"{found.answer} is what you get with:"
        yield from (f"  {one.says}" for one in slips)
    if found.unfinished:
        yield "not every theorem and slip was tried: some take too long among so many"


def _aside(found: Identification) -> list[str]:
    """How the facts were read by what is told, and what one would ask back."""
    lines = dict.fromkeys(line for one in found for line in (*one.read, *one.asks_back))
    return list(lines)[:ASIDE]


def _echo_identification(found: Identification, typed: dict[str, str]) -> None:
    echo_json(
        theorem=None,
        given=typed,
        answer=found.answer,
        right=found.right,
        verdict=found.verdict,
        **({"enough": found.enough} if found.enough else {}),
        tried=found.tried,
        unfinished=found.unfinished,
        explanations=[_as_json(one) for one in found],
    )


def _as_json(one: Explanation) -> dict[str, Any]:
    whole = {} if one.whole is None else {"whole": one.whole}
    slip = {} if one.slip is None else {"slip": one.slip.words, "chance": one.slip.chance}
    return {
        "theorem": one.theorem.slug,
        "unknown": one.unknown or None,
        "given": one.given,
        "value": one.value,
        **whole,
        "needs": [need.key for need in one.needs],
        "unused": one.unused,
        "form": one.form,
        **slip,
    }
