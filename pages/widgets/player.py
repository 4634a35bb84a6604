"""Steps that can be played: a slider over them, and buttons for one step."""

from collections.abc import Callable
from functools import partial
from typing import Any

import streamlit as st

from pages.widgets._drawers import belongs
from pages.widgets.link import check_choice, choice, current, overrule

THOUSANDS = "%,d"  # as `format_number` writes whole numbers: 2,000
_PLAYED = "_what_was_played_under_"


def current_step(last: int, key: str, of: object, start: int) -> int:
    """Which of the steps 0 … `last` is shown, known before the player is drawn.

    A new `of` (what the steps are steps of, compared by ==) is shown at `start` until somebody goes elsewhere.
    """
    if not last:
        forget(key, None)
        return 0
    belongs(_PLAYED + key)
    if st.session_state.get(_PLAYED + key) not in (None, of):
        st.session_state[key] = start
        overrule(key)
    st.session_state[_PLAYED + key] = of
    step: int = current(range(last + 1), start, key)
    return step


def player(
    label: str, last: int, key: str, start: int, none: str = "", step_text: Callable[[int], str] | None = None
) -> None:
    """A slider over the steps, which is in the address under `key`, and buttons for one step.

    `step_text` puts the quantity itself at the slider, instead of the step's number. Where there is no step at all,
    `none` is said.
    """
    if not last:
        st.caption(none)
        return
    step: int = choice(partial(_slider, step_text=step_text), label, range(last + 1), start, key)
    check_choice(key, map(str, range(last + 1)), "step of this run", str(step))
    with st.container(horizontal=True):
        _button("Back", key, step - 1, step == 0)
        _button("Step", key, step + 1, step == last)
        _button("From the start", key, 0, step == 0, type="tertiary")
        _button("To the end", key, last, step == last, type="tertiary")


def forget(key: str, step: int | None) -> None:
    """What is played next under `key` begins at `step`, or where it begins by itself."""
    st.session_state.pop(_PLAYED + key, None)
    st.session_state.pop(key, None)
    overrule(key)
    if step is not None:
        st.session_state[key] = step


def _slider(label: str, options: range, key: str, step_text: Callable[[int], str] | None, **more: Any) -> int:
    if step_text is not None:
        return int(st.select_slider(label, options, key=key, format_func=step_text, **more))
    return int(st.slider(label, options[0], options[-1], key=key, format=THOUSANDS, **more))


def _button(name: str, key: str, to: int, off: bool, **more: Any) -> None:
    st.button(name, key=f"_{name}_{key}", on_click=partial(_go, key, to), disabled=off, **more)


def _go(key: str, step: int) -> None:
    st.session_state[key] = step
