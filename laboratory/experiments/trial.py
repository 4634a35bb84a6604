"""One trial: a learner fitted to one sample of a distribution, and what can be measured about it."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from laboratory.worlds import Sample, UnknownRiskError, World, estimated_risk
from laboratory.worlds.files import HeldOutGroups, HeldOutTable
from laboratory.worlds.risk import predictions
from learners.shared.copying import fitted_copy

# Fresh examples for a risk that is not known exactly: a standard error of at most half a percent.
JUDGES = 10_000


@dataclass(frozen=True)
class Trial:
    """A fitted learner, its sample, and the distribution of the sample; `rest` are the rows of a table not drawn,
    and where these belong together in groups, worth so many groups of one size.

    The generators are apart, so that what one measurement draws changes no other.
    """

    learner: Any
    sample: Sample
    source: World
    for_fresh: np.random.Generator
    for_judges: np.random.Generator
    rest: Sample | None = None
    effective_groups: int = 0

    @property
    def m(self) -> int:
        """Sample size."""
        return len(self.sample.y)

    @cached_property
    def training_error(self) -> float:
        """Share of the sample that the learner misclassifies."""
        return float(np.mean(predictions(self.learner, self.sample.X) != self.sample.y))

    @cached_property
    def exact(self) -> bool:
        """Is this learner's true risk known exactly?"""
        return self._exact_risk is not None

    @cached_property
    def true_risk(self) -> float:
        """Probability of misclassifying a new example: exact, or else the error rate on JUDGES fresh examples."""
        if self._exact_risk is not None:
            return self._exact_risk
        return estimated_risk(self.source, self.learner, self.for_judges, draws=JUDGES).value

    @cached_property
    def _exact_risk(self) -> float | None:
        try:
            return self.source.risk(self.learner)
        except UnknownRiskError:
            return None

    @cached_property
    def error_beyond(self) -> float:
        """The error on examples not used in training: the rows not drawn, or else the true risk."""
        return self.true_risk if self.rest is None else self._mistakes(self.rest) / len(self.rest.y)

    @cached_property
    def fresh(self) -> Sample:
        """Examples put aside: one for every three used in training, so a quarter of all that were drawn.

        Of a table they are rows not drawn, as many as are left.
        """
        aside = max(1, self.m // 3)
        if self.rest is not None:
            return Sample(self.rest.X[:aside], self.rest.y[:aside])
        return self.source.draw(self.for_fresh, aside)

    @cached_property
    def fresh_errors(self) -> int:
        """Misclassified examples among those put aside."""
        return self._mistakes(self.fresh)

    def _mistakes(self, on: Sample) -> int:
        return int(np.count_nonzero(predictions(self.learner, on.X) != on.y))


def run_trial(learner: Any, source: World, m: int, rng: np.random.Generator) -> Trial:
    """Draw `m` examples and fit a clone of `learner` to them."""
    groups = 0
    rest: Sample | None
    if isinstance(source, HeldOutGroups):
        drawn_rows, others = source.places(rng, m)
        groups = source.effective_groups(others)
        sample, rest = source.sample_of(drawn_rows), source.sample_of(others)
    else:
        sample, rest = source.split(rng, m) if isinstance(source, HeldOutTable) else (source.draw(rng, m), None)
    for_fresh, for_judges = rng.spawn(2)
    return Trial(fitted_copy(learner, sample.X, sample.y), sample, source, for_fresh, for_judges, rest, groups)
