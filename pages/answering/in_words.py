"""A question in the visitor's own words: the field, what is understood of it, and what answers it."""

from functools import cache
from threading import Timer

import streamlit as st

from bounds import theorems
from bounds.asking.answers import NO_ANSWER, NOTHING, Reply
from bounds.asking.ask import ask
from pages.answering.answer_links import link_to
from pages.answering.answers_in_words import show_answers
from pages.answering.focus import focus_on
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.pieces_in_words import QUESTION, Pieces, forget_other_pieces
from pages.widgets import say
from pages.widgets.inputs import put
from pages.widgets.link import text
from pages.widgets.page import LOADING

LONGEST = 2_000  # characters of a question
PLACEHOLDER = "How many examples for conjunctions over 10 variables, error 10 %, 95 % confidence?"
EXAMPLES = (
    "VC bound, m = 10000, d = 10, δ = 5 %",
    "Perceptron with margin 0.1 and radius 1: how many mistakes?",
    "How many conjunctions over 10 variables?",
)
SOON = 2  # seconds after which the first question is prepared: the page itself comes first


def ask_in_words() -> frozenset[str]:
    """Draw all of it; returns the names that it has in the address."""
    question = text(
        "Ask in your own words", QUESTION, "", LONGEST, autocomplete="off", placeholder=PLACEHOLDER
    ).strip()  # fmt: skip
    focus_on(QUESTION)
    forget_other_pieces(question)
    _prepare()
    if not question:
        _examples()
        return frozenset({QUESTION})
    pieces = Pieces(question)
    if not pieces.first:
        _nothing(pieces.first)
        return frozenset({QUESTION, *pieces.names})
    pieces.draw()
    if pieces.has_numbers:
        pieces.draw_missing()
    reply, stale = kept(f"in words: {question}", None if pieces.complaints else pieces.reply)
    if pieces.complaints:
        mend(stale)
    if reply:
        with greyed(stale, "in_words"):
            show_answers(reply, None if pieces.has_numbers else pieces.draw_missing)
    return frozenset({QUESTION, *pieces.names})


def _examples() -> None:
    with st.container(key="examples", horizontal=True, gap="xsmall"):
        for place, example in enumerate(EXAMPLES):
            st.button(example, key=f"_example_{place}", on_click=put, args=(QUESTION, example))


def _nothing(reply: Reply) -> None:
    """That there is no answer, and pages that are none either."""
    say.info(NO_ANSWER if reply.understood else NOTHING)
    for doubt in reply.doubts:
        st.caption(say.verbatim(doubt))
    st.markdown("**Nearest pages**")
    with st.container(gap="xsmall"):
        for page in reply.nearest:
            link_to(page, page.title)


@cache
def _prepare() -> None:
    """Read all theorems in the background, once a process: the first question then need not wait for that."""
    timer = Timer(SOON, _read)
    timer.daemon = True
    timer.start()


def _read() -> None:
    with LOADING:
        list(theorems.values())
    ask(PLACEHOLDER)
