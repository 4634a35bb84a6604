"""What passes between the server and one browser: fewer messages, and what runs for a moment is not told."""

import asyncio
from typing import Any

import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.SessionStatus_pb2 import SessionStatus

from pages.browser.only_changes import only_changes
from pages.browser.screen import Screen
from tests.asynchronous import result_of
from tests.pages.browser.streamlit_messages import FRAGMENT, USUAL, WHOLE, heard_of, named, run_of


def test_each_connection_has_its_own_screen() -> None:
    """And what is not a message of Streamlit passes as it is."""
    (middleware,), sent = only_changes(), []
    whole, again = run_of(USUAL, "a", WHOLE), run_of(USUAL, "b", (FRAGMENT,))
    messages: list[dict[str, Any]] = [{"type": "websocket.accept"}]
    messages += [{"type": "websocket.send", "bytes": raw} for raw in (*whole, *again)]

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for message in messages:
            await send(message)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def nothing() -> dict[str, Any]:
        raise AssertionError("nothing is read of a connection")

    async def visit(kind: str) -> None:
        await middleware.cls(app, *middleware.args, **middleware.kwargs)({"type": kind}, nothing, send)

    for _ in range(2):
        sent.clear()
        result_of(visit("websocket"))
        assert len(sent) == 1 + len(whole) + 2
    sent.clear()
    result_of(visit("http"))
    assert sent == messages


def test_under_another_version_of_streamlit_nothing_is_kept_back() -> None:
    assert only_changes() and not only_changes("1.66.0") and not only_changes("1.68.0") and not only_changes("1.670.0")


RUNS, RESTS = (
    ForwardMsg(session_status_changed=SessionStatus(script_is_running=runs)).SerializeToString()
    for runs in (True, False)
)


def test_that_a_fragment_runs_for_a_moment_is_not_told() -> None:
    screen, (begins, *rest) = Screen(), run_of(USUAL, "b", (FRAGMENT,))
    heard_of(screen, [*run_of(USUAL, "a", WHOLE), begins])
    assert screen.sent(RUNS) == [] and screen.waits
    heard_of(screen, rest)
    assert screen.sent(RESTS) == [] and not screen.waits


def test_that_it_runs_for_longer_is_told_with_its_end() -> None:
    screen = Screen()
    heard_of(screen, [*run_of(USUAL, "a", WHOLE), run_of(USUAL, "b", (FRAGMENT,))[0], RUNS])
    assert screen.late() == [RUNS] and screen.late() == []
    assert screen.sent(RESTS) == [RESTS]


def test_that_a_page_runs_is_told_at_once() -> None:
    """Also where a fragment ran before it that the browser had not heard of: Streamlit says so once for both."""
    screen = Screen()
    whole = run_of(USUAL, "a", WHOLE)
    screen.sent(whole[0])
    assert screen.sent(RUNS) == [RUNS] and screen.sent(RESTS) == [RESTS]
    screen.sent(run_of(USUAL, "b", (FRAGMENT,))[0])
    screen.sent(RUNS)
    assert screen.sent(whole[0]) == [RUNS, whole[0]]


def test_a_long_run_is_told_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pages.browser.only_changes.MOMENT", 0)
    (middleware,), sent = only_changes(), []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for raw in (run_of(USUAL, "b", (FRAGMENT,))[0], RUNS):
            await send({"type": "websocket.send", "bytes": raw})
        for _ in range(5):
            await asyncio.sleep(0)

    async def wire(message: Any = None) -> None:
        sent.append(message["bytes"])

    async def visit() -> None:
        await middleware.cls(app, *middleware.args, **middleware.kwargs)({"type": "websocket"}, wire, wire)

    result_of(visit())
    assert sent[1:] == [RUNS]


def test_what_a_browser_reads_of_whole_pages_only_is_not_sent_of_fragments() -> None:
    def begins(fragments: tuple[str, ...]) -> ForwardMsg:
        message = named("a", fragments)
        message.new_session.custom_theme.primary_color = "#123456"
        message.new_session.config.max_cached_message_age = 2
        message.new_session.main_script_path = "app.py"
        (raw,) = Screen().sent(message.SerializeToString())
        return ForwardMsg.FromString(raw)

    whole, part = begins(WHOLE).new_session, begins((FRAGMENT,)).new_session
    assert whole.custom_theme.primary_color == "#123456" and whole.config.max_cached_message_age == 2
    assert not part.HasField("custom_theme") and not part.HasField("config") and part.main_script_path == "app.py"
