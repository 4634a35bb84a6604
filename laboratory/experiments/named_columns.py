"""An estimator that is handed tables with the columns of a user's own, as a pipeline needs that names columns."""

from typing import Any

from learners.shared.copying import fitted_copy


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


def with_names(learner: Any, X: Any) -> Any:
    """The learner, handed the columns of X by name where X names them; the Lab's own read no names."""
    names = getattr(X, "columns", None)
    if names is None or type(learner).__module__.startswith("learners.") or not all(isinstance(n, str) for n in names):
        return learner
    return NamedColumns(learner, names)


def without_names(learner: Any) -> Any:
    """The estimator itself."""
    return learner.estimator if isinstance(learner, NamedColumns) else learner
