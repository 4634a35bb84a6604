"""A question about a theorem: its value, or one of its variables, and the fields for what is given."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import streamlit as st

from bounds import DomainError
from bounds.display.calls import typed
from bounds.numbers import rounded
from bounds.reading.numbers import read_number
from bounds.solving.validation import checked_target
from bounds.theorem import Theorem
from bounds.vocabulary.exactly import complement
from bounds.vocabulary.prose import listed
from bounds.vocabulary.variables import Variable
from laboratory.views.facts import meaning_of_variable
from pages.answering._class_size import count_it
from pages.answering._sliders import TargetField, slide
from pages.answering.letters import hear_letters_of, tell_letters
from pages.answering.unknown_field import empty, settle, target_word
from pages.lasting.travelling import Where, arrive, carry, has_taken, take_back
from pages.widgets import say
from pages.widgets.calculator_link import CHOICE, PAGE, VALUE
from pages.widgets.class_link import is_hidden
from pages.widgets.inputs import (
    LONGEST,
    a_number,
    ask_back,
    ask_back_target,
    field_help,
    field_label,
    read_field,
    text_field,
)
from pages.widgets.link import check_choice, choice, current, current_text
from pages.widgets.wording import full_name

__all__ = ["VALUE", "Asking", "TypedQuestion", "solvable", "target_word"]

USUAL_RATE = 0.1
CALCULATOR = Where(PAGE, "Calculator")


@dataclass(frozen=True)
class TypedQuestion:
    """`unknown` is empty where the value of the bound is the answer; `target` is what the bound is compared with."""

    theorem: Theorem
    unknown: str
    inputs: Mapping[str, Any]
    target: float | None

    @property
    def word(self) -> str:
        """`at_most` or `at_least`, as the theorem's relation demands."""
        return target_word(self.theorem)

    @property
    def demanding(self) -> str:
        """Which values of the unknown make the bound hardest to reach, and so are the answer."""
        return "smallest" if (self.unknown in self.theorem.decreasing_in) == (self.word == "at_most") else "largest"


