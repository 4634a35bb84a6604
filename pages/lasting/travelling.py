"""Facts are told once: what somebody sets on a page stands on the next that has the same quantity, which says so.

What is in the address comes first, and a page that a link opens, or the browser's Back, is what its address says.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import streamlit as st

from bounds.vocabulary.prose import capitalized
from laboratory.views.facts import Meaning
from pages.lasting.notes import Note, kept_in_words, unused_in_words
from pages.widgets import class_link, say
from pages.widgets.inputs import LONGEST
from pages.widgets.link import arrivals, current_text, new_in_link
from pages.widgets.opening_address import is_brought_back

OF_PLACES = frozenset({"theorem", "show", "part", "scene"})  # in an address they say where, not what holds
MISFIT = "it does not fit the other fields"
OWN_VALUES = "Use this page's values"
_FACTS, _NOTES, _VISIT = "_facts_that_travel", "_facts_kept_from_elsewhere", "_visit_of_facts"
_SEEN, _COUNT, _REPLACED = "_last_fact_that_a_field_saw", "_number_of_facts", "_fields_that_took_a_fact"


@dataclass(frozen=True)
class Where:
    """A page of that `title`, or a `part` of it, such as a laboratory's view; its fields in the address begin alike."""

    page: str
    title: str
    part: str = ""
    prefix: str = ""

    def called_at(self, other: "Where") -> str:
        """What it is called there: a part by its own name on the page that both are parts of."""
        return f"“{self.part}”" if self.page == other.page else self.title


@dataclass(frozen=True)
class Fact:
    """What somebody set: its `text`, None once it is usual again, where, and its number among all facts."""

    text: str | None
    where: Where
    number: int


@dataclass
class Visit:
    """A place since it was opened: `takes` facts or only tells them, and what its fields `held` when last read."""

    where: Where
    arrival: int
    takes: bool
    held: dict[str, str] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)  # in this run
    present: set[str] = field(default_factory=set)  # in this run


def arrive(where: Where) -> None:
    """Before the fields of a place are read, in every run."""
    visit = _visit()
    if visit is None or (visit.where, visit.arrival) != (where, arrivals()):
        visit = st.session_state[_VISIT] = Visit(where, arrivals(), _is_open(where.prefix))
    visit.taken, visit.present = set(), set()


def carry(key: str, meaning: Meaning | None, start: str, read: Callable[[str], object], allowed: str) -> None:
    """Before the field under `key` is read: put what was set elsewhere into it, or keep what was set in it.

    `read` raises ValueError for what the field does not take, which is not `allowed`.
    """
    visit = _visit()
    if visit is None or visit.arrival != arrivals() or meaning is None:
        return
    at, now = (visit.where, key), current_text(key, start, LONGEST)
    visit.present.add(key)
    by_link = new_in_link(key) is not None
    if key not in visit.held:
        if by_link or not visit.takes:
            _see(at, now)
        else:
            now = _take(visit, key, meaning, now, read, allowed)
    elif now != visit.held[key]:
        if not by_link and not _accepts(read, now):
            return
        _see(at, now)
        if not by_link and not meaning.is_end:
            _set(visit, at, meaning, now, usual=now.strip() == start)
    visit.held[key] = now


def chosen_together(keys: Mapping[str, Any]) -> None:
    """A preset fills these fields: none of its values is a fact that somebody set. To be called from a callback."""
    if visit := _visit():
        for key in keys:
            visit.held.pop(key, None)


def take_back() -> None:
    """What the fields took in this run does not fit together here: each holds its own again."""
    if (visit := _visit()) is None:
        return
    for key in visit.taken:
        note = _notes().pop((visit.where, key))
        st.session_state[key] = visit.held[key] = note.own
        _notes()[visit.where, key] = replace(note, refusal=MISFIT)


def has_taken() -> bool:
    """Whether a field took a fact in this run."""
    return (visit := _visit()) is not None and bool(visit.taken)


