"""What is sent of a run: the browser ends with the same page as if it had been sent everything, and is sent less."""

from dataclasses import dataclass, field

import numpy as np
import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.Common_pb2 import StringArray
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

from pages.browser.deferred_files import DeferredFiles
from pages.browser.screen import Screen
from tests.pages.browser.streamlit_messages import (
    BLOCK,
    EARLY,
    FRAGMENT,
    USUAL,
    WHOLE,
    Tree,
    element,
    heard_of,
    named,
    run_of,
)


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


def with_element(acts: ForwardMsg, name: str, fragments: tuple[str, ...], tree: Tree = USUAL) -> list[bytes]:
    """A run with that message in the place of one of the usual."""
    messages = run_of(tree, name, fragments)
    messages[[ForwardMsg.FromString(raw).hash for raw in messages].index("w3")] = acts.SerializeToString()
    return messages


def test_a_toast_is_seen_twice() -> None:
    screen, acts = Screen(), element((0, 0, 2, 0), "acts", "a", WHOLE)
    acts.delta.new_element.toast.SetInParent()
    acts.delta.new_element.has_one_shot_effect = True
    heard_of(screen, with_element(acts, "a", WHOLE))
    assert "acts" in [message.hash for message in heard_of(screen, with_element(acts, "b", (FRAGMENT,)))]


@pytest.mark.parametrize(("typed", "is_sent"), [(None, False), ("3", False), ("5", True)])
def test_a_value_is_put_into_a_field_where_the_browser_has_another(typed: str | None, is_sent: bool) -> None:
    """A field that it does not show has none, and is sent its value with the part of the page that shows it."""
    screen, acts = Screen(), element((0, 0, 2, 0), "acts", "a", WHOLE)
    acts.delta.new_element.text_input.id = "seed"
    acts.delta.new_element.text_input.value = "3"
    acts.delta.new_element.text_input.set_value = acts.delta.new_element.has_one_shot_effect = True
    fields = [] if typed is None else [WidgetState(id="seed", string_value=typed)]
    assert is_sent_again(screen, acts, fields) is is_sent


@pytest.mark.parametrize(("chosen", "is_sent"), [(None, False), (["a", "b"], False), (["b", "a"], True), ([], True)])
def test_choices_are_put_into_a_field_where_the_browser_has_others(chosen: list[str] | None, is_sent: bool) -> None:
    screen, acts = Screen(), element((0, 0, 2, 0), "acts", "a", WHOLE)
    acts.delta.new_element.multiselect.id = "with"
    acts.delta.new_element.multiselect.raw_values.extend("ab")
    acts.delta.new_element.multiselect.set_value = acts.delta.new_element.has_one_shot_effect = True
    fields = [] if chosen is None else [WidgetState(id="with", string_array_value=StringArray(data=chosen))]
    assert is_sent_again(screen, acts, fields) is is_sent


def is_sent_again(screen: Screen, acts: ForwardMsg, fields: list[WidgetState]) -> bool:
    """By a fragment's run, once the page was sent and the browser has said what stands in its fields."""
    heard_of(screen, with_element(acts, "a", WHOLE))
    says = BackMsg()
    says.rerun_script.widget_states.SetInParent()
    says.rerun_script.widget_states.widgets.extend(fields)
    assert screen.heard(says.SerializeToString()) == says.SerializeToString()
    return "acts" in [message.hash for message in heard_of(screen, with_element(acts, "b", (FRAGMENT,)))]


def test_a_spinner_that_never_came_is_not_said_to_go() -> None:
    screen, place = Screen(), (0, 0, 2, 0)
    comes, goes = (element(place, words, "a", (FRAGMENT,)) for words in ("comes", "goes"))
    comes.delta.new_transient.elements.add().spinner.text = "Measuring …"
    goes.delta.new_transient.SetInParent()
    heard_of(screen, run_of(USUAL, "a", WHOLE))
    assert not screen.sent(goes.SerializeToString())
    assert screen.sent(comes.SerializeToString()) and screen.sent(goes.SerializeToString())
    assert not screen.sent(goes.SerializeToString()), "it has gone"


def button(file: str) -> ForwardMsg:
    message = element((0, 0, 2, 0), f"button of {file}", "a", WHOLE)
    message.delta.new_element.download_button.id = "csv"
    message.delta.new_element.download_button.deferred_file_id = file
    return message


def asked_for(screen: Screen, file: str) -> str:
    says = BackMsg()
    says.backend_operation_request.deferred_file.file_id = file
    return BackMsg.FromString(screen.heard(says.SerializeToString())).backend_operation_request.deferred_file.file_id


def test_a_button_is_not_sent_for_another_name_of_its_file() -> None:
    screen = Screen()
    heard_of(screen, with_element(button("1"), "a", WHOLE))
    for name in "23":
        assert len(heard_of(screen, with_element(button(name), name, (FRAGMENT,)))) == 2
    assert asked_for(screen, "1") == asked_for(Screen(), "1") == "3", "also over a new connection"


def test_a_button_that_is_sent_all_the_same_has_the_later_name() -> None:
    """Something of another kind came to the page, and so everything."""
    screen, other = Screen(), {**USUAL, (0, 0, 2, 1): BLOCK}
    heard_of(screen, with_element(button("11"), "a", WHOLE))
    sent = [message.hash for message in heard_of(screen, with_element(button("12"), "b", (FRAGMENT,), other))]
    assert "button of 12" in sent
    heard_of(screen, with_element(button("13"), "c", (FRAGMENT,), other))
    assert asked_for(screen, "12") == "13"


def test_names_heard_of_long_ago_are_forgotten() -> None:
    files = DeferredFiles(most=2)
    for sent in "abc":
        files.rename(sent, sent.upper())
    assert [files.name_of(sent) for sent in "abcd"] == ["a", "B", "C", "d"]


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