class Asking:
    """The fields of a theorem: what they hold, known before any of them is drawn, so that an answer need not wait.

    The one that is left empty is the unknown. Where nothing is empty the value is the answer, and it is compared with
    a target.
    """

    def __init__(self, theorem: Theorem) -> None:
        self.theorem, self._options = theorem, [VALUE, *solvable(theorem)]
        arrive(CALCULATOR)
        self._usual = "m" if "m" in self._options else VALUE
        hear_letters_of(theorem, self._usual)
        self._empties = settle(theorem, self._options, self._usual)
        chosen: str = current(self._options, self._usual, CHOICE)
        self._unknown = "" if chosen == VALUE else chosen
        self._complaints: dict[str, str] = {}  # by variable, or VALUE
        self._target = self._held(VALUE, self._target_held)
        self._given = self._inputs_held()
        if has_taken() and self._is_misfit():
            take_back()
            self._given = self._inputs_held()

    @property
    def question(self) -> TypedQuestion | None:
        """None where one of the fields holds no number that the theorem accepts."""
        if self._complaints or len(self._empties) > 1 or not set(self._empties) <= set(self._options):
            return None
        return TypedQuestion(self.theorem, self._unknown, self._given, self._target)

    def draw(self, moved: Callable[[bool], object] = lambda begins: None) -> None:
        """Draw the fields, each with its slider and its error; `moved` is called before a slider changes its field."""
        self._choose()
        self._draw_target()
        for variable in self.theorem.variables:
            self._draw_field(variable)
        tell_letters()
        self._too_many()
        with st.container(horizontal=True):
            for variable in self.theorem.variables:
                if variable.log_of and variable.name in self._given and not is_hidden(variable.name):
                    count_it(variable)
        target = TargetField(
            target_word(self.theorem), target_label(self.theorem), self._target, usual_target(self.theorem)
        )
        slide(self.theorem, self._given, target, moved)

    def _held(self, name: str, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except DomainError as refusal:
            self._complaints[name] = str(refusal)
            return None

    def _inputs_held(self) -> dict[str, Any]:
        return {
            variable.name: self._held(variable.name, partial(self._number_held, variable))
            for variable in self.theorem.variables if variable.name not in self._empties
        }  # fmt: skip

    def _is_misfit(self) -> bool:
        """Whether the theorem refuses these numbers together, each of which it accepts."""
        if self._complaints or len(self._given) < len(self.theorem.variables):
            return False
        try:
            self.theorem(**self._given)
        except (DomainError, OverflowError):
            return True
        return False

    def _number_held(self, variable: Variable) -> Any:
        name, start, read = variable.name, self._start(variable), partial(read_field, self.theorem.slug, variable)
        carry(name, meaning_of_variable(variable), start, read, variable.domain.words)
        return read(current_text(name, start, LONGEST))

    def _target_held(self) -> float | None:
        key = target_word(self.theorem)
        text = current_text(key, self._start_of_target(), LONGEST)
        return None if VALUE in self._empties else checked_target(key, read_number(text))

    def _choose(self) -> None:
        theorem = self.theorem
        chosen = choice(
            st.selectbox, "Solve for", self._options, self._usual, CHOICE,
            format_func=lambda option: option_label(theorem, option), on_change=_chosen, args=(theorem,),
            help="The empty field is solved for. Clear another one, or choose here.",
        )  # fmt: skip
        check_choice(CHOICE, self._options, f"variable to solve {theorem.slug} for", chosen)

    def _draw_field(self, variable: Variable) -> None:
        text = text_field(field_label(variable), variable.name, self._start(variable), field_help(variable))
        if variable.name in self.theorem.free_parameters:
            st.caption(f"The theorem does not specify {variable.label}. The value here is your choice.")
        self._complain(variable.name)
        ask_back(variable, variable.name, text)
        if variable.name in self._empties and variable.name not in self._options:
            what = variable.named
            say.error(f"The {what} cannot be solved for: type {a_number(variable)}.")

    def _draw_target(self) -> None:
        """What the bound is compared with."""
        theorem = self.theorem
        text = text_field(
            target_label(theorem), target_word(theorem), self._start_of_target(),
            f"Target for the {full_name(theorem)}.", typed(usual_target(theorem)) if self._unknown else "",
        )  # fmt: skip
        self._complain(VALUE)
        ask_back_target(theorem, target_word(theorem), text)

    def _complain(self, name: str) -> None:
        if name in self._complaints:
            say.error(self._complaints[name])

    def _start(self, variable: Variable) -> str:
        return "" if variable.name in self._empties else typed(variable.default)

    def _start_of_target(self) -> str:
        return "" if VALUE in self._empties else typed(usual_target(self.theorem))

    def _too_many(self) -> None:
        if len(self._empties) > 1:
            names = [option_label(self.theorem, option) for option in self._empties]
            number = {2: "Two", 3: "Three"}.get(len(names), "Several")
            rest = (
                "Fill one of them, and the other is solved for" if len(names) == 2 else "Leave only one of them empty"
            )
            say.error(f"{number} fields are empty: {listed(names)}. {rest}.")


def solvable(theorem: Theorem) -> list[str]:
    """The variables a theorem can be solved for."""
    return list(theorem.solvable)


def target_label(theorem: Theorem) -> str:
    """What the field of the target is called: `true risk at most`."""
    return f"{theorem.returns.label} {target_word(theorem).replace('_', ' ')}"


def option_label(theorem: Theorem, option: str) -> str:
    """What an option of "Solve for" is called."""
    return theorem.returns.label if option == VALUE else field_label(theorem.variable(option))


def _chosen(theorem: Theorem) -> None:
    empty(theorem, st.session_state[CHOICE])


def usual_target(theorem: Theorem) -> float:
    """What the field of the target holds before anybody types."""
    if theorem.returns.trivial is not None:
        return complement(USUAL_RATE) if theorem.returns.wanted == "large" else USUAL_RATE
    value = theorem(**{variable.name: variable.default for variable in theorem.variables})
    return float(rounded(value, 2))
