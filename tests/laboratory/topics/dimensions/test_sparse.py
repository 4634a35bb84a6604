"""One sparse signal: the sparsest from 2s measurements on, bits by hand, and what measures the same."""

import numpy as np
import pytest

from laboratory.topics import views
from tests.sentences import facts, pattern

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
