"""Checking an answer without a given theorem: the other half of `check`."""

from collections.abc import Iterable
from typing import Any

import click

from bounds.command_line.as_json import echo_json
from bounds.command_line.asking import tell_aside, texts
from bounds.command_line.refusing import answer_is_no, sentences
from bounds.identification.identify import Explanation, Identification, identify

ASIDE = 5  # sentences about how facts were read: each theorem may read them in its own way


def check_by_facts(answer: str, entries: Iterable[str], as_json: bool) -> None:
    """Print every theorem, form and slip that gives the answer from the inputs. Exit code 1 where no theorem does."""
    typed = texts(entries)
    with sentences():
        identification = identify(answer, **typed)
    read_as = identification.read_as
    tell_aside(*([f"{answer} read as {read_as}"] if read_as else []), *_aside(identification))
    if as_json:
        _echo_identification(identification, typed)
    else:
        click.echo("\n".join([identification.summary, *_lines(identification)]))
    if not identification:
        answer_is_no()


def _lines(identification: Identification) -> Iterable[str]:
    yield from (f"  {explanation.summary}" for explanation in identification if explanation.right)
    slips = [explanation for explanation in identification if not explanation.right]
    if slips:
        yield (
            f"{identification.answer} is also the result of a common error:"
            if identification
            else f"{identification.answer} is the result of:"
        )
        yield from (f"  {slip.summary}" for slip in slips)
    if identification.unfinished:
        yield "not every theorem and slip was tried: some take too long among so many"


def _aside(identification: Identification) -> list[str]:
    """How the inputs were read, and what is doubtful."""
    lines = dict.fromkeys(
        line for explanation in identification for line in (*explanation.read, *explanation.asks_back)
    )
    return list(lines)[:ASIDE]


def _echo_identification(identification: Identification, typed: dict[str, str]) -> None:
    echo_json(
        theorem=None,
        given=typed,
        answer=identification.answer,
        right=identification.right,
        verdict=identification.verdict,
        **({"enough": identification.enough} if identification.enough else {}),
        tried=identification.tried,
        unfinished=identification.unfinished,
        explanations=[_as_json(explanation) for explanation in identification],
    )


def _as_json(explanation: Explanation) -> dict[str, Any]:
    whole = {} if explanation.whole is None else {"whole": explanation.whole}
    slip = {} if explanation.slip is None else {"slip": explanation.slip.words, "chance": explanation.slip.chance}
    return {
        "theorem": explanation.theorem.slug,
        "unknown": explanation.unknown or None,
        "given": explanation.inputs,
        "value": explanation.value,
        **whole,
        "needs": [need.key for need in explanation.needs],
        "unused": explanation.unused,
        "form": explanation.form,
        **slip,
    }
