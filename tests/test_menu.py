"""The menu's heads and groups, what opens by its address alone, and addresses that are gone."""

import re
from itertools import groupby
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics import laboratories
from laboratory.views.laboratory import GROUPS, Laboratory
from pages.widgets import page as pages_of_the_app
from pages.widgets.global_style import ENTRY, global_style
from pages.widgets.not_found import MOVED
from pages.widgets.page import LABORATORIES, Page
from tests.opening import PAGES, ROOT, opened
from tests.sentences import pattern

HEADS = {
    "": ["start"],
    "Solve": ["calculator", "count_and_shatter", "work_by_hand", "plan", "evaluate"],
    "Explore": ["learning_curves", "audit", "tour"],  # then laboratories
    "Look up": ["theorems", "graph", "companion", "glossary"],
    "Teach": ["exercises"],
}
CURVES = {"learner": "threshold_erm", "world": "uniform_threshold", "runs": "1", "to": "50", "steps": "2"}
# What is outside the menu, by the pages that link to it, with what those are asked and the link holds.
OUTSIDE = {
    "learnability": {"theorems": ({}, ""), "count_and_shatter": ({"part": "vc", "of": "boxes"}, "of=boxes&of.n=2")},
    "your_runs": {"learning_curves": (CURVES, "")},
}
DECLARED = """
LABORATORY = Laboratory(
    "odd", "Odd", "Odd numbers.", {{"one": "One"}}, door="All odd numbers.", icon=":material/home:", order=1{more}
)
"""
SAYS_WHERE = """
from pages import discover, menu_entry
from pages.widgets.not_found import _say_where
import streamlit as st

st.navigation([menu_entry(page) for page in discover()], position="hidden")
_say_where({gone!r})
"""


def test_the_menu_has_four_heads_beside_start() -> None:
    menu = [place for place in PAGES if place.page.in_menu]
    heads = {head: list(of) for head, of in groupby(menu, lambda place: place.page.section)}
    ungrouped = {head: [place.address for place in of if not place.page.group] for head, of in heads.items()}
    assert list(ungrouped.items()) == list(HEADS.items())
    assert all(place.page.section == LABORATORIES for place in menu if place.page.group)


def test_the_readme_names_the_heads_in_their_order() -> None:
    named = re.findall(r"\*([A-Z][a-z ]+)\*\s\(", (ROOT / "README.md").read_text("utf-8"))
    assert named == [head for head in HEADS if head]


def test_laboratories_stand_in_five_groups_in_the_order_that_they_tell() -> None:
    grouped = [place for place in PAGES if place.page.group]
    assert [group for group, _ in groupby(grouped, lambda place: place.page.group)] == [*GROUPS[1:]]
    assert len(GROUPS) == 6
    assert {place.slug for place in grouped} == {slug for slug, lab in laboratories.items() if lab.views}
    assert all(laboratories[place.slug].group == place.page.group for place in grouped)
    ordered = sorted(laboratories.values(), key=lambda lab: lab.place)
    assert [lab.address for lab in ordered] == [place.slug for place in PAGES if place.slug in laboratories]


@pytest.mark.parametrize(("more", "refusal"), [(', group="Elsewhere"', "group Elsewhere"), ("", "odd group")])
def test_a_laboratory_in_no_group_that_exists_is_refused(tmp_path: Path, more: str, refusal: str) -> None:
    path = tmp_path / "odd" / "laboratory.py"
    path.parent.mkdir()
    path.write_text(DECLARED.format(more=more), encoding="utf-8")
    with pytest.raises(ImportError, match=pattern(refusal)):
        pages_of_the_app._page_of_laboratory(path)


def test_so_it_is_wherever_it_is_declared() -> None:
    with pytest.raises(ValueError, match=pattern("group Elsewhere")):
        Laboratory(
            "odd", "Odd", "Odd.", {"one": "One"}, door="Odd.", icon=":material/home:", group="Elsewhere", order=1
        )
    with pytest.raises(ValueError, match=pattern("group Elsewhere")):
        Page("Odd", LABORATORIES, ":material/home:", 1, "Elsewhere")


def test_the_name_of_each_group_stands_above_its_first_page() -> None:
    style = global_style().decode()
    grouped = [place for place in PAGES if place.page.group]
    for group, of in groupby(grouped, lambda place: place.page.group):
        assert f"{ENTRY.format(next(of).address)}::before {{ content: '{group}' }}" in style
    assert style.count("::before { content: '") == 5


def test_what_is_outside_the_menu_is_linked_where_one_needs_it() -> None:
    assert {place.slug for place in PAGES if not place.page.in_menu} == set(OUTSIDE)
    for slug, places in OUTSIDE.items():
        for place, (address, held) in places.items():
            links = opened(place, **address).get("page_link")
            assert [link.proto.query_string for link in links if link.proto.page == slug] == [held]


def test_addresses_that_are_gone_are_no_pages_and_lead_to_pages() -> None:
    addresses = {place.address for place in PAGES}
    assert "homework" in MOVED
    assert addresses.isdisjoint(MOVED) and addresses >= {moved.address for moved in MOVED.values()}


CHECKED, COUNTED = {"theorem": "vc_original", "answer": "9"}, {"what": "count", "of": "trees"}
MOVES: list[tuple[str, dict[str, str], dict[str, str]]] = [
    ("homework", {"compare.data": "wine"}, {"compare.data": "wine"}),
    ("what_do_you_know", {"ask": "gap"}, {"part": "compare", "ask": "gap"}),
    ("atlas", {"over": "d"}, {"part": "map", "over": "d"}),
    ("check_my_answer", {"what": "theorem", **CHECKED}, CHECKED),
    ("check_my_answer", {"theorem": "any", "answer": "9"}, {"part": "check", "answer": "9"}),
    ("check_my_answer", COUNTED, {"part": "check", **COUNTED}),
]
MOVED_SO = pytest.mark.parametrize(("gone", "address", "leads_to"), MOVES)


@MOVED_SO
def test_a_page_that_has_moved_says_where_it_is_with_all_that_the_link_holds(
    gone: str, address: dict[str, str], leads_to: dict[str, str]
) -> None:
    app = AppTest.from_string(SAYS_WHERE.format(gone=gone))
    app.query_params |= address
    app.run()
    assert not app.exception
    title = next(place.page.title for place in PAGES if place.address == MOVED[gone].address)
    assert title in app.info[0].value
    (link,) = app.get("page_link")
    assert (link.proto.label, link.proto.page) == (title, MOVED[gone].address)
    assert dict(parse_qsl(link.proto.query_string)) == leads_to


@MOVED_SO
def test_nothing_of_such_a_link_is_lost_there(gone: str, address: dict[str, str], leads_to: dict[str, str]) -> None:
    if MOVED[gone].address == "calculator":  # of a laboratory every field is tried elsewhere
        app = opened("calculator", **leads_to)
        assert not app.exception and not app.error and not app.warning


def test_every_page_that_has_moved_is_tried() -> None:
    assert {gone for gone, *_ in MOVES} == {*MOVED}


def test_homework_is_called_comparing_learners() -> None:
    assert "Homework" in MOVED["homework"].says
    assert laboratories["comparing_learners"].title == "Comparing learners"
