"""Defaults: the test error of each learner that has a counterpart in scikit-learn, nobody having set anything.

On every built-in data set and data distribution, ours beside theirs: at most .03 more error, or .05 less of R^2. What
stays behind is in `EXPECTED`, each with its reason and with what the fitted learner says of itself.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

import numpy as np
from sklearn import discriminant_analysis, ensemble, linear_model, neighbors, neural_network, svm, tree
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import PolynomialFeatures
from sklearn.utils import get_tags

from benchmarks._targets import More, Target
from laboratory.worlds import regression, worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.real_world import RealWorld
from learners import about, learners
from learners.shared.remarks import COPIES, MANY_TERMS, NOT_CONVERGED, ONE_CLASS

EXAMPLES, JUDGES, DRAWS = 500, 2_000, 3
SHARE = 0.6  # of a data set's rows, to learn from
REAL = "real_world"
ERROR, UNEXPLAINED = More(0.03, "of error"), More(0.05, "of 1 - R^2")  # the unexplained variance

COUNTERPARTS: Mapping[str, Callable[[], Any]] = {
    "ada_boost": ensemble.AdaBoostClassifier,
    "ada_boost_resampled": ensemble.AdaBoostClassifier,
    "adaline": partial(linear_model.SGDClassifier, loss="squared_error"),
    "bagging": ensemble.BaggingClassifier,
    "bagging_regressor": ensemble.BaggingRegressor,
    "decision_tree": tree.DecisionTreeClassifier,
    "elastic_net": linear_model.ElasticNet,
    "gaussian_generative": discriminant_analysis.LinearDiscriminantAnalysis,
    "gradient_boosting": ensemble.GradientBoostingRegressor,
    "halfspace_lp": partial(svm.LinearSVC, loss="hinge"),
    "hard_svm": partial(svm.SVC, kernel="linear", C=1e6, max_iter=100_000),
    "hinge_descent": linear_model.SGDClassifier,
    "kernel_pegasos": svm.SVC,
    "kernel_svm": svm.SVC,
    "knn": neighbors.KNeighborsClassifier,
    "knn_regressor": neighbors.KNeighborsRegressor,
    "lasso": linear_model.Lasso,
    "least_squares": linear_model.LinearRegression,
    "lms": linear_model.SGDRegressor,
    "logistic_regression": linear_model.LogisticRegression,
    "logistic_sgd": partial(linear_model.SGDClassifier, loss="log_loss"),
    "mlp": neural_network.MLPClassifier,
    "mlp_regressor": neural_network.MLPRegressor,
    "multiclass_tree": tree.DecisionTreeClassifier,
    "pegasos": linear_model.SGDClassifier,
    "perceptron": linear_model.Perceptron,
    "pocket": linear_model.Perceptron,
    "polynomial_regression": lambda: make_pipeline(PolynomialFeatures(3), linear_model.LinearRegression()),
    "random_forest": ensemble.RandomForestClassifier,
    "random_forest_regressor": ensemble.RandomForestRegressor,
    "regression_tree": tree.DecisionTreeRegressor,
    "ridge": linear_model.Ridge,
    "sigmoid_unit": linear_model.LogisticRegression,
    "soft_svm": partial(svm.LinearSVC, loss="hinge"),
    "stagewise_boosting": partial(ensemble.GradientBoostingRegressor, max_depth=1),
    "svc": svm.SVC,
    "svr": svm.SVR,
}


class Reason(NamedTuple):
    """Why a learner is known to stay behind at these places, and the remark, or the end of its run, that says so."""

    where: tuple[str, ...]
    why: str
    says: str


ONE_NEIGHBOUR = "one neighbour's risk tends to at most twice the Bayes risk; theirs has five"
EXPECTED: Mapping[str, Reason] = {
    "ada_boost_resampled": Reason(
        ("spirals",), "weak learners of random draws have smaller edges: the bound falls more slowly", NOT_CONVERGED
    ),
    "adaline": Reason(("circles",), "the best halfspace by its objective is all of the plane", ONE_CLASS),
    "halfspace_lp": Reason(("sticky_threshold",), "one mistake far out moves the least sum of slacks", "infeasible"),
    "hard_svm": Reason(("sticky_threshold",), "one mistake far out moves the least sum of slacks", "not separable"),
    "hinge_descent": Reason(("circles",), "the best halfspace by its objective is all of the plane", ONE_CLASS),
    "knn": Reason(("gaussian_pair", "interval_union", "lipschitz_eta", "uniform_threshold"), ONE_NEIGHBOUR, COPIES),
    "knn_regressor": Reason(("linear", "polynomial", "sine"), ONE_NEIGHBOUR, COPIES),
    "pegasos": Reason(("wine",), "steps of 1 / (lambda t) are too long for features beyond 1,000", NOT_CONVERGED),
    "perceptron": Reason(
        ("boolean_cube", "drifting_threshold", "sticky_threshold", "uniform_interval", "xor"),
        "without a halfspace that separates it never rests, and its last weights are as good as any",
        NOT_CONVERGED,
    ),
    "polynomial_regression": Reason(("diabetes",), "286 terms for some 300 different rows", MANY_TERMS),
    "sigmoid_unit": Reason(("breast_cancer", "wine"), "features of sizes 0.1 to 1,000 flatten the way", NOT_CONVERGED),
}
FOOL = "no_free_lunch_adversary"  # where all labels are chance: no learner is the better one


class Part(NamedTuple):
    """A sample to learn from, and examples to judge by."""

    X: Any
    y: Any
    others: Any
    labels: Any


@dataclass(frozen=True)
class Default:
    """One line of the report: the error of a learner with its defaults, on average over DRAWS draws, beside theirs."""

    learner: str
    where: str
    unit: str = field(default="", init=False)

    @property
    def title(self) -> str:
        """Learner and data."""
        return f"{self.learner} on {self.where}" + (f": {self.reason.says}" if self.reason else "")

    @property
    def reason(self) -> Reason | None:
        """Why it is known to stay behind here, if it is."""
        reason = EXPECTED.get(self.learner)
        return reason if reason and self.where in reason.where else None

    @property
    def limit(self) -> Target:
        """How much more the error may be."""
        return UNEXPLAINED if about(self.learner).predicts_numbers else ERROR

    @property
    def target(self) -> Target | None:
        """The limit; none where a reason is known."""
        return None if self.reason else self.limit

    def ratio(self) -> tuple[float, float, float]:
        """Ours, theirs, and ours over theirs."""
        ours, theirs = errors(self.learner, self.where)
        return ours, theirs, ours / theirs if theirs else float(ours > 0)

    @property
    def reached(self) -> bool:
        """Whether ours is not so much more than theirs."""
        return self.limit.reached(*errors(self.learner, self.where))


@cache
def errors(learner: str, where: str) -> tuple[float, float]:
    """The test error of both, or 1 - R^2, on average over the draws."""
    makers = learners[learner], COUNTERPARTS[learner]
    means = np.mean([[error(make(), part) for make in makers] for part in parts(where)], axis=0)
    return float(means[0]), float(means[1])


def error(estimator: Any, part: Part) -> float:
    """The test error, or 1 - R^2, of an unfitted estimator; with a seed where it takes one."""
    if "random_state" in estimator.get_params() and estimator.get_params()["random_state"] is None:
        estimator.set_params(random_state=0)
    with catch_warnings():
        simplefilter("ignore")  # that theirs did not converge
        return 1 - float(estimator.fit(part.X, part.y).score(part.others, part.labels))


def places(learner: str) -> list[str]:
    """The data sets and distributions that a learner with its defaults can be trained on."""
    if about(learner).predicts_numbers:
        return list(regression.worlds)
    several = get_tags(learners[learner]()).classifier_tags.multi_class
    return [
        *(name for name in worlds if name not in (REAL, FOOL)),
        *(name for name in _real() if several or name in DATA_SETS),
    ]


@cache
def parts(where: str) -> list[Part]:
    """The draws from a distribution, or the splits of a data set."""
    return [_part(where, np.random.default_rng(seed)) for seed in range(DRAWS)]


def _part(where: str, rng: np.random.Generator) -> Part:
    if where in _real():
        X, y, _ = _real()[where].examples
        order = rng.permutation(len(y))
        seen, new = np.split(order, [int(SHARE * len(y))])
        return Part(X[seen], y[seen], X[new], y[new])
    source: Any = (regression.worlds if where in regression.worlds else worlds)[where]()
    return Part(*source.draw(rng, EXAMPLES), *source.draw(rng, JUDGES))


@cache
def _real() -> Mapping[str, Any]:
    """The data sets by name, two classes each; those that have more also with all."""
    two = {name: RealWorld(name) for name in DATA_SETS}
    every = {f"{name}, all classes": RealWorld(name, positive=None) for name in DATA_SETS}
    return two | {name: world for name, world in every.items() if len(world.classes) > 2}


def says_so(learner: str, where: str, says: str) -> bool:
    """Whether every fitted learner there has this remark on its sample, or ended for this reason."""
    for part in parts(where):
        fitted = learners[learner]().fit(part.X, part.y)
        if says not in {*fitted.remarks(part.X), fitted.history_.get("stopped_by")}:
            return False
    return True


def lines() -> Iterator[Default]:
    """Every learner that has a counterpart, everywhere."""
    return (Default(learner, where) for learner in COUNTERPARTS for where in places(learner))


COMPARISONS = tuple(lines())
