"""What is sent of a run: the browser ends with the same page as if it had been sent everything, and is sent less."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.SessionStatus_pb2 import SessionStatus

from pages.browser.only_changes import Screen, only_changes
from tests.asynchronous import result_of

FRAGMENT, BLOCK = "f", "block"
WHOLE: tuple[str, ...] = ()
EARLY = ForwardMsg.FINISHED_EARLY_FOR_RERUN
Tree = dict[tuple[int, ...], str]  # by place: BLOCK or the words of an element


def named(run: str, fragments: tuple[str, ...]) -> ForwardMsg:
    message = ForwardMsg()
    message.metadata.run.script_run_id = run
    message.metadata.run.fragment_ids.extend(fragments)
    return message


def element(place: tuple[int, ...], words: str, run: str, fragments: tuple[str, ...]) -> ForwardMsg:
    message = named(run, fragments)
    message.metadata.delta_path.extend(place)
    message.metadata.cacheable = True
    message.delta.fragment_id = FRAGMENT if place[:2] == (0, 0) else ""
    if words == BLOCK:
        message.delta.add_block.flex_container.SetInParent()
    elif words.startswith("field"):
        message.delta.new_element.text_input.id = words
    else:
        message.delta.new_element.markdown.body = words
    message.hash = words
    return message


def run_of(tree: Tree, run: str, fragments: tuple[str, ...], ended: int | None = None) -> list[bytes]:
    """The messages of one run, as Streamlit sends them; one that ends early has sent but half of its elements."""
    begins, ends = named(run, fragments), named(run, fragments)
    begins.new_session.name = "lab"
    usual = ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY if fragments else ForwardMsg.FINISHED_SUCCESSFULLY
    ends.script_finished = usual if ended is None else ended  # type: ignore[assignment]
    places = sorted(tree)[: len(tree) // 2 if ended == EARLY else None]
    elements = [element(place, tree[place], run, fragments) for place in places if not fragments or place[:2] == (0, 0)]
    return [message.SerializeToString() for message in (begins, *elements, ends)]


@dataclass
class Browser:
    """A page as Streamlit's browser part keeps it, by place: words, fragment and the run that sent or touched it."""

    nodes: dict[tuple[int, ...], tuple[str, str, str]] = field(default_factory=dict)
    run: str = ""
    heard: int = 0

    def hear(self, raw: bytes) -> None:
        message = ForwardMsg.FromString(raw)
        self.heard += 1
        kind = message.WhichOneof("type")
        if kind == "new_session":
            self.run = message.metadata.run.script_run_id
        elif kind == "delta":
            self._put(tuple(message.metadata.delta_path), message.hash, message.delta.fragment_id)
        elif kind == "script_finished" and message.script_finished != EARLY:
            self._clear(set(message.metadata.run.fragment_ids))

    def _put(self, place: tuple[int, ...], words: str, fragment: str) -> None:
        before = self.nodes.get(place)
        if before is not None and (before[0] == BLOCK) and words != BLOCK:
            self.nodes = {at: node for at, node in self.nodes.items() if at[: len(place)] != place}
        for length in range(1, len(place)):
            above = place[:length]
            if above in self.nodes:
                self.nodes[above] = (*self.nodes[above][:2], self.run)
        self.nodes[place] = words, fragment, self.run

    def _clear(self, fragments: set[str]) -> None:
        def goes(place: tuple[int, ...]) -> bool:
            if self.nodes[place][2] == self.run:
                return False
            above = [self.nodes.get(place[:length], ("", "", "")) for length in range(1, len(place))]
            return not fragments or any(
                words == BLOCK and fragment in fragments and run == self.run for words, fragment, run in above
            )

        self.nodes = {place: node for place, node in self.nodes.items() if not goes(place)}

    @property
    def page(self) -> Tree:
        return {place: words for place, (words, _, _) in self.nodes.items()}


def changed(tree: Tree, rng: np.random.Generator) -> Tree:
    """The fragment after a slider: other words, and now and then a notice more or less, or another kind of element."""
    new = {place: f"w{rng.integers(9)}" if words.startswith("w") and rng.random() < 0.4 else words
           for place, words in tree.items()}  # fmt: skip
    tail = (0, 0, 2, 3)
    if rng.random() < 0.3:
        new = {place: words for place, words in new.items() if place != tail} | (
            {} if tail in new else {tail: "notice"}
        )
    if rng.random() < 0.2:
        new[0, 0, 2, 1] = str(rng.choice(["field a", "field b", "w0"]))
    return new


USUAL: Tree = {
    (0,): BLOCK, (0, 0): BLOCK, (0, 0, 0): "w1", (0, 0, 1): BLOCK, (0, 0, 1, 0): "w2", (0, 0, 1, 1): "fixed",
    (0, 0, 2): BLOCK, (0, 0, 2, 0): "w3", (0, 0, 2, 1): "w4", (0, 0, 2, 2): "field c", (0, 1): "w5",
}  # fmt: skip


