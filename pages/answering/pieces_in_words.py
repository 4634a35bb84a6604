"""The pieces of a question in words: what each is, from which words, and fields for those that are missing or misread.

A field's text stands in the address as `q.delta`; the question itself as `q`.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import streamlit as st

from bounds import DomainError, count, theorems, vc_dimension
from bounds.asking.answers import RankedAnswer, Reply, UnderstoodPiece
from bounds.asking.ask import ask
from bounds.display.calls import typed
from bounds.numbers import format_number
from bounds.reading.numbers import read_number
from bounds.solving.typed_inputs import TARGETS
from bounds.solving.validation import checked_target
from bounds.vocabulary.domain import open_interval
from bounds.vocabulary.variables import Quantity, Variable
from pages.answering.question import USUAL_RATE, target_label
from pages.widgets import say
from pages.widgets.inputs import LONGEST, field_help, field_label, read_field
from pages.widgets.link import current_text, new_in_link, text
from pages.widgets.wording import with_commas

QUESTION = "q"
PREFIX = f"{QUESTION}."
MISSING, FOR_A_NUMBER, USUAL = "Missing", "For a number, fill in", "the usual value (a guess)"
WIDTH = 240  # pixels of a field: side by side on a desktop, below each other on a phone
_QUESTION_BEFORE = "_question_of_the_pieces"


@lru_cache(maxsize=64)
def reply_to(question: str, corrections: tuple[tuple[str, str], ...] = ()) -> Reply:
    """The same for the same question and corrections, which are texts as they are typed."""
    return ask(question, **dict(corrections))


def forget_other_pieces(question: str) -> None:
    """Corrections belong to their question: another one begins with those that its own link brings."""
    before = st.session_state.get(_QUESTION_BEFORE)
    st.session_state[_QUESTION_BEFORE] = question
    if before in (None, question):
        return
    for key in _keys():
        if new_in_link(key) is None:
            st.session_state.pop(key, None)
            if key in st.query_params:
                del st.query_params[key]


class Pieces:
    """What the fields of a question hold, known before any of them is drawn.

    `first` is what the question alone is read as, `reply` what it is with the corrections that are accepted.
    """

    def __init__(self, question: str) -> None:
        self.first = reply_to(question)
        self.complaints: dict[str, str] = {}  # by variable
        self._corrections = dict(self._accepted())
        self.reply = reply_to(question, tuple(self._corrections.items()))

    @property
    def names(self) -> frozenset[str]:
        """All that the address may hold of them."""
        return frozenset(PREFIX + name for name in (*self._fields(), *self.reply.missing))

    def draw(self) -> None:
        """What is understood, and what of it is not used."""
        chips, fields = list(self._chips()), self._fields()
        if chips or fields:
            st.markdown("**Understood**")
            self._draw_fields(fields)
            if chips:
                st.markdown(" ".join(f":gray-badge[{say.verbatim(chip)}]" for chip in dict.fromkeys(chips)))
        if self.reply.unused:
            st.caption(say.verbatim(f"Not used: {', '.join(self.reply.unused)}"))
        if self.reply.claimed:
            st.caption(say.verbatim(f"To be checked: {with_commas(self.reply.claimed)}"))
        for doubt in self.reply.doubts:
            st.caption(say.verbatim(doubt))

    def draw_missing(self) -> None:
        """Fields for what the first answer lacks; the heading of a question without any number asks for no more."""
        if self.reply.missing:
            st.markdown(f"**{MISSING if self.has_numbers else FOR_A_NUMBER}**")
            self._draw_fields(list(self.reply.missing))

    @property
    def has_numbers(self) -> bool:
        """Does the question, or a correction of it, tell any?"""
        return bool(self._fields())

    def _accepted(self) -> Iterator[tuple[str, str]]:
        for key in sorted(_keys()):
            name = key.removeprefix(PREFIX)
            if (self._theorem if name in TARGETS else self._variable)(name) is None:
                continue
            start = self._start(name)
            written = current_text(key, start, LONGEST).strip()
            if written in ("", start):
                continue
            try:
                self._check(name, written)
            except DomainError as refusal:
                self.complaints[name] = str(refusal)
            else:
                yield name, written

    def _check(self, name: str, written: str) -> None:
        variable = self._variable(name)
        if variable is None and (quantity := self._theorem(name).returns).trivial == 1:
            variable = _share(name, quantity)
        if variable is None:
            checked_target(name, read_number(written))
        else:
            read_field("", variable, written)

    def _fields(self) -> list[str]:
        """The names of the numbers that are understood or were corrected, in the order of the question."""
        numbers = [*_numbers(self.first), *_numbers(self.reply)]
        names = dict.fromkeys([*(piece.name for piece in numbers), *self._corrections, *self.complaints])
        return [name for name in names if name not in self.reply.missing]

    def _chips(self) -> Iterator[str]:
        """The class, with its words where they say it otherwise, and the facts in the words of the question."""
        for piece in self.reply.understood:
            if piece.kind == "class":
                yield _with_words(str(piece.value), piece.words)
            elif piece.kind == "fact":
                yield piece.words or piece.name

    def _draw_fields(self, names: list[str]) -> None:
        # Labels may take two lines: fields stand in one line all the same, but for a complaint below one of them.
        aligned: Literal["top", "bottom"] = "top" if self.complaints else "bottom"
        with st.container(horizontal=True, vertical_alignment=aligned, key=f"pieces_{'_'.join(names)}"):
            for name in names:
                with st.container(width=WIDTH, gap="xsmall"):
                    self._draw_field(name)

    def _draw_field(self, name: str) -> None:
        variable, start = self._variable(name), self._start(name)
        label, about, usual = (
            (target_label(self._theorem(name)), "Target of the bound.", USUAL_RATE)
            if variable is None
            else (field_label(variable), field_help(variable), variable.default)
        )
        hint = start or f"for example {format_number(usual)}"
        text(label, PREFIX + name, start, LONGEST, help=about, autocomplete="off", placeholder=hint)
        changed = name in self._corrections or name in self.complaints
        if words := self._words(name):
            guess = " (a guess)" if name in self._guesses and not changed else ""
            st.caption(say.verbatim(f"{'instead of' if changed else 'from'} “{words}”{guess}"))
        elif name in self._guesses and not changed:
            st.caption(USUAL)
        if name in self.complaints:
            say.error(self.complaints[name])

    def _start(self, name: str) -> str:
        """What the question says, as it is typed; nothing where it does not say it."""
        return next((typed(piece.value) for piece in _numbers(self.first) if piece.name == name), "")

    def _words(self, name: str) -> str:
        return next((piece.words for piece in _numbers(self.first) if piece.name == name), "")

    @property
    def _guesses(self) -> frozenset[str]:
        return frozenset(piece.name for piece in self.first.understood if piece.is_guess)

    def _variable(self, name: str) -> Variable | None:
        """As the first answer that knows it means it; None for a target and for what no answer knows."""
        if name in TARGETS:
            return None
        of_class = {piece.name for piece in self.first.understood if piece.kind == "parameter"}
        of_class |= {*self.first.missing} - {*self.first.answers[0].missing}
        answers = sorted(self.first.answers, key=lambda answer: name in of_class and answer.kind == "theorem")
        known = (variable for answer in answers for variable in _variables(answer))
        everywhere = (variable for theorem in theorems.values() for variable in theorem.variables)
        return next((variable for source in (known, everywhere) for variable in source if variable.name == name), None)

    def _theorem(self, target: str) -> Any:
        """The first answer whose bound is held to such a target; None where no theorem answers."""
        slugs = (answer.name for answer in self.first.answers if answer.kind == "theorem")
        held = [theorems[slug] for slug in slugs]
        return next((theorem for theorem in held if theorem.target_word == target), held[0] if held else None)


def _share(target: str, quantity: Quantity) -> Variable:
    """The target of a quantity between 0 and 1, as a field reads it."""
    return Variable(target, "", "target", "", open_interval(0, 1), (0, 1), USUAL_RATE, plain=quantity.label)


def _keys() -> set[str]:
    """Under which names corrections stand, on the page or in its address."""
    return {str(key) for key in (*st.session_state, *st.query_params) if str(key).startswith(PREFIX)}


def _numbers(reply: Reply) -> list[UnderstoodPiece]:
    """The pieces that a field can correct."""
    return [piece for piece in reply.understood if piece.kind in ("number", "parameter")]


def _variables(answer: RankedAnswer) -> tuple[Variable, ...]:
    match answer.kind:
        case "theorem":
            return tuple(theorems[answer.name].variables)
        case "count":
            return tuple(count.families[answer.name].parameters)
        case "vc":
            return tuple(vc_dimension.record(answer.name).parameters)
    return ()


def _with_words(name: str, words: str) -> str:
    return words if name.casefold() == words.casefold() else f"{name}, “{words}”"
