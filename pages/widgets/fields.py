"""The fields that every laboratory shares: numbers with a domain, choices by name, presets, another sample."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import partial
from typing import Any

import streamlit as st

from bounds.reading.numbers import read_number
from bounds.words.domain import Interval, integers
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.inputs import text_field, typed
from pages.widgets.link import check_choice, choice

SEEDS = integers(0, 2**32 - 1)  # what NumPy's and scikit-learn's generators both take
LARGEST = 2**63  # integers beyond would not even fit a double


def seed_setting(key: str, default: int, of: str = "the sample") -> Setting:
    """The seed that stands under `key` in the address."""
    return Setting(key, f"seed of {of}", SEEDS, default)


def texts(*settings: Setting) -> dict[str, str]:
    """What stands in each setting's field until somebody types, by the setting's name, which is its key."""
    return {setting.name: _as_typed(setting.default) for setting in settings}


def number(setting: Setting, label: str) -> Any:
    """The number typed for `setting`, or None after saying beside the field why it is none.

    An integer may be typed as 1e3 or 10**3.
    """
    words = f"{setting.meaning[0].upper()}{setting.meaning[1:]}: {setting.words}."
    text = text_field(label, setting.name, _as_typed(setting.default), words).strip()
    value = read_number(text)
    if isinstance(setting.domain, Interval) and setting.domain.integer:
        value = _as_integer(value)
    if (isinstance(value, int) and abs(value) > LARGEST) or not setting.allows(value):
        say.error(f"{label} must be {setting.words}; got {text or 'nothing'}.")
        return None
    return value


def chosen(
    label: str, options: Mapping[str, str], first: str, key: str, what: str, draw: Callable[..., Any] = st.selectbox,
    **more: Any,
) -> str:  # fmt: skip
    """One of `options` (name in the address: words on the page); `what` names it where a link asks for another."""
    name: str = choice(draw, label, list(options), first, key, format_func=options.__getitem__, **more)
    check_choice(key, options, what, name)
    return name


def view_of(label: str, options: Mapping[str, str], first: str, key: str = "show") -> str:
    """Which of a laboratory's views is open: a row of buttons without a label of its own."""
    return chosen(
        label, options, first, key, "view", st.segmented_control, required=True, label_visibility="collapsed"
    )  # fmt: skip


def presets(ready: Mapping[str, Mapping[str, Any]], first: Mapping[str, Any], apart_from: Container[str] = ()) -> None:
    """A button for each preset; the one that is on is marked, whatever stands under the keys `apart_from`."""
    with st.container(horizontal=True):
        for name, values in ready.items():
            asked = {key: value for key, value in values.items() if key not in apart_from}
            on = all(st.session_state.get(key, first[key]) == value for key, value in asked.items())
            button = partial(st.button, name, key=f"_preset_{name}", on_click=partial(_take, values))
            button(type="primary") if on else button()


def another_sample(key: str, label: str = "Another sample") -> None:
    """A button that takes the next seed; `key` is where the seed stands."""
    st.button(label, icon=":material/casino:", width="stretch", key=f"_another_{key}", on_click=partial(_next, key))


def _as_typed(default: Any) -> str:
    """As a person would write it: 5 rather than 5.0."""
    return typed(_as_integer(default))


def _take(values: Mapping[str, Any]) -> None:
    st.session_state.update(values)


def _next(key: str) -> None:
    seed = _as_integer(read_number(st.session_state[key]))
    seeds = seed_setting(key, 0)
    st.session_state[key] = str(seed + 1 if seeds.allows(seed) and seeds.allows(seed + 1) else 0)


def _as_integer(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 1e15 else value
