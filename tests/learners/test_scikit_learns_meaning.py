"""Equal arguments mean the same as in scikit-learn: equal minima, equal steps, equal ensembles."""

from typing import Any

import numpy as np
import pytest
import sklearn.ensemble
from numpy.testing import assert_allclose
from sklearn import linear_model, svm
from sklearn.base import is_regressor
from sklearn.datasets import load_iris
from sklearn.neural_network import MLPClassifier
from sklearn.tree import DecisionTreeClassifier

from learners import (
    LMS,
    MLP,
    SVC,
    AdaBoost,
    Adaline,
    ElasticNet,
    GradientBoosting,
    HingeDescent,
    KernelPegasos,
    KernelSVM,
    Lasso,
    LogisticRegression,
    LogisticSGD,
    Pegasos,
    Perceptron,
    RandomForest,
    RandomForestRegressor,
    Ridge,
    SoftSVM,
    StagewiseBoosting,
)
from learners.networks.network import Network
from learners.shared.arguments import ArgumentError
from tests.sentences import pattern


def test_the_penalty_alpha_is_scikit_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """From scikit-learn's own weights after one penalized step, one more of `MLP` gives its next weights."""
    X, y = load_iris(return_X_y=True)
    X = (X - X.mean(axis=0)) / X.std(axis=0)
    options = {"activation": "tanh", "batch_size": 150, "momentum": 0.0, "alpha": 7.0, "learning_rate_init": 0.1}
    theirs = MLPClassifier((4,), solver="sgd", nesterovs_momentum=False, random_state=0, **options)
    theirs.partial_fit(X, y, classes=[0, 1, 2])
    start = Network(tuple(w.T for w in theirs.coefs_), tuple(b.copy() for b in theirs.intercepts_), "tanh", "softmax")
    start = start.at(start.flat().copy())
    monkeypatch.setattr("learners.networks._mlp.initial", lambda *_, **__: start)
    theirs.partial_fit(X, y)
    ours = MLP(4, max_iter=1, **options).fit(X, y)
    for mine, w in zip(ours.network_.weights, theirs.coefs_, strict=True):
        assert_allclose(mine, w.T, atol=1e-12)


@pytest.mark.parametrize("max_features", [None, 1, 4, 0.4, 1.0, "sqrt", "log2"])
def test_max_features_of_a_forest_draws_as_many(max_features: Any) -> None:
    """On 9 features, where a share and a function of their number round down."""
    X = np.random.default_rng(1).normal(size=(40, 9))
    y = X @ np.arange(9.0)
    ours = RandomForestRegressor(3, max_features).fit(X, y)
    theirs = sklearn.ensemble.RandomForestRegressor(
        3, max_features=max_features, random_state=np.random.RandomState(0)
    ).fit(X, y)
    assert ours.max_features_ == theirs.estimators_[0].max_features_
    assert_allclose(ours.predict(X), theirs.predict(X))
    label = (y > 0).astype(int)
    votes = sklearn.ensemble.RandomForestClassifier(
        3, max_features=max_features, random_state=np.random.RandomState(0)
    ).fit(X, label)
    assert (RandomForest(3, max_features).fit(X, label).predict(X) == votes.predict(X)).all()


def test_a_bad_max_features_gets_its_sentence() -> None:
    for bad in (0, 1.5, True, "root"):
        with pytest.raises(ArgumentError, match=pattern("max_features integer ≥ 1")):
            RandomForest(3, bad).fit([[0.0], [1.0]], [0, 1])


def _numbers() -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(2)
    X = rng.normal(size=(30, 4)) + 1
    return X, X @ [1.0, -2.0, 0.0, 0.5] + rng.normal(size=30)


def _labels() -> tuple[np.ndarray, np.ndarray]:
    X, y = _numbers()
    return X, np.where(y > np.median(y), 1, -1)


def _whole(fitted: Any) -> np.ndarray:
    return np.r_[np.ravel(fitted.coef_), np.ravel(fitted.intercept_)]


# (ours, theirs, the arguments of both, those of theirs alone), each with a unique minimum.
MINIMA: list[tuple[Any, Any, dict[str, float], dict[str, Any]]] = [
    *((Ridge, linear_model.Ridge, {"alpha": alpha}, {}) for alpha in (0.5, 50.0)),
    *((Lasso, linear_model.Lasso, {"alpha": alpha, "tol": 1e-13}, {}) for alpha in (0.01, 0.5)),
    *(
        (ElasticNet, linear_model.ElasticNet, {"alpha": 0.1, "l1_ratio": ratio, "tol": 1e-13}, {})
        for ratio in (0.2, 0.9)
    ),
    *((SoftSVM, svm.SVC, {"C": C, "tol": 1e-9}, {"kernel": "linear"}) for C in (0.02, 3.0)),
    *((LogisticRegression, linear_model.LogisticRegression, {"C": C, "tol": 1e-9}, {}) for C in (0.02, 3.0)),
]


