"""Letters of books and everyday twins in a page's address: `?n=1000&confidence=95%` fills the fields for m and δ."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.display.calls import typed
from bounds.solving.typed_inputs import LETTERS_OF_TARGETS, Understood, understood
from bounds.theorem import Theorem
from pages.answering.unknown_field import target_word
from pages.widgets import class_link, say
from pages.widgets.link import rename, value_in_link
from pages.widgets.opening_address import opened_here

_HEARD = "_letters_that_were_read"
_NO_LETTERS = frozenset({"v", *class_link.NAMES})


def hear_letters_of(theorem: Theorem, unknown: str) -> None:
    """The same for a theorem's variables and its target, where `unknown` is what is solved for as a rule."""
    fields = {*theorem.names, target_word(theorem)}
    called = {name for name in opened_here() if theorem.readings.of(name) or name in LETTERS_OF_TARGETS}
    hear_letters(fields, opened_here().keys() - fields - called, partial(understood, theorem, unknown=unknown))


def hear_letters(
    fields: Collection[str], options: Collection[str], understand: Callable[[Mapping[str, Any]], Understood]
) -> list[str]:
    """Put what the address calls by other names under the fields' own names; returns these fields.

    `options` are the other names of the page; `understand` reads the names, as the library does. To be called before a
    field is drawn. What could be several fields, or is there twice, is reported and left alone.
    """
    address = {name: str(value_in_link(name)) for name in opened_here() if value_in_link(name) is not None}
    texts = {name: text for name, text in address.items() if name not in {*options, *_NO_LETTERS}}
    names_read = []
    for letter, text in list(texts.items()):
        others = {name: other for name, other in texts.items() if name != letter}
        try:
            read, without = understand({**others, letter: text}), understand(others)
        except (TypeError, DomainError) as question:
            if letter not in fields:
                say.warning(question)
            continue
        names = [name for name in read.inputs if name not in without.inputs]
        if len(names) == 1 and names[0] != letter and names[0] in fields:
            (name,) = names
            texts = {**others, name: typed(read.inputs[name])}
            rename(letter, name, texts[name])
            lines = [line for line in read.echo if line not in without.echo]
            st.session_state.setdefault(_HEARD, {})[name] = texts[name], lines
            names_read.append(name)
    return names_read


def tell_letters() -> None:
    """How the letters were read whose fields still hold that value."""
    for name, (text, lines) in st.session_state.get(_HEARD, {}).items():
        if st.session_state.get(name) == text:
            for line in lines:
                st.caption(say.verbatim(line))
