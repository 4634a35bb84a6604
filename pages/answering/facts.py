"""The facts that a person has: which variables of the vocabulary, a field for each, and how to add one."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import streamlit as st

from bounds import theorems
from bounds.comparison import readings
from bounds.comparison.implied_assumptions import tellable
from bounds.comparison.questions import Inquiry, question_of
from bounds.comparison.readings import CLASS_FACTS, can_be_asked
from bounds.comparison.relevant_facts import useful
from bounds.vocabulary.prose import capitalized
from bounds.vocabulary.variables import Variable
from pages.widgets.inputs import field_label, variable_input
from pages.widgets.link import check_choice, choice, report_ignored, value_in_link
from pages.widgets.several import choose_several, current_choice, names_in, write_choice

LIST, HOLDS = "facts", "holds"
UNKNOWN = "unknown"
REALIZABLE = {UNKNOWN: "Unknown", "yes": "Yes", "no": "No"}
NEVER_A_FACT = frozenset({"m", "epsilon", "ghost", "C"})  # asked for above, or chosen by whoever uses a theorem
BROADER = {"errors": "misclassified examples of the sample, or of a test set for one hypothesis"}
POSED = {"epsilon": 0.05}  # where the page asks more than the vocabulary's usual value
IN_A_ROW = 3
_CHOOSER = "_fact_to_add"


@cache
def words(question: Inquiry | None = None) -> Mapping[str, Variable]:
    """The variable behind each name that a fact may have, as `compare` takes it; the facts of the question first, and
    the most used before the others."""
    of_the_question, counted = Counter[str](), Counter[str]()
    for theorem in filter(can_be_asked, theorems.values()):
        counted.update(theorem.names)
        if question is not None and question_of(theorem.returns.name) is question:
            of_the_question.update(theorem.names)
    by_use = sorted(counted, key=lambda name: (-of_the_question[name], -counted[name]))
    several = readings.words(theorems, question)
    usual = {name: several[name][0] for name in by_use}
    return {name: replace(word, meaning=BROADER.get(name, word.meaning)) for name, word in usual.items()}


def known(question: Inquiry) -> list[str]:
    """The names of the facts that stand on the page besides the one that the question brings.

    A link may name a fact by its value alone: `?size=10`; such facts replace the usual ones.
    """
    there = [name for name in words() if name not in NEVER_A_FACT]
    options = [name for name in there if name != question.first]
    names = [name for name in options if value_in_link(name) is not None and name not in question.usual]
    listed = names_in(value_in_link(LIST))
    if (strangers := [name for name in listed if name not in there]) and st.session_state.get(LIST, listed) == listed:
        report_ignored(LIST, f"there is no fact called {', '.join(strangers)[:80]}.")
    usual = [
        name for name in question.usual if value_in_link(name) is not None or not _in_place_of(name, names, question)
    ]
    return current_choice(options, LIST, [*usual, *names])


def _in_place_of(name: str, names: Iterable[str], question: Inquiry) -> bool:
    """Does a fact of the link replace a usual one? Of a class it could contradict another one."""
    return bool(CLASS_FACTS & {*names}) and name in CLASS_FACTS if question.of_a_sample else bool([*names])


def ask_for(question: Inquiry, inquiry: Inquiry | None) -> dict[str, Any] | None:
    """A field for what the question brings and for every fact known, in the words of `inquiry`; None where one holds
    no valid number."""
    brought = [question.first] if question.first else []
    chosen = known(question)
    names = [*brought, *chosen]
    inputs = {}
    for start in range(0, len(names), IN_A_ROW):
        row = names[start : start + IN_A_ROW]
        for name, column in zip(row, st.columns(IN_A_ROW), strict=False):
            with column:
                inputs[name] = _field(words(inquiry)[name], removable=name not in brought)
    _chooser(names, question, inquiry)
    write_choice(LIST, chosen, question.usual)
    return None if None in inputs.values() else inputs


def may_be_realizable(question: Inquiry) -> bool:
    """Does it matter to some theorem of the question whether a hypothesis makes no error?"""
    return "realizable" in useful(question)


def ask_whether_realizable(question: Inquiry) -> str:
    """One of REALIZABLE: what is answered, or that nobody knows, where it would not matter."""
    if not may_be_realizable(question):
        return UNKNOWN
    label = "Is the problem realizable (some hypothesis has zero true risk)?"
    answered: str = choice(st.selectbox, label, list(REALIZABLE), UNKNOWN, "realizable", format_func=REALIZABLE.get)
    check_choice("realizable", REALIZABLE, "answer to it", answered)
    return answered


def ticked_assumptions() -> list[str]:
    """The keys of the assumptions that were ticked, or that the link names."""
    keys = names_in(value_in_link(HOLDS))
    strangers = [name for name in keys if name not in tellable()]
    if strangers and st.session_state.get(HOLDS, keys) == keys:
        report_ignored(HOLDS, f"there is no assumption called {', '.join(strangers)[:80]}.")
    return current_choice(list(tellable()), HOLDS)


def ask_what_holds(needed: Iterable[str]) -> None:
    """The assumptions `needed` by some theorem, and those ticked so far, to be ticked."""
    options = list(dict.fromkeys([*st.session_state[HOLDS], *(key for key in needed if key in tellable())]))
    if options:
        choose_several(
            st.pills, "Further assumptions that hold", options, HOLDS, selection_mode="multi",
            format_func=lambda key: capitalized(tellable()[key].clause),
        )  # fmt: skip
    else:
        write_choice(HOLDS, [])


def add(name: str) -> None:
    """One fact more; for buttons."""
    if name not in NEVER_A_FACT:
        st.session_state[LIST] = list(dict.fromkeys([*st.session_state[LIST], name]))


def _field(word: Variable, removable: bool) -> Any:
    name = word.name
    if not removable:
        return variable_input("compare", word, name, POSED.get(name))
    with st.container(horizontal=True, vertical_alignment="bottom"):
        with st.container():
            value = variable_input("compare", word, name)
        st.button("Remove", key=f"_remove_{name}", on_click=_remove, args=(name,), type="tertiary")
    return value


def _remove(name: str) -> None:
    st.session_state[LIST] = [fact for fact in st.session_state[LIST] if fact != name]


def _chooser(names: Sequence[str], question: Inquiry, inquiry: Inquiry | None) -> None:
    """The words not yet on the page that some theorem of the question asks for, the most used first; choosing one adds
    its field."""
    useless = {*names, *NEVER_A_FACT} | words().keys() - useful(question)
    others = [name for name in words(inquiry) if name not in useless]
    st.selectbox(
        "Add a fact", others, index=None, key=_CHOOSER, on_change=_add_chosen,
        placeholder="margin, class size, noise …", format_func=lambda name: field_label(words(inquiry)[name]),
    )  # fmt: skip


def _add_chosen() -> None:
    chosen = st.session_state[_CHOOSER]
    if chosen:
        add(chosen)
        st.session_state[_CHOOSER] = None
