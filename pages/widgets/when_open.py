"""Tabs, popovers and expanders of which only the open part is drawn: no answer waits for a hidden part."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st


def tabs(key: str, parts: Mapping[str, Callable[[], object]]) -> None:
    """A tab for each part, by its name; the first is open until another is chosen."""
    for tab, draw in zip(st.tabs(list(parts), key=key, on_change="rerun"), parts.values(), strict=True):
        _drawn_where_open(tab, draw)


def popover(label: str, key: str, draw: Callable[[], object], **look: Any) -> None:
    """A button over which a panel opens."""
    _drawn_where_open(st.popover(label, key=key, on_change="rerun", **look), draw)


def expander(label: str, key: str, draw: Callable[[], object]) -> None:
    """A line that opens, closed until it is clicked."""
    _drawn_where_open(st.expander(label, key=key, on_change="rerun"), draw)


def is_open(part: Any) -> bool:
    """Whether the part is open."""
    return bool(part.open)


def _drawn_where_open(part: Any, draw: Callable[[], object]) -> None:
    if is_open(part):
        with part:
            draw()
