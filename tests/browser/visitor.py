"""A visitor without a browser: a tab that speaks Streamlit's protocol, reads what it is sent and moves fields."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import connect
from websockets.typing import Subprotocol

if TYPE_CHECKING:
    from streamlit.proto.Element_pb2 import Element

ANSWER_SECONDS = 300  # until a server that hangs is given up
EARLY = ForwardMsg.ScriptFinishedStatus.FINISHED_EARLY_FOR_RERUN


class Visitor:
    """One tab. Its elements are what the page shows; `mishaps` are all exceptions that it was ever shown."""

    def __init__(self, url: str) -> None:
        way, text = f"ws://{urlsplit(url).netloc}/_stcore/stream", [Subprotocol("streamlit")]
        self._tab = ExitStack()
        self._socket = self._tab.enter_context(connect(way, subprotocols=text, max_size=None, compression=None))
        self._elements: dict[tuple[int, ...], tuple[Element, str]] = {}  # by its place, with its fragment
        self._moved: dict[str, Any] = {}  # by a widget's identity, what stands in it
        self._page, self._query, self._fragment, self._sent_at = "", "", "", 0.0
        self.mishaps: list[str] = []

    def open(self, page: str, **address: object) -> float:
        """Open a page; return the seconds until all of it is there."""
        self.begin(page, **address)
        return self.finish()

    def type(self, key: str, words: str) -> float:
        """Write into the text field with this key; return the seconds until the answer is there."""
        identity, fragment = self._field("text_input", key)
        self._moved[identity] = {"string_value": words}
        return self._ask(fragment)

    def slide(self, key: str, value: float) -> float:
        """Move the slider with this key; return the seconds until the answer is there."""
        identity, fragment = self._field("slider", key)
        self._moved[identity] = {"double_array_value": {"data": [value]}}
        return self._ask(fragment)

    def begin(self, page: str, **address: object) -> None:
        """Open a page, and do not wait for what it computes."""
        self._page, self._query, self._moved = "", urlencode(address), {}
        self._send(page=page)

    def finish(self) -> float:
        """Read until the script has ended; return the seconds since it was asked."""
        while not self._ended(self._read(ANSWER_SECONDS)):
            pass
        return time.perf_counter() - self._sent_at

    def until_drawn(self) -> float:
        """Read until the page shows a figure; return the seconds since it was asked for."""
        while not any(element.bidi_component.component_name == "figure" for element, _ in self._elements.values()):
            self._read(ANSWER_SECONDS)
        return time.perf_counter() - self._sent_at

    def until(self, words: str) -> None:
        """Read until the page shows the words, a regular expression; raises AssertionError where it ends without."""
        while not re.search(words, self.words):
            assert not self._ended(self._read(ANSWER_SECONDS)), f"it ended without {words!r}: {self.words}"

    @property
    def words(self) -> str:
        """All words that the page shows in Markdown or HTML, one element a line."""
        elements = [element for element, _ in self._elements.values()]
        visible = {"markdown", "html", "alert", "progress"}
        texts = [getattr(element, kind) for element in elements if (kind := element.WhichOneof("type")) in visible]
        return "\n".join(sentence.text if hasattr(sentence, "text") else sentence.body for sentence in texts)

    def close(self) -> None:
        """Close the tab."""
        self._tab.close()

    def _ask(self, fragment: str) -> float:
        self._send(fragment)
        return self.finish()

    def _send(self, fragment: str = "", page: str = "") -> None:
        self._fragment, message, self._sent_at = fragment, BackMsg(), time.perf_counter()
        state = message.rerun_script
        state.query_string, state.page_script_hash, state.page_name = self._query, self._page, page
        state.fragment_id = fragment
        for identity, value in self._moved.items():
            state.widget_states.widgets.add(id=identity, **value)
        self._socket.send(message.SerializeToString())

    def _read(self, seconds: float) -> ForwardMsg:
        sent = self._socket.recv(seconds)
        assert isinstance(sent, bytes)
        message = ForwardMsg.FromString(sent)
        kind = message.WhichOneof("type")
        if kind == "delta":
            self._show(tuple(message.metadata.delta_path), message.delta)
        elif kind == "navigation":
            self._page = message.navigation.page_script_hash
        elif kind == "page_info_changed":
            self._query = message.page_info_changed.query_string
        elif kind == "new_session" and not self._fragment:
            self._elements = {}
        return message

    def _show(self, place: tuple[int, ...], delta: Any) -> None:
        if delta.WhichOneof("type") != "new_element":
            for inner in [element for element in self._elements if element[: len(place)] == place]:
                del self._elements[inner]
            return
        element = delta.new_element
        self._elements[place] = element, delta.fragment_id
        if element.WhichOneof("type") == "exception":
            self.mishaps.append(f"{element.exception.type}: {element.exception.message}")
        if element.WhichOneof("type") == "text_input" and element.text_input.set_value:
            self._moved.pop(element.text_input.id, None)

    def _ended(self, message: ForwardMsg) -> bool:
        return message.WhichOneof("type") == "script_finished" and message.script_finished != EARLY

    def _field(self, kind: str, key: str) -> tuple[str, str]:
        """The identity of a widget, and the fragment that it is drawn in. Raises KeyError for one that is not shown."""
        for element, fragment in self._elements.values():
            if element.WhichOneof("type") == kind and getattr(element, kind).id.endswith(f"-{key}"):
                return getattr(element, kind).id, fragment
        raise KeyError(f"the page shows no {kind} with the key {key}")


@contextmanager
def visitors(url: str, number: int) -> Iterator[list[Visitor]]:
    """So many tabs, closed in the end."""
    with ExitStack() as open_tabs:
        opened = []
        for _ in range(number):
            opened.append(Visitor(url))
            open_tabs.callback(opened[-1].close)
        yield opened
