"""The fields of a view as controls: each with its place in the address, its slider, and its error under it."""

from collections.abc import Iterable, Mapping
from functools import partial, singledispatch
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics import Exhibit
from laboratory.views.fields import Field, Number, Pick, Seed, Several, Switch, Text
from laboratory.views.given_file import File
from pages.lasting.file import file_field
from pages.widgets import class_link, say
from pages.widgets.held import FILE, held
from pages.widgets.inputs import text_field
from pages.widgets.link import begin_at, check_choice, choice, file_in_link, news, switch
from pages.widgets.playing import forget
from pages.widgets.several import stand, write

MENU_FROM = 5  # options: fewer stand beside each other as buttons
A_ROW, A_SHORT_ROW = 120, 34  # letters that buttons hold beside each other: over figures, in a column of fields
EDGES = 5  # letters: what a button needs besides its words
_SLIDER = "_slider_"


class Asking:
    """The fields of a view: what they hold and which of them are invalid, known before any of them is drawn.

    So figures are sent ahead of the controls, and a slider's answer does not wait for them.
    """

    def __init__(self, exhibit: Exhibit) -> None:
        self.exhibit, self.view = exhibit, exhibit.view
        self.asked = self.view.usual()
        self.complaints: list[Field] = []
        self.fit = True  # together, as far as is known
        for one in (*self.over(), *self.main(), *self.folded()):
            self._hold(one)

    def over(self) -> list[Field]:
        """Choices over the figures."""
        return [one for one in self.view.fields if one.over]

    def main(self) -> list[Field]:
        """Fields beside the figures."""
        return [one for one in self.view.fields if not one.over and not one.folded]

    def folded(self) -> list[Field]:
        """Fields under "More"."""
        return [one for one in self.view.fields if one.folded]

    def standing(self) -> list[Field]:
        """The fields that are on the page."""
        return [one for one in self.view.fields if one.stands(self.asked)]

    def draw(self, fields: Iterable[Field]) -> None:
        """Draw the controls of these fields, in their order, each with its error."""
        for one in fields:
            unseen = class_link.hides(self.exhibit.key(one.name)) and one not in self.complaints
            if one.stands(self.asked) and not unseen:
                control(one, self.exhibit.key(one.name), one.start(self.asked))

    def _hold(self, one: Field) -> None:
        usual = self.asked[one.name] = one.start(self.asked)
        if one.stands(self.asked):
            try:
                self.asked[one.name] = held(one, self.exhibit.key(one.name), usual)
            except ValueError:  # which its control says
                self.complaints.append(one)


@singledispatch
def control(one: Field, key: str, usual: Any) -> Any:
    """Draw a field and return its value, or None after an error message under it."""
    raise TypeError(f"{type(one).__name__} is no kind of field")


@control.register
def _(one: Number, key: str, usual: Any) -> Any:
    about = f"{one.meaning[0].upper()}{one.meaning[1:]}: {one.domain.words}."
    value = _read(one, text_field(one.label, key, one.spelled(usual), about))
    if one.stops and not one.folded:
        _slider(one, key, value)
    return value


@control.register
def _(one: Text, key: str, usual: Any) -> Any:
    return _read(one, text_field(one.label, key, one.usual, one.meaning))


@control.register
def _(one: Pick, key: str, usual: Any) -> Any:
    name = choice(
        _buttons if _fits_a_row(one) else _menu, one.label, list(one.options), usual, key,
        format_func=one.options.__getitem__, label_visibility="collapsed" if one.over else "visible",
    )  # fmt: skip
    check_choice(key, one.options, in_a_sentence(one.label), name)
    return name


@control.register
def _(one: Switch, key: str, usual: Any) -> Any:
    return switch(one.label, key, help=one.help or None)


@control.register
def _(one: Several, key: str, usual: Any) -> Any:
    stand(list(one.options), key, usual)
    with st.container():  # placed directly in a column, the options would not wrap onto further rows
        chosen = st.pills(
            one.label, list(one.options), key=key, selection_mode="multi", format_func=one.options.__getitem__,
            persist_state="session",
        )  # fmt: skip
    names = [name for name in one.options if name in (chosen or [])]
    write(key, names, usual)
    return _read(one, ",".join(names))


