"""A Gibbs posterior: its risk is the world's, its ends are prior and ERM, its guarantee is the theorem's."""

from math import log

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.special import rel_entr

from laboratory.topics import views
from laboratory.topics.finite_classes.gibbs.run import LAMBDAS, gibbs_run
from laboratory.topics.finite_classes.thresholds import GRID
from tests.sentences import facts


def test_between_the_prior_and_the_least_training_error() -> None:
    run = gibbs_run(100, 0.1, 0.05, 0)
    assert run.weights[0] == pytest.approx(np.full(len(GRID), 1 / len(GRID))) and run.kl[0] == pytest.approx(0)
    best = run.tried.errors == run.tried.errors.min()
    assert run.weights[-1][best].sum() == pytest.approx(1) and run.training[-1] == pytest.approx(run.tried.errors.min())
    assert run.kl[-1] == pytest.approx(log(len(GRID) / best.sum()))
    assert (np.diff(run.kl) >= -1e-12).all() and (np.diff(run.training) <= 1e-12).all()


def test_at_the_prior_nothing_has_moved() -> None:
    view = views["finite_classes.gibbs"]
    for seed in range(4):
        answer = view(step=0, seed=seed)
        assert answer.run.kl[0] == 0
        assert "moved 0 nats" in facts(answer.sentence) and "KL = 0 nats" in answer.more
        assert "λ smallest" in facts(answer.sentence)


@pytest.mark.parametrize("step", range(len(LAMBDAS)))
def test_the_guarantee_is_the_inverse_of_the_binary_relative_entropy(step: int) -> None:
    """Solved here by bisection: kl(training error, p) = (KL + ln(2√m/δ))/m."""
    run = gibbs_run(100, 0.1, 0.05, 1)
    cost = (run.kl[step] + log(2 * 100**0.5 / 0.05)) / 100
    error = float(run.training[step])

    def beyond(p: float) -> float:
        return float(rel_entr(error, p) + rel_entr(1 - error, 1 - p) - cost)

    assert run.bound[step] == pytest.approx(brentq(beyond, error, 1 - 1e-12), rel=1e-6)


def test_the_guarantee_holds_for_all_lambdas_at_once_but_for_a_share_of_the_samples() -> None:
    """δ = 0.2 allows 20 of 100 samples on average; more than 35 would be chance once in three thousand."""
    broken = sum(bool((run.risk > run.bound).any()) for run in (gibbs_run(50, 0.1, 0.2, seed) for seed in range(100)))
    assert broken <= 35


def test_the_caption_names_the_lambda_that_is_tried_and_not_drawn() -> None:
    drawing = views["finite_classes.gibbs"].view.drawings[1]
    shown_lambdas = {float(x) for line in views["finite_classes.gibbs"]().figures[1].data for x in line.x}
    assert set(LAMBDAS) - shown_lambdas == {0} and "λ = 0" in str(drawing.caption)
