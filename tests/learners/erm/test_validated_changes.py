"""The number of changes is chosen on the examples put aside, as the library's own choice would."""

import numpy as np
import pytest

from learners.erm.few_changes_erm import FewChangesERM
from learners.erm.validated_changes import ValidatedChanges
from learners.selection.choosing import choose_on_validation


@pytest.mark.parametrize("m", [2, 3, 7, 40, 101])
def test_it_is_choosing_on_validation(m: int) -> None:
    rng = np.random.default_rng(m)
    x = rng.random((m, 1))
    y = ((x[:, 0] * 4).astype(int) % 2) ^ (rng.random(m) < 0.2)
    aside = np.isin(np.arange(m), np.arange(3, m, 4)) if m > 3 else np.arange(m) == m - 1
    models = [FewChangesERM(changes, labels=(0, 1)) for changes in range(6)]
    choice = choose_on_validation(models, x[~aside], y[~aside], x[aside], y[aside])
    learner = ValidatedChanges(most=5).fit(x, y)
    np.testing.assert_array_equal(learner.history_["validation_errors"], choice.errors)
    np.testing.assert_array_equal(learner.history_["training_errors"], choice.training_errors)
    assert (learner.history_["changes"], learner.validation_error_) == (choice.index, choice.errors.min())
    assert (learner.candidates_, learner.validated_) == (6, aside.sum())
    if len(learner.classes_) == 2:
        np.testing.assert_array_equal(learner.predict(x), choice.model.predict(x))


def test_a_single_example_leaves_none_to_choose_by() -> None:
    learner = ValidatedChanges().fit([[0.5]], [1])
    assert (learner.validated_, learner.validation_error_, learner.history_["changes"]) == (0, 1.0, 0)
