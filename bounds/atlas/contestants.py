"""Who competes in the atlas over a whole map: whom `bounds.comparison.competitors` names for the setting's facts."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bounds import theorems
from bounds.comparison.competitors import Reading, competing
from bounds.comparison.conditions import condition
from bounds.comparison.implications.classes import dimension_of_a_finite_class
from bounds.comparison.setting import Circumstances
from bounds.solving.validation import DomainError, check_where, checked_scalar, inside
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import CONSISTENT_LEARNER, ERM, Assumption

EVENTS = ("gap", "true risk", "excess risk")
CAPACITIES = ("d", "ln_size")
TOO_SLOW = {"vc_hypergeometric": "it computes hundreds of exact tails for each point, which would take half a minute"}
NOT_GRANTED = {"term_left_out": "the theorem behind it guarantees less than the confidence 1 − δ that textbooks claim"}
SIZE, CAPACITY = 1000, {"d": 10, "ln_size": 10.0}  # somewhere on the map: who competes is the same all over it


@dataclass(frozen=True)
class AtlasQuestion:
    """The atlas's question: a bound on `event`, over sample sizes and a `capacity` ("d" or "ln_size").

    `training_error` counts where `event` is the true risk and the setting is not realizable, where it is 0; at each
    size it is rounded up to whole mistakes, so that theorems about mistakes and about rates are given the same.
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
        """The training error that the theorems get."""
        return 0.0 if self.realizable else self.training_error

    def circumstances(self, m: int, capacity: Any) -> Circumstances:
        """What `bounds.compare` is given at a point of the map, mistakes being whole."""
        facts = {"m": m, self.capacity: capacity, "delta": self.delta}
        if self.event == "true risk" and not self.realizable:
            mistakes = int(_mistakes(self, np.array(float(m))))
            facts |= {"errors": mistakes, "training_error": mistakes / m}
        return Circumstances(facts, True if self.realizable else None, None)


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
        """`, if the training error is 0`: what it assumes besides what always holds here, or was typed."""
        return condition(self.rests_on(setting))

    def rests_on(self, setting: AtlasQuestion) -> tuple[Assumption, ...]:
        """The same as assumptions."""
        rests = [assumption for assumption in self.theorem.assumes if assumption.key == "realizable"]
        if setting.event == "true risk" and setting.realizable:
            rests.append(CONSISTENT_LEARNER)  # else the gap is not the risk, and there are mistakes to count
        if setting.event == "excess risk":
            rests.append(ERM)
        return tuple(rests)

    def bound(self, setting: AtlasQuestion, m: np.ndarray, capacity: np.ndarray) -> np.ndarray:
        """The bound at arrays of one shape; nan where the theorem does not apply."""
        facts = self._facts(setting, m, capacity)
        if self.reading is Reading.SOLVED:
            return _solved(self.theorem, m, facts)
        values = self.theorem.grid(**facts)
        if self.reading is Reading.TWICE:
            return 2 * values
        return values + _mistakes(setting, m) / m if self.reading is Reading.PLUS_TRAINING_ERROR else values

    def refusal(self, setting: AtlasQuestion, m: float, capacity: float) -> str:
        """Why there is no bound at a point at which `bound` is nan, in a sentence."""
        facts = self._facts(setting, np.array(m), np.array(capacity))
        if np.isnan(facts.get("d", 0.0)):
            return "it needs the VC dimension, which does not follow from the size of the class"
        inputs = {name: _whole(value) for name, value in facts.items()}
        try:
            known = {name: checked_scalar(self.theorem.variable(name), value) for name, value in inputs.items()}
            if self.reading is not Reading.SOLVED:
                check_where(self.theorem, known)
        except DomainError as outside:
            return str(outside)
        if self.reading is Reading.SOLVED:
            return "it needs more examples, whatever the accuracy"
        return "its number exceeds the range of doubles"

    def _facts(self, setting: AtlasQuestion, m: np.ndarray, capacity: np.ndarray) -> dict[str, Any]:
        """The theorem's inputs; free parameters have their usual values."""
        mistakes = _mistakes(setting, m)
        fixed = {"m": m, "delta": setting.delta, "training_error": mistakes / m, "errors": mistakes}
        fixed[setting.capacity] = capacity
        if setting.capacity == "ln_size" and "d" in self.theorem.names:
            fixed["d"] = _dimension(capacity)
        free = {variable.name: variable.default for variable in self.theorem.variables if variable.name not in fixed}
        return {
            variable.name: {**free, **fixed}[variable.name]
            for variable in self.theorem.variables
            if variable.name != "epsilon"
        }


