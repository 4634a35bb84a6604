"""Enter what is given, and see every bound that applies, why they differ, and what another assumption would gain."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds import DomainError, compare, theorems
from bounds.comparison.compare import Comparison, Row, Unlock
from bounds.comparison.questions import QUESTIONS, Inquiry, without_a_sample
from bounds.comparison.typed_facts import understood_facts
from bounds.display.calls import typed
from bounds.reading.numbers import read_number
from bounds.vocabulary.assumptions import REALIZABLE
from laboratory.figures.comparison import KINDS, comparison_chart, comparison_table, description, kinds, shown_value
from laboratory.figures.theme import with_footer
from pages.answering.comparison_copying import ALL, KNOWS, command, in_letters, python_snippet
from pages.answering.comparison_words import (
    MEANING,
    best_by_facts,
    best_with_more,
    event_header,
    in_plain_words,
    left_out,
    notes,
    offer_sentence,
    plain,
    row_statement,
    spread,
    with_more,
)
from pages.answering.facts import (
    HOLDS,
    LIST,
    NEVER_A_FACT,
    add,
    ask_for,
    ask_what_holds,
    ask_whether_realizable,
    may_be_realizable,
    ticked_assumptions,
    words,
)  # fmt: skip
from pages.answering.last_answer import greyed, kept, mend
from pages.answering.letters import hear_letters, tell_letters
from pages.solving.other_books import address_of_row
from pages.solving.parts import COMPARE, PART, PartQuestion, leave, remember, share
from pages.widgets import say
from pages.widgets.calculator_link import PAGE
from pages.widgets.chart import chart, theme_now
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.field_values import put_into_fields
from pages.widgets.link import check_choice, check_names, choice, value_in_link
from pages.widgets.main_number import headline
from pages.widgets.page import entry_at

ASKS = {**QUESTIONS, ALL: Inquiry("All bounds")}
MARKS = {"holds": "◆", "needs": "◇", "open": "×", "vacuous": "◈", "below": "▷"}


def render() -> None:
    """Question and facts, then the answer, the chart, every theorem, and what another assumption would gain."""
    st.markdown("Enter what is given. All applicable theorems are listed below, with the reasons they differ.")
    hear_letters(words(), ("ask", "realizable", LIST, HOLDS, PART), partial(understood_facts, ask=value_in_link("ask")))
    ask, realizable, link = _question()
    notices = st.container()
    facts, holds = ask_for(ASKS[ask], without_a_sample(ask)), ticked_assumptions()
    tell_letters()
    now = None if facts is None else _answered(ask, realizable, {**facts, **dict.fromkeys(holds, True)})
    result, stale = kept("compare", now)
    if now is None:
        mend(stale)
    if result is not None:
        with greyed(stale, "answers"):
            _answer(result)
    names = st.session_state[LIST]
    view = {"ask": ask, LIST: ",".join(names), HOLDS: ",".join(st.session_state[HOLDS])}
    view |= {"realizable": realizable} if may_be_realizable(ASKS[ask]) else {}
    view |= {name: st.session_state[name] for name in (ASKS[ask].first, *names) if name}
    with notices:
        check_names({*view, PART})
    with link:
        share(COMPARE, view)
    leave(view)
    if facts is not None:
        _remember(ask, facts, [*([REALIZABLE.key] if realizable == "yes" else []), *holds])


def _remember(ask: str, facts: Iterable[str], assumes: Iterable[str]) -> None:
    remember("" if ask == ALL else ask, ask, {name: st.session_state[name] for name in facts}, assumes)


def take(question: PartQuestion) -> None:
    """Go on with what another part was about: its question with its facts, where that can be compared."""
    put_into_fields(question.travelling)
    if question.ask:
        first = QUESTIONS[question.ask].first
        names = [name for name in question.facts if name in words() and name not in NEVER_A_FACT and name != first]
        holds = [key for key in question.assumes if key != REALIZABLE.key]
        known = "yes" if REALIZABLE.key in question.assumes else "unknown"
        put_into_fields({"ask": question.ask, LIST: names, "realizable": known, HOLDS: holds})
        put_into_fields({name: question.facts[name] for name in (first, *names) if name})


def _question() -> tuple[str, str, Any]:
    left, fits, link = st.columns([4, 4, 2], vertical_alignment="bottom")
    with left:
        ask: str = choice(st.selectbox, "What do you want to know?", list(ASKS), "m", "ask", format_func=_worded)
    check_choice("ask", ASKS, "question", ask)
    with fits:
        realizable = ask_whether_realizable(ASKS[ask])
    return ask, realizable, link


def _worded(ask: str) -> str:
    return ASKS[ask].asks


@dataclass(frozen=True)
class Answered:
    """A question, and every theorem that applies."""

    ask: str
    realizable: str
    facts: Mapping[str, Any]
    comparison: Comparison


def _answered(ask: str, realizable: str, facts: Mapping[str, Any]) -> Answered | None:
    """The answer, and the assumptions that may be ticked; None after an error message."""
    try:
        comparison = _compared(ask, realizable, tuple((name, in_letters(value)) for name, value in facts.items()))
    except (DomainError, OverflowError) as refusal:
        ask_what_holds(())
        say.error(plain(str(refusal)))
        return None
    ask_what_holds(need.key for row in comparison for need in row.needs)
    return Answered(ask, realizable, facts, comparison)


def _answer(answered: Answered) -> None:
    comparison = answered.comparison
    if not comparison.rows:
        if comparison.unlocks:
            st.info("No theorem applies to these facts alone. Each of the facts below makes one applicable.")
        else:
            st.info("No theorem applies to these facts alone. The list below shows what each of them needs.")
        _unlocks(comparison)
        _silent(answered.ask, comparison)
        return
    fig = with_footer(comparison_chart(comparison, theme_now()), _headline(comparison))
    chart(fig, "comparison", description(comparison))
    st.html(" ".join(f"<div>{MARKS[kind]} {KINDS[kind][1]}</div>" for kind in kinds(comparison)))
    downloads("comparison", lambda: csv_text(comparison_table(comparison)), fig)
    _unlocks(comparison)
    _rows(comparison)
    _silent(answered.ask, comparison)
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
    _copy(answered.ask, answered.realizable, answered.facts)


@st.cache_resource(show_spinner="Trying all theorems …", max_entries=64)
def _compared(ask: str, realizable: str, facts: tuple[tuple[str, str], ...]) -> Comparison:
    inputs = {name: read_number(text) for name, text in facts}
    return compare(ask=None if ask == ALL else ask, realizable=KNOWS[realizable], **inputs)


def _headline(comparison: Comparison) -> str:
    best, more = best_by_facts(comparison), best_with_more(comparison)
    leader = best or more
    if leader is None:
        said = headline("Vacuous bounds", "from all theorems")
        st.warning("Every applicable bound is vacuous (1 or more), or has an unspecified constant.")
    else:
        quantity = "examples are enough" if comparison.question == "m" else f"{leader.event} at most"
        said = headline(shown_value(leader), f"{quantity}{leader.condition}")
    if best is not None:
        st.markdown(row_statement(best, comparison.facts))
    if more is not None:
        st.markdown(with_more(more, comparison.facts))
    st.markdown(spread(comparison))
    return said


def _unlocks(comparison: Comparison) -> None:
    if not comparison.unlocks:
        return
    st.header("What another assumption would gain")
    for unlock in comparison.unlocks:
        with st.container(horizontal=True, vertical_alignment="center"):
            _offer(unlock)
            st.markdown(offer_sentence(unlock), width="stretch")


def _offer(unlock: Unlock) -> None:
    name, supposed = unlock.variable.name, typed(unlock.supposed)
    st.button(
        f"Add {unlock.variable.short}", key=f"_add_{name}", on_click=_take, args=(name, supposed),
        disabled=name in NEVER_A_FACT,
    )  # fmt: skip


def _take(name: str, supposed: str) -> None:
    st.session_state.setdefault(name, supposed)
    add(name)


def _rows(comparison: Comparison) -> None:
    """Event by event, folded but for the first: each theorem with its value and why it differs."""
    calculator = entry_at(PAGE)
    st.header("Why they differ")
    for place, (event, rows) in enumerate(comparison.groups.items()):
        with st.expander(event_header(event, rows, comparison.question), expanded=place == 0):
            for row in rows:
                title, why = st.columns([3, 4], vertical_alignment="top")
                with title:
                    _to_the_calculator(calculator, row, comparison)
                why.markdown(f"**{', '.join([shown_value(row), *notes(row)])}**. {in_plain_words(row.why)}")


def _to_the_calculator(calculator: Any, row: Row, comparison: Comparison) -> None:
    query = address_of_row(row, comparison.facts["epsilon"] if comparison.question == "m" else None)
    st.page_link(calculator, label=row.theorem.title, query_params=query)


def _silent(ask: str, comparison: Comparison) -> None:
    known = words(without_a_sample(ask))
    if comparison.unused:
        named = ", ".join(known[name].meaning if name in known else name for name in comparison.unused)
        st.markdown(f"No theorem above uses: {named}.")
    if comparison.refused:
        with st.expander(f"{len(comparison.refused)} other theorems apply but give no number"):
            for slug, sentence in comparison.refused:
                st.markdown(f"**{theorems[slug].title}**: {in_plain_words(sentence)}")
    if comparison.silent:
        count = sum(map(len, comparison.silent.values()))
        with st.expander(f"{count} other theorems about these events do not apply, and what they need"):
            st.markdown("\n".join(f"- {left_out(why, out)}" for why, out in comparison.silent.items()))


def _copy(ask: str, realizable: str, facts: Mapping[str, Any]) -> None:
    with st.expander("Copy as Python or command line"):
        st.code(python_snippet(ask, realizable, facts), language="python")
        st.code(command(ask, realizable, facts), language="bash", wrap_lines=True)
