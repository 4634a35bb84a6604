"""Who competes in the atlas: the theorems that answer a setting's question from its facts alone, and in which reading.

A theorem that bounds the very quantity asked for competes as it is. A bound on the gap also bounds the true risk once
the training error is added, and, if it is two-sided, twice it bounds the excess risk of an empirical risk minimiser.
A sample complexity competes solved for its accuracy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from bounds import theorems
from bounds.comparing.events import EXAMPLES, event_of, two_sided
from bounds.solving.validation import DomainError, check_where, checked_scalar, inside
from bounds.theorem import Theorem
from bounds.words.assumptions import CONSISTENT_LEARNER, ERM

EVENTS = ("gap", "true risk", "excess risk")
CAPACITIES = ("d", "ln_size")
CHOSEN_BEFORE = frozenset({"ghost", "share"})  # what the person applying the theorem fixes: its usual value serves
TOO_SLOW = {"vc_hypergeometric": "it searches hundreds of exact tails for each point and would take half a minute"}
NOT_GRANTED = {"term_left_out": "the theorem behind it grants less than the confidence 1 − δ that textbooks claim"}

_ALWAYS = frozenset(
    "iid loss_in_unit_interval zero_one_loss binary_labels finite_class finite_vc_dimension class_fixed prior_weights "
    "ghost_fixed term_left_out".split()
)


class Reading(Enum):
    """How a theorem's number becomes a bound on what is asked for."""

    AS_IT_IS = ""
    PLUS_TRAINING_ERROR = "plus the training error"
    TWICE = "twice"
    SOLVED = "solved for ε"


@dataclass(frozen=True)
class AtlasQuestion:
    """The atlas's question: a bound on `event`, over sample sizes and a `capacity` ("d" or "ln_size").

    `training_error` counts where `event` is the true risk and the setting is not realizable, where it is 0; at each
    size it is rounded up to whole mistakes, so that theorems about mistakes and about rates are told the same.
    """

    event: str
    capacity: str
    realizable: bool = False
    delta: float = 0.05
    training_error: float = 0.0

    def __post_init__(self) -> None:
        for name, options in (("event", EVENTS), ("capacity", CAPACITIES)):
            if getattr(self, name) not in options:
                raise ValueError(f"{name} of an atlas must be one of {', '.join(options)}; got {getattr(self, name)!r}")

    @property
    def error_on_sample(self) -> float:
        """The training error that the theorems are told."""
        return 0.0 if self.realizable else self.training_error

    @property
    def granted(self) -> frozenset[str]:
        """The keys of the assumptions that a theorem may make here."""
        consistent = self.event == "true risk" and self.error_on_sample == 0
        more = {"realizable"} if self.realizable else set()
        more |= {"consistent_learner"} if self.realizable or consistent else set()
        return _ALWAYS | more | ({"erm"} if self.event == "excess risk" or self.realizable else set())


@dataclass(frozen=True)
class Contestant:
    """A theorem and the reading in which it answers."""

    theorem: Theorem
    reading: Reading

    @property
    def title(self) -> str:
        """The theorem's title, with its reading behind it."""
        return f"{self.theorem.title}, {self.reading.value}" if self.reading.value else self.theorem.title

    def condition(self, setting: AtlasQuestion) -> str:
        """`, if the learner has no training error`: what it rests on besides what is always granted, or was typed."""
        rests = [one for one in self.theorem.assumes if one.key == "realizable"]
        if setting.event == "true risk" and setting.realizable:
            rests.append(CONSISTENT_LEARNER)  # else the gap is not the risk, and there are mistakes to count
        if setting.event == "excess risk":
            rests.append(ERM)
        return f", if {' and '.join(one.clause for one in rests)}" if rests else ""

    def promise(self, setting: AtlasQuestion, m: np.ndarray, capacity: np.ndarray) -> np.ndarray:
        """The promise at arrays of one shape; nan where the theorem does not apply."""
        given = {**self._facts(setting, m), setting.capacity: capacity}
        if self.reading is Reading.SOLVED:
            return _solved(self.theorem, m, given)
        values = self.theorem.grid(**given)
        if self.reading is Reading.TWICE:
            return 2 * values
        return values + _mistakes(setting, m) / m if self.reading is Reading.PLUS_TRAINING_ERROR else values

    def refusal(self, setting: AtlasQuestion, m: float, capacity: float) -> str:
        """Why there is no promise at a point at which `promise` is nan, in a sentence."""
        given = {name: _whole(value) for name, value in self._facts(setting, np.array(m)).items()}
        given[setting.capacity] = _whole(capacity)
        try:
            known = {
                name: checked_scalar(self.theorem.slug, self.theorem.variable(name), value)
                for name, value in given.items()
            }
            if self.reading is not Reading.SOLVED:
                check_where(self.theorem, known)
        except DomainError as outside:
            return str(outside)
        if self.reading is Reading.SOLVED:
            return "it asks for more examples, whatever the accuracy it speaks of"
        return "its number exceeds the range of doubles"

    def _facts(self, setting: AtlasQuestion, m: np.ndarray) -> dict[str, Any]:
        """What the theorem is told besides the capacity."""
        mistakes = _mistakes(setting, m)
        told = {"m": m, "delta": setting.delta, "training_error": mistakes / m, "errors": mistakes}
        told |= {one.name: one.default for one in self.theorem.variables if one.name in CHOSEN_BEFORE}
        return {one.name: told[one.name] for one in self.theorem.variables if one.name in told}


