"""Tabs of which the open one alone is drawn: no answer waits for what nobody looks at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st


def tabs(key: str, parts: Mapping[str, Callable[[], object]]) -> None:
    """A tab for each part, by its name; the first is open until another is chosen."""
    for tab, draw in zip(st.tabs(list(parts), key=key, on_change="rerun"), parts.values(), strict=True):
        if is_open(tab):
            with tab:
                draw()


def is_open(tab: Any) -> bool:
    """Whether somebody looks at the tab."""
    return bool(tab.open)
