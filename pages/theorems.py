"""Look a theorem up by a word of its statement, by its author or by one of its variables."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from bounds import theorems
from bounds.discovery import family_title
from bounds.theorem import Theorem
from bounds.typeset import LONG_SYMBOL, RELATIONS, expression
from pages._inputs import short_meaning
from pages._link import check_names, text
from pages._page import Page, discover, menu_entry

PAGE = Page("Theorems", "Look up", ":material/menu_book:", 90)
LONGEST = 100


def render() -> None:
    """A search field and the theorems that it leaves, by family."""
    st.title("Theorems")
    st.write(f"{len(theorems)} statements, each with its formula, its source and a calculator behind its name.")
    sought = text(
        "Search", "q", "", LONGEST, type="search", live=True, placeholder="margin, Hoeffding, VC dimension, trees …"
    )
    check_names({"q"})
    found = [theorem for theorem in theorems.values() if matches(theorem, sought)]
    if not found:
        st.info(f"No theorem speaks of “{sought}”. Try one word, a variable such as δ, or an author.")
    elif sought:
        st.markdown(f"{len(found)} of {len(theorems)} speak of “{sought}”.")
    for family in dict.fromkeys(theorem.family for theorem in found):
        _family(family, [theorem for theorem in found if theorem.family == family])


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
