"""One search for everything: what is meant comes first, each result opens, and the address answers in JSON."""

import json
from collections import Counter
from typing import Any
from urllib.parse import parse_qsl, urlencode

import pytest
from starlette.applications import Starlette

from bounds.index.ranking import cut_note
from bounds.vocabulary.glossary import glossary
from laboratory.topics import views
from pages import companion as companion_page
from pages import glossary as glossary_page
from pages.glossary import matching_terms
from pages.looking_up import search as theorems_page
from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_search import matching
from pages.looking_up.everywhere import ANSWER, MOST, OF_A_KIND, destinations, similar_words
from pages.looking_up.find import ADDRESS, LONGEST, search_route
from pages.widgets.page import discover
from tests.asynchronous import result_of
from tests.opening import calm, opened, page_text

# What is typed, the page that comes first, and how its link ends.
FIRST = [
    ("nofikof", "calculator", "=perceptron_mistakes"),
    ("calculater", "calculator", ""),
    ("hoeffding", "calculator", "=hoeffding_range"),  # its title begins so
    ("margin", "glossary", "=margin"),
    ("bias variance", "model_selection", "=parts"),
    ("moodle quiz", "exercises", ""),
    ("Novikov lemmas", "companion", "theorem"),
    ("Padova 11.2.3", "companion", "kernel"),
]


@pytest.mark.parametrize(("words", "page", "end"), FIRST)
def test_what_is_meant_comes_first_and_opens(words: str, page: str, end: str) -> None:
    first = destinations(words)[0]
    assert first.page == page and first.link.endswith(end or page)
    app = opened(first.page, **first.address)
    assert not app.exception and not app.warning and page_text(app)
    if first.kind in {"Notes", "Term"}:
        assert first.title.rpartition(": ")[2].casefold() in page_text(app).casefold()


@pytest.mark.parametrize("words", ["excel", "csv", "my own table"])
def test_a_table_of_one_s_own_is_found_and_asks_for_the_file(words: str) -> None:
    first = destinations(words)[0]
    app = opened(first.page, **first.address)
    calm(app)
    assert app.selectbox(key="world").value == "yours" and "Upload" in page_text(app)


@pytest.mark.parametrize(
    "question",
    [
        "examples for conjunctions over 10 literals, error .1, 95 %",
        " Which  theorem for noisy labels",
        "VC bound, m = 10000, d = 10, δ = 5 %",
        "Is the margin bound vacuous?",
    ],
)
def test_a_question_is_answered_on_the_page_that_opens_first(question: str) -> None:
    first, *others = destinations(question)
    assert (first.kind, first.title, others[0].kind != first.kind) == ("Question", ANSWER, True)
    assert len(others) < MOST and first.address == {"q": question.strip()}
    assert "Understood" in page_text(opened(first.page, **first.address))


def test_a_title_or_a_place_in_a_book_is_no_question() -> None:
    titles = [place.title for entry in companion().values() if (place := destinations(entry.title)[0])]
    assert ANSWER not in titles
    for words in ("UML theorem 6.8", "Padova 11.2.3", "is", ""):
        assert ANSWER not in [place.title for place in destinations(words)]


@pytest.mark.parametrize("words", ["perceptron", "noise", "risk", "svm", "confidence"])
def test_the_best_come_first_and_no_kind_crowds_out_the_others(words: str) -> None:
    results = destinations(words)
    kinds = Counter(place.kind for place in results)
    assert len(results) == MOST and max(kinds.values()) <= OF_A_KIND < MOST
    assert len({(place.kind, place.title) for place in results}) == MOST


def test_one_kind_fills_the_list_where_no_other_matches() -> None:
    results = destinations("McNemar chi-square corrected")
    assert results[0].address == {"theorem": "mcnemar_chi_square_corrected"}


def test_every_view_is_first_by_its_own_name_or_among_the_results() -> None:
    missing = []
    for entry in views.values():
        links = [place.link for place in destinations(f"{entry.address} {entry.name}")]
        if not any(link == entry.address or link.endswith(f"show={entry.question}") for link in links):
            missing.append(f"{entry.address}: {entry.name}")
    assert not missing


def test_every_page_is_found_by_its_title() -> None:
    for entry in discover():
        assert entry.address in [place.page for place in destinations(entry.page.title)]


def test_what_a_link_says_finds_its_term_and_its_entry_on_their_pages() -> None:
    assert [term.name for term in glossary() if matching_terms(term.name)[0] != term] == []
    entries = companion().values()
    assert [entry.id for entry in entries if entry not in matching(entry.title)] == []


def test_what_is_nowhere_finds_nothing_and_similar_words_are_suggested() -> None:
    assert destinations("zebra") == destinations("") == ()
    assert similar_words("blorptastic") == () and "novikoff" in similar_words("zebra nofikoff")


def answer(**query: str) -> tuple[int, dict[str, Any]]:
    """What the app's address says."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asks = {"path": f"/{ADDRESS}", "query_string": urlencode(query).encode()}
    scope = {"type": "http", "method": "GET", "headers": [], **asks}
    result_of(Starlette(routes=[search_route()])(scope, receive, send))
    return sent[0]["status"], json.loads(sent[1]["body"])


def test_the_address_answers_with_links_that_pages_are_opened_by() -> None:
    status, says = answer(q="nofikof")
    assert status == 200 and says["similar"] == []
    first = destinations("nofikof")[0]
    assert says["results"][0] == {"kind": first.kind, "title": first.title, "link": first.link}
    for result in says["results"]:
        page, _, query = result["link"].partition("?")
        assert page in {entry.address for entry in discover()} and (not query or parse_qsl(query))


def test_no_words_and_too_many_are_answered_too() -> None:
    assert answer() == (200, {"results": [], "similar": []})
    assert answer(q="margin " * LONGEST)[1]["results"]


@pytest.mark.parametrize("longest", [LONGEST, theorems_page.LONGEST, companion_page.LONGEST, glossary_page.LONGEST])
def test_no_search_field_takes_more_words_than_are_read(longest: int) -> None:
    assert not cut_note(("m " * longest)[:longest])
