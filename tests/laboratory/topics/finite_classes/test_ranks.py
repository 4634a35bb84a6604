"""The order of training errors: pairs counted one by one, the bound by its formula, and where it fails, how often."""

from itertools import combinations
from math import log, sqrt

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.finite_classes.chosen.ranks import rank_run
from tests.sentences import facts

VIEW = views["finite_classes.chosen"]


@pytest.mark.parametrize(("hypotheses", "m"), [(1, 50), (2, 10), (40, 30), (40, 1_000)])
def test_pairs_are_counted_one_by_one(hypotheses: int, m: int) -> None:
    run = rank_run(hypotheses, m, 0.05)
    gap = sqrt(log(2 * hypotheses / 0.05) / (2 * m))
    assert run.gap == pytest.approx(gap, rel=1e-12)
    both = [(run.risk[i], run.risk[j], run.training[i], run.training[j]) for i, j in combinations(range(hypotheses), 2)]
    wrong = [a > b for _, _, a, b in both]
    apart = [low + 2 * gap < high for low, high, _, _ in both]
    assert (run.pairs, run.reversed, run.apart) == (len(both), sum(wrong), sum(apart))
    assert run.apart_and_reversed == sum(w and a for w, a in zip(wrong, apart, strict=True))


def test_pairs_that_are_far_apart_keep_their_order_as_often_as_the_bound_says() -> None:
    """300 samples at delta = 1/2: at least half, less five standard deviations (a false alarm of 3e-7)."""
    runs = [rank_run(30, 300, 0.5, seed) for seed in range(300)]
    kept = [run.apart_and_reversed == 0 for run in runs]
    within = [bool((np.abs(run.training - run.risk) <= run.gap).all()) for run in runs]
    assert all(order for order, held in zip(kept, within, strict=True) if held)
    assert sum(within) >= 150 - 5 * sqrt(75) and runs[0].apart > 0


def test_the_view_holds_the_counts_and_its_bound() -> None:
    result = VIEW(by="ranks", m=1_000)
    run = result.run
    assert f"{run.reversed} of 4,950" in facts(result.sentence)
    assert result.headline.at_most == run.gap
    assert "2,346" in facts(result.more) and list(result.figures[0].data[-1].y) == run.training.tolist()
    assert VIEW(by="ranks", hypotheses=1).more == ""
    largest = max(abs(a - b) for a, b in zip(run.training, run.risk, strict=True))
    assert run.risk[int(np.argmin(run.training))] <= run.risk[0] + 2 * largest
    assert "≤ 0.04655" in facts(result.more) and 0.04655 - 1e-5 < largest <= 0.04655
