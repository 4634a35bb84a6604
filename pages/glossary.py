"""What does a term mean? The words used on every page, each in one sentence, with symbols and other names."""

from functools import cache

import streamlit as st

from bounds import theorems
from bounds.index.finding import matching
from bounds.index.ranking import TextIndex
from bounds.vocabulary.glossary import Term, glossary
from bounds.vocabulary.prose import capitalized
from pages.widgets import say
from pages.widgets.class_link import page_title
from pages.widgets.downloads import csv_download, csv_text
from pages.widgets.link import check_names, copy_link, text
from pages.widgets.page import Page, entry_at
from pages.widgets.paging import how_many, offer_more
from pages.widgets.symbols import unbroken

PAGE = Page("Glossary", "Look up", ":material/dictionary:", 30)
LONGEST = 100
AT_ONCE = 30
ADVICE = "Narrow the list with a word."


def render() -> None:
    """A search field, and the matching terms: the best first, or in alphabetical order where no words are sought."""
    title, link = st.columns([8, 2], vertical_alignment="bottom")
    title.title(say.verbatim(page_title("Glossary")))
    st.markdown("One term for one thing: on every page, in the code and in the documentation.")
    hint = "true risk, δ, confidence, overfitting …"
    words = text("Search", "q", "", LONGEST, type="search", live=True, placeholder=hint)
    address = {"q": words}
    check_names(address)
    with link:
        copy_link("glossary", address)
    terms = matching_terms(words)
    if not terms:
        say.info(f"No term matches “{words}”. Try one word, or a symbol such as δ.")
    visible = terms[: how_many("glossary", words, AT_ONCE)]
    for term in visible:
        _entry(term)
    offer_more("glossary", words, len(visible), len(terms), AT_ONCE, ADVICE)
    csv_download("glossary", lambda: csv_text(glossary_table(terms)), "The terms that match.")


def matching_terms(words: str) -> tuple[Term, ...]:
    """The terms that match, in their name, symbol, meaning or another name for it; all for an empty text.

    Those that are called by just these words, or have just this symbol, come first: a letter matches much else.
    """
    if not words.strip():
        return tuple(sorted(glossary(), key=lambda term: term.name.casefold()))
    typed = words.strip()
    called = [term for term in glossary() if typed in (term.symbol, *term.names, *term.avoid)]
    alike = [term for term in glossary() if typed.casefold() in map(str.casefold, (term.symbol, *term.names))]
    return tuple(dict.fromkeys((*called, *alike, *(result.thing for result in _index().ranked(words)))))


def glossary_table(terms: tuple[Term, ...]) -> dict[str, list[str]]:
    """The terms in columns."""
    return {
        "term": [term.name for term in terms],
        "symbol": [term.symbol for term in terms],
        "meaning": [term.meaning for term in terms],
        "also_found_by": ["; ".join(term.synonyms) for term in terms],
    }


@cache
def _index() -> TextIndex[Term]:
    """Made once a process."""
    return TextIndex((term, *term.texts) for term in glossary())


def _entry(term: Term) -> None:
    symbol = f" {say.verbatim(term.symbol)}" if term.symbol else ""
    others = f"  \nAlso found by: {say.verbatim(', '.join(term.synonyms))}." if term.synonyms else ""
    with st.container(border=True):
        st.markdown(f"**{capitalized(term.name)}**{symbol}  \n{unbroken(say.verbatim(term.meaning))}{others}")
        if count := _theorems_about(term.name):
            page = entry_at("theorems")
            st.page_link(page, label=f"Theorems about it: {count}", query_params={"q": term.name})


@cache
def _theorems_about(name: str) -> int:
    """How many the search of the page Theorems finds."""
    return len(matching(name, theorems))
