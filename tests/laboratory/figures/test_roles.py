"""Roles are told apart by everyone: in colour, by the colour-blind, and in grey."""

from itertools import combinations

import numpy as np
import pytest

from laboratory.figures.roles import BAYES, GUARANTEE, MARKERS, ROLES, TRAINING, TRUTH, Role, guarantee, one_of, role
from laboratory.figures.theme import DASHES, palette

APART = 9.0  # CIE76; 2.3 is what an eye just sees side by side

# Linear RGB as dichromats see it: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of
# color vision deficiency" (2009), severity 1.
SEEN = {
    "by most": np.eye(3),
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1.0, 1.08883])


def lab(color: str, seen: str) -> np.ndarray:
    """CIE L*a*b* of `#rrggbb` for that eye."""
    parts = np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    ratios = TO_XYZ @ np.clip(np.array(SEEN[seen]) @ linear, 0, 1) / WHITE
    x, y, z = np.where(ratios > 0.008856, np.cbrt(ratios), 7.787 * ratios + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(first: str, second: str, seen: str) -> float:
    return float(np.linalg.norm(lab(first, seen) - lab(second, seen)))


@pytest.mark.parametrize("seen", SEEN)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_of_roles_are_apart_for_every_eye(theme: str, seen: str) -> None:
    entries = {(a, b): distance(ROLES[a].ink(theme), ROLES[b].ink(theme), seen) for a, b in combinations(ROLES, 2)}
    assert {pair: gap for pair, gap in entries.items() if gap < APART} == {}


def test_roles_are_apart_without_colour() -> None:
    assert len({role.dash for role in ROLES.values()}) == len(ROLES)
    assert len({role.marker for role in ROLES.values()}) == len(ROLES)
    assert len({role.name for role in ROLES.values()}) == len(ROLES)


def test_guarantees_are_apart_without_colour() -> None:
    several = [guarantee(index) for index in range(5)]
    assert "solid" not in {role.dash for role in several}
    assert len({role.dash for role in several}) == len({role.marker for role in several}) == len(several)


def test_truth_is_heaviest_and_training_lightest() -> None:
    measured = [ROLES[name].width for name in ("truth", "test", "validation", "guarantee", "training")]
    assert measured == sorted(measured, reverse=True)
    assert min(measured[:-1]) > TRAINING.width
    assert TRUTH.width > max(measured[1:])
    assert TRUTH.dash == "solid"
    assert GUARANTEE.dash == "dash"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_ten_curves_of_one_kind_are_apart_by_colour_or_dash(theme: str) -> None:
    """Colours near to each other never share a dash."""
    for first, second in combinations([one_of(i, str(i)) for i in range(10)], 2):
        if first.dash == second.dash:
            assert all(distance(first.ink(theme), second.ink(theme), seen) > APART for seen in SEEN)


def test_no_guarantee_looks_like_something_measured() -> None:
    for index in range(25):
        item = guarantee(index, "bound")
        assert item.dash != "solid"
        assert item.color not in {ROLES[name].color for name in ("truth", "training", "validation", "test", "bayes")}
    looks = [guarantee(index) for index in range(425)]
    assert all(len({(look.color, look.dash) for look in looks[n : n + 25]}) == 25 for n in range(400))
    assert len({(look.color, look.dash, look.marker) for look in looks}) == 425
    assert {one_of(index, "learner").color for index in range(30)}.isdisjoint(look.color for look in looks)


def test_everything_follows_from_the_role() -> None:
    assert role("bayes") is BAYES
    assert TRUTH.line("dark") == {"color": palette("dark")[0], "width": 4.0, "dash": "solid"}
    assert TRUTH.title == "<b>true risk</b>"
    assert TRAINING.title == "training error"
    assert TRUTH.called("risk of A").line("light") == TRUTH.line("light")
    assert Role("quiet", None).ink("light") not in palette("light")
    assert set(MARKERS).isdisjoint(DASHES)
    with pytest.raises(KeyError):
        role("nobody")
