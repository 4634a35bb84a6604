"""No default of ours is far behind scikit-learn's counterpart on data that come with the Lab, unless it says so."""

import pytest

from benchmarks.defaults import COMPARISONS, COUNTERPARTS, EXPECTED, Default, says_so
from learners import learners
from tests.all_told import over

# Where the faults were: a Gaussian of width 1 on 30 features, steps of an absolute length, powers of a distant x.
SAMPLE = [
    Default(name, where)
    for name, places in {
        "svc": ("breast_cancer", "wine"), "kernel_svm": ("digits", "breast_cancer"), "kernel_pegasos": ("digits",),
        "svr": ("diabetes", "linear"), "hinge_descent": ("breast_cancer", "wine"), "adaline": ("wine", "digits"),
        "sigmoid_unit": ("digits",), "lms": ("diabetes", "linear"),
        "stagewise_boosting": ("linear", "sine"), "gradient_boosting": ("diabetes",), "knn": ("digits",),
    }.items()
    for where in places
]  # fmt: skip
REASONS = [(name, where) for name, reason in EXPECTED.items() for where in reason.where]


def _is_near(line: Default) -> None:
    ours, theirs, _ = line.ratio()
    assert line.limit.reached(ours, theirs), f"{line.title}: {ours:.3f} beside {theirs:.3f}"


@over({line.title: line for line in SAMPLE})
def test_defaults_are_near_scikit_learns_where_they_were_far(line: Default) -> None:
    _is_near(line)


@pytest.mark.exhaustive("every other learner and data set, or distribution, of the defaults")
@over({line.title: line for line in COMPARISONS if not line.reason})
def test_every_default_is_near_scikit_learns(line: Default) -> None:
    _is_near(line)


@over(
    [case for case in REASONS if case[0] in ("hinge_descent", "knn_regressor", "sigmoid_unit", "polynomial_regression")]
)
def test_what_stays_behind_says_why(name: str, where: str) -> None:
    assert EXPECTED[name].why and says_so(name, where, EXPECTED[name].says)


@pytest.mark.exhaustive("the other learners that stay behind, and that they still do")
@over(REASONS)
def test_every_reason_is_needed_and_told(name: str, where: str) -> None:
    assert not Default(name, where).reached, "it is near now: strike it from EXPECTED"
    assert says_so(name, where, EXPECTED[name].says)


def test_every_counterpart_is_of_a_learner() -> None:
    assert set(COUNTERPARTS) <= set(learners) and set(EXPECTED) <= set(COUNTERPARTS)
    assert len(COMPARISONS) > 500
