"""Folds that have their turn one after the other: what is compared after some of them."""

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.model_selection.folds.run import TRAIN, VALIDATE
from tests.sentences import facts

FOLDS = views["model_selection.folds"]


@pytest.mark.parametrize("scheme", ["folds", "tested"])
def test_after_some_folds_their_mean_is_compared(scheme: str) -> None:
    result = FOLDS(scheme=scheme, m=40, folds=5)
    assert result.last == result.start == 5
    for turns in range(1, 6):
        by_hand = np.stack([result.run.fold_errors[:, fold] for fold in range(turns)]).mean(axis=0)
        np.testing.assert_allclose(result.run.after(turns), by_hand, rtol=1e-12)
        assert f"degree **{result.run.degrees[int(np.argmin(by_hand))]}**" in result.at(turns).sentence.lower()


def test_rows_come_one_by_one() -> None:
    result = FOLDS(m=40, folds=5)
    for turns in range(6):
        blocks = result.at(turns).figures_with_roles[0].traces[0]["z"]
        assert np.isfinite(blocks).all(axis=1).tolist() == [fold < turns for fold in range(5)]
    assert set(np.unique(blocks)) == {TRAIN, VALIDATE}


def test_before_the_first_fold_nothing_is_compared() -> None:
    result = FOLDS(m=40, folds=5).at(0)
    assert "nothing compared" in facts(result.sentence)
    assert [trace["name"] for trace in result.figures_with_roles[1].traces if trace["name"] == "one fold"] == []


@pytest.mark.parametrize("scheme", ["holdout", "nested"])
def test_other_schemes_have_no_turns(scheme: str) -> None:
    assert FOLDS(scheme=scheme).last == 0


def test_all_turns_are_cross_validation() -> None:
    """The last step is what was compared before the winner was chosen."""
    run = FOLDS(m=40, folds=5).run
    assert (run.after(5) == run.errors).all() and run.chosen == int(np.argmin(run.errors))
