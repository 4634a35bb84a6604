"""Every learner passes the checks of `learners.testing`, scikit-learn's own among them."""

import pytest

from learners import about, learners
from learners.testing import checks
from learners.testing.samples import is_regressor
from tests.all_told import keeps


@pytest.mark.parametrize("name", learners)
def test_it_passes(name: str) -> None:
    keeps(learners[name], checks.values())


@pytest.mark.parametrize("name", learners)
def test_what_is_read_from_its_file_is_what_it_says(name: str) -> None:
    learner, words = learners[name], about(name)
    assert (words.name, words.title, words.says) == (name, learner.title, learner.says)
    assert words.predicts_numbers == is_regressor(learner)
