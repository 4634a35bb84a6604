"""Find a theorem by a word of its statement, its author, a symbol, what it bounds or what it assumes."""

import streamlit as st

from bounds import theorems
from bounds.display.typeset import statement_on_lines
from bounds.index.functions import found_elsewhere
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from pages.looking_up.search import Sought, sought
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.link import check_names, copy_link
from pages.widgets.page import Page, entry_at
from pages.widgets.paging import how_many, offer_more

PAGE = Page("Theorems", "Look up", ":material/menu_book:", 10)
AT_ONCE = 25  # a browser is slow with hundreds of formulas
ADVICE = "Narrow the list with a word or a family."


def render() -> None:
    """A search field, filters, and the matching theorems: the best first, or by family where no words are sought."""
    title, link = st.columns([8, 2], vertical_alignment="bottom")
    title.title(say.verbatim(page_title("Theorems")))
    st.write(f"{len(theorems)} statements, each with its formula and source. The name opens the Calculator.")
    st.page_link(entry_at("learnability"), label="Learnability: which classes can be learned, from how many examples")
    wanted = sought()
    check_names(wanted.address)
    with link:
        copy_link("theorems", wanted.address)
    results = wanted.results
    _count(len(results), wanted)
    _elsewhere(wanted)
    visible = results[: how_many("theorems", wanted, AT_ONCE)]
    if wanted.words.strip():
        _entries(visible)
    else:
        for name in dict.fromkeys(theorem.family for theorem in visible):
            st.header(family_title(name))
            _entries([theorem for theorem in visible if theorem.family == name])
    offer_more("theorems", wanted, len(visible), len(results), AT_ONCE, ADVICE)


def _count(number: int, wanted: Sought) -> None:
    if not number:
        say.info(f"No theorem {wanted.in_words()}. Try one word, a symbol such as δ, an author, or fewer filters.")
    elif wanted.in_words():
        st.markdown(f"{number} of {len(theorems)} theorems {wanted.in_words()}.")
    if wanted.in_words():
        st.button("Clear search and filters", on_click=wanted.clear)


def _elsewhere(wanted: Sought) -> None:
    """Python functions that match the words."""
    entries = found_elsewhere(wanted.words)
    if entries:
        with st.expander(f"In Python: {len(entries)} more", expanded=len(entries) <= 5):
            st.table({"For": [entry.title for entry in entries], "Name": [entry.where for entry in entries]})


def _entries(members: list[Theorem]) -> None:
    calculator = entry_at("calculator")
    for theorem in members:
        with st.container(border=True):
            formula, conditions = st.columns([2, 3], gap="medium")
            with formula:
                st.page_link(calculator, label=f"**{theorem.title}**", query_params={"theorem": theorem.slug})
                st.latex(statement_on_lines(theorem), width="content")
                for meaning in theorem.meanings:
                    st.caption(f"where {meaning}")
            conditions.markdown(_in_short(theorem))


def _in_short(theorem: Theorem) -> str:
    inputs = ", ".join(f"${variable.symbol}$ ({variable.short})" for variable in theorem.variables)
    needs = " ".join(assumption.statement for assumption in theorem.assumes)
    return f"Given {inputs}.\n\n{needs}\n\n*{theorem.source}*"
