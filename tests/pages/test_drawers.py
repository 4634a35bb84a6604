"""What is typed on one page is not read on another, though both call a field by the same name."""

from functools import cache

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.topics import laboratories
from pages.widgets.piecework import Worker
from tests.opening import PAGES, opened, turned

EXTREME = "100000000001"  # too much for whatever counts examples, and no probability


LABORATORIES = [place.slug for place in PAGES if place.slug in laboratories]
OTHERS = [place.slug for place in PAGES if place.slug not in laboratories]
EVERYDAY = LABORATORIES[::3]
ALL = pytest.mark.exhaustive("all laboratories, visited in either order, with extremes typed in each")


def fields(app: AppTest) -> dict[str, str | None]:
    """What stands in each field that keeps its text."""
    return {
        field.key: field.value for field in app.text_input if field.key and field.key[0] != "_" and " " not in field.key
    }


def type_extremes(app: AppTest) -> None:
    for key in fields(app):
        app.text_input(key=key).set_value(EXTREME)
    app.run()


@cache
def fresh(slug: str) -> dict[str, str | None]:
    """The fields of a page in a session of its own."""
    return fields(opened(slug))


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long work is not begun: only fields are looked at."""
    monkeypatch.setattr(Worker, "_run", lambda self: None)


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize(
    "names", [EVERYDAY, pytest.param(LABORATORIES, marks=ALL), pytest.param(LABORATORIES[::-1], marks=ALL)]
)
def test_extremes_typed_in_every_laboratory_stay_there(names: list[str]) -> None:
    app = opened("start")
    for slug in names:
        turned(app, slug)
        assert not app.exception and not app.error, slug
        assert fields(app) == fresh(slug), slug
        type_extremes(app)
        assert not app.exception, slug
    found_again = [value for slug in names for value in fields(turned(app, slug)).values()]
    assert not app.exception
    assert set(found_again) == {EXTREME} and len(found_again) > len(names)


@pytest.mark.parametrize("slug", OTHERS)
def test_a_page_takes_its_fields_with_it_and_finds_them_again(slug: str) -> None:
    app = opened(slug)
    type_extremes(app)
    keys = list(fields(app))
    other = "theorems" if slug == "start" else "start"
    turned(app, other)
    assert fields(app) == fresh(other)
    assert not [key for key in keys if key in app.session_state and key not in fresh(other)]
    turned(app, slug)
    assert not app.exception
    assert [app.session_state[key] for key in keys] == [EXTREME] * len(keys)


def test_what_was_chosen_is_found_again_too() -> None:
    app = opened("theorems", family="vc", without="realizable")
    turned(turned(app, "exercises"), "theorems")
    assert app.session_state["family"] == "vc" and app.session_state["without"] == ["realizable"]
    turned(app, "exercises")
    assert app.session_state["family"] != "vc"


def test_parts_of_a_page_have_fields_of_their_own_and_find_them_again() -> None:
    app = opened("calculator", part="compare")
    type_extremes(app)
    keys = list(fields(app))
    app.button_group(key="part").set_value("check").run()
    assert not [key for key in keys if key in app.session_state]
    turned(turned(app, "start"), "calculator")
    app.button_group(key="part").set_value("compare").run()
    assert [app.session_state[key] for key in keys] == [EXTREME] * len(keys)
