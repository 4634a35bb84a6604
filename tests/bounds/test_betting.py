"""Confidence sequences by betting: the authors' numbers, coverage with known truth, and bad input."""

import numpy as np
import pytest

from bounds import DomainError
from bounds.data_dependent.betting import hedged_betting, predictable_bernstein
from tests.sentences import pattern

ONES_AT_EVERY_TWENTIETH = np.array([float(i % 20 == 0) for i in range(1, 1001)])


def test_the_authors_numbers() -> None:
    # Computed with mpmath from the definition; equal to the authors' program on its grid of 1/20000.
    low, high = hedged_betting(ONES_AT_EVERY_TWENTIETH, 0.05)
    assert (low, high) == pytest.approx((0.02755379257, 0.07382298724), abs=5e-12)
    low, high = hedged_betting(ONES_AT_EVERY_TWENTIETH, 0.05, only_at_the_end=True)
    assert (low, high) == pytest.approx((0.03401494709, 0.07364148147), abs=5e-12)


def test_predictable_bernstein_from_its_definition() -> None:
    # mpmath, straight from the theorem.
    assert predictable_bernstein(ONES_AT_EVERY_TWENTIETH, 0.05) == pytest.approx(
        (0.02547343309, 0.07429996232), abs=5e-12
    )


def test_mirror_image() -> None:
    low, high = hedged_betting(ONES_AT_EVERY_TWENTIETH, 0.05)
    mirrored = hedged_betting(1 - ONES_AT_EVERY_TWENTIETH, 0.05)
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high), abs=1e-12)


def test_looking_at_every_step_is_allowed() -> None:
    # 400 paths of 60 losses with mean 0.3, each looked at all the time, at delta = 0.2. More than 120 misses would have
    # probability below 1e-6 if the true rate were 0.2.
    rng = np.random.default_rng(20)
    missed = 0
    for _ in range(400):
        losses = rng.beta(0.6, 1.4, size=60)
        looks = (hedged_betting(losses[:m], 0.2) for m in range(10, 61, 10))
        missed += any(not low <= 0.3 <= high for low, high in looks)
    assert missed <= 120


@pytest.mark.parametrize("losses", [[], [0.5, 1.2], [-0.1], [float("nan")], [[0.1, 0.2]]])
def test_bad_losses_get_a_sentence(losses: list[float]) -> None:
    with pytest.raises(DomainError, match=pattern("losses numbers between 0 1")):
        hedged_betting(losses, 0.05)


def test_bad_delta_gets_its_sentence() -> None:
    with pytest.raises(DomainError, match=pattern("δ number")):
        hedged_betting([0.5], 1.2)