def say_what_is_kept() -> None:
    """One line about the facts that stand here, and a button that puts the page's own values back.

    Facts that do not fit are named at its end, or where none stands here in a quiet line; why is in its help.
    """
    visit = _visit()
    if visit is None or class_link.hidden() or st.context.is_embedded:
        return
    notes = {key: note for key in sorted(visit.present) if (note := _notes().get((visit.where, key)))}
    taken = {key: note for key, note in notes.items() if not note.refusal}
    if not notes:
        return
    refused = [note for note in notes.values() if note.refusal]
    sentence = say.verbatim(" ".join([*kept_in_words(taken.values()), *unused_in_words(refused)]))
    reasons = say.verbatim(" ".join(dict.fromkeys(f"{capitalized(note.refusal)}." for note in refused))) or None
    with st.container(horizontal=True, vertical_alignment="center", key="kept_facts"):
        (st.markdown if taken else st.caption)(sentence, width="content", help=reasons)
        if taken:
            st.button(
                OWN_VALUES, icon=":material/undo:", type="tertiary", key="_own_values", on_click=_put_back,
                args=(visit, taken),
            )  # fmt: skip


def is_kept(key: str) -> bool:
    """Whether the field holds a fact from elsewhere, which the line about them names."""
    visit = _visit()
    note = _notes().get((visit.where, key)) if visit else None
    return note is not None and not note.refusal


def _visit() -> Visit | None:
    visit: Visit | None = st.session_state.get(_VISIT)
    return visit


def _notes() -> dict[tuple[Where, str], Note]:
    notes: dict[tuple[Where, str], Note] = st.session_state.setdefault(_NOTES, {})
    return notes


def _is_open(prefix: str) -> bool:
    """Whether this place was opened without a link that says what holds."""
    names = {name for name in st.query_params if new_in_link(name) is not None} - OF_PLACES
    linked = {name for name in names if name in {"v", *class_link.NAMES} or name.startswith(prefix)}
    return not (linked or is_brought_back() or st.context.is_embedded or class_link.in_address())


def _see(at: tuple[Where, str], now: str) -> None:
    """This field has heard of all facts so far; a note about another value than it holds is about nothing."""
    st.session_state.setdefault(_SEEN, {})[at] = st.session_state.get(_COUNT, 0)
    if (note := _notes().get(at)) and note.stands != now:
        del _notes()[at]


def _take(visit: Visit, key: str, meaning: Meaning, now: str, read: Callable[[str], object], allowed: str) -> str:
    """What the field holds once it has heard of the last fact about its quantity."""
    at = visit.where, key
    fact: Fact | None = st.session_state.get(_FACTS, {}).get(meaning.quantity.name)
    seen, note = st.session_state.get(_SEEN, {}).get(at, 0), _notes().get(at)
    _see(at, now)
    if fact is None or fact.where == visit.where or fact.number <= seen:
        return now
    own, source = note.own if note and note.stands == now else now, fact.where.called_at(visit.where)
    _notes().pop(at, None)
    text = own if fact.text is None else meaning.to_field(fact.text)
    if text != own and _accepts(read, text):
        _notes()[at] = Note(source, meaning.symbol, text, own)
        visit.taken.add(key)
        st.session_state.setdefault(_REPLACED, set()).add(at)
    elif text != own:
        _notes()[at] = Note(source, meaning.symbol, text, own, f"{meaning.symbol} must be {allowed}")
        text = own
    st.session_state[key] = text
    return text


def _set(visit: Visit, at: tuple[Where, str], meaning: Meaning, now: str, usual: bool) -> None:
    """Somebody changed a field: a fact, or where it is as it is at first, and was never anything else, none."""
    facts: dict[str, Fact] = st.session_state.setdefault(_FACTS, {})
    last = facts.get(meaning.quantity.name)
    untouched = usual and at not in st.session_state.get(_REPLACED, ())
    if untouched and (last is None or last.where != visit.where):
        return
    number = st.session_state[_COUNT] = st.session_state.get(_COUNT, 0) + 1
    text = None if untouched else meaning.to_fact(now)
    facts[meaning.quantity.name] = Fact(text, visit.where, number)
    _see(at, now)


def _accepts(read: Callable[[str], object], text: str) -> bool:
    try:
        read(text)
    except ValueError:
        return False
    return True


def _put_back(visit: Visit, taken: Mapping[str, Note]) -> None:
    for key, note in taken.items():
        st.session_state[key] = note.own
        visit.held.pop(key, None)
        del _notes()[visit.where, key]
