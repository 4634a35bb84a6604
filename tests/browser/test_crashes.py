"""Chromium crashes now and then, which is no fault of the Lab: the test is run once more, in another Chromium."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import psutil

if TYPE_CHECKING:
    from playwright.sync_api import Page

runs: list[str] = []


def test_after_a_crash_the_next_page_opens_in_another_chromium(new_page: Callable[..., Page]) -> None:
    first = _page_of_a_crash(new_page)
    second = new_page(is_mobile=True, offline=True)
    second.set_content("5")
    assert second.inner_text("body") == "5"
    assert first.is_closed()


def test_a_test_in_the_middle_of_which_it_crashes_is_run_once_more(new_page: Callable[..., Page]) -> None:
    runs.append("begun")
    if len(runs) == 1:
        _page_of_a_crash(new_page).set_content("")
    assert runs == ["begun", "begun"]


def _page_of_a_crash(new_page: Callable[..., Page]) -> Page:
    """On a phone off line, which no other test asks for: its Chromium is the youngest."""
    page = new_page(is_mobile=True, offline=True)
    youngest = max(_chromiums(), key=psutil.Process.create_time)
    youngest.kill()
    youngest.wait()
    return page


def _chromiums() -> list[psutil.Process]:
    """The main processes that this worker started: tabs and helpers are children that tell their type."""
    return [
        process
        for process in psutil.Process().children(recursive=True)
        if any(part.startswith("--user-data") for part in process.cmdline())
        and not any(part.startswith("--type=") for part in process.cmdline())
    ]