def _whole(value: Any) -> int | float:
    """A whole number as sentences show it: 1, not 1.0."""
    number = float(value)
    return int(number) if number.is_integer() else number


def contestants(setting: AtlasQuestion, without: Iterable[str] = (), slow: bool = False) -> tuple[Contestant, ...]:
    """All that compete: those that need no rereading first, and among them those that need to know least.

    `without` are slugs; theorems too slow for a grid compete only if `slow`.
    """
    barred = {*without, *(() if slow else TOO_SLOW)}
    found = [one for one in _all(setting) if one.theorem.slug not in barred and not _claims_too_much(one.theorem)]
    return tuple(sorted(found, key=lambda one: (one.reading is not Reading.AS_IT_IS, len(one.theorem.variables))))


def left_out(setting: AtlasQuestion) -> dict[str, str]:
    """The theorems that would compete but for a reason, by slug."""
    reasons = {one.theorem.slug: _claims_too_much(one.theorem) for one in _all(setting)} | TOO_SLOW
    return {one.theorem.slug: reasons[one.theorem.slug] for one in _all(setting) if reasons[one.theorem.slug]}


def _claims_too_much(theorem: Theorem) -> str:
    """Which of its assumptions nobody can grant, in words; empty where there is none."""
    return next((NOT_GRANTED[one.key] for one in theorem.assumes if one.key in NOT_GRANTED), "")


def _all(setting: AtlasQuestion) -> Iterator[Contestant]:
    for theorem in theorems.values():
        reading = _reading(theorem, setting)
        if reading is not None and _answerable(theorem, setting, reading):
            yield Contestant(theorem, reading)


def _reading(theorem: Theorem, setting: AtlasQuestion) -> Reading | None:
    event = event_of(theorem)  # of a sample complexity: what it keeps small
    if theorem.returns.name == EXAMPLES:
        return Reading.SOLVED if event == setting.event else None
    if event == setting.event:
        return Reading.AS_IT_IS
    if event == "gap" and setting.event == "true risk":
        return Reading.PLUS_TRAINING_ERROR if setting.error_on_sample > 0 else Reading.AS_IT_IS
    if event == "gap" and setting.event == "excess risk" and two_sided(theorem):
        return Reading.TWICE
    return None


def _answerable(theorem: Theorem, setting: AtlasQuestion, reading: Reading) -> bool:
    known = {"delta", "training_error", "errors", setting.capacity, *CHOSEN_BEFORE}
    known |= {"epsilon"} if reading is Reading.SOLVED else {"m"}
    names = {variable.name for variable in theorem.variables}
    asked = {"delta", setting.capacity} <= names  # without δ it speaks of another event: an average
    return asked and names <= known and {one.key for one in theorem.assumes} <= setting.granted


def _mistakes(setting: AtlasQuestion, m: np.ndarray) -> np.ndarray:
    """Mistakes are whole: the training error times m, rounded up."""
    # A hair less than the product, which may lie above a whole number by rounding only.
    mistakes: np.ndarray = np.ceil(setting.error_on_sample * m * (1 - 1e-12))
    return mistakes


def _solved(theorem: Theorem, m: np.ndarray, given: dict[str, Any]) -> np.ndarray:
    """The smallest accuracy for which m examples are enough; nan where there is none, or the theorem is silent."""
    columns = {name: np.broadcast_to(value, m.shape) for name, value in given.items()}
    answerable = np.all([inside(theorem.variable(name), column) for name, column in columns.items()], axis=0)
    accuracy = np.full(m.shape, np.nan)
    if answerable.any():
        asked = {name: column[answerable] for name, column in columns.items()}
        accuracy[answerable] = theorem.solve("epsilon", at_most=m[answerable], **asked).value
    return accuracy
