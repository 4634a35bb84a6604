"""The glossary's page: every term with its meaning, found by its own name, a symbol, or another name."""

import csv
import tomllib
from io import StringIO

import pytest

from pages.glossary import AT_ONCE, glossary_table, matching_terms
from pages.widgets.downloads import csv_text
from tests.house import ROOT
from tests.opening import opened, texts

TERMS = tomllib.loads((ROOT / "bounds/vocabulary/glossary.toml").read_text(encoding="utf-8"))["term"]


def test_every_term_of_the_file_is_on_the_page_after_more_clicks() -> None:
    app = opened("glossary")
    for _ in range(len(TERMS) // AT_ONCE):
        app.button[-1].click().run()
    assert not app.exception
    written = " ".join(texts(app)).replace("\\", "")
    missing = [term["name"] for term in TERMS if term["name"].casefold() not in written.casefold()]
    assert not missing


@pytest.mark.parametrize(
    ("typed", "first"),
    [("true risk", "true risk"), ("generalization error", "true risk"), ("population", "data distribution"),
     ("δ", "failure probability"), ("classifier", "hypothesis"), ("True Risk", "true risk")],
)  # fmt: skip
def test_a_name_or_another_name_or_a_symbol_finds_its_term_among_the_first(typed: str, first: str) -> None:
    assert first in [term.name for term in matching_terms(typed)[:4]]


def test_a_word_in_the_link_narrows_the_list_and_what_matches_nothing_is_said() -> None:
    few = opened("glossary", q="population")
    assert not few.exception and few.text_input(key="q").value == "population"
    assert 0 < len(matching_terms("population")) < len(TERMS)
    none = opened("glossary", q="zebra")
    assert not none.exception and "zebra" in none.info[0].value


def test_the_file_has_every_term_with_its_meaning() -> None:
    rows = list(csv.DictReader(StringIO(csv_text(glossary_table(matching_terms(""))))))
    assert {row["term"]: row["meaning"] for row in rows} == {term["name"]: term["meaning"] for term in TERMS}
