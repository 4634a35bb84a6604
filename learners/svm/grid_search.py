"""C and gamma of the Gaussian support vector machine by cross-validation on a grid of powers of 2."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from learners.shared.arrays import Reals, read_array

COSTS = 2.0 ** np.arange(-5, 16, 2)
GAMMAS = 2.0 ** np.arange(-15, 4, 2)


@dataclass(frozen=True, eq=False)
class GridSearch:
    """Cross-validated accuracies for every pair, and the best.

    Attributes
    ----------
    costs : `(costs,)`; gammas : `(gammas,)`
    accuracies : `(costs, gammas)`, means over the folds; deviations : `(costs, gammas)`, over the folds.
    cost, gamma : the pair with the best accuracy; of several, the smallest C, then the smallest gamma.
    accuracy : that accuracy, which choosing the best of many has made too good to be a test's.
    at_border : whether the best pair lies on the grid's edge, so that a better one may lie beyond.
    """

    costs: Reals
    gammas: Reals
    accuracies: Reals
    deviations: Reals
    cost: float
    gamma: float
    accuracy: float
    at_border: bool


def svm_grid_search(
    X: Any,
    y: Any,
    costs: Any = COSTS,
    gammas: Any = GAMMAS,
    cv: int = 5,
    scale: bool = True,
    random_state: int | None = 0,
) -> GridSearch:
    """Search on X `(samples, features)`, classes y `(samples,)`, in shuffled folds with the classes' shares.

    With `scale` each feature is mapped into [0, 1] by the training folds alone: unscaled, one gamma cannot suit
    features of different units. ValueError from scikit-learn where a class has fewer examples than folds.
    """
    from sklearn.model_selection import GridSearchCV, StratifiedKFold
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import FunctionTransformer, MinMaxScaler
    from sklearn.svm import SVC

    costs, gammas = _axis("costs", costs), _axis("gammas", gammas)
    first = MinMaxScaler() if scale else FunctionTransformer()
    search = GridSearchCV(
        make_pipeline(first, SVC()),
        {"svc__C": costs, "svc__gamma": gammas},
        cv=StratifiedKFold(cv, shuffle=True, random_state=random_state),
        refit=False,
    ).fit(X, y)
    shape = (len(costs), len(gammas))
    accuracies = np.asarray(search.cv_results_["mean_test_score"]).reshape(shape)
    row, column = np.unravel_index(int(np.argmax(accuracies)), shape)
    return GridSearch(
        costs=costs,
        gammas=gammas,
        accuracies=accuracies,
        deviations=np.asarray(search.cv_results_["std_test_score"]).reshape(shape),
        cost=float(costs[row]),
        gamma=float(gammas[column]),
        accuracy=float(accuracies[row, column]),
        at_border=bool(row in (0, shape[0] - 1) or column in (0, shape[1] - 1)),
    )


def _axis(name: str, values: Any) -> Reals:
    axis = read_array(values, np.float64).copy()
    if axis.ndim == 1 and len(axis) and (np.isfinite(axis) & (axis > 0)).all() and (np.diff(axis) > 0).all():
        return axis
    raise ValueError(f"{name} of svm_grid_search (one side of the grid) must be ascending reals > 0; got {values!r}")
