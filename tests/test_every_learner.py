"""What every learner promises: scikit-learn's own checks, words for the app, a history, and sentences for bad input."""

import pickle
import re
from collections.abc import Iterator
from inspect import cleandoc, signature
from typing import Any

import numpy as np
import pytest
from sklearn.base import BaseEstimator, clone, is_regressor
from sklearn.utils.estimator_checks import check_estimator

from learners import about, learners
from learners.shared.arguments import ArgumentError
from tests.all_told import each, over

NAMES = list(learners)
REGRESSORS = frozenset(name for name in NAMES if is_regressor(learners[name]()))
each_learner = pytest.mark.parametrize("name", NAMES)
each_classifier = pytest.mark.parametrize("name", [name for name in NAMES if name not in REGRESSORS])


def _reasons(estimator: BaseEstimator) -> dict[str, str]:
    return getattr(estimator, "expected_failed_checks", {})


@pytest.fixture(autouse=True)
def _other_array_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this scikit-learn leaves out one of its checks."""
    monkeypatch.setenv("SCIPY_ARRAY_API", "1")


@each_learner
def test_passes_scikit_learns_checks(name: str) -> None:
    learner = learners[name]()
    each(_is_passed, check_estimator(learner, expected_failed_checks=_reasons(learner), on_skip=None, on_fail=None))


def _is_passed(told: dict[str, Any]) -> None:
    """A check left out counts as failed; so does one that is passed though a reason is written why it fails."""
    if told["exception"] is not None and told["status"] != "xfail":
        raise told["exception"]
    assert told["expected_to_fail"] == (told["status"] == "xfail"), told["check_name"]


@each_learner
def test_no_check_is_excused_without_a_written_reason(name: str) -> None:
    reasons = _reasons(learners[name]())
    assert all(isinstance(reason, str) and len(reason.split()) > 3 for reason in reasons.values())


@each_learner
def test_speaks_for_itself(name: str) -> None:
    learner = learners[name]
    words = about(name)
    assert (words.name, words.title, words.says) == (name, learner.title, learner.says)
    assert words.predicts_numbers == (name in REGRESSORS)
    assert learner.title
    assert re.fullmatch(r"[A-Z].*\w\.", learner.says)


@each_learner
def test_docstring_tells_source_cost_parameters_and_attributes(name: str) -> None:
    told = cleandoc(learners[name].__doc__)  # Python 3.13 keeps docstrings without their indentation, 3.11 with it
    for heading in ("Source: ", "Complexity: ", "Parameters\n", "Attributes\n", "history_ :"):
        assert heading in told, heading
    for parameter in signature(learners[name]).parameters:
        assert re.search(rf"^(\w+, )*{parameter}(, \w+)* : ", told, re.MULTILINE), parameter


@each_learner
def test_every_attribute_is_documented(name: str) -> None:
    learner = learners[name]().fit(*_sample(name))
    public = [attribute for attribute in vars(learner) if attribute.endswith("_") and attribute[0] != "_"]
    for attribute in public:
        assert attribute in learners[name].__doc__, attribute


def _sample(name: str = "", samples: int = 40) -> tuple[np.ndarray, np.ndarray]:
    """Two features, labels 0 and 1, a tenth of them noise; for a regressor, a noisy linear target."""
    rng = np.random.default_rng(7)
    X = rng.normal(size=(samples, 2))
    if name in REGRESSORS:
        return X, X @ [1.0, -2.0] + 0.1 * rng.normal(size=samples)
    return X, ((X[:, 0] > 0) ^ (rng.random(samples) < 0.1)).astype(int)


@each_learner
def test_history_is_a_dict_of_words_to_numbers_arrays_or_strings(name: str) -> None:
    history = learners[name]().fit(*_sample(name)).history_
    assert isinstance(history, dict)
    assert history
    for word, value in history.items():
        assert isinstance(word, str)
        assert isinstance(value, np.ndarray | int | float | bool | str | np.generic), word


def _seeded(name: str) -> Any:
    """The learner with everything random in it switched on, and seeded."""
    parameters = signature(learners[name]).parameters
    chances = {"shuffle": True, "tie": "random", "random_state": 3}
    return learners[name](**{key: value for key, value in chances.items() if key in parameters})


def _same(a: Any, b: Any) -> bool:
    numeric = isinstance(a, np.ndarray | float | np.floating) and np.asarray(a).dtype.kind == "f"
    return np.array_equal(a, b, equal_nan=True) if numeric else np.array_equal(a, b)


@each_learner
def test_equal_seeds_give_equal_results_and_leave_the_global_generator_alone(name: str) -> None:
    X, y = _sample(name)
    before = np.random.get_state()[1].copy()  # noqa: NPY002
    learner = _seeded(name)
    first = learner.fit(X, y)
    history, answers = first.history_, first.predict(X)
    again = clone(learner).fit(X, y)
    assert history.keys() == again.history_.keys()
    assert all(_same(history[word], again.history_[word]) for word in history)
    assert np.array_equal(answers, again.predict(X))
    assert np.array_equal(before, np.random.get_state()[1])  # noqa: NPY002


@over(name for name in NAMES if {"fit_intercept"} <= set(signature(learners[name]).parameters))
def test_an_intercept_is_one_dimension_more(name: str) -> None:
    """Halfspaces of R^n shatter n + 1 points, those through the origin n."""
    learner, through_the_origin = (learners[name](fit_intercept=free) for free in (True, False))
    if hasattr(learner, "vc_dimension"):
        assert (learner.vc_dimension(4), through_the_origin.vc_dimension(4)) == (5, 4)


@each_learner
def test_survives_a_pickle(name: str) -> None:
    X, y = _sample(name)
    learner = learners[name]().fit(X, y)
    thawed = pickle.loads(pickle.dumps(learner))
    assert np.array_equal(thawed.predict(X), learner.predict(X))
    assert thawed.history_.keys() == learner.history_.keys()


@each_classifier
def test_takes_any_two_labels(name: str) -> None:
    X, y = _sample()
    reference = learners[name]().fit(X, y).predict(X)
    pairs: list[tuple[Any, Any]] = [(0, 1), (-1, 1), (2, 7), ("ham", "spam"), (False, True)]
    each(_takes_labels, [(name, labels, reference) for labels in pairs])


def _takes_labels(name: str, labels: tuple[Any, Any], reference: np.ndarray) -> None:
    X, y = _sample()
    named = np.array(labels)
    learner = learners[name]().fit(X, named[y])
    assert np.array_equal(learner.classes_, np.unique(named))
    assert np.array_equal(learner.predict(X), named[reference])


@each_classifier
def test_a_third_class_is_taken_or_refused_as_the_tags_say(name: str) -> None:
    X, y = _sample()
    y[:3] = 2
    learner = learners[name]()
    if learner.__sklearn_tags__().classifier_tags.multi_class:
        assert len(learner.fit(X, y).classes_) == 3
        return
    with pytest.raises(ValueError, match="Only binary classification is supported"):
        learner.fit(X, y)


@each_classifier
def test_one_class_is_learnt_as_that_class(name: str) -> None:
    each(_learns_one_class, [(name, label) for label in (0, 1, -1, 5, "spam")])


def _learns_one_class(name: str, label: Any) -> None:
    X, _ = _sample()
    learner = learners[name]().fit(X, np.full(len(X), label))
    assert list(learner.classes_) == [label]
    assert set(learner.predict(-5 * X)) == {label}


@each_learner
def test_constant_features_and_coinciding_points_are_no_obstacle(name: str) -> None:
    y = np.array([0, 1, 1, 1, 0, 1])
    for X in (np.ones((6, 2)), np.zeros((6, 1)), np.repeat([[0.0, 1.0], [2.0, 3.0]], 3, axis=0)):
        answers = learners[name]().fit(X, y).predict(X)
        for point in np.unique(X, axis=0):
            assert len(set(answers[(point == X).all(axis=1)])) == 1


@each_learner
def test_one_example_is_enough(name: str) -> None:
    assert learners[name]().fit([[1.0, 2.0]], [1]).predict([[1.0, 2.0]]) == pytest.approx([1])


@each_learner
def test_what_is_no_number_is_refused(name: str) -> None:
    each(_is_refused, [(name, bad) for bad in (np.nan, np.inf, "wet")])


def _is_refused(name: str, bad: Any) -> None:
    X, y = _sample()
    spoilt = X.astype(object)
    spoilt[3, 1] = bad
    with pytest.raises(ValueError):
        learners[name]().fit(spoilt, y)
    with pytest.raises(ValueError):
        learners[name]().fit(X, y).predict(spoilt)


@each_classifier
def test_labels_that_are_no_classes_are_refused(name: str) -> None:
    X, _ = _sample()
    with pytest.raises(ValueError, match="Unknown label type"):
        learners[name]().fit(X, X[:, 0])
    with pytest.raises(ValueError, match="NaN"):
        learners[name]().fit(X, np.full(len(X), np.nan))


def _bad_arguments(name: str) -> Iterator[tuple[str, str, Any]]:
    """Every constructor argument with values that none of its kind may take."""
    for parameter in signature(learners[name]).parameters.values():
        values: list[Any] = [object(), {"a": 1}]
        if parameter.name != "labels":
            values += [float("nan"), -1, 1.5 + 1j]
        if isinstance(parameter.default, str):
            values += ["no such thing", 1]
        elif parameter.name != "labels":
            values += ["wet"]
        if isinstance(parameter.default, int) and not isinstance(parameter.default, bool):
            values += [1.5, float("inf"), True, None] if parameter.name != "random_state" else [1.5]
        yield from ((name, parameter.name, value) for value in values)


@each_learner
def test_a_bad_argument_gets_one_sentence(name: str) -> None:
    each(_gets_one_sentence, _bad_arguments(name))


def _gets_one_sentence(name: str, parameter: str, value: Any) -> None:
    learner = learners[name](**{parameter: value})  # judged in fit, not here
    with pytest.raises(ArgumentError) as refusal:
        learner.fit(*_sample(name))
    shape = rf"{parameter} of {type(learner).__name__} \([^()]+(\([^()]*\))?[^()]*\) must [^\n]+; got [^\n]+"
    assert re.fullmatch(shape, str(refusal.value)), refusal.value
