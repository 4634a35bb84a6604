"""Estimators that are handed the rows of a user's own: tables with named columns, texts, missing values, images."""

from typing import Any

import numpy as np

from laboratory.worlds.files import HeldOutGroups, HeldOutTable, TableError, TableWorld, from_arrays, groups_of
from learners.shared.copying import fitted_copy
from learners.shared.rows import rows_at


class NamedColumns:
    """Like `estimator`, whose copies are fitted to tables with these `columns` in the place of arrays."""

    def __init__(self, estimator: Any, columns: Any) -> None:
        self.estimator, self.columns = estimator, columns

    def fit(self, X: Any, y: Any) -> "NamedColumns":
        """Fit a copy to the table of X `(rows, columns)`, with labels y `(rows,)`."""
        self.fitted = fitted_copy(self.estimator, self._table(X), y)
        return self

    def predict(self, X: Any) -> Any:
        """What the copy predicts for the table of X."""
        return self.fitted.predict(self._table(X))

    def _table(self, X: Any) -> Any:
        import pandas as pd

        return pd.DataFrame(X, columns=self.columns)


class RowsByPlace:
    """Like `estimator`, whose copies are fitted to those of the `rows` whose places the examples are.

    What class of predictors it learns is not known: no bound of a class is applied.
    """

    def __init__(self, estimator: Any, rows: Any) -> None:
        self.estimator, self.rows = estimator, rows

    def fit(self, X: Any, y: Any) -> "RowsByPlace":
        """Fit a copy to the rows at the places X `(rows, 1)`, with labels y `(rows,)`."""
        self.fitted = fitted_copy(self.estimator, self._at(X), y)
        return self

    def predict(self, X: Any) -> Any:
        """What the copy predicts for the rows at these places."""
        return self.fitted.predict(self._at(X))

    def _at(self, X: Any) -> Any:
        return rows_at(self.rows, X[:, 0].astype(np.int64))


def held_out(learner: Any, X: Any, y: Any, groups: Any = None) -> HeldOutTable:
    """Rows of which some are drawn and the others held out, apart by their `groups`: `X` itself where it is a table of
    finite numbers, as the Lab's own learners need it, or else the places of its rows. Raises ValueError.
    """
    try:
        table = from_arrays(X, y)
    except TableError:
        if _is_ours(learner) or not hasattr(X, "__len__"):
            raise
        table = _places(X, y)
    return HeldOutTable(table) if groups is None else HeldOutGroups(table, groups_of(groups, table.rows))


def _places(X: Any, y: Any) -> TableWorld:
    return from_arrays(np.arange(_count(X), dtype=np.float64)[:, None], y, feature_names=("row",))


def _count(X: Any) -> int:
    return int(X.shape[0]) if hasattr(X, "shape") else len(X)


def with_rows(learner: Any, X: Any, world: HeldOutTable) -> Any:
    """The learner, handed the rows of X: by name where X names its columns, which the Lab's own do not read, and one
    by one where the world has their places."""
    if _is_ours(learner):
        return learner
    if world.table.feature_names == ("row",):
        return RowsByPlace(learner, X)
    names = getattr(X, "columns", None)
    is_named = names is not None and all(isinstance(name, str) for name in names)
    return NamedColumns(learner, names) if is_named else learner


def without_names(learner: Any) -> Any:
    """The estimator itself."""
    return learner.estimator if isinstance(learner, NamedColumns) else learner


def _is_ours(learner: Any) -> bool:
    kind = learner if isinstance(learner, type) else type(learner)
    return isinstance(learner, str) or kind.__module__.startswith("learners.")
