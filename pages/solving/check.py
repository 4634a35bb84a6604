"""Type the number you found: which theorem or slip gives it, or whether it is the size or dimension of a class."""

import streamlit as st

from pages.answering import plain_numbers
from pages.answering.by_facts import FIRST, GIVEN, check_by_facts
from pages.solving.parts import CHECK, PART, PartQuestion, leave, share
from pages.widgets.field_values import put_into_fields
from pages.widgets.link import check_names
from pages.widgets.view_row import view_of

ANY, WHAT = "any", "what"
KINDS = {ANY: "Unknown theorem", **plain_numbers.WORDS}


def render() -> None:
    """The question on one side; the answer and its verdict on the other."""
    of_kind, link = st.columns([7, 2], vertical_alignment="bottom")
    with of_kind:
        what = view_of("What was worked out", KINDS, ANY, WHAT, "kind of number")
    notices = st.container()
    view = {WHAT: what, **(check_by_facts() if what == ANY else plain_numbers.render(what))}
    with notices:
        check_names({*view, PART})
    with link:
        share(CHECK, view)
    leave(view)


def take(question: PartQuestion) -> None:
    """Go on with what another part was about, where nothing was typed yet."""
    if question.facts and st.session_state.get(GIVEN) in (None, FIRST):
        put_into_fields({GIVEN: " ".join(f"{name}={text}" for name, text in question.facts.items())})
