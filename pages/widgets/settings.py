"""The fields of a view as controls: each with its place in the address, its slider, and its error under it."""

from collections.abc import Iterable, Mapping
from functools import partial, singledispatch
from typing import Any

import streamlit as st

from bounds.numbers import format_number
from bounds.vocabulary.prose import in_a_sentence
from laboratory.topics import ViewEntry
from laboratory.views.facts import meaning_of_setting
from laboratory.views.fields import Field, Number, Pick, Seed, Several, Switch, Text
from laboratory.views.given_file import File
from pages.lasting.file import file_field
from pages.lasting.travelling import carry, chosen_together, has_taken, take_back
from pages.widgets import class_link, say
from pages.widgets._drawers import hold
from pages.widgets.field_values import FILE, value_of_field
from pages.widgets.inputs import text_field
from pages.widgets.link import begin_at, check_choice, choice, file_in_link, new_in_link, switch
from pages.widgets.player import forget
from pages.widgets.several import current_choice, write_choice

MENU_FROM = 5  # options: fewer stand beside each other as buttons
A_ROW, A_SHORT_ROW = 120, 34  # letters that buttons hold beside each other: over figures, in a column of fields
EDGES = 5  # letters: what a button needs besides its words
_SLIDER = "_slider_"


class Asking:
    """The fields of a view: what they hold and which of them are invalid, known before any of them is drawn.

    So figures are sent ahead of the controls, and a slider's answer does not wait for them.
    """

    def __init__(self, entry: ViewEntry) -> None:
        self.entry, self.view = entry, entry.view
        self.settings = self.view.defaults()
        self.complaints: list[Field] = []
        self.fit = True  # together, as far as is known
        self._hold_all()
        if has_taken() and not self.complaints and not self._fit_together():
            take_back()
            self._hold_all()

    def over(self) -> list[Field]:
        """Choices over the figures."""
        return [field for field in self.view.fields if field.above_figure]

    def main(self) -> list[Field]:
        """Fields beside the figures."""
        return [field for field in self.view.fields if not field.above_figure and not field.advanced]

    def folded(self) -> list[Field]:
        """Fields under "More"."""
        return [field for field in self.view.fields if field.advanced]

    def standing(self) -> list[Field]:
        """The fields that are on the page."""
        return [field for field in self.view.fields if field.is_visible(self.settings)]

    def draw(self, fields: Iterable[Field]) -> None:
        """Draw the controls of these fields, in their order, each with its error."""
        for field in fields:
            unseen = class_link.is_hidden(self.entry.key(field.name)) and field not in self.complaints
            if field.is_visible(self.settings) and not unseen:
                control(field, self.entry.key(field.name), field.start(self.settings))

    def _hold_all(self) -> None:
        for field in (*self.over(), *self.main(), *self.folded()):
            self._hold(field)

    def _fit_together(self) -> bool:
        """As far as is known before anything is run."""
        try:
            return bool(self.view.checked_inputs(self.settings))
        except ValueError:
            return False

    def _hold(self, field: Field) -> None:
        usual = self.settings[field.name] = field.start(self.settings)
        key = self.entry.key(field.name)
        if field.is_visible(self.settings):
            if isinstance(field, Number):
                carry(key, meaning_of_setting(field.label), field.to_text(usual), field.parse, field.domain.words)
            try:
                self.settings[field.name] = value_of_field(field, key, usual)
            except ValueError:  # which its control says
                self.complaints.append(field)


@singledispatch
def control(field: Field, key: str, usual: Any) -> Any:
    """Draw a field and return its value, or None after an error message under it."""
    raise TypeError(f"{type(field).__name__} is no kind of field")


@control.register
def _(field: Number, key: str, usual: Any) -> Any:
    about = f"{field.meaning[0].upper()}{field.meaning[1:]}: {field.domain.words}."
    value = _read(field, text_field(field.label, key, field.to_text(usual), about))
    if field.stops and not field.advanced:
        _slider(field, key, value)
    return value


@control.register
def _(field: Text, key: str, usual: Any) -> Any:
    return _read(field, text_field(field.label, key, field.default, field.meaning))


@control.register
def _(field: Pick, key: str, usual: Any) -> Any:
    name = choice(
        _buttons if _fits_a_row(field) else _menu, field.label, list(field.options), usual, key,
        format_func=field.options.__getitem__, label_visibility="collapsed" if field.above_figure else "visible",
    )  # fmt: skip
    check_choice(key, field.options, in_a_sentence(field.label), name)
    return name


@control.register
def _(field: Switch, key: str, usual: Any) -> Any:
    return switch(field.label, key, help=field.help or None)


