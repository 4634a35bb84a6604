"""One question about one theorem: its value, or one of its variables."""

import ast
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from bounds.diagnosis.case import Case, case
from bounds.diagnosis.diagnose import Diagnosis, diagnose
from bounds.solving import validation
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable


@dataclass(frozen=True, eq=False)
class ExerciseProblem:
    """`unknown` is empty where the theorem's value is asked for; `target` is the target of its bound."""

    theorem: Theorem
    unknown: str
    inputs: Mapping[str, Any] = field(default_factory=dict)
    target: float | None = None

    def __reduce__(self) -> tuple[type["ExerciseProblem"], tuple[Any, ...]]:
        """As its fields alone: what was worked out is worked out again, and holds functions that cannot be sent."""
        return ExerciseProblem, (self.theorem, self.unknown, self.inputs, self.target)

    @property
    def variable(self) -> Variable | None:
        """The unknown's word; None where the value is asked for."""
        return self.theorem.variable(self.unknown) if self.unknown else None

    @property
    def unit(self) -> str:
        """What the answer is told in; empty where it has no unit."""
        return self.variable.unit if self.variable else self.theorem.returns.unit

    @property
    def target_word(self) -> str:
        """The name of the target: `at_most` or `at_least`."""
        return self.theorem.target_word

    @property
    def wants_smallest(self) -> bool:
        """Is it the smallest value of the unknown that is asked for, and not the largest?"""
        return (self.unknown in self.theorem.decreasing_in) == (self.target_word == "at_most")

    @cached_property
    def correct(self) -> Any:
        """The `Solution`, or the value. Raises as the theorem does."""
        if not self.unknown:
            return float(self.theorem(**self.inputs))
        return self.theorem.solve(self.unknown, **{self.target_word: self.target}, **self.inputs)

    @property
    def right(self) -> Any:
        """The right number; None where nothing reaches the target."""
        return getattr(self.correct, "value", self.correct)

    @cached_property
    def whole(self) -> int | None:
        """The whole number that a bound on a count comes to; None where a variable or no count is asked for."""
        return None if self.unknown else self.theorem.whole(**self.inputs)

    @property
    def complete(self) -> dict[str, Any]:
        """All inputs of the theorem, with the right number among them."""
        return {**self.inputs, self.unknown: self.right} if self.unknown else dict(self.inputs)

    @property
    def checked_inputs(self) -> dict[str, float]:
        """What is given, checked, as doubles."""
        checked = validation.checked_scalar
        return {name: float(checked(self.theorem.variable(name), value)) for name, value in self.inputs.items()}

    @cached_property
    def case(self) -> Case:
        """The question as slips are looked for in it."""
        target = None if self.target is None else validation.checked_target(self.target_word, self.target)
        right = math.nan if self.right is None else float(self.right)
        return case(self.theorem, self.unknown, target, tuple(sorted(self.checked_inputs.items())), right, self.whole)

    @property
    def closed(self) -> bool:
        """Is there a formula whose value is the answer, and not one that has to be solved?"""
        return not isinstance(self.case.task.tree, ast.Compare)

    def diagnosed(self, answer: Any) -> Diagnosis:
        """Right, or the slips that give that answer. Raises DomainError for what is no number."""
        target = {self.target_word: self.target} if self.unknown else {}
        return diagnose(answer, self.theorem.slug, self.unknown or None, **target, **self.inputs)
