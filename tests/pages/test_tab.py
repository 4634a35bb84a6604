"""What outlives a reload, without a browser: who names the tab again finds its table and its answers, nobody else."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qsl

import pytest
import streamlit
from streamlit.testing.v1 import AppTest

from pages.lasting import tab
from pages.lasting.tab import KeptForTabs
from tests.opening import SCRIPT, as_read, charts, link_of, sharing
from tests.sentences import facts

TABLE = b"x,kind\n" + b"".join(b"%d,%c\n" % (number * number % 17, b"ab"[number % 2]) for number in range(40))
CURVES = {"world": "yours", "learner": "knn", "runs": "2", "steps": "2"}
SET = {"seed": "7", "family": "finite", "difficulty": "easy", "count": "2"}


@pytest.fixture(autouse=True)
def _nothing_is_kept_at_first() -> Iterator[None]:
    tab.kept_for_tabs.clear()
    yield
    tab.kept_for_tabs.clear()


def session(slug: str, name: str, **address: str) -> AppTest:
    """A new session in the tab of this name, which the browser has told."""
    app = AppTest.from_string(SCRIPT.format(slug=slug), default_timeout=300)
    for key, value in address.items():
        app.query_params[key] = value
    app.session_state[tab._NAME] = name * 32
    return app.run()


def read(app: AppTest) -> str:
    kinds = (app.caption, app.info, app.markdown)
    return "\n".join(as_read(item.value) for kind in kinds for item in kind)


def test_a_table_is_there_again_after_a_reload_and_in_no_other_tab() -> None:
    app = session("learning_curves", "a", **CURVES)
    app.file_uploader(key="_yours_file").upload("cells.csv", TABLE, "text/csv").run()
    assert "cells.csv 40" in facts(read(app))
    again = session("learning_curves", "a", **CURVES)
    assert "cells.csv 40" in facts(read(again)) and charts(again)
    assert "cells.csv" not in read(session("learning_curves", "b", **CURVES))
    app.file_uploader(key="_yours_file").upload("other.csv", TABLE, "text/csv").run()
    assert "other.csv 40" in facts(read(session("learning_curves", "a", **CURVES)))


def test_typed_answers_are_there_again_after_a_reload_and_in_no_other_tab() -> None:
    app = session("exercises", "a", **SET)
    first, second = (field.key for field in app.text_input if field.key and field.key.startswith("exercise "))
    app.text_input(key=first).set_value("12").run()

    def stand(app: AppTest) -> list[Any]:
        return [app.text_input(key=key).value for key in (first, second)]

    assert stand(session("exercises", "a", **SET)) == ["12", ""]
    assert stand(session("exercises", "b", **SET)) == ["", ""]
    app.text_input(key=first).set_value("13").run()
    assert stand(session("exercises", "a", **SET)) == ["13", ""]


def test_the_link_says_which_file_to_send_along_and_which_to_bring() -> None:
    app = session("learning_curves", "a", **CURVES)
    assert "mine [1].csv" not in read(app) and not sharing(app)
    app.file_uploader(key="_yours_file").upload("mine [1].csv", TABLE, "text/csv").run()
    assert "mine [1].csv" in sharing(app)["note"]
    address = dict(parse_qsl(link_of(app).partition("?")[2]))
    assert address["yours.file"] == "mine [1].csv"
    opened = session("learning_curves", "b", **address)
    assert "mine [1].csv" in "\n".join(as_read(message.value) for message in opened.info) and not opened.warning
    opened.file_uploader(key="_yours_file").upload("theirs.csv", TABLE, "text/csv").run()
    assert "mine [1].csv" in "\n".join(as_read(text.value) for text in opened.caption) and not opened.warning
    opened.file_uploader(key="_yours_file").upload("mine [1].csv", TABLE, "text/csv").run()
    assert not any("link" in text.value for text in opened.caption) and not opened.warning


def test_a_file_of_a_laboratory_is_named_too() -> None:
    app = session("comparing_learners", "a", **{"compare.data": "ionosphere"})
    (field,) = app.file_uploader
    key = str(field.key).removeprefix("_file_")
    field.upload("ionosphere.data", b"no table", "text/csv").run()
    assert f"{key}=ionosphere.data" in link_of(app)
    opened = session("comparing_learners", "b", **{"compare.data": "ionosphere", key: "ionosphere.data"})
    assert any("ionosphere.data" in as_read(message.value) for message in opened.info) and not opened.warning


@pytest.mark.parametrize(
    ("slug", "address", "field"),
    [
        ("comparing_learners", {"compare.data": "ionosphere"}, "_file_compare.file"),
        ("learning_curves", CURVES, "_yours_file"),
    ],
)
def test_any_file_is_there_again_after_a_reload_until_it_is_taken_back(
    slug: str, address: dict[str, str], field: str
) -> None:
    app = session(slug, "a", **address)
    app.file_uploader(key=field).upload("given.csv", TABLE, "text/csv").run()
    again = session(slug, "a", **address)
    assert not again.exception and "given.csv" in read(again)
    again.button(key=f"_take_back{field}").click().run()
    for now in (again, session(slug, "a", **address)):
        assert not now.exception and "given.csv" not in read(now)


def test_what_was_kept_longest_ago_gives_way() -> None:
    kept = KeptForTabs(most=100)
    for name in "abc":
        kept.keep(name, "k", ("file", bytes(40)))
    assert [bool(kept.of(name)) for name in "abc"] == [False, True, True]
    kept.keep("b", "k", ("file", bytes(10)))
    kept.keep("d", "k", ("file", bytes(60)))
    assert [bool(kept.of(name)) for name in "bcd"] == [True, False, True]
    kept.keep("d", "k", ("file", bytes(5_000)))  # the one that is looked at stays, however large
    assert kept.of("d") and not kept.of("b")
    for number in range(2 * tab.MOST_KEYS):
        kept.keep("e", f"{number}", "")
    assert len(kept.of("e")) == tab.MOST_KEYS and kept.of("nobody") == {}


@pytest.mark.parametrize("value", ["", "a", "A" * 32, "a" * 33, None, 7, "../" * 11])
def test_no_other_name_is_believed(value: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    state = {tab._ELEMENT: {"name": value}}
    monkeypatch.setattr(streamlit, "session_state", state)
    tab._heard()
    assert tab._NAME not in state
