"""What one browser shows, message by message: which of those of a run it need not be sent.

Streamlit sends every element of a fragment at each run of it, some seventy messages for a slider that changes ten of
them, and the browser draws them all anew. What a connection was sent is known here, in its order, whatever became of
the runs that made it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

from pages.browser.deferred_files import DeferredFiles

NOTHING_GOES = "nothing goes"  # no fragment's name: at the end of a run of it the browser takes nothing away
Path = tuple[int, ...]
FILES = DeferredFiles()


@dataclass(frozen=True)
class _Shown:
    """What stands at a place: its `kind`, with which it may change in place, its content, empty if not known, and by
    which name the browser asks for its file."""

    kind: tuple[str | None, str]
    content: str
    file: str = field(default="", compare=False)


class Screen:
    """What one connection's browser shows, by its place on the page."""

    def __init__(self) -> None:
        self._shown: dict[Path, _Shown] = {}
        self._is_whole = False  # a run of the whole page has come to its end
        self._is_fragment = False
        self._is_other = False  # something took the place of another kind, with which what was inside went
        self._run: dict[Path, ForwardMsg] = {}  # what came in this run, sent or not
        self._held = 0
        self._values: dict[str, str | list[str]] = {}  # what stands in fields, as the browser said last, by their names
        self._spinners: set[Path] = set()  # over what one lies
        self._runs: list[bytes] = []  # that a script runs, where the browser has not heard of it yet
        self.runs_begun = 0

    @property
    def waits(self) -> bool:
        """Whether the browser has not heard that a script runs: it shows that of what takes longer than a moment."""
        return bool(self._runs)

    def late(self) -> list[bytes]:
        """What goes to the browser once a run has taken longer than that."""
        runs, self._runs = self._runs, []
        return runs

    def heard(self, raw: bytes) -> bytes:
        """What the browser says, as the server understands it."""
        message = BackMsg.FromString(raw)
        kind = message.WhichOneof("type")
        if kind == "rerun_script" and message.rerun_script.HasField("widget_states"):
            self._values = dict(_values(message.rerun_script.widget_states.widgets))
        elif kind == "backend_operation_request" and message.backend_operation_request.HasField("deferred_file"):
            file = message.backend_operation_request.deferred_file
            file.file_id = FILES.name_of(file.file_id)
            raw = bytes(message.SerializeToString())
        return raw

    def sent(self, raw: bytes) -> list[bytes]:
        """The messages that go to the browser in place of this one."""
        message = ForwardMsg.FromString(raw)
        kind = message.WhichOneof("type")
        if kind == "new_session":
            return self._begin(message, raw)
        if kind == "session_status_changed":
            return self._state(raw, runs=message.session_status_changed.script_is_running)
        if kind == "script_finished":
            return self._end(message, raw)
        if kind in ("delta", "ref_hash"):
            return self._element(message, raw)
        return [raw]

    def _begin(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        self._run, self._held = {}, 0
        self.runs_begun += 1
        self._is_fragment = bool(message.metadata.run.fragment_ids)
        if not self._is_fragment:
            self._shown, self._is_whole, self._is_other = {}, False, False
            return [*self.late(), raw]
        # The browser reads these at a run of the whole page only.
        message.new_session.ClearField("custom_theme")
        message.new_session.ClearField("config")
        return [message.SerializeToString()]

    def _state(self, raw: bytes, *, runs: bool) -> list[bytes]:
        """That a fragment runs makes the browser draw all of the page, and once more when it ends."""
        if runs and self._is_fragment:
            self._runs = [raw]
            return []
        return [] if self.late() else [raw]

    def _element(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        delta, place = message.delta, tuple(message.metadata.delta_path)
        if delta.WhichOneof("type") == "new_transient":
            return self._spinner(place, raw, lies=bool(delta.new_transient.elements))
        now, before = _shown(message), self._shown.get(place)
        if message.ref_hash and before is not None and before.content == now.content:
            now = before
        self._run[place] = message
        if before is not None and self._keeps_back(message, now, before):
            self._held += 1
            if now.file:
                FILES.rename(before.file, now.file)
            return []
        self._is_other |= before is not None and before.kind != now.kind
        self._shown[place] = now
        if not self._is_fragment or not self._is_whole:
            return [raw]
        # The browser need not keep what is never referred to again.
        message.metadata.cacheable = False
        return [message.SerializeToString()]

    def _spinner(self, place: Path, raw: bytes, *, lies: bool) -> list[bytes]:
        """A spinner lies over what stands there, or goes; Streamlit says that it goes also where it never came."""
        if not lies and place not in self._spinners:
            return []
        (self._spinners.add if lies else self._spinners.discard)(place)
        return [raw]

    def _keeps_back(self, message: ForwardMsg, now: _Shown, before: _Shown) -> bool:
        same = bool(now.content) and now == before and not self._acts(message)
        return self._is_fragment and self._is_whole and same

    def _acts(self, message: ForwardMsg) -> bool:
        """Whether something happens each time it is sent: a toast; a value put into a field where another stands.

        Streamlit puts a value into a field again and again where the browser does not show the field.
        """
        element = message.delta.new_element
        kind = element.WhichOneof("type")
        if kind == "text_input" and element.text_input.set_value:
            return self._is_other_than(element.text_input.id, element.text_input.value)
        if kind == "multiselect" and element.multiselect.set_value:
            return self._is_other_than(element.multiselect.id, list(element.multiselect.raw_values))
        return bool(element.has_one_shot_effect or getattr(getattr(element, kind or "", None), "set_value", False))

    def _is_other_than(self, name: str, now: str | list[str]) -> bool:
        return self._values.get(name, now) != now

    def _end(self, message: ForwardMsg, raw: bytes) -> list[bytes]:
        ended, run = message.script_finished, self._run
        if ended == ForwardMsg.FINISHED_EARLY_FOR_RERUN:
            return [raw]  # nothing goes yet
        self._is_whole |= not self._is_fragment and ended == ForwardMsg.FINISHED_SUCCESSFULLY
        if not self._is_fragment or not self._is_whole:
            return [raw]
        stale = [place for place in self._shown if place not in run and _is_within(place, run)]
        if stale or self._is_other:
            # The browser itself takes away what a run did not send, so all of it is sent.
            self._is_other = False
            for place in stale:
                del self._shown[place]
            return [*self._everything(), raw] if self._held or stale else [raw]
        del message.metadata.run.fragment_ids[:]
        message.metadata.run.fragment_ids.append(NOTHING_GOES)
        return [message.SerializeToString()]

    def _everything(self) -> Iterator[bytes]:
        """All messages of this run, sent or not."""
        for place, message in self._run.items():
            if (now := _shown(message)).file:
                self._shown[place] = now
            yield message.SerializeToString()


def _values(widgets: Iterable[WidgetState]) -> Iterator[tuple[str, str | list[str]]]:
    """What stands in the fields for text and for several choices, by their names."""
    for widget in widgets:
        if widget.HasField("string_value"):
            yield widget.id, widget.string_value
        elif widget.HasField("string_array_value"):
            yield widget.id, list(widget.string_array_value.data)


def _is_within(place: Path, run: dict[Path, ForwardMsg]) -> bool:
    return any(place[:length] in run for length in range(1, len(place)))


def _kind(message: ForwardMsg) -> tuple[str | None, str]:
    delta = message.delta
    if delta.WhichOneof("type") == "add_block":
        return f"block {delta.add_block.WhichOneof('type')}", delta.add_block.id
    name = delta.new_element.WhichOneof("type")
    return name, str(getattr(getattr(delta.new_element, name), "id", "")) if name else ""


def _shown(message: ForwardMsg) -> _Shown:
    """What the message shows: its content is by the name that Streamlit itself gives to a message of this content."""
    element = message.delta.new_element
    if not (element.WhichOneof("type") == "download_button" and element.download_button.deferred_file_id):
        return _Shown(_kind(message), message.ref_hash or message.hash)
    but_for_the_file = ForwardMsg.FromString(message.SerializeToString()).delta
    but_for_the_file.new_element.download_button.deferred_file_id = ""
    content = sha256(but_for_the_file.SerializeToString(deterministic=True)).hexdigest()
    return _Shown(_kind(message), content, element.download_button.deferred_file_id)
