"""The glossary's page: every term with its meaning, found by its own name, a symbol, or another name."""

import csv
import tomllib
from io import StringIO
from typing import Any
from urllib.parse import parse_qsl

from streamlit.testing.v1 import AppTest

from bounds.numbers import UNBROKEN
from pages.glossary import AT_ONCE, glossary_table, matching_terms
from pages.widgets.downloads import csv_text
from tests.house import ROOT
from tests.opening import as_read, opened, texts

TERMS = tomllib.loads((ROOT / "bounds/vocabulary/glossary.toml").read_text(encoding="utf-8"))["term"]


def cards(app: AppTest) -> dict[str, list[str]]:
    """The lines of each card by the term in bold, in their order on the page, as they are read."""
    read = [as_read(element.value) for element in app.markdown if element.value.startswith("**")]
    lines = {text.removeprefix("**").partition("**")[0]: text.split("  \n") for text in read}
    return {term: [line.replace(UNBROKEN, " ") for line in each] for term, each in lines.items()}


def card(term: dict[str, Any]) -> list[str]:
    """What the card of a term says, line by line, by the file."""
    title = f"**{term['name'][0].upper()}{term['name'][1:]}**" + (f" {term['symbol']}" if "symbol" in term else "")
    others = term.get("synonyms")
    return [title, term["meaning"], *([f"Also found by: {', '.join(others)}."] if others else [])]


def test_every_term_of_the_file_has_its_card_with_symbol_meaning_and_other_names_in_the_order_of_the_alphabet() -> None:
    app = opened("glossary")
    assert len(cards(app)) == AT_ONCE
    for _ in range(len(TERMS) // AT_ONCE):
        app.button[-1].click().run()
    assert not app.exception
    in_order = sorted(TERMS, key=lambda term: term["name"].casefold())
    assert list(cards(app).values()) == [card(term) for term in in_order]


def test_a_formula_in_a_meaning_has_no_place_to_break_at() -> None:
    meant = next(each.value for each in opened("glossary", q="δ").markdown if "confidence means" in each.value)
    assert f"95{UNBROKEN}% confidence means δ{UNBROKEN}={UNBROKEN}0.05." in meant


def test_every_name_and_every_symbol_finds_its_term_before_all_that_are_called_otherwise() -> None:
    """However it is written, big or small; a symbol of two terms finds both."""
    called: dict[str, set[str]] = {}
    for term in TERMS:
        for name in {term["name"], term.get("symbol", term["name"]), *term.get("synonyms", ())}:
            called.setdefault(name, set()).add(term["name"])
    for typed, expected in called.items():
        first = [term.name for term in matching_terms(f" {typed} ")][: len(expected)]
        assert set(first) == expected, typed
    assert len(called) > 3 * len(TERMS)
    for typed in ("TRUE RISK", "generalization Error"):
        assert matching_terms(typed)[0].name == "true risk"
    assert matching_terms("m")[0].name == "sample size" and matching_terms("M")[0].name == "mistakes"


def test_what_no_page_may_say_finds_what_is_said_instead() -> None:
    for term in TERMS:
        for avoided in term.get("avoid", ()):
            assert term["name"] in [result.name for result in matching_terms(avoided)[:2]], avoided


def test_a_word_in_the_link_narrows_the_list_to_what_matches_best_first() -> None:
    few = opened("glossary", q="population")
    assert not few.exception and few.text_input(key="q").value == "population"
    assert next(iter(cards(few))) == "Data distribution" and "Realizable" not in cards(few)
    for lines in cards(few).values():
        assert "population" in " ".join(lines).casefold() or "distribution" in " ".join(lines).casefold()


def test_what_matches_nothing_is_said_and_leaves_no_card() -> None:
    none = opened("glossary", q="zebra")
    assert not none.exception and "zebra" in none.info[0].value and not cards(none)


def test_a_term_leads_to_as_many_theorems_as_it_says() -> None:
    link = next(iter(opened("glossary", q="Bayes risk").get("page_link"))).proto
    count = int(link.label.rpartition(": ")[2])
    theorems = opened(link.page, **dict(parse_qsl(link.query_string)))
    assert count and not theorems.exception
    assert f"{count} of " in " ".join(texts(theorems)) and "“Bayes risk”" in " ".join(texts(theorems))


def test_the_file_has_every_term_with_all_that_its_card_says() -> None:
    rows = list(csv.DictReader(StringIO(csv_text(glossary_table(matching_terms(""))))))
    expected = [
        {
            "term": term["name"],
            "symbol": term.get("symbol", ""),
            "meaning": term["meaning"],
            "also_found_by": "; ".join(term.get("synonyms", ())),
        }
        for term in sorted(TERMS, key=lambda term: term["name"].casefold())
    ]
    assert rows == expected
