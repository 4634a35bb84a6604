"""What is wrapped to record its run, against itself: fit, and answer the sample."""

from collections.abc import Callable
from typing import Any

import numpy as np
from sklearn import ensemble, neighbors, svm, tree

from benchmarks._side_by_side import Comparison
from benchmarks._targets import Ratio
from learners import learners

SAMPLES, FEATURES, TREES, NEIGHBOURS = 2000, 10, 30, 5

_rng = np.random.default_rng(5)
_X = _rng.normal(size=(SAMPLES, FEATURES))
_y = np.where(_X @ _rng.normal(size=FEATURES) + 0.5 * _rng.normal(size=SAMPLES) > 0, 1, -1)


def _answers(make: Callable[[], Any], y: Any) -> Callable[[], object]:
    return lambda: make().fit(_X, y).predict(_X)


def _against(title: str, ours: Callable[[], Any], theirs: Callable[[], Any], y: Any = _y) -> Comparison:
    return Comparison(f"{title}, wrapped", _answers(ours, y), _answers(theirs, y), Ratio(1.2), rounds=15)


def _bags() -> Any:
    return ensemble.BaggingClassifier(tree.DecisionTreeClassifier(), n_estimators=TREES)


COMPARISONS = (
    _against("SVC", learners["svc"], lambda: svm.SVC(gamma=1.0)),
    _against("SVR", learners["svr"], lambda: svm.SVR(gamma=1.0), _X[:, 0]),
    _against("random forest", lambda: learners["random_forest"](n_estimators=TREES),
             lambda: ensemble.RandomForestClassifier(TREES, max_features=3)),
    _against("bagging", lambda: learners["bagging"](n_estimators=TREES), _bags),
    _against("regression tree", learners["regression_tree"], tree.DecisionTreeRegressor, _X[:, 0]),
    _against("k nearest neighbours", lambda: learners["knn"](n_neighbors=NEIGHBOURS),
             lambda: neighbors.KNeighborsClassifier(NEIGHBOURS, algorithm="kd_tree")),
)  # fmt: skip
