"""Which class a scikit-learn pipeline can reach, whatever its rows: halfspaces, or thresholds of polynomials.

Only what its structure says is used, before it is fitted or after. Classes of scikit-learn itself are known; what
inherits from them may predict otherwise, and is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import chain, islice
from math import comb
from typing import Any

from bounds.numbers import format_number
from laboratory.experiments.own_rows import without_names

LINEAR = frozenset({
    "LogisticRegression", "LogisticRegressionCV", "Perceptron", "RidgeClassifier", "RidgeClassifierCV",
    "SGDClassifier", "PassiveAggressiveClassifier", "LinearSVC", "LinearDiscriminantAnalysis",
})  # fmt: skip
COLUMN_BY_COLUMN = frozenset({
    "StandardScaler", "MinMaxScaler", "MaxAbsScaler", "RobustScaler", "VarianceThreshold", "SelectKBest",
    "SelectPercentile", "SelectFpr", "SelectFdr", "SelectFwe", "GenericUnivariateSelect", "SelectFromModel", "RFE",
    "RFECV", "SequentialFeatureSelector",
})  # fmt: skip
AFFINE = frozenset({
    "PCA", "IncrementalPCA", "TruncatedSVD", "FastICA", "FactorAnalysis", "GaussianRandomProjection",
    "SparseRandomProjection", "LinearDiscriminantAnalysis", "NeighborhoodComponentsAnalysis",
})  # fmt: skip
SEARCHES = frozenset({"GridSearchCV", "HalvingGridSearchCV", "RandomizedSearchCV", "HalvingRandomSearchCV"})
THRESHOLDED = frozenset({"FixedThresholdClassifier", "TunedThresholdClassifierCV"})
MONOTONE = ("sigmoid", "isotonic")
KEPT = (None, "passthrough")  # steps that change nothing
NOT_PLAIN = (list, tuple, dict)
DECISIVE = frozenset({
    "clip", "degree", "interaction_only", "kernel", "ensemble", "method", "estimator", "remainder",
})  # fmt: skip  # arguments on which the class depends
MOST_CANDIDATES = 1_000  # of a search, of which each may reach another class


@dataclass(frozen=True)
class PolynomialThresholds:
    """The signs of all polynomials of at most this `degree` in the columns; of degree 1 they are halfspaces.

    Where they are `multilinear` no column is multiplied by itself.
    """

    degree: int = 1
    multilinear: bool = True

    def vc_dimension(self, features: int) -> int:
        """The number of monomials: signs of a vector space of functions have its dimension (Dudley, 1978).

        >>> PolynomialThresholds().vc_dimension(4), PolynomialThresholds(2, False).vc_dimension(4)
        (5, 15)
        """
        if self.multilinear:
            return sum(comb(features, chosen) for chosen in range(min(self.degree, features) + 1))
        return comb(features + self.degree, self.degree)

    def in_words(self, features: int) -> str:
        """The class and its dimension."""
        dimension = format_number(self.vc_dimension(features))
        columns = f"in {format_number(features)} features, of VC dimension {dimension}"
        if self.degree == 1:
            return f"halfspaces {columns}"
        kind = "multilinear polynomials" if self.multilinear else "polynomials"
        return f"thresholds of {kind} of degree {format_number(self.degree)} {columns}"


@dataclass(frozen=True)
class _Map:
    """What steps make of the columns: polynomials of at most this degree, each of one column while it is `separate`."""

    degree: int = 1
    multilinear: bool = True
    separate: bool = True

    def then_polynomials(self, degree: int, interactions: bool) -> _Map:
        if degree <= 1:
            return self
        alone = interactions and self.separate
        return _Map(self.degree * degree, alone, separate=False)


def reachable_class(estimator: Any) -> PolynomialThresholds | None:
    """The smallest known class that holds whatever the estimator may predict of two labels; None where none is known.

    It does not depend on rows: what is chosen by them, such as the best of a search, is one of what may be chosen.
    """
    scores = _reached(without_names(estimator), _Map())
    return None if scores is None else PolynomialThresholds(scores.degree, scores.multilinear)


def _kind(step: Any) -> str:
    """The name of a class of scikit-learn; empty for any other."""
    own = type(step)
    return own.__name__ if own.__module__.startswith("sklearn.") else ""


def _reached(estimator: Any, before: _Map) -> _Map | None:
    """The functions of which a classifier that sees `before` predicts a sign."""
    kind = _kind(estimator)
    if kind == "Pipeline":
        *steps, last = [step for _, step in estimator.steps]
        mapped = _mapped_in_turn(steps, before)
        return None if mapped is None else _reached(last, mapped)
    if kind in SEARCHES:
        return _union(_reached_by_candidates(estimator, before))
    if kind in THRESHOLDED or (kind == "CalibratedClassifierCV" and _is_monotone(estimator)):
        return before if estimator.estimator is None else _reached(estimator.estimator, before)
    if kind in ("RFE", "RFECV"):
        return _reached(estimator.estimator, before)
    if kind in ("SVC", "NuSVC"):
        return before if estimator.kernel == "linear" else None
    return before if kind in LINEAR or _is_halfspace(estimator) else None


def _is_halfspace(estimator: Any) -> bool:
    """Whether it is a halfspace of the Lab's."""
    if not type(estimator).__module__.startswith("learners."):
        return False
    from learners.shared.halfspace import Halfspace

    return isinstance(estimator, Halfspace)


