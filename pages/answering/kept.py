"""What a field that holds no number leaves on the page: the last answer, greyed, until the field is mended."""

from typing import Any, TypeVar

import streamlit as st

from pages.widgets import say

Found = TypeVar("Found")
MEND = "Mend the field that complains, and the answer stands here."
STAYS = "Mend the field that complains. Until then the last answer stays, greyed."
_KEPT = "_last_answer_to_"
_STALE = "stale_"  # everywhere.css greys the containers of such keys


def kept(question: str, now: Found | None) -> tuple[Found | None, bool]:
    """The answer to a page's `question`, or where there is none now the last one, and whether it is that one."""
    place = _KEPT + question
    if now is not None:
        st.session_state[place] = now
        return now, False
    last: Found | None = st.session_state.get(place)
    return last, last is not None


def greyed(stale: bool, name: str) -> Any:
    """A container for an answer, or a part of it, of its own name: under a veil that takes no click where `stale`."""
    return st.container(key=_STALE + name) if stale else st.container()


def mend(stale: bool) -> None:
    """Say what to do, and what stands below until then."""
    say.info(STAYS if stale else MEND)
