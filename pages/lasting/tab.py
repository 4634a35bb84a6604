"""What outlives a reload of the page, at which Streamlit begins a new session and forgets all that no address holds.

The server keeps it in memory for the tab of the browser, which has a random name in its `sessionStorage`: the name
is in no link and no cookie, and it goes when the tab is closed. What was kept longest ago is dropped first.
"""

import re
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cache
from threading import Lock
from typing import Any

import streamlit as st

from pages.browser import source

MOST_BYTES = 64_000_000  # of all tabs
MOST_KEYS = 500  # of one tab
NAME = re.compile(r"[0-9a-f]{32}")
_ELEMENT, _NAME, _RESTORED = "_tab", "_name_of_the_tab", "_restored_from_the_tab"


@dataclass
class KeptForTabs:
    """By the name of a tab and a key of its session what was kept, `latest` last, of `most` bytes in all."""

    most: int = MOST_BYTES
    tabs: OrderedDict[str, dict[str, Any]] = field(default_factory=OrderedDict)
    lock: Lock = field(default_factory=Lock)

    def keep(self, tab: str, key: str, value: str | tuple[str, bytes]) -> None:
        """Keep a text or a file for this tab; other tabs are dropped first."""
        with self.lock:
            held = self.tabs.setdefault(tab, {})
            if key in held or len(held) < MOST_KEYS:
                held[key] = value
            self.tabs.move_to_end(tab)
            while len(self.tabs) > 1 and self._size() > self.most:
                self.tabs.popitem(last=False)

    def forget(self, tab: str, key: str) -> None:
        """Keep it no longer."""
        with self.lock:
            self.tabs.get(tab, {}).pop(key, None)

    def of(self, tab: str) -> dict[str, Any]:
        """All that is kept for this tab."""
        with self.lock:
            return dict(self.tabs.get(tab, {}))

    def _size(self) -> int:
        return sum(len(key) + _size(value) for held in self.tabs.values() for key, value in held.items())


def restore() -> None:
    """Before any widget is drawn: put what the tab kept under keys of the session where nothing stands yet."""
    _element()(data={"known": _NAME in st.session_state}, key=_ELEMENT, on_name_change=_heard)
    if (tab := st.session_state.get(_NAME)) is None or _RESTORED in st.session_state:
        return
    st.session_state[_RESTORED] = True
    for key, value in kept_for_tabs().of(tab).items():
        if not st.session_state.get(key):
            st.session_state[key] = value


def keep(key: str) -> None:
    """What is now under `key` of the session, a text or the name and bytes of a file, outlives a reload."""
    value = st.session_state.get(key)
    if (tab := st.session_state.get(_NAME)) and value is not None:
        kept_for_tabs().keep(tab, key, value)


def forget(key: str) -> None:
    """What was under `key` of the session is not there again after a reload."""
    if tab := st.session_state.get(_NAME):
        kept_for_tabs().forget(tab, key)


@st.cache_resource(show_spinner=False)
def kept_for_tabs() -> KeptForTabs:
    """One for the server."""
    return KeptForTabs()


def _heard() -> None:
    """Take the name of the tab from the browser."""
    name = st.session_state[_ELEMENT]["name"]
    if isinstance(name, str) and NAME.fullmatch(name):
        st.session_state[_NAME] = name


def _size(value: str | tuple[str, bytes]) -> int:
    return len(value) if isinstance(value, str) else len(value[1])


@cache
def _element() -> Any:
    script = source("tab.js")
    return st.components.v2.component("tab", html="<span hidden></span>", js=script, isolate_styles=False)
