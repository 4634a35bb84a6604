"""What a plan answers: the quantity that was solved for, on its safe side, and what proves it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from bounds import theorems
from bounds.comparison.conditions import condition, unsettled_assumptions
from bounds.numbers import UNBROKEN, at_least, at_most, exact, format_number, in_percent
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from bounds.vocabulary.prose import in_a_sentence
from laboratory.plans.question import PlanQuantity, PlanQuestion
from learners.shared.arrays import Integers, Reals

E_NOTATION = re.compile(r"\d+(?:\.\d+)?e[-+]?\d+")  # as a proof prints small numbers
POINTS, COSTLY = 60, 20  # of the curve, and where each takes the regions of an exact test


@dataclass(frozen=True, repr=False)
class PlanAnswer:
    """The answer of a plan.

    Attributes
    ----------
    question : what was asked.
    unknown : the name of the quantity that was solved for.
    value : its value: a whole number of items, else rounded to four digits on its safe side; None where there is none.
    settings : every other quantity and field by its name; with `value` under `unknown`.
    assumed : names of those that nobody set.
    solved_at : the theorem's variable as the solver found it, before it was rounded; None for a power or margin.
    achieved : the power, or the margin, at the answer.
    certified, why : whether ball arithmetic proved the answer, and how it is known.
    """

    question: PlanQuestion
    unknown: str
    value: Any
    settings: Mapping[str, Any]
    assumed: tuple[str, ...]
    solved_at: Any
    achieved: float | None
    certified: bool
    why: str

    def __repr__(self) -> str:
        return self.report()

    @property
    def theorem(self) -> Theorem:
        """The theorem that was solved."""
        return theorems[self.question.theorem(self.settings)]

    @property
    def inputs(self) -> dict[str, Any]:
        """The theorem's inputs at the answer."""
        return inputs_of(self.question, self.settings)

    @property
    def target(self) -> dict[str, float]:
        """The theorem's target, as `Theorem.solve` takes it."""
        reached = self.question.reached
        word = "at_least" if reached.falls else "at_most"
        return {word: reached.into(self.settings[reached.name], self.settings)}

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """All that it rests on."""
        own = (each for each in self.theorem.assumes if each not in self.question.instead_of)
        return tuple(dict.fromkeys((*own, *self.question.rests_on)))

    @property
    def condition(self) -> str:
        """`, if ...`: what the numbers do not settle, as it ends a line."""
        unsettled = unsettled_assumptions(self.theorem, self.inputs)
        return condition(dict.fromkeys((*unsettled, *self.question.rests_on)))

    def read(self, name: str) -> str:
        """A quantity in words: `1,536`, `80 %`, `0.03`; the answer rounded to its safe side."""
        quantity, value = self.question.quantity(name), self.settings[name]
        return in_words(quantity, value, rounded=name == self.unknown)

    @property
    def headline(self) -> tuple[str, str]:
        """The number, and what it is with its condition."""
        if self.value is None:
            return "None", f": {self.why}"
        return self.read(self.unknown), f"{self.question.quantity(self.unknown).named}{self._qualified}{self.condition}"

    @property
    def sentence(self) -> str:
        """What holds, with all its numbers and its condition."""
        if self.value is None:
            return f"There is no answer: {self.why}."
        return f"{self.stated}{self.condition}."

    @property
    def stated(self) -> str:
        """The same without its condition and full stop."""
        return f"{self.question.statement(self)}{self._qualified}"

    @property
    def _qualified(self) -> str:
        """The question's caveat, and why the formula is not to be trusted at the answer, if it is not."""
        silent = [each.why for each in self.theorem.silent if each.holds(self.inputs)]
        return self.question.caveat(self.settings) + "".join(f", not to be trusted here: {why}" for why in silent)

    @property
    def certificate(self) -> str:
        """How far beside the answer it holds, too, and how that is known."""
        if self.value is None:
            return ""
        how = "Certified by ball arithmetic" if self.certified else "Not certified"
        if self.is_approximate:
            how += ", of the approximation's formula"
        why = E_NOTATION.sub(lambda number: format_number(float(number.group()), 12), self.why)
        return f"{self._onwards} {how}: {why.removeprefix('proved: ')}."

    @property
    def is_approximate(self) -> bool:
        """Whether the theorem is no guarantee, but an approximation."""
        return self.theorem.returns.name.startswith("approximate")

    @property
    def _is_searched(self) -> bool:
        """Whether larger values are not enough because the power rises, but because they were looked at."""
        variable = self.question.quantity(self.unknown).variable
        return variable in self.theorem.non_monotone

    @property
    def _onwards(self) -> str:
        number, quantity = self.read(self.unknown), self.question.quantity(self.unknown)
        limit = self.question.limit(self.settings)
        if self.unknown == self.question.size.name and limit:
            return f"Every number from {number} to {format_number(limit)} is enough; larger ones are not worked out."
        if self.unknown == self.question.size.name:
            by = " by the formula" if self.is_approximate else ""
            return f"From {number} on, every number is enough{by}."
        if not quantity.variable:
            size = self.question.size
            return f"Worked out at exactly {self.read(size.name)} {in_a_sentence(size.field.label)}."
        which = " that can be set" if self._is_searched else ""
        return f"Every larger {quantity.noun}{which} will do, too; rounded up to {number}."

    @property
    def more(self) -> list[str]:
        """Further sentences."""
        return [] if self.value is None else self.question.more(self)

    @cached_property
    def curve(self) -> tuple[Integers, Reals]:
        """Sample sizes around the answer's, and the power or margin at each, `(points,)` both."""
        if self.value is None:
            return np.array([], int), np.array([])
        size, reached = self.question.size, self.question.reached
        here = int(self.settings[size.name])
        enumeration = self.question.enumeration
        limit = self.question.limit(self.settings)
        most = enumeration.most(self.settings) if enumeration else limit or int(size.field.domain.high)
        last = max(here, min(max(20, here * 8 // 5), most))
        first = max(int(size.field.domain.low), here // 20)
        sizes = np.unique([*np.rint(np.linspace(first, last, COSTLY if limit else POINTS)).astype(int), here])
        if enumeration:
            return sizes, enumeration.reached(sizes, self.settings)
        inputs = {**self.inputs, size.variable: np.array([size.into(int(each), self.settings) for each in sizes])}
        heights = self.theorem.grid(**inputs)
        return sizes, np.array([reached.back(float(height), self.settings) for height in heights])

    def report(self) -> str:
        """A paragraph to quote."""
        if self.value is None:
            return self.sentence
        return f"{self.sentence} {self.certificate} ({self.theorem.title}; Learning Theory Lab.)"

    def to_dict(self) -> dict[str, Any]:
        """Plain values, for JSON."""
        return {
            "question": self.question.name,
            "unknown": self.unknown,
            "value": self.value,
            "given": {name: value for name, value in self.settings.items() if name != self.unknown},
            "assumed": list(self.assumed),
            "achieved": self.achieved,
            "certified": self.certified,
            "why": self.why,
            "sentence": self.sentence,
            "theorem": self.theorem.slug,
            "inputs": self.inputs if self.value is not None else None,
            "needs": [assumption.key for assumption in self.assumptions],
        }


def inputs_of(question: PlanQuestion, settings: Mapping[str, Any], without: str = "") -> dict[str, Any]:
    """The theorem's inputs, but for the quantity called `without`."""
    known = {
        quantity.variable: quantity.into(settings[quantity.name], settings)
        for quantity in question.quantities
        if quantity.variable and quantity.name != without
    }
    return {**known, **question.inputs(settings)}


def in_words(quantity: PlanQuantity, value: Any, rounded: bool = False) -> str:
    """The value, in per cent where it is a share; a rounded one keeps its side."""
    if quantity.is_whole:
        return format_number(value)
    number = in_percent(value) if quantity.share else exact(value)
    text = (at_least if quantity.falls else at_most)(number, 4) if rounded else format_number(number)
    return f"{text}{UNBROKEN}%" if quantity.share else text