def _dimension(ln_size: np.ndarray) -> np.ndarray:
    """The largest VC dimension that a class of so many hypotheses can have; nan where none is given."""
    largest = np.vectorize(
        lambda logarithm: np.nan if (d := dimension_of_a_finite_class.value(logarithm)) is None else float(d)
    )
    dimensions: np.ndarray = largest(ln_size)
    return dimensions


def _whole(value: Any) -> int | float:
    """A whole number as sentences show it: 1, not 1.0."""
    number = float(value)
    return int(number) if number.is_integer() else number


def contestants(setting: AtlasQuestion, without: Iterable[str] = (), slow: bool = False) -> tuple[Contestant, ...]:
    """All that compete: those that need no rereading first, and among them those that need to know least.

    `without` are slugs; theorems too slow for a grid compete only if `slow`.
    """
    barred = {*without, *(() if slow else TOO_SLOW)}
    contestants = [
        contestant
        for contestant in _all(setting)
        if contestant.theorem.slug not in barred and not _claims_too_much(contestant.theorem)
    ]
    return tuple(
        sorted(
            contestants,
            key=lambda contestant: (contestant.reading is not Reading.AS_IT_IS, len(contestant.theorem.variables)),
        )
    )


def left_out(setting: AtlasQuestion) -> dict[str, str]:
    """The theorems that would compete but for a reason, by slug."""
    reasons = {contestant.theorem.slug: _claims_too_much(contestant.theorem) for contestant in _all(setting)} | TOO_SLOW
    return {
        contestant.theorem.slug: reasons[contestant.theorem.slug]
        for contestant in _all(setting)
        if reasons[contestant.theorem.slug]
    }


def _claims_too_much(theorem: Theorem) -> str:
    """Which of its assumptions nobody can satisfy, in words; empty where there is none."""
    return next((NOT_GRANTED[assumption.key] for assumption in theorem.assumes if assumption.key in NOT_GRANTED), "")


@cache
def _all(setting: AtlasQuestion) -> tuple[Contestant, ...]:
    here = setting.circumstances(SIZE, CAPACITY[setting.capacity])
    contestants = competing(theorems, here, setting.event, even_if=NOT_GRANTED)
    return tuple(Contestant(theorem, reading) for theorem, reading in contestants if "delta" in theorem.names)


def _mistakes(setting: AtlasQuestion, m: np.ndarray) -> np.ndarray:
    """Mistakes are whole: the training error times m, rounded up."""
    # A hair less than the product, which may lie above a whole number by rounding only.
    mistakes: np.ndarray = np.ceil(setting.error_on_sample * m * (1 - 1e-12))
    return mistakes


def _solved(theorem: Theorem, m: np.ndarray, inputs: dict[str, Any]) -> np.ndarray:
    """The smallest accuracy for which m examples are enough; nan where there is none, or the theorem is silent."""
    columns = {name: np.broadcast_to(value, m.shape) for name, value in inputs.items()}
    answerable = np.all([inside(theorem.variable(name), column) for name, column in columns.items()], axis=0)
    accuracy = np.full(m.shape, np.nan)
    if answerable.any():
        finite = {name: column[answerable] for name, column in columns.items()}
        accuracy[answerable] = theorem.solve("epsilon", at_most=m[answerable], **finite).value
    return accuracy