@control.register
def _(one: File, key: str, usual: Any) -> Any:
    file = file_field(one.label, FILE + key, one.meaning)
    file_in_link(key, file and file[0])
    return file[1] if file else usual


def another_sample(seed: Seed, key: str) -> None:
    """A button that takes the next seed, which is under `key`."""
    if class_link.hides(key):
        return
    st.button(
        "Another sample", icon=":material/casino:", width="stretch", key=f"_another_{key}", on_click=_next,
        args=(seed, key),
    )  # fmt: skip


def presets(exhibit: Exhibit) -> None:
    """A row of buttons, one for each preset of this view; the one that is on is marked."""
    if not exhibit.view.presets or class_link.hidden():  # a preset sets controls that are not to be touched
        return
    with st.container(horizontal=True):
        for name, values in exhibit.view.presets.items():
            states = _states(exhibit, values)
            on = all(str(st.session_state.get(key, usual)) == str(state) for key, (state, usual) in states.items())
            button = partial(st.button, name, key=f"_preset_{name}", on_click=_take, args=(exhibit, values))
            button(type="primary") if on else button()


def _states(exhibit: Exhibit, values: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """What must be under each key for a preset to be on, and what is there before anybody typed."""
    found: dict[str, tuple[Any, Any]] = {}
    usual: dict[str, Any] = {}
    for one in exhibit.view.fields:
        usual[one.name] = one.start(usual)
        value = one.checked(values.get(one.name, usual[one.name]))
        found[exhibit.key(one.name)] = _state(one, value), _state(one, usual[one.name])
        usual[one.name] = value
    step, player = exhibit.view.step, exhibit.view.player
    if step in values and player:
        start = player.start if isinstance(player.start, int) else None
        found[exhibit.key(step)] = values[step], news(exhibit.key(step)) or start
    return found


def _state(one: Field, value: Any) -> Any:
    """The value as the control keeps it."""
    if isinstance(one, Several):
        return list(value)
    return ("1" if value else "") if isinstance(one, Switch) else one.spelled(value)


def _take(exhibit: Exhibit, values: Mapping[str, Any]) -> None:
    states = _states(exhibit, values)
    st.session_state.update({key: state for key, (state, _) in states.items()})
    begin_at({key: usual for key, (_, usual) in states.items() if isinstance(usual, str)})
    forget(exhibit.key(exhibit.view.step), values.get(exhibit.view.step))


def put(exhibit: Exhibit, values: Mapping[str, Any]) -> None:
    """Set the fields of these names, and the player, to these values; to be called from a callback."""
    for one in exhibit.view.fields:
        if one.name in values:
            st.session_state[exhibit.key(one.name)] = _state(one, values[one.name])
    if exhibit.view.player and exhibit.view.step in values:
        st.session_state[exhibit.key(exhibit.view.step)] = int(values[exhibit.view.step])


def _next(seed: Seed, key: str) -> None:
    try:
        now = int(seed.read(st.session_state[key]))
    except ValueError:
        now = -1
    st.session_state[key] = seed.spelled(now + 1 if seed.allows(now + 1) else 0)


def _read(one: Field, text: str) -> Any:
    try:
        return one.read(text)
    except ValueError as refusal:
        say.error(refusal)
        return None


def _slider(one: Number, key: str, value: Any) -> None:
    """A slider over the field's stops; it shows the quantity itself, and has the field's value."""
    place = _SLIDER + key
    now = st.session_state.get(place, one.stops[0]) if value is None else value
    st.session_state[place] = now
    st.select_slider(
        f"{one.label}, slider", sorted({*one.stops, now}), key=place, format_func=one.spelled,
        label_visibility="collapsed", on_change=partial(_slid, one, key),
    )  # fmt: skip


def _slid(one: Number, key: str) -> None:
    st.session_state[key] = one.spelled(st.session_state[_SLIDER + key])


def _fits_a_row(one: Pick) -> bool:
    letters = sum(EDGES + len(words) for words in one.options.values())
    return len(one.options) < MENU_FROM and letters <= (A_ROW if one.over else A_SHORT_ROW)


def _buttons(label: str, options: list[str], **more: Any) -> Any:
    return st.segmented_control(label, options, required=True, **more)


def _menu(label: str, options: list[str], **more: Any) -> Any:
    return st.selectbox(label, options, **more)
