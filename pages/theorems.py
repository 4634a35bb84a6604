"""Look a theorem up by a word of its statement, by its author or by one of its variables."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from bounds import theorems
from bounds.discovery import family_title
from bounds.theorem import Theorem
from bounds.typeset import LONG_SYMBOL, RELATIONS, expression
from pages._inputs import short_meaning
from pages._link import check_choice, check_names, choice, text
from pages._page import Page, discover, menu_entry

PAGE = Page("Theorems", "Look up", ":material/menu_book:", 90)
LONGEST = 100
EVERY = "all"
AT_ONCE = 25  # a browser takes its time over hundreds of formulas
_MORE = "_more_theorems_for"


def render() -> None:
    """A search field and the theorems that it leaves, by family."""
    st.title("Theorems")
    st.write(f"{len(theorems)} statements, each with its formula, its source and a calculator behind its name.")
    sought, family = _sought()
    found = [one for one in theorems.values() if family in (EVERY, one.family) and matches(one, sought)]
    among = len(theorems) if family == EVERY else sum(one.family == family for one in theorems.values())
    if not found:
        st.info(f"No theorem speaks of “{sought}”. Try one word, a variable such as δ, or an author.")
    elif sought:
        st.markdown(f"{len(found)} of {among} speak of “{sought}”.")
    shown = found[: _how_many((sought, family))]
    for name in dict.fromkeys(theorem.family for theorem in shown):
        _family(name, [theorem for theorem in shown if theorem.family == name])
    _offer_more(len(shown), len(found), (sought, family))


def _sought() -> tuple[str, str]:
    """What to look for, and in which family."""
    words, families = st.columns([3, 2])
    with words:
        hint = "margin, Hoeffding, VC dimension, trees …"
        sought = text("Search", "q", "", LONGEST, type="search", live=True, placeholder=hint)
    with families:
        names = [EVERY, *dict.fromkeys(theorem.family for theorem in theorems.values())]
        family = choice(st.selectbox, "Family", names, EVERY, "family", format_func=_family_words)
        check_choice("family", names, "family", family)
    check_names({"q", "family"})
    return sought, family


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)


def _how_many(view: tuple[str, str]) -> int:
    """How many theorems this view shows: more each time that more are asked for."""
    asked_for, times = st.session_state.get(_MORE, (view, 0))
    return AT_ONCE * (1 + times if asked_for == view else 1)


def _offer_more(shown: int, found: int, view: tuple[str, str]) -> None:
    if shown < found:
        st.markdown(f"These are {shown} of {found}. A word to search for, or a family, leaves fewer.")
        st.button("Show more", on_click=_show_more, args=(view, shown // AT_ONCE))


def _show_more(view: tuple[str, str], times: int) -> None:
    st.session_state[_MORE] = (view, times)


def matches(theorem: Theorem, sought: str) -> bool:
    """Does every word that is sought begin a word of the theorem, or stand inside one?"""
    spoken = " ".join(_words(theorem)).casefold()
    return all(word in spoken for word in sought.casefold().split())


def _words(theorem: Theorem) -> Iterable[str]:
    yield from (theorem.slug, theorem.slug.replace("_", " "), theorem.title, theorem.says, theorem.returns.name)
    yield from (theorem.returns.label, str(theorem.source), family_title(theorem.family), theorem.relates)
    for variable in theorem.variables:
        yield from (variable.name, variable.label, variable.meaning)


def _family(family: str, members: list[Theorem]) -> None:
    st.header(family_title(family))
    calculator = menu_entry(next(page for page in discover() if page.slug == "calculator"))
    for theorem in members:
        with st.container(border=True):
            formula, conditions = st.columns([2, 3], gap="medium")
            with formula:
                st.page_link(calculator, label=f"**{theorem.title}**", query_params={"theorem": theorem.slug})
                st.latex(_on_a_phone_too(theorem), width="content")
            conditions.markdown(_in_short(theorem))


def _on_a_phone_too(theorem: Theorem) -> str:
    """The formula; what is promised stands on a line of its own where it is long."""
    symbol, relation = theorem.returns.symbol, RELATIONS[theorem.relation]
    if len(symbol) <= LONG_SYMBOL:
        return theorem.latex
    return rf"\begin{{aligned}}&{symbol}\\&\quad{relation} {expression(theorem)}\end{{aligned}}"


def _in_short(theorem: Theorem) -> str:
    inputs = ", ".join(f"{short_meaning(variable)} {variable.label}" for variable in theorem.variables)
    needs = " ".join(assumption.says for assumption in theorem.assumes)
    return f"From {inputs}.\n\n{needs}\n\n*{theorem.source}*"
