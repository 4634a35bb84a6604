"""A question to solve, and its answer."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from bounds.comparison.conditions import condition_of
from bounds.display.bound_values import format_bound, sure_of
from bounds.numbers import format_number, nearest_wholes
from bounds.solving import evaluation, validation
from bounds.vocabulary.statement import RELATIONS, Relation, Statement
from bounds.vocabulary.variables import Variable

LAST_DIGITS = 1e-12  # relative
NO_QUESTION = "this solution has no question: theorem.solve returns one that has"


@dataclass(frozen=True)
class Solution:
    """The answer to "which value of the unknown reaches the target?".

    `value` is None when there is none; `achieved` is the bound at `value`, rounded to its safe side; `certified`
    tells whether ball arithmetic proved what `why` says. `finished` is False where the work for it took too many steps
    and ended early, as `why` says. Arrays of targets give arrays, never certified: whole numbers as integers, unless
    some have no answer (nan). `question` is what was asked.
    """

    value: Any
    achieved: Any
    certified: bool
    why: str
    finished: Any = field(default=True, repr=False)
    question: Question | None = field(default=None, compare=False, repr=False)

    def report(self, form: str = "text") -> str:
        """A paragraph to cite: theorem, source, assumptions, inputs, answer, certificate, program and version.

        `form` is "text", "markdown", "latex" or "html". Raises ValueError for another, and for arrays.
        """
        from bounds.reports import of_solution

        if self.question is None:
            raise ValueError(NO_QUESTION)
        if np.ndim(self.value):
            raise ValueError("a report is about one answer; this solution has many: to_frame() is a table of them")
        return of_solution(self.question, self, form)

    @property
    def achieved_whole(self) -> Any:
        """The whole number that the bound at `value` comes to: at most 10 mistakes; None where nothing is counted, or
        nothing was found. Of arrays an array, from doubles, with None where nothing was found."""
        if self.question is None or self.value is None:
            return None
        theorem = self.question.theorem
        if np.ndim(self.value) == 0:
            from bounds.solving.whole_numbers import whole  # brings flint

            return whole(theorem, self.question.at(self.value))
        if not theorem.returns.counts:
            return None
        each = nearest_wholes(np.ravel(self.achieved).tolist(), theorem.returns.rounds_up(theorem.relation))
        return np.array(each, dtype=object if None in each else None).reshape(np.shape(self.value))

    @property
    def relation(self) -> Relation:
        """How the number that is bounded relates to `achieved`; of arrays, and where there is none, as the theorem has
        it."""
        if self.question is None:
            raise ValueError(NO_QUESTION)
        theorem = self.question.theorem
        if self.achieved is None or np.ndim(self.achieved):
            return theorem.relation
        return theorem.relation_of(self.achieved, self.question.relation)

    def to_frame(self) -> Any:
        """The answers as a pandas table, a row a question: inputs, target, the unknown by its name, `achieved`,
        `certified`, `why`; of a theorem that counts also `achieved_whole`."""
        from bounds.display.frames import of_arrays

        question = self.question
        if question is None:
            raise ValueError(NO_QUESTION)
        target = {f"{question.theorem.returns.name} {question.relation}": question.target}
        columns = {question.unknown.name: self.value, "achieved": self.achieved, "certified": self.certified}
        whole = {"achieved_whole": self.achieved_whole} if question.theorem.returns.counts else {}
        return of_arrays({**question.inputs, **target, **columns, **whole, "why": self._why_each})

    @property
    def _why_each(self) -> Any:
        return np.where(self.finished, self.why, f"not finished; {self.why}") if np.ndim(self.value) else self.why

    def _repr_markdown_(self) -> str:
        if np.ndim(self.value):
            return f"{np.size(self.value):,} answers; {self.why}. `to_frame()` is a table of them."
        if self.value is None or self.question is None:
            return f"No answer: {self.why}."
        question, theorem = self.question, self.question.theorem
        bound = f"${theorem.returns.symbol}{RELATIONS[self.relation]}$ {format_bound(self.achieved, self.relation)}"
        at = question.at(self.value)
        if whose := sure_of(theorem, at):
            bound += f" ({whose})"
        proof = "Proved" if self.certified else "Not certified"
        rests = condition_of(theorem, at, self.achieved)
        answer = f"**{question.named(self.value)}** ({question.unknown.meaning}){rests}: then {bound}"
        return f"{answer}, by *{theorem.title}*. {proof}: {self.why.removeprefix('proved: ')}."


@dataclass(frozen=True)
class Question:
    """For which values of `unknown` is `theorem` `relation` `target`, the other variables being `inputs`?"""

    theorem: Statement
    unknown: Variable
    relation: Relation  # "<=" or ">="
    target: float
    inputs: Mapping[str, Any]

    @property
    def wants_smallest(self) -> bool:
        """Is the smallest value that works the demanding one to name?"""
        return (self.unknown.name in self.theorem.decreasing_in) == (self.relation == "<=")

    @property
    def has_teeth(self) -> bool:
        """Does the theorem say along which values of the unknown it runs one way?"""
        return self.unknown.name in self.theorem.teeth

    def about(self, theorem: Statement) -> Question:
        """The same question of another theorem, which may have fewer variables."""
        known = {variable.name for variable in theorem.variables}
        return replace(self, theorem=theorem, inputs={key: self.inputs[key] for key in self.inputs if key in known})

    def at(self, value: Any) -> dict[str, Any]:
        """All the formula's inputs, with `value` for the unknown."""
        return {**self.inputs, self.unknown.name: value}

    def holds(self, value: Any) -> bool:
        """In doubles."""
        return self.margin(value) >= 0

    def margin(self, value: Any) -> float:
        """How far the bound meets the target, in doubles: on a logarithmic scale if both are positive."""
        return self.margins()(value)

    def margins(self) -> Callable[[Any], float]:
        """The same as a function of the value, for searches."""
        target, ease = self.target, 1 if self.relation == "<=" else -1
        bound_at = evaluation.along(self.theorem, self.inputs, self.unknown.name)

        def margin(value: Any) -> float:
            try:
                bound = bound_at(value)
            except OverflowError:
                return -ease * math.inf
            ratio = target / bound if bound > 0 else 0.0
            # The two may differ where their rounded ratio is 1.
            return ease * (math.log(ratio) if 0 < ratio < math.inf and ratio != 1 else target - bound)

        return margin

    def proved(self, value: Any) -> bool | None:
        """In balls: True, False, or None for a tie that no precision opens."""
        return self.proved_by(value)[0]

    def proved_by(self, value: Any) -> tuple[bool | None, float]:
        """The same, and by how much the bound meets the target there, which a double of the bound may not tell."""
        from bounds.formula import balls

        return balls.compare(self.theorem.formula, self.relation, self.target, self.at(value))

    def tooth(self, value: Any) -> Any:
        """The number that all values of one tooth share."""
        from bounds.formula import balls

        number = self.theorem.teeth[self.unknown.name]
        return balls.enclose(number, {name: self.at(value)[name] for name in validation.arguments_of(number)})

    def achieved(self, value: Any) -> float:
        """The bound at a value proved to meet the target: rounded to its safe side, but never past the target.

        Where a sum is too long for balls, it is the double, whose last digits are dropped.
        """
        from bounds.formula import balls

        try:
            low, high = balls.bracket(self.theorem.formula, self.at(value))
        except NotImplementedError:
            bound = evaluation.at(self.theorem, self.at(value))
            low, high = bound - LAST_DIGITS * abs(bound), bound + LAST_DIGITS * abs(bound)
        return min(high, self.target) if self.relation == "<=" else max(low, self.target)

    def named(self, value: Any) -> str:
        """The unknown and its value, as a sentence states it: `δ = 0.05`."""
        number = format_number(value) if isinstance(value, int) else f"{value:.12g}"
        return f"{self.unknown.label} = {number}"
