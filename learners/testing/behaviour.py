"""How a learner behaves: scikit-learn's own checks, seeds, copies, and samples of which little can be learnt."""

import os
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any

import numpy as np

from learners.testing._checking import check, ensure
from learners.testing.samples import fitted, fresh, is_regressor, sample
from learners.testing.words import excuses

CHANCE = {"shuffle": True, "tie": "random", "random_state": 3}
# Of an ensemble's members, as scikit-learn has it in checks of its own: it fits each estimator some fifty times.
FEWER = {"n_estimators": 10, "units": 2}


@check
def passes_scikit_learns_checks(learner: Any) -> None:
    """All of `check_estimator`; one left out counts as failed, and so does one passed though it is excused.

    A class is checked with few members, where it is an ensemble; an instance as it is.
    """
    from sklearn.utils.estimator_checks import check_estimator

    estimator = _small(learner)
    with _other_array_libraries():
        results = check_estimator(estimator, expected_failed_checks=excuses(estimator), on_skip=None, on_fail=None)
    wrong = [
        f"{result['check_name']} ({result['status']}: {result['exception']})"
        for result in results
        if result["expected_to_fail"] != (result["status"] == "xfail") or result["status"] not in ("passed", "xfail")
    ]
    ensure(not wrong, "; ".join(wrong))


@check
def equal_seeds_give_equal_results(learner: Any) -> None:
    """With everything random switched on: the same seed, the same run, and the global generator is left alone."""
    parameters = signature(type(fresh(learner))).parameters
    X, y = sample(is_regressor(learner))
    before = _global_state()
    first, again = (
        fresh(learner, **{name: value for name, value in CHANCE.items() if name in parameters}).fit(X, y)
        for _ in range(2)
    )
    same = first.history_.keys() == again.history_.keys()
    ensure(same, f"two runs with one seed tell {', '.join(first.history_)} and {', '.join(again.history_)}")
    other = [word for word in first.history_ if not _equal(first.history_[word], again.history_[word])]
    ensure(not other, f"two runs with one seed differ in history_[{', '.join(map(repr, other))}]")
    ensure(np.array_equal(first.predict(X), again.predict(X)), "two runs with one seed give different answers")
    ensure(np.array_equal(before, _global_state()), "it draws from NumPy's global generator")


@check
def answers_are_labels_or_numbers(learner: Any) -> None:
    """One answer for each example: a label that it was taught, or a finite number where it predicts numbers."""
    regressor = is_regressor(learner)
    X, y = sample(regressor)
    answers = np.asarray(fitted(learner).predict(X))
    ensure(answers.shape == y.shape, f"{len(X)} examples get answers of shape {answers.shape}")
    known = np.isfinite(answers) if regressor else np.isin(answers, y)
    strange = np.unique(answers[~known]).tolist()
    ensure(not strange, f"it answers {strange}, and was taught {'numbers' if regressor else np.unique(y).tolist()}")


@check
def survives_a_pickle(learner: Any) -> None:
    """A copy made by pickle answers the same."""
    X, _ = sample(is_regressor(learner))
    known = fitted(learner)
    thawed = pickle.loads(pickle.dumps(known))
    ensure(np.array_equal(thawed.predict(X), known.predict(X)), "its copy by pickle gives different answers")
    ensure(thawed.history_.keys() == known.history_.keys(), "its copy by pickle has lost some of its history")


@check
def intercept_is_one_dimension(learner: Any) -> None:
    """Halfspaces of R^n shatter n + 1 points, those through the origin n."""
    if "fit_intercept" not in signature(type(fresh(learner))).parameters:
        return
    free, fixed = (fresh(learner, fit_intercept=fit_intercept) for fit_intercept in (True, False))
    if hasattr(free, "vc_dimension"):
        dimensions = free.vc_dimension(4), fixed.vc_dimension(4)
        sentence = f"in 4 dimensions vc_dimension says {dimensions} with and without intercept, not (5, 4)"
        ensure(dimensions == (5, 4), sentence)


@check
def coinciding_points_are_no_obstacle(learner: Any) -> None:
    """Constant features and points in one place: equal points get equal answers."""
    y = np.array([0, 1, 1, 1, 0, 1])
    for X in (np.ones((6, 2)), np.zeros((6, 1)), np.repeat([[0.0, 1.0], [2.0, 3.0]], 3, axis=0)):
        answers = fresh(learner).fit(X, y).predict(X)
        for point in np.unique(X, axis=0):
            labels = set(answers[(point == X).all(axis=1)].tolist())
            ensure(len(labels) == 1, f"at the one point {point} it answers {sorted(labels)}")


@check
def one_example_is_enough(learner: Any) -> None:
    """Of one example it learns that one."""
    (answer,) = fresh(learner).fit([[1.0, 2.0]], [1]).predict([[1.0, 2.0]])
    ensure(np.isclose(answer, 1, rtol=1e-6), f"taught one example of label 1 it answers {answer} there")


def _small(learner: Any) -> Any:
    """A new estimator, of a class with no more members than its usual ones."""
    if not isinstance(learner, type):
        return fresh(learner)
    usual = {name: parameter.default for name, parameter in signature(learner).parameters.items()}
    return fresh(learner, **{name: min(few, usual[name]) for name, few in FEWER.items() if name in usual})


def _global_state() -> np.ndarray:
    """Where NumPy's global generator stands."""
    _, key, position, *_ = np.random.get_state()  # noqa: NPY002  # only looked at
    return np.append(key, position)


def _equal(a: Any, b: Any) -> bool:
    numeric = isinstance(a, np.ndarray | float | np.floating) and np.asarray(a).dtype.kind == "f"
    return np.array_equal(a, b, equal_nan=True) if numeric else np.array_equal(a, b)


@contextmanager
def _other_array_libraries() -> Iterator[None]:
    """Without this scikit-learn leaves out one of its checks."""
    name = "SCIPY_ARRAY_API"
    before = os.environ.get(name)
    os.environ[name] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
