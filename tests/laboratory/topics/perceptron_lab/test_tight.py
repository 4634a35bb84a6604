"""Two and three features: updates counted by a loop of whole numbers and of fractions, margins by hand."""

from fractions import Fraction

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.perceptron_lab.tight.run import SAMPLES, examples, tight_runs
from tests.sentences import facts
from tests.showing import trace

VIEW = views["perceptron_lab.tight"]


def by_a_loop(rows: list[tuple[Fraction, ...]]) -> tuple[int, list[list[Fraction]]]:
    """The perceptron without rounding."""
    w, path, clean = [Fraction(0)] * len(rows[0]), [], False
    while not clean:
        clean = True
        for x in rows:
            if sum(a * b for a, b in zip(w, x, strict=True)) <= 0:
                w, clean = [a + b for a, b in zip(w, x, strict=True)], False
                path.append(w)
    return len(path), path


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_the_plane_takes_half_of_the_bound(k: int) -> None:
    half = 2 ** (k - 1)
    rows = [tuple(map(Fraction, row)) for row in ((half, 1), (-2 * half, 1), (2 * half, 1))]
    made, path = by_a_loop(rows)
    run = tight_runs("plane", k)
    assert run.updates[-1] == made == 2 * half**2 + 1
    assert run.most[-1] == 4 * half**2 + 1 and run.bound == pytest.approx(run.most[-1], rel=1e-12)
    assert run.path[1:].tolist() == [[float(a) for a in w] for w in path]


@pytest.mark.parametrize("k", [1, 2, 3])
def test_space_takes_all_of_it_without_rounding_too(k: int) -> None:
    X, y = examples("space", k)
    rows = [tuple(map(Fraction, row)) for row in (X * y[:, np.newaxis]).tolist()]
    assert by_a_loop(rows)[0] == tight_runs("space", k).updates[-1] == 4**k
    longest = max(sum(entry**2 for entry in row) for row in rows)
    assert abs(longest - 4**k - Fraction(1, 2)) < Fraction(1, 10**9)


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_margin_is_1_and_no_direction_has_a_larger_one(sample: str) -> None:
    from learners import HardSVM

    X, y = examples(sample, 3)
    assert (X[:, -1] * y == 1).all() and set(y.tolist()) == {-1, 1}
    best = HardSVM(fit_intercept=False).fit(X, y)
    assert 1 / np.linalg.norm(best.coef_) == pytest.approx(1, rel=1e-6)
    assert np.linalg.norm(X, axis=1).max() == pytest.approx(tight_runs(sample, 3).inputs["radius"])


def test_every_run_ends_below_the_bound_and_the_figures_hold_it() -> None:
    for sample in SAMPLES:
        result = VIEW(sample=sample, halvings=6)
        run = result.run
        assert (run.updates <= run.most).all()
        assert np.array_equal(trace(result, 0, "perceptron")[1], run.updates)
        assert np.array_equal(trace(result, 0, "Novikoff: at most")[1], run.most)
        shown_path = run.path[:17] if sample == "plane" else run.path
        assert np.array_equal(trace(result, 1, "weights")[0], shown_path[:, 0])
    assert "4" in facts(result.more) and "3" in facts(result.sentence)
    assert "0.5" in facts(VIEW().sentence)
