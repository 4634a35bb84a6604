"""What was to be computed: one tree, over the inputs and the target, whose value or whose root is the answer."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bounds.diagnosis.formula_text import in_labels
from bounds.diagnosis.root_finding import root
from bounds.diagnosis.trees import named, runnable, tree_of
from bounds.formula.special_function import Special
from bounds.numbers import nearest_whole
from bounds.solving.solved_forms import solved_forms
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Quantity, Variable

TARGET = "target"  # the value a bound is held to, as a name of the tree


@dataclass(frozen=True, eq=False)
class Task:
    """A theorem, what is computed with it, and the tree for that: an expression, or a comparison to be solved."""

    theorem: Theorem
    unknown: Variable | None
    inputs: Mapping[str, Any]  # with the target, if there is one, called `TARGET`
    tree: ast.expr
    scope: Mapping[str, Any]
    start: float  # where the answer to a comparison is looked for first
    mute: bool = False  # words are left out, where thousands of edits are tried and few are shown

    @property
    def whole(self) -> bool:
        """Does the answer come to a whole number?"""
        return self.unknown.domain.integer if self.unknown else self.counts

    @property
    def counts(self) -> bool:
        """Is it a bound on a count: a real, and right as such, but also as the whole number that it comes to?"""
        return self.unknown is None and bool(self.theorem.returns.counts)

    @property
    def whole_above(self) -> bool:
        """Does that whole number lie above the answer?"""
        return self.theorem.returns.rounds_up(self.theorem.relation) if self.counts else self.rounds_up

    @property
    def rounds_up(self) -> bool:
        """Is the safe side of the answer's digits above it?"""
        if self.unknown is None:
            return self.theorem.relation != ">="
        return (self.unknown.name in self.theorem.decreasing_in) == (self.theorem.relation != ">=")

    @property
    def words(self) -> Mapping[str, Variable | Quantity]:
        """What each name of the tree stands for."""
        words: dict[str, Variable | Quantity] = {variable.name: variable for variable in self.theorem.variables}
        return {**words, TARGET: self.theorem.returns} if TARGET in self.inputs else words

    @property
    def labels(self) -> Mapping[str, str]:
        """The symbols of the names, as plain text."""
        labels = {name: word.label for name, word in self.words.items()}
        if TARGET in labels and self.is_share(self.theorem.returns):
            labels[TARGET] = "target" if "ε" in labels.values() else "ε"
        return labels

    def is_share(self, word: Variable | Quantity) -> bool:
        """Is it between 0 and 1? A gap may be larger where the theorem allows larger losses."""
        if isinstance(word, Quantity):
            return self.theorem.is_share
        return word.domain.low == 0 and word.domain.high <= 1

    def text(self, tree: ast.expr) -> str:
        """A piece of the tree as a sentence shows it."""
        return "" if self.mute else in_labels(tree, self.labels)

    def on(self, tree: ast.expr) -> Task:
        """The same task with another tree."""
        return replace(self, tree=tree)

    def run(self, tree: ast.expr) -> float:
        """The number a tree gives, not yet rounded; nan where it gives none."""
        if not isinstance(tree, ast.Compare):
            return real(self.function(tree)(self.inputs))
        assert self.unknown is not None
        excess, name, inputs = self.function(tree), self.unknown.name, dict(self.inputs)
        # Special functions count: between whole numbers they have no value.
        steps = self.unknown.domain.integer and any(isinstance(entry, Special) for entry in self.scope.values())

        def at(x: float) -> float:
            return real(excess({**inputs, name: np.float64(round(x) if steps else x)}))

        return root(at, self.start, self.unknown.domain.low, self.unknown.domain.high, whole=steps)

    def function(self, tree: ast.expr) -> Callable[[Mapping[str, Any]], Any]:
        """The tree in NumPy; a comparison as left minus right, relative to the right."""
        match tree:
            case ast.Compare(left, _, [right]):
                difference = ast.BinOp(left, ast.Sub(), right)
                tree = ast.BinOp(difference, ast.Div(), ast.Call(named("abs_"), [right], []))
        return runnable(tree, self.scope)

    def finished(self, raw: float) -> int | float:
        """The number as it should be handed in: whole where it comes to a whole one, on the right side."""
        return nearest_whole(raw, up=self.whole_above) if self.whole and math.isfinite(raw) else raw

    def comes_to(self, raw: float, right: float) -> bool:
        """Is this the right number? Textbook ties may come out one apart in doubles."""
        distance = abs((raw if self.counts else self.finished(raw)) - right)
        return distance <= max(1e-9 * abs(right), 1.0 if self.whole and not self.counts else 1e-300)


def real(value: Any) -> float:
    """A float; nan for what is none."""
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        return math.nan


def tasks(
    theorem: Theorem, unknown: Variable | None, target: float | None, values: Mapping[str, Any], start: float
) -> Iterator[Task]:
    """The ways to compute the answer: a closed form where the theorem has one, then the formula itself."""
    inputs = {name: np.float64(value) for name, value in values.items()}
    if target is not None:
        inputs[TARGET] = np.float64(target)
    for function, target_name in solved_forms(theorem, unknown) if unknown else ():
        tree, scope = tree_of(function, {target_name: TARGET})
        yield Task(theorem, unknown, inputs, tree, scope, start)
    tree, scope = tree_of(theorem.formula, {})
    if unknown is not None:
        tree = ast.Compare(tree, [ast.LtE()], [named(TARGET)])
    yield Task(theorem, unknown, inputs, tree, {**scope, "abs_": abs}, start)
