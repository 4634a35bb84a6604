"""`ask`: a question in words, what was understood of it, and the answers."""

from collections.abc import Iterable
from typing import Any

import click

from bounds.asking.answers import RankedAnswer, Reply, UnderstoodPiece
from bounds.asking.ask import ask
from bounds.command_line.as_json import echo_json
from bounds.command_line.refusing import answer_is_no


@click.command("ask")
@click.argument("words", nargs=-1, required=True, metavar="QUESTION")
@click.option("--json", "as_json", is_flag=True, help="The reply as one JSON object.")
def ask_in_words(words: tuple[str, ...], as_json: bool) -> None:
    """Answer QUESTION, told in words.

    It prints what was understood, what was not used, what is missing or doubtful, and the answers, the textbook's form
    first.
    Exit code 1 where nothing answers.

    Example: ltlab ask "How many examples for 1000 hypotheses, error 5 %, 95 % confidence, consistent learner?"
    """
    reply = ask(" ".join(words))
    if as_json:
        echo_json(**as_record(reply))
    else:
        click.echo("\n".join(reply.lines()))
    if not reply:
        answer_is_no()


def as_record(reply: Reply) -> dict[str, Any]:
    """The reply in plain values."""
    return {
        "question": reply.question,
        "understood": [_piece(piece) for piece in reply.understood],
        "wanted": reply.wanted or None,
        "unused": reply.unused,
        "claimed": reply.claimed or None,
        "explanation": reply.explanation or None,
        "missing": reply.missing,
        "doubts": reply.doubts,
        "by_hand": [{"name": each.name, "rows": each.rows, "words": each.words} for each in reply.by_hand],
        "answers": [*_answers(reply.answers)],
        "nearest": [page.name for page in reply.nearest],
    }


def _piece(piece: UnderstoodPiece) -> dict[str, Any]:
    return {
        "name": piece.name,
        "value": piece.value,
        "words": piece.words,
        "meaning": piece.meaning or None,
        "kind": piece.kind,
        "is_guess": piece.is_guess,
    }


def _answers(answers: Iterable[RankedAnswer]) -> Iterable[dict[str, Any]]:
    for answer in answers:
        yield {
            "kind": answer.kind,
            "name": answer.name,
            "title": answer.title,
            "unknown": answer.unknown or None,
            "given": answer.given,
            "value": answer.value,
            "number": answer.number or None,
            "why": answer.why or None,
            "source": answer.source,
            "needs": [need.key for need in answer.needs],
            "missing": answer.missing,
        }
