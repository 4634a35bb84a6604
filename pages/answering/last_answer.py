"""What an invalid field leaves on the page: the last answer, greyed, until the field is corrected."""

from typing import Any, TypeVar

import streamlit as st

from pages.widgets import say

Found = TypeVar("Found")
MEND = "Correct the input to see the answer."
STAYS = "Correct the input. The last answer stays until then, greyed."
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
    """What to do, and what is shown until then."""
    say.info(STAYS if stale else MEND)
