"""What theorems say of a learner's true risk from its training rows alone, where its class is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.comparison.conditions import condition
from bounds.numbers import at_most
from laboratory.evaluations.linear_classes import LABELS, as_halfspace
from laboratory.evaluations.p_values import level_in_words

if TYPE_CHECKING:
    from laboratory.experiments.bound_adapter import BoundAdapter
    from laboratory.experiments.trial import Trial


@dataclass(frozen=True)
class TrainingBound:
    """The true risk is at most `value` = `start` + the value of `theorem` at `inputs`, except with probability delta.

    `rests_on` begins with a comma: `, if the examples are drawn ...`. At 1 or more it is vacuous.
    `of_class` says of which class the dimension is, where the estimator does not say it itself; else it is empty.
    """

    theorem: str
    title: str
    value: float
    start: float
    inputs: Mapping[str, Any]
    rests_on: str
    of_class: str = ""

    def in_words(self, delta: float) -> str:
        """One sentence."""
        of_class = f" for {self.of_class}," if self.of_class else ""
        head = f"From the training rows alone, {self.title}{of_class}"
        if self.value >= 1:
            return f"{head} bounds the true risk by {at_most(self.value)}, which is vacuous."
        level = level_in_words(delta)
        return f"{head} bounds the true risk by {at_most(self.value)} at level {level}{self.rests_on}."


def training_bounds(
    fitted: Any, X: Any, y: Any, training: tuple[Any, Any], delta: float
) -> tuple[TrainingBound, ...]:  # fmt: skip
    """Those that apply to what was `fitted` to the rows `training` of `X` and `y`, with examples and labels,
    the smallest first.

    scikit-learn's linear classifiers of two labels, also behind its scalers, are halfspaces in the columns of `X`. The
    bounds on held-out rows are not among them: the intervals are these. None applies where the class is unknown, as of
    most pipelines, or the table holds no numbers.
    """
    from bounds.vocabulary.assumptions import BOOLEAN_FEATURES, FIXED_HYPOTHESIS
    from laboratory.experiments import bound_adapters
    from laboratory.experiments.trial import Trial
    from laboratory.worlds import Sample
    from laboratory.worlds.files import HeldOutTable, TableError, from_arrays

    halfspace = None if hasattr(fitted, "vc_dimension") else as_halfspace(fitted)
    learner = halfspace or fitted
    of_class = [
        adapter for adapter in bound_adapters().values()
        if FIXED_HYPOTHESIS not in adapter.assumes_satisfied and adapter.accepts(learner) is None
    ]  # fmt: skip
    if not of_class:
        return ()
    try:
        source = HeldOutTable(from_arrays(X, y))
    except TableError:
        return ()
    if halfspace and len(source.classes) != LABELS:
        return ()
    named, sample = halfspace.class_in_words(source.features) if halfspace else "", Sample(*training)
    unused = np.random.default_rng(0)  # these bounds draw nothing
    trial = Trial(learner, sample, source, unused, unused, rest=sample)
    # Whether such features were fixed before the sample, as a theorem may need, is a condition that its bound says.
    boolean = {BOOLEAN_FEATURES} if np.isin(source.table.X, (0, 1)).all() else frozenset()
    satisfied = source.satisfies | boolean
    bounds = [
        _bound(adapter, trial, delta, named) for adapter in of_class
        if all(each in satisfied | adapter.assumes_satisfied for each in adapter.statement.assumes)
    ]  # fmt: skip
    return tuple(sorted((bound for bound in bounds if bound is not None), key=lambda bound: bound.value))


def _bound(adapter: BoundAdapter, trial: Trial, delta: float, of_class: str) -> TrainingBound | None:
    """None where the theorem is not defined."""
    start, inputs, statement = adapter.start(trial), adapter.inputs(trial, delta), adapter.statement
    value, undefined = adapter.value(inputs)
    if undefined:
        return None
    rests_on = condition(statement.assumes)
    return TrainingBound(adapter.theorem, statement.title, start + value, start, inputs, rests_on, of_class)
