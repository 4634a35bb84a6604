"""One sparse signal: the sparsest from 2s measurements on, bits by hand, and what measures the same."""

import numpy as np
import pytest

from bounds.numbers import percent
from laboratory.topics import views
from laboratory.topics.dimensions.sparse.run import BASES, sparse
from tests.sentences import facts, pattern
from tests.showing import trace

VIEW = views["dimensions.sparse"]


@pytest.mark.parametrize("seed", range(6))
def test_from_twice_the_entries_on_the_sparsest_is_the_signal(seed: int) -> None:
    run = VIEW(entries=2, measurements=4, d=12, seed=seed).run
    assert run.exact("sparsest") and run.enough == 4


def test_below_that_the_least_length_is_not_sparse_and_no_way_is_longer_than_the_signal_in_its_own_norm() -> None:
    for seed in range(5):
        run = VIEW(seed=seed, measurements=8).run
        assert np.abs(run.decoded["least l1"]).sum() <= np.abs(run.signal).sum() * (1 + 1e-9)
        assert np.linalg.norm(run.decoded["least l2"]) <= np.linalg.norm(run.signal) * (1 + 1e-9)
        assert not run.exact("least l2") and np.count_nonzero(np.abs(run.decoded["least l2"]) > 1e-9) == 18


def test_bits_and_supports_by_hand() -> None:
    """3 entries of 64 bits with places of 5 bits each among 18; 1 + 18 + 153 + 816 supports."""
    run = VIEW().run
    assert run.bits == 3 * (64 + 5) == 207
    assert run.supports == 1 + 18 + 153 + 816


def test_more_measurements_than_the_signal_is_long_get_a_sentence() -> None:
    view = VIEW(d=5, measurements=6)
    with pytest.raises(ValueError, match=pattern("Measurements ≤ signal 5; 6")):
        view.run  # noqa: B018


def test_a_signal_that_is_found_has_the_error_0_in_the_headline_and_among_the_numbers() -> None:
    answer = VIEW()
    assert answer.headline.measured == "0" and "sparsest signal" in facts(answer.headline.by)
    assert "sparsest 0, " in answer.more and "10⁻¹" not in answer.more


@pytest.mark.parametrize("basis", BASES)
@pytest.mark.parametrize("seed", range(3))
def test_bases_are_orthonormal_and_the_decoded_is_a_linear_programs(basis: str, seed: int) -> None:
    """The program is written anew, with bounds on absolute values instead of two parts."""
    from scipy.optimize import linprog

    run = sparse(12, 2, 9, seed, basis)
    np.testing.assert_allclose(run.U.T @ run.U, np.eye(12), atol=1e-12)
    assert np.count_nonzero(np.abs(run.coefficients) > 1e-9) == 2
    rng = np.random.default_rng(seed)
    values, places = rng.standard_normal(2), rng.choice(12, 2, replace=False)
    np.testing.assert_allclose(run.coefficients[places], values)
    W = rng.standard_normal((9, 12)) / 3
    no, unit, v = np.zeros((9, 12)), np.eye(12), W @ run.signal
    solved = linprog(
        np.r_[np.zeros(12), np.ones(12)], np.block([[unit, -unit], [-unit, -unit]]), np.zeros(24),
        np.hstack([W @ run.U, no]), v, (None, None),
    )  # fmt: skip
    assert solved.fun == pytest.approx(np.abs(run.in_basis(run.decoded["least l1"])).sum(), rel=1e-7)
    np.testing.assert_allclose(W @ run.decoded["least l1"], v, atol=1e-8)


def test_cosines_are_scipys() -> None:
    from scipy.fft import idct

    np.testing.assert_allclose(sparse(18, 3, 12, 0, "cosines").U, idct(np.eye(18), axis=0, norm="ortho"), atol=1e-12)


@pytest.mark.parametrize("basis", ["cosines", "rotated"])
def test_it_is_the_basis_that_finds_the_signal(basis: str) -> None:
    """With it the signal is found; without it, or by the largest entries alone, it is not."""
    answer = VIEW(basis=basis, measurements=12)
    run = answer.run
    assert run.exact("least l1") and run.error_of(run.without_basis) > 0.01
    cut = np.where(np.abs(run.signal) >= np.sort(np.abs(run.signal))[-3], run.signal, 0)
    lost = ((run.signal - cut) ** 2).sum() / (run.signal**2).sum()
    assert run.lost(run.signal) == pytest.approx(lost) and lost > 0.3 and run.lost(run.coefficients) < 1e-12
    assert f"3 {percent(lost)} 0%" in facts(answer.more)
    np.testing.assert_array_equal(trace(answer, 1, "coefficients")[1], run.coefficients)


def test_the_entries_are_the_basis_of_before() -> None:
    run = VIEW().run
    assert np.array_equal(run.coefficients, run.signal) and np.array_equal(run.without_basis, run.decoded["least l1"])
