"""What the parts of the Calculator share: which of them is open, and what goes with a person from one to the next."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

import streamlit as st

from pages.widgets.calculator_link import PAGE
from pages.widgets.class_link import NAMES
from pages.widgets.link import arrivals, copy_link, current, keep_only, opened_again
from pages.widgets.opening_address import open_part

PART = "part"
PARTS = {"theorem": "Theorem", "compare": "Compare bounds", "map": "Map", "check": "Check a number"}
THEOREM, COMPARE, MAP, CHECK = PARTS
ANSWER = "answer"
EXAMPLES = "for example 140, 0.0999, 4.2 % or 3.1e-5"
TRAVELS = frozenset({"m", "delta", "d", "ln_size", "training_error"})  # facts that every part means alike
NONE: Mapping[str, str] = MappingProxyType({})
_ARRIVAL = "_last_arrival_at_the_parts"
_LAST = "_part_of_the_last_run"
_LEFT = "_address_as_the_page_left_it"
_BY_LINK = "_a_link_opened_the_part"
_QUESTION = "_question_of_the_last_part"
_FACTS = "_facts_of_all_parts"


@dataclass(frozen=True)
class PartQuestion:
    """What a `part` is about: its `ask` of `compare`, empty where it has none, the `quantity` that is bounded, and its
    `facts` as they are typed; `travelling` are facts of other parts and answers, too. What it `assumes` are keys."""

    part: str
    ask: str
    quantity: str
    facts: Mapping[str, str]
    travelling: Mapping[str, str]
    assumes: tuple[str, ...]


def opened_by_link() -> None:
    """Let the address rule where a link opens the page again; a link that names no part means a theorem's.

    To be called where the whole page is drawn: what changes within it draws its fragment alone.
    """
    address, left = st.query_params.to_dict(), st.session_state.get(_LEFT, {})
    if address == left:
        return
    if st.session_state.get(_ARRIVAL) == arrivals():  # Streamlit leaves the browser's address where a link stays here
        st.query_params.from_dict(address)
    st.session_state[_ARRIVAL] = arrivals()
    opened_again(name for name, value in address.items() if value != left.get(name))
    st.session_state[_BY_LINK] = True
    if address and PART not in address:
        st.session_state[PART] = THEOREM


def turn_part(options: Sequence[str]) -> tuple[str, PartQuestion | None]:
    """The part that is open, with its own fields; and the question to go on with, where a person just came from
    another part. A link says all by itself."""
    part: str = current(options, THEOREM, PART)
    state = st.session_state
    last, by_link = state.get(_LAST), state.pop(_BY_LINK, False)
    open_part(PAGE, part)
    state[_LAST] = part
    if by_link or last in (None, part):
        return part, None
    kept = {name: value for name, value in st.query_params.to_dict().items() if name in NAMES}
    st.query_params.from_dict(kept if part == THEOREM else {PART: part, **kept})
    question: PartQuestion | None = state.get(_QUESTION)
    return part, question if question and question.part != part else None


def leave(view: Iterable[str]) -> None:
    """The address has these names only, when a part is drawn; the next one that it has not is a link's."""
    keep_only({*view, PART})
    st.session_state[_LEFT] = st.query_params.to_dict()


def share(part: str, view: Mapping[str, object]) -> None:
    """The button that shows the link to exactly this view of a part."""
    copy_link(PAGE, {PART: part, **view})


def remember(
    ask: str, quantity: str, facts: Mapping[str, str], assumes: Iterable[str], answers: Mapping[str, str] = NONE
) -> None:
    """Keep what this part is about, and what it `answers`, for the part that is opened next."""
    state = st.session_state
    travelling = {name: text for name, text in {**facts, **answers}.items() if name in TRAVELS}
    state[_FACTS] = {**state.get(_FACTS, {}), **travelling}
    state[_QUESTION] = PartQuestion(state[_LAST], ask, quantity, facts, state[_FACTS], tuple(assumes))
