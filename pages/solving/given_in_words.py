"""A question in words above the Calculator's fields: it fills them in, and its class is counted or its VC dimension
argued."""

from collections.abc import Iterator

import streamlit as st

from bounds import count, theorems, vc_dimension
from bounds.asking.answers import NO_ANSWER, NOTHING, RankedAnswer, Reply
from bounds.solving.typed_inputs import TARGETS
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed
from pages.answering.answer_links import destination, link_to
from pages.answering.answers_in_words import in_a_line
from pages.answering.in_words import LONGEST, PLACEHOLDER
from pages.answering.pieces_in_words import QUESTION, reply_to
from pages.answering.unknown_field import empty
from pages.solving.kept import filled_in
from pages.solving.parts import ANSWER
from pages.widgets import say
from pages.widgets.calculator_link import CHOICE
from pages.widgets.inputs import field_label
from pages.widgets.link import new_in_link, text
from pages.widgets.symbols import typeset

ELSEWHERE = "Another page answers this question."
UNCHANGED = "The answer below is still for the theorem as it was."
_CLAIM = "_claim_of_the_question"  # what the last question brought into the field for one's own answer


def given_in_words() -> None:
    """The field, and below it what is not as the question says.

    A link's question fills in the fields like a typed one, unless the link says which theorem it is about.
    """
    is_all_of_a_link = new_in_link(QUESTION) is not None and "theorem" not in st.query_params
    question = text(
        "Ask in your own words", QUESTION, "", LONGEST, autocomplete="off", placeholder=PLACEHOLDER,
        label_visibility="collapsed", on_change=_fill_in,
    ).strip()  # fmt: skip
    if not question:
        return
    if is_all_of_a_link:
        _fill_in()
    reply = reply_to(question)
    st.session_state.setdefault(_CLAIM, reply.claimed)
    answer = _theorem_that_answers(reply)
    if answer is None:
        _elsewhere(reply)
        return
    here = st.session_state.get("theorem")
    lines = list(_remarks(reply, next((each for each in reply.answers if each.name == here), answer)))
    if lines:
        st.caption(say.verbatim(" ".join(lines)))


def explained_class(theorem: Theorem) -> None:
    """How the class that the question names was counted, or why its VC dimension is what the theorem takes."""
    question = str(st.session_state.get(QUESTION) or "").strip()
    if not question:
        return
    for answer in reply_to(question).answers:
        if answer.kind == "count" and "ln_size" in theorem.names and answer.number:
            _counted(answer)
        elif answer.kind == "vc" and "d" in theorem.names and answer.number:
            _argued(answer)


def _fill_in() -> None:
    """The theorem that answers the question, with all its numbers, as if they had been typed.

    A number to check that the question before brought goes with it; one that was typed below stays.
    """
    question = str(st.session_state[QUESTION] or "").strip()
    reply = reply_to(question)
    if reply.claimed or st.session_state.get(ANSWER) == st.session_state.get(_CLAIM):
        st.session_state[ANSWER] = reply.claimed
    st.session_state[_CLAIM] = reply.claimed
    answer = _theorem_that_answers(reply) if question else None
    if answer is not None:
        values = destination(answer)[1]
        chosen = values.pop(CHOICE)
        st.session_state.update(values)
        filled_in(answer.name)
        empty(theorems[answer.name], chosen)


def _theorem_that_answers(reply: Reply) -> RankedAnswer | None:
    """The first theorem, where no number of the class itself answers before it."""
    first = next((answer for answer in reply.answers if answer.kind == "theorem"), None)
    leads = reply.answers[:1]
    return first if first and (leads[0].kind == "theorem" or not leads[0].number) else None


def _elsewhere(reply: Reply) -> None:
    """Where a question is answered that is first about something else than a theorem, or the nearest page."""
    nothing = NO_ANSWER if reply.understood else NOTHING
    st.caption(f"{ELSEWHERE if reply.answers else nothing} {UNCHANGED}")
    for answer in (*reply.answers[:1], *reply.nearest[:1]):
        link_to(answer, in_a_line(answer))


def _remarks(reply: Reply, answer: RankedAnswer) -> Iterator[str]:
    """What the fields hold though the question does not say it, and what they do not hold though it says it."""
    theorem = theorems[answer.name]
    if answer.missing:
        labels = [_label(theorem, name) for name in answer.missing]
        yield f"Not in the question: {listed(labels)}. Set {'it' if len(labels) == 1 else 'them'} in the fields."
    if reply.unused:
        yield f"Not used: {', '.join(reply.unused)}."
    yield from reply.doubts


def _label(theorem: Theorem, name: str) -> str:
    return "the target" if name in TARGETS else field_label(theorem.variable(name))


def _counted(answer: RankedAnswer) -> None:
    counted = count.families[answer.name](**answer.given)
    relation = r"\le" if counted.at_most else "="
    with st.expander(f"How the class was counted: {answer.title}"):
        st.latex(rf"|\mathcal H|\;{relation}\;{counted.latex}", width="content")
        st.markdown(typeset(counted.argument))
        link_to(answer)


def _argued(answer: RankedAnswer) -> None:
    known = vc_dimension(answer.name, **answer.given)
    with st.expander(f"Why the VC dimension is {known}: {answer.title}"):
        st.markdown(f"**At least:** {typeset(known.cls.why_lower)}")
        st.markdown(f"**At most:** {typeset(known.cls.why_upper)}")
        st.markdown(f"*{typeset(known.source)}*")
        link_to(answer)
