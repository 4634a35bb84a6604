"""What a person asks of a theorem: its value, or one of its variables, and the fields for what is given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.numbers import rounded
from bounds.reading import read_number
from bounds.theorem import Theorem
from bounds.validation import checked_target
from pages._inputs import field_label, text_field, typed, variable_input
from pages._link import check_choice, choice
from pages._sentences import RELATIONS, full_name

VALUE = "value"
USUAL_RATE = 0.1
_TARGETS = "_targets_typed"


@dataclass(frozen=True)
class Question:
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


def ask(theorem: Theorem) -> Question | None:
    """Draw the fields; None when one of them does not hold a number that the theorem takes."""
    unknown = _sought(theorem)
    target = _target(theorem) if unknown else None
    given = {}
    for variable in theorem.variables:
        if variable.name != unknown:
            given[variable.name] = variable_input(theorem.slug, variable, variable.name)
            if variable.name in theorem.tuned:
                st.caption(f"The theorem leaves {variable.label} open: every value here is a choice of yours.")
    incomplete = None in given.values() or (unknown and target is None)
    return None if incomplete else Question(theorem, unknown, given, target)


def solvable(theorem: Theorem) -> list[str]:
    """The variables a theorem can be solved for."""
    names = [variable.name for variable in theorem.variables]
    return [name for name in names if name not in theorem.tuned | theorem.uneven]


def target_word(theorem: Theorem) -> str:
    """The name of the target in code and in the address."""
    return "at_least" if theorem.relation == ">=" else "at_most"


def _sought(theorem: Theorem) -> str:
    options = [VALUE, *solvable(theorem)]
    usual = "m" if "m" in options else VALUE

    def words(option: str) -> str:
        return theorem.returns.label if option == VALUE else field_label(theorem.variable(option))

    chosen: str = choice(st.selectbox, "Solve for", options, usual, "for", format_func=words)
    check_choice("for", options, f"variable to solve {theorem.slug} for", chosen)
    return "" if chosen == VALUE else chosen


def _target(theorem: Theorem) -> float | None:
    key, start = target_word(theorem), typed(_usual_target(theorem))
    _restore(key, theorem, start)
    words = RELATIONS[theorem.relation] or "at most"
    text = text_field(f"{theorem.returns.label} {words}", key, start, f"The {full_name(theorem)} you ask for.")
    if not text.strip():
        st.error(f"The {full_name(theorem)} to ask for is empty: type a number, for example {start}.")
        return None
    try:
        return checked_target(key, read_number(text))
    except DomainError as refusal:
        st.error(str(refusal))
        return None


def _usual_target(theorem: Theorem) -> float:
    if theorem.returns.trivial is not None:
        return USUAL_RATE
    value = theorem(**{variable.name: variable.default for variable in theorem.variables})
    return float(rounded(value, 2))


def _restore(key: str, theorem: Theorem, start: str) -> None:
    """A target belongs to its quantity: 0.1 for a risk is not 0.1 mistakes. Each finds its own again."""
    kept = st.session_state.setdefault(_TARGETS, {"now": None})
    quantity = "rate" if theorem.returns.trivial is not None else theorem.returns.name
    if kept["now"] not in (None, quantity) and key in st.session_state:
        kept[kept["now"]] = st.session_state[key]
        st.session_state[key] = kept.get(quantity, start)
    kept["now"] = quantity
