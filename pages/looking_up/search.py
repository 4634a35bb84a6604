"""Search among the theorems: words, a family, an event, assumptions; all of it in the address."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import streamlit as st

from bounds import theorems
from bounds.formalization import SEARCHED
from bounds.formalization.states import STATES, state_of, states
from bounds.index.finding import matching
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from bounds.vocabulary.prose import capitalized, listed
from pages.widgets.link import check_choice, choice, report_ignored, text, value_in_link
from pages.widgets.several import choose_several, names_in

LONGEST = 100
EVERY = "all"
SPELLED = {"iid": "i.i.d. examples", "erm": "empirical risk minimization", "k_nn": "k nearest neighbours"}


@dataclass(frozen=True)
class Sought:
    """Words, and filters that each let everything through when they are not set."""

    words: str
    family: str
    event: str
    assumes: tuple[str, ...]
    without: tuple[str, ...]
    lean: str = EVERY

    @property
    def results(self) -> list[Theorem]:
        """The theorems that match, the best first; in their own order where no words are sought."""
        return [theorem for theorem in matching(self.words, theorems) if self.fits(theorem)]

    def fits(self, theorem: Theorem) -> bool:
        """Does the theorem pass every filter?"""
        needs = {assumption.key for assumption in theorem.assumes}
        return (
            self.family in (EVERY, theorem.family)
            and self.event in (EVERY, theorem.returns.name)
            and needs.issuperset(self.assumes)
            and needs.isdisjoint(self.without)
            and self.lean in (EVERY, state_of(theorem.slug))
        )

    def in_words(self) -> str:
        """`matching “margin” and assuming “realizable”`; empty where nothing is sought."""
        lines = [f"matching “{self.words}”"] if self.words.strip() else []
        lines += [f"of the family “{family_title(self.family)}”"] if self.family != EVERY else []
        lines += [f"bounding the {self.event}"] if self.event != EVERY else []
        lines += [f"assuming “{format_key(key)}”" for key in self.assumes]
        lines += [f"not assuming “{format_key(key)}”" for key in self.without]
        lines += [f"with {STATES[self.lean]} in Lean"] if self.lean != EVERY else []
        return listed(lines)

    @property
    def address(self) -> Mapping[str, str]:
        """The search in the link."""
        entries = {"q": self.words, "family": self.family, "event": self.event, "lean": self.lean}
        return entries | {"assumes": ",".join(self.assumes), "without": ",".join(self.without)}

    @staticmethod
    def clear() -> None:
        """Empty every field."""
        everything = dict.fromkeys(("family", "event", "lean"), EVERY)
        for name, nothing in {"q": "", **everything, "assumes": [], "without": []}.items():
            st.session_state[name] = nothing


def sought() -> Sought:
    """Draw search field and filters, and read them."""
    search, families = st.columns([3, 2])
    with search:
        hint = "margin, Hoeffding, VC dimension, δ, Padova …"
        words = text("Search", "q", "", LONGEST, type="search", live=True, placeholder=hint)
    with families:
        names = [EVERY, *theorems.families]
        family: str = choice(st.selectbox, "Family", names, EVERY, "family", format_func=_family_words)
        check_choice("family", names, "family", family)
    bounding, checked = st.columns([3, 2])
    with bounding:
        event = _event()
    with checked:
        lean = _lean()
    assuming, without = st.columns(2)
    counts = assumptions()
    with assuming:
        assumes = _assumptions("Assumes", "assumes", counts, "anything")
    with without:
        lacking = _assumptions("Does not assume", "without", counts, "nothing excluded")
    return Sought(words, family, event, assumes, lacking, lean)


def _assumptions(label: str, key: str, counts: Mapping[str, int], nothing: str) -> tuple[str, ...]:
    def words(name: str) -> str:
        return f"{format_key(name)} ({counts[name]})"

    chosen = choose_several(st.multiselect, label, list(counts), key, format_func=words, placeholder=nothing)
    strangers = [name for name in names_in(value_in_link(key)) if name not in counts]
    if strangers:
        report_ignored(key, f"there is no assumption called {', '.join(strangers)[:60]}.")
    return tuple(chosen)


def _event() -> str:
    counts = _events()
    names = [EVERY, *counts]

    def words(name: str) -> str:
        return "Anything" if name == EVERY else f"{name} ({counts[name]})"

    event: str = choice(st.selectbox, "Bounds", names, EVERY, "event", format_func=words)
    check_choice("event", names, "quantity", event)
    return event


def _lean() -> str:
    """What public Lean libraries prove of it: as far as somebody found it."""
    counts = states()
    names = [EVERY, *counts]

    def words(name: str) -> str:
        return "Whatever was found" if name == EVERY else f"{capitalized(STATES[name])} ({counts[name]})"

    label, about = "Machine-checked in Lean", f"By the closest declaration that was found on {SEARCHED}."
    lean: str = choice(st.selectbox, label, names, EVERY, "lean", format_func=words, help=about)
    check_choice("lean", names, "state of a proof in Lean", lean)
    return lean


@cache
def _events() -> Mapping[str, int]:
    """How many theorems bound each quantity, the commonest first."""
    return _counts(theorem.returns.name for theorem in theorems.values())


@cache
def assumptions() -> Mapping[str, int]:
    """How many theorems make each assumption, the commonest first."""
    return _counts(assumption.key for theorem in theorems.values() for assumption in theorem.assumes)


def _counts(names: Iterable[str]) -> Mapping[str, int]:
    return MappingProxyType(dict(Counter(names).most_common()))


def format_key(key: str) -> str:
    """An assumption in two or three plain words."""
    return SPELLED.get(key, key.replace("_", " "))


def _family_words(family: str) -> str:
    return "All families" if family == EVERY else family_title(family)
