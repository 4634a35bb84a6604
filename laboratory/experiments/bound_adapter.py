"""A bound's adapter: how its theorem gets its inputs from a trial, and what the bound is compared with."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bounds import DomainError, theorems
from bounds.comparison.conditions import condition
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import Assumption
from laboratory.experiments.trial import Trial
from laboratory.worlds import World


class AssumptionsNotGranted(ValueError):
    """A theorem was applied to a data distribution that does not satisfy its assumptions."""


def error_beyond(trial: Trial) -> float:
    """What most bounds are compared with: the true risk; of a table of one's own, the error on the rows not drawn."""
    return trial.error_beyond


def training_error(trial: Trial) -> float:
    """The error that a gap is added to, where the theorem is uniform over the class."""
    return trial.training_error


def nothing(trial: Trial) -> float:
    """For theorems that bound the measured quantity itself."""
    return 0.0


def no_words(learner: Any, features: int) -> str:
    """For theorems about no class, or about one that the learner itself says."""
    return ""


@dataclass(frozen=True, kw_only=True)
class BoundAdapter:
    """Theorem `theorem` about a trial: `measured <= start + theorem(**inputs)`.

    `assumes_satisfied` are the theorem's assumptions about learner and protocol that hold for every learner that
    `accepts`; its assumptions about the distribution, the source must satisfy. `accepts` returns None, or why the
    learner does not fit; `of_class` says which class a pipeline reaches in so many features. A `sure` bound never
    fails; any other with probability at most delta. Where the theorem is not defined (d <= 2 m at a small m) there is
    no bound, and so none can fail.
    """

    theorem: str
    label: str  # a few words for the end of a line in a figure
    inputs: Callable[[Trial, float], Mapping[str, Any]]
    assumes_satisfied: frozenset[Assumption]
    accepts: Callable[[Any], str | None] = lambda learner: None
    start: Callable[[Trial], float] = nothing
    measured: Callable[[Trial], float] = error_beyond
    of_class: Callable[[Any, int], str] = no_words
    sure: bool = False

    @property
    def statement(self) -> Theorem:
        """The theorem itself."""
        return theorems[self.theorem]

    def value(self, inputs: Mapping[str, Any]) -> tuple[float, str]:
        """The theorem's value and no reason; where the theorem is not defined, nan and the reason in a sentence."""
        try:
            return float(self.statement(**inputs)), ""
        except (DomainError, OverflowError) as undefined:
            return math.nan, str(undefined)

    def refusal(self, learner: Any, source: World) -> str | None:
        """Why the theorem does not apply to this learner and distribution; None if it does."""
        if reason := self.accepts(learner):
            return f"{self.statement.title}: {reason}"
        missing = [a for a in self.statement.assumes if a not in source.satisfies | self.assumes_satisfied]
        if not missing:
            return None
        words = " ".join(assumption.statement for assumption in missing)
        return f"{self.statement.title} has assumptions that “{source.title}” does not satisfy: {words}"

    def conditions(self, learner: Any, source: World) -> str:
        """Of which class the bound is, where the learner does not say so itself, and all that it assumes."""
        of_class = self.of_class(learner, source.features)
        return f"{f'for {of_class}' if of_class else ''}{condition(self.statement.assumes)}".removeprefix(", ")

    def check(self, learner: Any, source: World) -> None:
        """Raise AssumptionsNotGranted unless the theorem applies."""
        if reason := self.refusal(learner, source):
            raise AssumptionsNotGranted(reason)
