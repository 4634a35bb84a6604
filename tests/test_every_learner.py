"""Every learner passes the checks of `learners.testing`, scikit-learn's own among them."""

from typing import Any

import pytest

from learners import about, learners
from learners.testing import checks
from learners.testing.samples import is_regressor
from tests.all_told import keeps
from tests.running.sampling import sampled

SCIKIT_LEARNS = "passes_scikit_learns_checks"  # which takes three quarters of the time


@pytest.mark.parametrize("name", learners)
def test_it_passes(name: str) -> None:
    keeps(learners[name], [check for key, check in checks.items() if key != SCIKIT_LEARNS])


@pytest.mark.parametrize("name", sampled(learners, 2, adds="scikit-learn's own checks of every other learner"))
def test_it_passes_scikit_learns_checks(name: str) -> None:
    checks[SCIKIT_LEARNS](learners[name])


@pytest.mark.parametrize("name", learners)
def test_what_is_read_from_its_file_is_what_it_says(name: str) -> None:
    learner: type[Any] = learners[name]
    words = about(name)
    assert (words.name, words.title, words.description) == (name, learner.title, learner.description)
    assert words.predicts_numbers == is_regressor(learner)
