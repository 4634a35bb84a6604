"""Several options at once, kept in the address by their own names: `without=vc_devroye,vc_vapnik`."""

from collections.abc import Callable, Sequence
from typing import Any

import streamlit as st

from pages.widgets._drawers import belongs
from pages.widgets.link import LISTS_READ

_USUAL = "_usual_choices"


def choose_several(draw: Callable[..., Any], label: str, options: Sequence[str], key: str, **more: Any) -> list[str]:
    """A multiselect, or pills for several, whose options are in the address; none is chosen by default."""
    current_choice(options, key)
    chosen = list(draw(label, options, key=key, persist_state="session", **more) or [])
    write_choice(key, chosen)
    return chosen


def current_choice(options: Sequence[str], key: str, usual: Sequence[str] = ()) -> list[str]:
    """What is chosen now: what is new in the address, else what was chosen last, else the default; options only.

    An address that was read or written before is not new: the browser may lag behind what was chosen since. Where
    only the former default was chosen so far, the present default replaces it.
    """
    for name in (key, LISTS_READ, _USUAL):
        belongs(name)
    seen = st.session_state.setdefault(LISTS_READ, {}).setdefault(key, set())
    address = st.query_params.get(key)
    if address is not None and address not in seen:
        st.session_state[key] = names_in(address)
        seen.add(address)
    before = st.session_state.setdefault(_USUAL, {})
    kept = st.session_state.get(key)
    kept = list(usual) if kept in (None, before.get(key)) else kept
    before[key] = list(usual)
    st.session_state[key] = [name for name in kept if name in options]
    return list(st.session_state[key])


def write_choice(key: str, chosen: Sequence[str], usual: Sequence[str] = ()) -> None:
    """Put the choice into the address; the default is left out."""
    value = ",".join(chosen)
    st.session_state.setdefault(LISTS_READ, {}).setdefault(key, set()).add(value)
    if list(chosen) == list(usual):
        if key in st.query_params:
            del st.query_params[key]
    elif st.query_params.get(key) != value:
        st.query_params[key] = value


def names_in(text: str | None) -> list[str]:
    """The names of a list in the address."""
    return [name for name in (text or "").split(",") if name]
