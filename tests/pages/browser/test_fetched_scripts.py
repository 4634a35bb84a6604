"""The scripts of components are fetched once each: a message holds only where from."""

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from pages import browser
from pages.browser import FETCHED, address_of_script, fetched, script_route, source
from tests.asynchronous import result_of


def answer_to(name: str) -> Any:
    scope = {"type": "http", "method": "GET", "headers": [], "path_params": {"name": name}}
    return result_of(script_route().endpoint(Request(scope)))


@pytest.mark.parametrize("name", FETCHED)
def test_what_is_fetched_is_all_of_the_component(name: str) -> None:
    answer = answer_to(name)
    text = answer.body.decode()
    for part in FETCHED[name]:
        assert (json.dumps(source(part)) if part.endswith(".css") else source(part)) in text
    assert text.count("export default") == 1
    assert answer.media_type == "text/javascript" and "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("name", FETCHED)
def test_a_message_holds_little_of_it(name: str) -> None:
    assert address_of_script(name) in fetched(name)
    assert len(fetched(name)) < 600


def test_another_text_has_another_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = address_of_script("film")
    for part in FETCHED["film"]:
        (tmp_path / part).write_text(f"{source(part)}\n", "utf-8")
    monkeypatch.setattr(browser, "HERE", tmp_path)
    browser._script.cache_clear()
    after = address_of_script("film")
    browser._script.cache_clear()
    assert after != before


@pytest.mark.parametrize("name", ["global", "../app", ""])
def test_nothing_else_is_served(name: str) -> None:
    assert answer_to(name).status_code == 404