@control.register
def _(field: Several, key: str, usual: Any) -> Any:
    class_link.can_be_hidden(key, field.label)
    current_choice(list(field.options), key, usual)
    with st.container():  # placed directly in a column, the options would not wrap onto further rows
        chosen = st.pills(
            field.label, list(field.options), key=key, selection_mode="multi", format_func=field.options.__getitem__,
            persist_state="session",
        )  # fmt: skip
    names = [name for name in field.options if name in (chosen or [])]
    write_choice(key, names, usual)
    return _read(field, ",".join(names))


@control.register
def _(field: File, key: str, usual: Any) -> Any:
    file = file_field(field.label, FILE + key, field.meaning)
    file_in_link(key, file and file[0])
    return file[1] if file else usual


def another_sample(seed: Seed, key: str) -> None:
    """A button that takes the next seed, which is under `key`."""
    if class_link.is_hidden(key):
        return
    st.button(
        "Another sample", icon=":material/casino:", width="stretch", key=f"_another_{key}", on_click=_next,
        args=(seed, key),
    )  # fmt: skip


def presets(entry: ViewEntry) -> None:
    """A row of buttons, one for each preset of this view; the one that is on is marked."""
    if not entry.view.presets or class_link.hidden():  # a preset sets controls that are not to be touched
        return
    with st.container(horizontal=True, key="swiped"):
        for name, values in entry.view.presets.items():
            states = _states(entry, values)
            on = all(str(st.session_state.get(key, usual)) == str(state) for key, (state, usual) in states.items())
            button = partial(st.button, name, key=f"_preset_{name}", on_click=_take, args=(entry, values))
            button(type="primary") if on else button()


def _states(entry: ViewEntry, values: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """What must be under each key for a preset to be on, and what is there before anybody typed."""
    results: dict[str, tuple[Any, Any]] = {}
    usual: dict[str, Any] = {}
    for field in entry.view.fields:
        usual[field.name] = field.start(usual)
        value = field.checked(values.get(field.name, usual[field.name]))
        results[entry.key(field.name)] = _state(field, value), _state(field, usual[field.name])
        usual[field.name] = value
    step, player = entry.view.step, entry.view.player
    if step in values and player:
        start = player.start if isinstance(player.start, int) else None
        results[entry.key(step)] = values[step], new_in_link(entry.key(step)) or start
    return results


def _state(field: Field, value: Any) -> Any:
    """The value as the control keeps it."""
    if isinstance(field, Several):
        return list(value)
    return ("1" if value else "") if isinstance(field, Switch) else field.to_text(value)


def _take(entry: ViewEntry, values: Mapping[str, Any]) -> None:
    states = _states(entry, values)
    st.session_state.update({key: state for key, (state, _) in states.items()})
    begin_at({key: usual for key, (_, usual) in states.items() if isinstance(usual, str)})
    chosen_together(states)
    forget(entry.key(entry.view.step), values.get(entry.view.step))


def put(entry: ViewEntry, values: Mapping[str, Any]) -> None:
    """Set the fields of these names, and the player, to these values; to be called from a callback."""
    for field in entry.view.fields:
        if field.name in values:
            st.session_state[entry.key(field.name)] = _state(field, values[field.name])
    if entry.view.player and entry.view.step in values:
        st.session_state[entry.key(entry.view.step)] = int(values[entry.view.step])


def _next(seed: Seed, key: str) -> None:
    try:
        now = int(seed.parse(st.session_state[key]))
    except ValueError:
        now = -1
    st.session_state[key] = seed.to_text(now + 1 if seed.allows(now + 1) else 0)


def _read(field: Field, text: str) -> Any:
    try:
        return field.parse(text)
    except ValueError as refusal:
        say.error(refusal)
        return None


def _slider(field: Number, key: str, value: Any) -> None:
    """A slider over the field's stops; it shows the quantity itself, and has the field's value."""
    hold(place := _SLIDER + key, now := st.session_state.get(place, field.stops[0]) if value is None else value)
    st.select_slider(
        f"{field.label}, slider", sorted({*field.stops, now}), key=place, format_func=format_number,
        label_visibility="collapsed", on_change=partial(_slid, field, key),
    )  # fmt: skip


def _slid(field: Number, key: str) -> None:
    st.session_state[key] = field.to_text(st.session_state[_SLIDER + key])


def _fits_a_row(field: Pick) -> bool:
    letters = sum(EDGES + len(words) for words in field.options.values())
    return len(field.options) < MENU_FROM and letters <= (A_ROW if field.above_figure else A_SHORT_ROW)


def _buttons(label: str, options: list[str], **more: Any) -> Any:
    return st.segmented_control(label, options, required=True, **more)


def _menu(label: str, options: list[str], **more: Any) -> Any:
    return st.selectbox(label, options, **more)
