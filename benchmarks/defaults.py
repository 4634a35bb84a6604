"""Defaults: test error with nobody's settings, ours beside scikit-learn's counterpart, on every built-in data set and
data distribution."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any
from warnings import catch_warnings, simplefilter

import numpy as np
from sklearn import (
    discriminant_analysis,
    ensemble,
    linear_model,
    metrics,
    model_selection,
    neighbors,
    neural_network,
    pipeline,
    preprocessing,
    svm,
    tree,
)

from benchmarks._targets import More, Target
from laboratory.worlds import worlds

from laboratory.worlds.data_sets import DATA_SETS
from learners import about, learners

EXAMPLES, JUDGES, DRAWS = 500, 2_000, 3
SHARE = 0.6  # of a data set's rows that are learned from
REAL = "real_world"

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
    "polynomial_regression": lambda: pipeline.make_pipeline(
        preprocessing.PolynomialFeatures(3), linear_model.LinearRegression()
    ),
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
