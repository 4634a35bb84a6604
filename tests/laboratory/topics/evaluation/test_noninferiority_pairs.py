"""The plan with a margin on the same items: Tango's statistic by the likelihood, powers item count by item count."""

import math
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest
from scipy.optimize import brentq

from bounds import theorems
from laboratory.topics import views
from laboratory.topics.evaluation.noninferiority.pairs import cuts, powers, score, sizes
from laboratory.topics.evaluation.noninferiority.run import margin_plan
from tests.sentences import facts
from tests.showing import trace

VIEW = views["evaluation.noninferiority"]
NORMAL = NormalDist()
Z = NORMAL.inv_cdf(0.975)


def only_old(new: float, old: float, margin: float) -> float:
    """The most likely probability that only the old model is right, where it is the margin above the new one's."""
    if margin == 0:
        return (new + old) / 2
    both = 1 - new - old

    def slope(q: float) -> float:
        return new / (q - margin) + old / q - 2 * both / (1 + margin - 2 * q)

    low, high = margin + 1e-15, (1 + margin) / 2 - 1e-15
    if slope(low) <= 0:
        return margin
    return high if slope(high) >= 0 else brentq(slope, low, high, xtol=1e-16, rtol=1e-14)


def statistic(b: int, c: int, n: int, margin: float) -> float:
    q = only_old(b / n, c / n, margin)
    error = math.sqrt(max(2 * q - margin - margin**2, 0) / n)
    return ((b - c) / n + margin) / error if error > 1e-9 else 0.0


def rejections(n: int, margin: float, z: float) -> list[tuple[int, int]]:
    return [(b, c) for b in range(n + 1) for c in range(n + 1 - b) if statistic(b, c, n, margin) >= z]


def added_up(tables: list[tuple[int, int]], n: int, new: float, old: float) -> float:
    both = 1 - new - old
    return sum(
        math.comb(n, b) * math.comb(n - b, c) * new**b * old**c * (both ** (n - b - c) if n > b + c else 1.0)
        for b, c in tables
    )


def test_the_statistic_is_that_of_the_likelihood() -> None:
    for n, margin in ((9, 0.1), (30, 0.05), (30, 0.4), (17, 0.0)):
        for b in range(n + 1):
            for c in range(n + 1 - b):
                ours = float(score(np.array(b), np.array(c), np.array(n), margin))
                assert ours == pytest.approx(statistic(b, c, n, margin), rel=1e-6, abs=1e-6), (b, c, n, margin)


def test_printed_intervals_are_the_margins_at_which_it_is_the_quantile() -> None:
    """Tango's interval for 28 and 25 of 618 at 90 %: R prints -.0148 to .0247, for 6 and 16 of 161 -.1240 to -.0054."""
    z, n = NORMAL.inv_cdf(0.95), np.array(618)
    assert float(score(np.array(28), np.array(25), n, 0.0148343704)) == pytest.approx(z, abs=1e-6)
    assert float(score(np.array(25), np.array(28), n, 0.0247154818)) == pytest.approx(z, abs=1e-6)
    assert float(score(np.array(6), np.array(16), np.array(161), 0.1240234325)) == pytest.approx(Z, abs=1e-6)


def test_powers_and_sizes_are_added_up_table_by_table() -> None:
    for n, margin, new, old in ((25, 0.1, 0.2, 0.1), (30, 0.0, 0.3, 0.1), (12, 0.35, 0.02, 0.05)):
        tables = rejections(n, margin, Z)
        power = powers(np.array([n]), new, old, margin, Z)[0]
        assert power == pytest.approx(added_up(tables, n, new, old), abs=1e-12)
        grid = np.array([max(margin, 0.01), 0.5, 0.9, 1.0])
        loop = [added_up(tables, n, (share - margin) / 2, (share + margin) / 2) for share in grid]
        assert sizes(n, grid, margin, Z) == pytest.approx(loop, abs=1e-12)


