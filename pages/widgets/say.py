"""Sentences that may contain a user's text: drawn as typed, never as Markdown, LaTeX, HTML, a link or a symbol."""

import re
import unicodedata
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import on_one_line

JOINER = "\u2060"  # takes no room and forbids a line break: what it stands in is no link, no symbol and no arrow
_MARKS = re.compile(r"[\\`*\[\]<>$~|&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])")
_OPENS_A_BLOCK = re.compile(r"^(?=(?:[+-]|#+|\d+[.)])(?:\s|$))")
# What Streamlit and GitHub's Markdown look for once backslashes are gone: links, e-mail, :symbols:, arrows.
_FOUND_LATER = re.compile(r"(?<=:)(?=\S)|(?<=@)|(?<=www)(?=\.)|(?<=[-<])(?=[->])|(?<=~)(?==)", re.IGNORECASE)


def verbatim(text: object) -> str:
    """Markdown that is drawn as exactly this text, on one line and without letters that nobody sees."""
    line = on_one_line("".join(_seen(letter) for letter in str(text)))
    joined = _OPENS_A_BLOCK.sub(JOINER, _FOUND_LATER.sub(JOINER, line))
    return _MARKS.sub(r"\\\g<0>", joined)


def error(sentence: object, place: Any = st) -> None:
    """A complaint. Like `warning` and `info` it reads nothing as Markdown, whoever wrote it."""
    place.error(verbatim(sentence))


def warning(sentence: object, place: Any = st, icon: str | None = None) -> None:
    """A warning before the answer is used."""
    place.warning(verbatim(sentence), icon=icon)


def info(sentence: object, place: Any = st, icon: str | None = None) -> None:
    """What comes next, or why nothing is here."""
    place.info(verbatim(sentence), icon=icon)


def toast(sentence: object) -> None:
    """What just happened, for a moment."""
    st.toast(verbatim(sentence))


def _seen(letter: str) -> str:
    kind = unicodedata.category(letter)
    return {"Cc": " ", "Zl": " ", "Zp": " ", "Cf": "", "Cs": "\ufffd"}.get(kind, letter)
