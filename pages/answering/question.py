"""What a person asks of a theorem: its value, or one of its variables, and the fields for what is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.numbers import rounded
from bounds.reading.numbers import read_number
from bounds.solving.validation import checked_target
from bounds.theorem import Theorem
from bounds.words.vocabulary import Variable
from pages.answering._counting import count_it
from pages.answering._drag import drag
from pages.answering._emptying import CHOICE, VALUE, empty, settle, target_word
from pages.widgets import say
from pages.widgets.inputs import a_number, field_help, field_label, read_or_complain, short_meaning, text_field, typed
from pages.widgets.link import check_choice, choice
from pages.widgets.wording import RELATIONS, full_name

__all__ = ["VALUE", "TypedQuestion", "ask", "solvable", "target_word"]

USUAL_RATE = 0.1


@dataclass(frozen=True)
class TypedQuestion:
    """`unknown` is empty when the promised value itself is asked for; `target` is what the promise is held to."""

    theorem: Theorem
    unknown: str
    given: Mapping[str, Any]
    target: float | None

    @property
    def word(self) -> str:
        """`at_most` or `at_least`, as the theorem's relation demands."""
        return target_word(self.theorem)

    @property
    def demanding(self) -> str:
        """Which values of the unknown are hardest to promise with, and so worth asking for."""
        return "smallest" if (self.unknown in self.theorem.falls_in) == (self.word == "at_most") else "largest"


def ask(theorem: Theorem) -> TypedQuestion | None:
    """Draw the fields; None when one of them does not hold a number that the theorem takes.

    The one that is left empty is the unknown. Where nothing is empty the value is asked for, and there is a target
    to hold it against.
    """
    options = [VALUE, *solvable(theorem)]
    usual = "m" if "m" in options else VALUE
    empties = settle(theorem, options, usual)
    _choice(theorem, options, usual)
    spare = set(empties[1:])
    target, fine = _target(theorem, VALUE in empties)
    given: dict[str, Any] = {}
    for variable in theorem.variables:
        number = _field(theorem, variable, variable.name in empties, variable.name in options)
        if variable.name not in empties:
            given[variable.name] = number
    _too_many(theorem, empties)
    with st.container(horizontal=True):
        for variable in theorem.variables:
            if variable.log_of and variable.name in given:
                count_it(variable)
        drag(theorem, given)
    unknown = "" if st.session_state[CHOICE] == VALUE else st.session_state[CHOICE]
    if spare or not fine or None in given.values() or not set(empties) <= set(options):
        return None
    return TypedQuestion(theorem, unknown, given, target)


def solvable(theorem: Theorem) -> list[str]:
    """The variables a theorem can be solved for."""
    return list(theorem.solvable)


def option_label(theorem: Theorem, option: str) -> str:
    """What an option of "Solve for" is called."""
    return theorem.returns.label if option == VALUE else field_label(theorem.variable(option))


def _choice(theorem: Theorem, options: Sequence[str], usual: str) -> None:
    chosen = choice(
        st.selectbox, "Solve for", options, usual, CHOICE, format_func=lambda option: option_label(theorem, option),
        on_change=_chosen, args=(theorem,), help="The field that is left empty. Clear another one, or choose here.",
    )  # fmt: skip
    check_choice(CHOICE, options, f"variable to solve {theorem.slug} for", chosen)


def _chosen(theorem: Theorem) -> None:
    empty(theorem, st.session_state[CHOICE])


def _field(theorem: Theorem, variable: Variable, left_empty: bool, can_be_solved: bool) -> Any:
    start = "" if left_empty else typed(variable.default)
    text = text_field(field_label(variable), variable.name, start, field_help(variable))
    if variable.name in theorem.tuned:
        st.caption(f"The theorem leaves {variable.label} open: every value here is a choice of yours.")
    if not left_empty:
        return read_or_complain(theorem.slug, variable, text)
    if not can_be_solved:
        say.error(f"The {short_meaning(variable)} {variable.label} cannot be solved for: type {a_number(variable)}.")
    return None


def _target(theorem: Theorem, left_empty: bool) -> tuple[float | None, bool]:
    """What the promise is held to, and whether what stands there is a number or rightly nothing."""
    key, words = target_word(theorem), RELATIONS[theorem.relation] or "at most"
    start = typed(_usual_target(theorem))
    usual = "" if st.session_state[CHOICE] == VALUE else start
    about = f"The {full_name(theorem)} you ask for."
    text = text_field(f"{theorem.returns.label} {words}", key, "" if left_empty else start, about, usual)
    if left_empty:
        return None, True
    try:
        return checked_target(key, read_number(text)), True
    except DomainError as refusal:
        say.error(refusal)
        return None, False


def _too_many(theorem: Theorem, empties: Sequence[str]) -> None:
    if len(empties) > 1:
        names = [option_label(theorem, option) for option in empties]
        number = {2: "Two", 3: "Three"}.get(len(names), "Several")
        rest = "Fill one of them, and the other is solved for." if len(names) == 2 else "Leave only one of them empty."
        say.error(f"{number} fields are empty: {', '.join(names[:-1])} and {names[-1]}. {rest}")


def _usual_target(theorem: Theorem) -> float:
    if theorem.returns.trivial is not None:
        return USUAL_RATE
    value = theorem(**{variable.name: variable.default for variable in theorem.variables})
    return float(rounded(value, 2))