def test_one_more_right_answer_never_undoes_a_rejection() -> None:
    """All tables of up to 60 items: one more of the new model alone raises it, one more of the old alone lowers it."""
    for n in range(1, 61):
        b, c = np.meshgrid(np.arange(n + 1), np.arange(n + 1), indexing="ij")
        possible = b + c <= n
        for place, margin in enumerate((0.0, 0.01, 0.05, 0.2, 0.5)):
            statistics = np.where(possible, np.maximum(score(b, c, np.array(n), margin), 0), np.nan)
            assert not (np.diff(statistics, axis=0) < -1e-9).any() and not (np.diff(statistics, axis=1) > 1e-9).any()
            z = (0.3, 1.2815515655446004, Z, 2.5758293035489004, 3.7190164854556804)[(place + n) % 5]
            cut = cuts(np.arange(n + 1), np.array(n), margin, z)
            rejects = possible & (score(b, c, np.array(n), margin) >= z)
            assert np.array_equal(cut, n - np.arange(n + 1) + 1 - rejects.sum(axis=0)), (n, margin, z)


def test_without_a_margin_it_is_connors_formula() -> None:
    """p10 = .15, p01 = .05, two-sided 5 %, power .8: 154.6 by hand."""
    discordance, difference = 0.2, 0.1
    root = Z * math.sqrt(discordance) + NORMAL.inv_cdf(0.8) * math.sqrt(discordance - difference**2)
    needed = math.ceil((root / difference) ** 2)
    assert needed == 155
    assert margin_plan("same", 0.6, 0.5, 0, 1, 0.2, 0.025, 0.8).needed == needed


def test_the_size_needed_is_that_of_the_likelihood() -> None:
    """The formula again with the null hypothesis' probabilities by the sign of the slope."""
    for p1, p2, margin, share in ((0.84, 0.84, 0.05, 0.1), (0.7, 0.72, 0.06, 0.2), (0.9, 0.88, 0.03, 0.12)):
        new, old = (share + p1 - p2) / 2, (share - p1 + p2) / 2
        null = math.sqrt(2 * only_old(new, old, margin) - margin - margin**2)
        root = Z * null + NORMAL.inv_cdf(0.8) * math.sqrt(share - (p1 - p2) ** 2)
        run = margin_plan("same", p1, p2, margin, 1, share, 0.025, 0.8)
        assert run.needed == math.ceil((root / (p1 - p2 + margin)) ** 2)
        assert run.own == margin_plan("own", p1, p2, margin, 1, 0.1, 0.025, 0.8).needed
        assert run.inputs["p10"] == pytest.approx(new) and run.inputs["p01"] == pytest.approx(old)
        assert theorems["tango_power"](**run.inputs) >= 0.8


def test_disagreements_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.1 .*0\.3.* 0\.9 .*0\.8.* 0\.05"):
        margin_plan("same", 0.9, 0.8, 0.1, 1, 0.05, 0.025, 0.8)
    with pytest.raises(ValueError, match=r"0\.02.* 0\.1"):
        margin_plan("same", 0.99, 0.99, 0.1, 1, 0.1, 0.025, 0.8)


@pytest.mark.parametrize(
    "settings",
    [
        {"p1": 0.5, "p2": 0.5, "margin": 0.5, "alpha": 0.5, "target": 0.05},
        {"p1": 0.999, "p2": 0.999, "margin": 0.5, "disagreement": 0.001, "alpha": 0.0001, "target": 0.999},
        {"p1": 0.3, "p2": 0.7, "margin": 0.45, "disagreement": 0.5},
        {"p1": 0.6, "p2": 0.5, "margin": 0, "disagreement": 0.11, "alpha": 0.5},
    ],
)
def test_the_ends_of_the_fields_have_an_answer(settings: dict[str, Any]) -> None:
    run = margin_plan(**{"design": "same", "ratio": 1, "disagreement": 0.1, "alpha": 0.025, "target": 0.8, **settings})
    for chances in (run.powers, run.false_alarms):
        assert np.isfinite(chances).all() and chances.min() >= 0 and chances.max() <= 1


def test_the_screen_has_the_numbers_of_the_run() -> None:
    result = VIEW(design="same", margin=0.1)
    run = result.run
    n, power = trace(result, 0, "score test")
    assert np.array_equal(n, run.n) and np.array_equal(power, run.powers)
    assert np.array_equal(trace(result, 1, "score test")[1], run.false_alarms)
    assert str(run.needed) in facts(result.headline) and f"{run.own} + {run.own}" in facts(result.more)