@pytest.mark.parametrize(("ours", "theirs", "both", "theirs_alone"), MINIMA)
@pytest.mark.parametrize("fit_intercept", [True, False])
def test_equal_arguments_have_equal_minima(
    ours: Any, theirs: Any, both: dict[str, float], theirs_alone: dict[str, Any], fit_intercept: bool
) -> None:
    X, y = _numbers() if is_regressor(theirs()) else _labels()
    if theirs is svm.SVC and not fit_intercept:  # whose intercept is always free
        theirs, theirs_alone = svm.LinearSVC, {"loss": "hinge", "fit_intercept": False, "max_iter": 10**6}
    elif theirs is not svm.SVC:
        theirs_alone = {**theirs_alone, "fit_intercept": fit_intercept, "max_iter": 100_000}
    mine = ours(**both, fit_intercept=fit_intercept).fit(X, y)
    assert_allclose(_whole(mine), _whole(theirs(**both, **theirs_alone).fit(X, y)), atol=1e-5)


@pytest.mark.parametrize(
    ("kernel", "settings"),
    [
        ("gaussian", {"gamma": 0.3}),
        ("polynomial", {"degree": 3, "coef0": 0.5}),
        ("sigmoid", {"gamma": 0.01, "coef0": -0.2}),
    ],
)
def test_equal_arguments_make_equal_kernel_machines(kernel: str, settings: dict[str, float]) -> None:
    X, y = _labels()
    library = {"gaussian": "rbf", "polynomial": "poly", "sigmoid": "sigmoid"}[kernel]
    theirs = svm.SVC(C=0.7, kernel=library, tol=1e-9, **{"gamma": 1.0, **settings}).fit(X, y)
    for ours in (KernelSVM(C=0.7, kernel=kernel, **settings), SVC(C=0.7, kernel=kernel, tol=1e-9, **settings)):
        assert_allclose(ours.fit(X, y).decision_function(X), theirs.decision_function(X), atol=1e-4)


@pytest.mark.parametrize("alpha", [0.05, 0.5])
def test_alpha_of_stochastic_learners_is_that_of_scikit_learns_objective(alpha: float) -> None:
    """SGDClassifier minimizes mean hinge + alpha ||w||^2 / 2: that of C = 1 / (alpha m); ours report its value."""
    X, y = _labels()

    def objective(w: np.ndarray, b: float = 0.0) -> float:
        return float(np.maximum(0, 1 - y * (X @ w + b)).mean() + alpha / 2 * w @ w)

    pegasos = Pegasos(alpha, 20_000, fit_intercept=False).fit(X, y)
    descent = HingeDescent(alpha, max_iter=5_000, fit_intercept=False).fit(X, y)
    linear = KernelPegasos(alpha, 20_000, kernel="linear").fit(X, y)
    settings: dict[str, Any] = {"fit_intercept": False, "max_iter": 2_000, "tol": None, "random_state": 0}
    sgd = linear_model.SGDClassifier(alpha=alpha, average=True, **settings)
    best = objective(SoftSVM(1 / (alpha * len(X)), fit_intercept=False).fit(X, y).coef_[0])
    weights = [pegasos.coef_[0], descent.coef_[0], X.T @ linear.dual_coef_, sgd.fit(X, y).coef_[0]]
    for w in weights:
        assert best - 1e-12 <= objective(w) <= best + 5e-3
    for fitted, w in zip((pegasos, descent, linear), weights, strict=False):
        assert fitted.history_["objective"] == pytest.approx(objective(w))


PLAIN = {"penalty": None, "learning_rate": "constant"}


@pytest.mark.parametrize(
    ("ours", "theirs", "own"),
    [
        (Perceptron, linear_model.Perceptron, {}),
        (LMS, linear_model.SGDRegressor, PLAIN),
        (Adaline, linear_model.SGDRegressor, PLAIN),
        (LogisticSGD, linear_model.SGDClassifier, {"loss": "log_loss", **PLAIN}),
    ],
)
def test_equal_arguments_make_equal_steps(ours: Any, theirs: Any, own: dict[str, Any]) -> None:
    """With one order of the examples and a constant step."""
    X, y = _numbers() if ours is LMS else _labels()
    settings: dict[str, Any] = {"eta0": 0.05, "max_iter": 3}
    library = theirs(**settings, **own, tol=None, shuffle=False).fit(X, y)
    assert_allclose(_whole(ours(**settings).fit(X, y)), _whole(library), rtol=1e-9)


@pytest.mark.parametrize("learning_rate", [0.3, 1.2])
def test_learning_rate_and_n_estimators_of_boosting_mean_the_same(learning_rate: float) -> None:
    X, y = _numbers()
    both: dict[str, Any] = {"n_estimators": 7, "learning_rate": learning_rate, "max_depth": 2}
    theirs = sklearn.ensemble.GradientBoostingRegressor(**both, init="zero").fit(X, y)
    assert_allclose(GradientBoosting(**both).fit(X, y).predict(X), theirs.predict(X), atol=1e-9)
    if learning_rate <= 1:
        theirs = sklearn.ensemble.GradientBoostingRegressor(**both).fit(X, y)
        assert_allclose(StagewiseBoosting(**both).fit(X, y).predict(X), theirs.predict(X), atol=1e-9)
    votes = sklearn.ensemble.AdaBoostClassifier(DecisionTreeClassifier(max_depth=1), n_estimators=1)
    label = (y > 0).astype(int)
    assert (AdaBoost(n_estimators=1).fit(X, label).predict(X) == votes.fit(X, label).predict(X)).all()
