"""Other theorems about the same quantity on the Calculator's chart: the choice, their own inputs, what they assume."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

import streamlit as st

from bounds import DomainError, theorems
from bounds.comparison.application import LONGEST as LONGEST_SUM
from bounds.comparison.application import TOO_LONG
from bounds.comparison.comparable import (
    comparable_theorems,
    further_assumptions,
    inputs_of_other,
    obstacle,
    own_variables,
    same_variable,
)
from bounds.comparison.conditions import condition_of
from bounds.comparison.events import event_of, from_below
from bounds.comparison.row import OPEN_CONSTANT
from bounds.display.calls import typed
from bounds.formula.patience import limited_to
from bounds.numbers import format_number
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.variables import Variable
from laboratory.figures.bound_heights import TheoremAt, heights, points
from pages.answering.titles import after_family
from pages.widgets import say
from pages.widgets.calculator_link import calculator_link
from pages.widgets.class_link import is_hidden
from pages.widgets.inputs import LONGEST, field_help, field_label, read_field, text_field
from pages.widgets.link import current_text, report_ignored, value_in_link
from pages.widgets.several import choose_several, current_choice, names_in, write_choice
from pages.widgets.wording import rounded_bound, side_of

WITH = "with"
MOST = 5  # more curves than that cannot be told apart


class Beside:
    """The theorems that are compared with one on its chart, known before any field of theirs is drawn."""

    def __init__(self, theorem: Theorem, over: str, values: Mapping[str, Any]) -> None:
        self.theorem, self.over, self.inputs = theorem, over, values
        self._comparable = {other.slug: other for other in comparable_theorems(theorem)}
        chosen = st.session_state[WITH] = current_choice(list(self._comparable), WITH)[:MOST]
        fields = chain.from_iterable(own_variables(theorem, self._comparable[slug]) for slug in chosen)
        self._own: dict[str, Variable] = {}
        for variable in fields:
            self._own.setdefault(variable.name, variable)
        self._complaints: dict[str, str] = {}  # by variable
        self._refused: dict[str, str] = {}  # by theorem
        curves = [self._theorem_at(self._comparable[slug]) for slug in chosen]
        self.curves = tuple(curve for curve in curves if curve is not None)

    @property
    def view(self) -> dict[str, str]:
        """Their part of the address."""
        chosen = st.session_state.get(WITH) or []
        view = {_key(name): st.session_state[_key(name)] for name in self._own}
        return {WITH: ",".join(chosen), **view} if chosen else {}

    def draw(self) -> None:
        """The choice, a field for each input that only they have, and what each bounds and assumes."""
        if not self._comparable:
            self._name_strangers([])
            write_choice(WITH, [])
            return
        self._choose()
        for start in range(0, len(self._own), 3):
            row = list(self._own.values())[start : start + 3]
            for variable, column in zip(row, st.columns(3), strict=False):
                with column:
                    self._field(variable)
        for slug, why in self._refused.items():
            say.warning(f"{theorems[slug].title} is not drawn. {why}")
        if self.curves:
            self._tell()

    def _theorem_at(self, other: Theorem) -> TheoremAt | None:
        """None, with a complaint or a reason, where it has no curve here."""
        values = {}
        for variable in own_variables(self.theorem, other):
            usual = self._own[variable.name]
            if not same_variable(usual, variable):
                self._refused[other.slug] = f"By {variable.label} it means {variable.meaning}, not {usual.meaning}."
                return None
            try:
                text = current_text(_key(variable.name), typed(variable.default), LONGEST)
                values[variable.name] = read_field(other.slug, variable, text)
            except DomainError as refusal:
                self._complaints[variable.name] = str(refusal)
        if len(values) < len(own_variables(self.theorem, other)):
            return None
        curve = TheoremAt(other, inputs_of_other(self.theorem, other, self.inputs, values))
        known = {**{name: values[name] for name in values if name not in self.inputs}, **self.inputs}
        why = obstacle(self.theorem, other, self.over, known) or _no_curve(self.theorem, self.over, self.inputs, curve)
        if why:
            self._refused[other.slug] = why
        return None if why else curve

    def _choose(self) -> None:
        if is_hidden(WITH):
            return
        titles = after_family()
        chosen = choose_several(
            st.multiselect, "Compare with", list(self._comparable), WITH, format_func=titles.__getitem__,
            max_selections=MOST, placeholder=f"{len(self._comparable)} other bounds on the {self.theorem.returns.name}",
            help="They use the values of the fields. Fields that only they need appear here.",
        )  # fmt: skip
        self._name_strangers(chosen)

    def _name_strangers(self, chosen: list[str]) -> None:
        """Report once which names in the link do not belong here; not after another choice."""
        slugs = names_in(value_in_link(WITH))
        strangers = [slug for slug in slugs if slug not in self._comparable]
        if strangers and chosen == [slug for slug in slugs if slug in self._comparable]:
            what = f"no theorem called {', '.join(strangers)[:80]} bounds the {self.theorem.returns.name}"
            which = "besides" if self.theorem.returns.one_event else "of"
            report_ignored(WITH, f"{what} {which} {self.theorem.title}.")

    def _field(self, variable: Variable) -> None:
        text_field(field_label(variable), _key(variable.name), typed(variable.default), field_help(variable))
        if variable.name in self._complaints:
            say.error(self._complaints[variable.name])

    def _tell(self) -> None:
        variable = self.theorem.variable(self.over)
        here = f"At {variable.label} = {format_number(self.inputs[self.over])}"
        everyone = [TheoremAt(self.theorem, self.inputs), *self.curves]
        below = from_below(event_of(self.theorem))
        st.markdown(f"{here}, {_order([place.theorem for place in everyone], below)}:")
        for place in sorted(everyone, key=lambda place: place.theorem(**place.inputs), reverse=below):
            self._row(place)
        with st.expander("What each of them bounds and assumes"):
            for other, _ in self.curves:
                st.markdown(f"**{other.title}**: {other.statement}")
                _listed("It also assumes", further_assumptions(self.theorem, other))
                _listed("It does not assume", further_assumptions(other, self.theorem))
        self._not_here()

    def _row(self, place: TheoremAt) -> None:
        theorem, values = place
        value = theorem(**values)
        title, number = st.columns([4, 5], vertical_alignment="center")
        with title:
            if theorem is self.theorem:
                st.markdown(theorem.title)
            else:
                calculator_link(theorem.title, theorem.slug, values)
        side = f"{side_of(theorem, value)} " if theorem.relation == "=" else ""
        parts = [f"{side}**{rounded_bound(theorem, value)}**".lstrip()]
        parts += ["vacuous"] if theorem.is_vacuous(value, **values) else []
        parts += [
            f"{theorem.variable(name).label} = {format_number(values[name])}" for name in values if name in self._own
        ]
        parts += ["unspecified constant"] if OPEN_CONSTANT in values and theorem is not self.theorem else []
        number.markdown(", ".join(parts) + condition_of(theorem, values, value))

    def _not_here(self) -> None:
        """The theorems about the same quantity that have no curve over this variable."""
        reasons: dict[str, list[str]] = {}
        for other in self._comparable.values():
            if why := obstacle(self.theorem, other, self.over, self.inputs):
                reasons.setdefault(why, []).append(other.title)
        if reasons:
            label = self.theorem.variable(self.over).label
            with st.expander(f"{sum(map(len, reasons.values()))} cannot be drawn against {label}"):
                st.markdown("\n".join(f"- {why} *{'; '.join(titles)}*" for why, titles in reasons.items()))


def _key(name: str) -> str:
    return f"{WITH}.{name}"


def _no_curve(theorem: Theorem, over: str, values: Mapping[str, Any], curve: TheoremAt) -> str:
    """Why the inputs give no number, as a sentence; empty where they do."""
    try:
        return _in_time(theorem, over, tuple(values.items()), curve.theorem, tuple(curve.inputs.items()))
    except (DomainError, OverflowError) as refusal:
        return str(refusal)


# Asked with every change of the page; a sum that was too long once is not begun again.
@lru_cache(maxsize=64)
def _in_time(
    theorem: Theorem, over: str, settings: tuple[tuple[str, Any], ...], other: Theorem, its: tuple[tuple[str, Any], ...]
) -> str:
    values, _ = points(theorem, over, dict(settings))
    with limited_to(LONGEST_SUM) as work:
        other(**dict(its))
        heights(other, dict(its), over, values)
    return TOO_LONG if work.ended_early else ""


def _order(everyone: Sequence[Theorem], below: bool) -> str:
    """How they are ordered: the tightest bound first; equations are no bounds."""
    first, stronger = ("largest", "larger") if below else ("smallest", "smaller")
    if all(theorem.relation == "=" for theorem in everyone):
        return f"{first} first. Each holds under its own assumptions"
    return f"{first} first. A {stronger} bound may assume more"


def _listed(heading: str, assumptions: tuple[Assumption, ...]) -> None:
    if assumptions:
        st.markdown(f"{heading}:\n\n" + "\n".join(f"- {assumption.statement}" for assumption in assumptions))