@pytest.mark.parametrize("seed", range(40))
def test_the_page_is_the_same_as_if_everything_were_sent(seed: int) -> None:
    rng, screen, through, plain = np.random.default_rng(seed), Screen(), Browser(), Browser()
    tree = USUAL
    for number in range(30):
        is_whole = number == 0 or rng.random() < 0.1
        tree = changed(tree, rng)
        ended = EARLY if number and rng.random() < 0.2 else None
        for raw in run_of(tree, f"run {number}", WHOLE if is_whole else (FRAGMENT,), ended):
            plain.hear(raw)
            for sent in screen.sent(raw):
                through.hear(sent)
        assert through.page == plain.page
    assert through.heard < plain.heard


def heard_of(screen: Screen, messages: list[bytes]) -> list[ForwardMsg]:
    return [ForwardMsg.FromString(sent) for raw in messages for sent in screen.sent(raw)]


def test_only_what_changed_goes() -> None:
    screen = Screen()
    assert len(heard_of(screen, run_of(USUAL, "a", WHOLE))) == len(USUAL) + 2
    sent = heard_of(screen, run_of({**USUAL, (0, 0, 2, 0): "other"}, "b", (FRAGMENT,)))
    assert [message.WhichOneof("type") for message in sent] == ["new_session", "delta", "script_finished"]
    assert sent[1].hash == "other" and not sent[1].metadata.cacheable
    assert FRAGMENT not in sent[2].metadata.run.fragment_ids, "the browser takes nothing away"


@pytest.mark.parametrize("other", ["field d", BLOCK])
def test_where_something_of_another_kind_comes_everything_goes(other: str) -> None:
    """The browser keeps what was there until it hears of all else, and loses what is in a block."""
    screen = Screen()
    heard_of(screen, run_of(USUAL, "a", WHOLE))
    tree = {**USUAL, (0, 0, 2, 2): other}
    heard_of(screen, run_of(tree, "b", (FRAGMENT,), EARLY))
    sent, of = heard_of(screen, run_of(tree, "c", (FRAGMENT,))), run_of(tree, "c", (FRAGMENT,))
    assert {message.hash for message in sent} == {ForwardMsg.FromString(raw).hash for raw in of}
    assert sent[-1] == ForwardMsg.FromString(of[-1])
    assert len(heard_of(screen, run_of(tree, "d", (FRAGMENT,)))) == 2


def test_before_the_page_was_whole_everything_goes() -> None:
    screen, of = Screen(), run_of(USUAL, "b", (FRAGMENT,))
    assert heard_of(screen, of) == [ForwardMsg.FromString(raw) for raw in of]
    heard_of(screen, run_of(USUAL, "c", WHOLE, EARLY))
    assert heard_of(screen, of) == [ForwardMsg.FromString(raw) for raw in of]


@pytest.mark.parametrize(
    ("kind", "is_once", "is_set"),
    [("toast", True, False), ("text_input", True, True), ("text_input", False, True), ("text_input", False, False)],
)
def test_what_acts_each_time_is_sent_each_time(kind: str, is_once: bool, is_set: bool) -> None:
    """A toast is seen twice, and a value is set again: another may have been typed in between."""
    screen, place = Screen(), (0, 0, 2, 0)
    acts = element(place, "acts", "a", WHOLE)
    getattr(acts.delta.new_element, kind).SetInParent()
    acts.delta.new_element.has_one_shot_effect = is_once
    if is_set:
        acts.delta.new_element.text_input.set_value = True

    def run(name: str, fragments: tuple[str, ...]) -> list[bytes]:
        messages = run_of(USUAL, name, fragments)
        at = [ForwardMsg.FromString(raw).hash for raw in messages].index("w3")
        messages[at] = acts.SerializeToString()
        return messages

    heard_of(screen, run("a", WHOLE))
    assert ("acts" in [message.hash for message in heard_of(screen, run("b", (FRAGMENT,)))]) is (is_once or is_set)


def test_a_message_that_only_refers_to_what_is_there_is_kept_back() -> None:
    screen = Screen()
    heard_of(screen, run_of(USUAL, "a", WHOLE))
    messages = run_of(USUAL, "b", (FRAGMENT,))
    refers = named("b", (FRAGMENT,))
    refers.metadata.delta_path.extend((0, 0, 2, 0))
    refers.ref_hash = "w3"
    place = [ForwardMsg.FromString(raw).hash for raw in messages].index("w3")
    messages[place] = refers.SerializeToString()
    assert len(heard_of(screen, messages)) == 2
    assert len(heard_of(screen, run_of(USUAL, "c", (FRAGMENT,)))) == 2


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
