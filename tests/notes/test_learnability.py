"""Restrictions, dichotomies and the fundamental theorem, on the classes of the notes."""

import math

import pytest

from bounds import shatters, theorems, vc_dimension


def test_restriction_of_intervals_to_three_points() -> None:
    """|H_C| = 7 of 2³: the labels 1, 0, 1 are the ones missing. Of no points there is one labelling."""
    result = shatters("intervals", [0.1, 0.4, 0.7])
    assert (result.realized, result.total) == (7, 8)
    assert result.first_impossible == (1, 0, 1)
    assert shatters("intervals", []).realized == 1


@pytest.mark.parametrize(
    ("cls", "sizes", "dimension"), [("thresholds", {}, 1), ("intervals", {}, 2), ("boxes", {"n": 2}, 4)]
)
def test_learnable_classes_have_a_finite_dimension(cls: str, sizes: dict[str, int], dimension: int) -> None:
    """Then uniform convergence follows: the deviation falls below any ε (Padova, theorem 6.1)."""
    assert vc_dimension(cls, **sizes).value == dimension
    uniform = theorems["vc_rademacher_polynomial"]
    assert uniform(m=1e9, delta=0.01, d=dimension) < 0.001


@pytest.mark.parametrize("m", [1, 2, 4])
def test_sines_are_not_learnable_from_any_number_of_examples(m: int) -> None:
    """Infinite dimension: 2m shattered points make no free lunch for every m."""
    assert vc_dimension("sine").value == math.inf
    assert shatters("sine", [2.0**-j for j in range(1, 2 * m + 1)]).shattered


def test_a_target_among_the_sines_in_closed_form() -> None:
    """θ = π(1 + Σ (1 - yⱼ)2ʲ) labels 2⁻ʲ with yⱼ = [sin θx > 0], which the printed [0.5 sin θx] misses rounding up."""
    for number in range(2**6):
        labels = [number >> j & 1 for j in range(6)]
        theta = math.pi * (1 + sum((1 - y) * 2**j for j, y in enumerate(labels, start=1)))
        waves = [math.sin(theta * 2.0**-j) for j in range(1, 7)]
        assert [math.ceil(0.5 * wave) for wave in waves] == labels
        assert all(math.floor(0.5 * wave) in (-1, 0) for wave in waves)  # rounding down labels nothing 1
