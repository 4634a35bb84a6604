"""GIFT, the plain text that Moodle and others read: numerical questions with ranges."""

import re
from collections.abc import Sequence

from bounds.exercises.platforms.item import Item
from bounds.exercises.platforms.markup import in_html

TITLE, SUFFIX, MEDIA = "GIFT", "gift.txt", "text/plain"
_SPECIAL = re.compile(r"([~=#{}:\\])")


def write(title: str, questions: Sequence[Item]) -> str:
    """A category, then a question a paragraph."""
    return "\n\n".join([f"$CATEGORY: {title}", *map(_question, questions)]) + "\n"


def _question(question: Item) -> str:
    lines = [
        f"// {question.about}, {question.level}",
        f"::{_plain(question.name)}::[html]{_plain(in_html(question.text))}{{#",
    ]
    lines += [f"\t=%100%{accepted.low!r}..{accepted.high!r}" for accepted in question.right]
    lines += [
        f"\t=%0%{accepted.low!r}..{accepted.high!r}#{_plain(in_html(slip))}" for accepted, _, slip in question.wrong
    ]
    return "\n".join([*lines, f"\t####{_plain(in_html(question.solution))}", "}"])


def _plain(words: str) -> str:
    """On one line, its signs without their meaning in GIFT."""
    return _SPECIAL.sub(r"\\\1", words).replace("\n", " ")
