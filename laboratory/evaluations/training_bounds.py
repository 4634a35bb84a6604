"""What theorems say of a learner's true risk from its training rows alone, where its class is known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from bounds.comparison.conditions import condition
from bounds.numbers import at_most
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
) -> tuple[tuple[TrainingBound, ...], str]:  # fmt: skip
    """Those that apply to what was `fitted` to the rows `training` of `X` and `y`, with examples and labels,
    the smallest first; where there is none, the reason.

    The same adapters decide as in `learning_curve`: of a pipeline of scikit-learn's, by the class that it can reach.
    The bounds on held-out rows are not among them: the intervals are these.
    """
    from bounds.vocabulary.assumptions import BOOLEAN_FEATURES, FIXED_HYPOTHESIS
    from laboratory.experiments import bound_adapters
    from laboratory.experiments.trial import Trial
    from laboratory.worlds import Sample
    from laboratory.worlds.files import HeldOutTable, TableError, from_arrays

    of_class = [
        adapter for adapter in bound_adapters().values()
        if FIXED_HYPOTHESIS not in adapter.assumes_satisfied and adapter.accepts(fitted) is None
    ]  # fmt: skip
    if not of_class:
        return (), "that needs a class whose VC dimension or size is known"
    try:
        source = HeldOutTable(from_arrays(X, y))
    except TableError as refusal:
        return (), str(refusal)
    sample, unused = Sample(*training), np.random.default_rng(0)  # these bounds draw nothing
    trial = Trial(fitted, sample, source, unused, unused, rest=sample)
    # Whether such features were fixed before the sample, as a theorem may need, is a condition that its bound says.
    boolean = {BOOLEAN_FEATURES} if np.isin(source.table.X, (0, 1)).all() else frozenset()
    satisfied = source.satisfies | boolean
    applicable = [
        adapter for adapter in of_class
        if all(each in satisfied | adapter.assumes_satisfied for each in adapter.statement.assumes)
    ]  # fmt: skip
    if not applicable:
        known = satisfied | of_class[0].assumes_satisfied
        missing = [each for each in of_class[0].statement.assumes if each not in known]
        return (), f"for its class that needs that {missing[0].clause}"
    bounds, undefined = [], ""
    for adapter in applicable:
        bound, undefined = _bound(adapter, trial, delta)
        bounds += [] if bound is None else [bound]
    return tuple(sorted(bounds, key=lambda bound: bound.value)), "" if bounds else undefined


def _bound(adapter: BoundAdapter, trial: Trial, delta: float) -> tuple[TrainingBound | None, str]:
    """None where the theorem is not defined, and why."""
    start, inputs, statement = adapter.start(trial), adapter.inputs(trial, delta), adapter.statement
    value, undefined = adapter.value(inputs)
    if undefined:
        return None, undefined
    rests_on = condition(statement.assumes)
    of_class = adapter.of_class(trial.learner, trial.source.features)
    return TrainingBound(adapter.theorem, statement.title, start + value, start, inputs, rests_on, of_class), ""