def _is_monotone(calibrated: Any) -> bool:
    """Whether one score is calibrated, by a function that rises: the mean of several is no threshold of any of them."""
    return calibrated.ensemble is False and calibrated.method in MONOTONE and calibrated.cv != "prefit"


def _mapped_in_turn(steps: Iterable[Any], before: _Map) -> _Map | None:
    mapped: _Map | None = before
    for step in steps:
        if mapped is None:
            return None
        mapped = _mapped(step, mapped)
    return mapped


def _mapped(step: Any, before: _Map) -> _Map | None:
    """What a transformer, fitted to whatever rows, makes of the columns; None where that is no such polynomial."""
    kind = _kind(step)
    if isinstance(step, str | None) and step in KEPT:
        return before
    if kind == "Pipeline":
        return _mapped_in_turn([each for _, each in step.steps], before)
    if kind in COLUMN_BY_COLUMN:
        return None if getattr(step, "clip", False) else before
    if kind in AFFINE:
        return replace(before, separate=False)
    if kind == "PolynomialFeatures":
        highest = max(step.degree) if isinstance(step.degree, tuple | list) else step.degree
        return before.then_polynomials(int(highest), bool(step.interaction_only))
    if kind in ("FeatureUnion", "ColumnTransformer"):
        parts = [_mapped(part, before) for part in _parts(step) if part != "drop"]
        union = _union(parts)  # a column may stand in several of them
        return None if union is None else replace(union, separate=False)
    return None


def _parts(step: Any) -> list[Any]:
    """What transforms columns beside each other."""
    if _kind(step) == "FeatureUnion":
        return [part for _, part in step.transformer_list]
    return [*(part for _, part, _ in step.transformers), step.remainder]


def _union(maps: Iterable[_Map | None]) -> _Map | None:
    """The least that holds all of them."""
    several = list(maps)
    known = [each for each in several if each is not None]
    if not known or len(known) < len(several):
        return None
    degree = max(each.degree for each in known)
    return _Map(degree, all(each.multilinear for each in known), all(each.separate for each in known))


def _reached_by_candidates(search: Any, before: _Map) -> Iterator[_Map | None]:
    """By each candidate of a search: which of them is chosen depends on the rows."""
    from sklearn.base import clone
    from sklearn.model_selection import ParameterGrid

    chosen = getattr(search, "param_grid", None) or getattr(search, "param_distributions", None) or {}
    grids = [chosen] if isinstance(chosen, Mapping) else list(chosen)
    decisive = [_decisive(search.estimator, grid) for grid in grids]
    if any(hasattr(values, "rvs") for grid in decisive for values in grid.values()):
        yield None  # a distribution of classes
        return
    candidates = list(islice(chain.from_iterable(map(ParameterGrid, decisive)), MOST_CANDIDATES + 1))
    if len(candidates) > MOST_CANDIDATES:
        yield None
        return
    for candidate in candidates:
        try:
            yield _reached(clone(search.estimator).set_params(**candidate), before)
        except (ValueError, TypeError, AttributeError):
            yield None  # the search itself will say why


def _decisive(estimator: Any, grid: Mapping[str, Any]) -> dict[str, Any]:
    """Those parameters on which the class may depend: steps, and what is neither a number nor a word of a method."""
    usual = estimator.get_params(deep=True) if hasattr(estimator, "get_params") else {}
    return {name: values for name, values in grid.items() if _may_decide(name, values, usual.get(name))}


def _may_decide(name: str, values: Any, usual: Any) -> bool:
    if name.rpartition("__")[2] in DECISIVE or usual == "passthrough" or _is_step(usual):
        return True
    if hasattr(values, "rvs"):
        return False
    return any(_is_step(value) or isinstance(value, NOT_PLAIN) for value in values)


def _is_step(value: Any) -> bool:
    return hasattr(value, "fit") or (isinstance(value, str) and value in ("passthrough", "drop"))
