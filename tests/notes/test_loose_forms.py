"""What notes print that is right but loose: by which factor, worked out anew."""

import math
import re

import pytest

from bounds import theorems
from bounds.vocabulary.citation import Misprint

LN20, LN40, CLASS = math.log(20), math.log(40), math.log(1000)
IN_WORDS = {  # what is loose without a number
    "no_free_lunch", "no_free_lunch_exact", "cover_separability", "validation_selection", "tikhonov_smooth",
    "vc_realizable_constant", "growth_intervals", "growth_thresholds",
}  # fmt: skip


def _code(bits: float) -> float:
    """The bound for so many nats of code at m = 1,000, delta = 0.05."""
    return math.sqrt((bits + LN40) / 2000)


def _steps(printed: float) -> int:
    """Steps of SGD on a regularized loss until printed · 10 (1 + ln T)/T is 0.1."""
    return next(steps for steps in range(1, 10_000) if printed * 10 * (1 + math.log(steps)) / steps <= 0.1)


LOOSE = [
    ("oob_fraction", "uml-summary", math.exp(-1), 1 / 3, "1.10"),
    ("discretization", "padova2020", 2 * math.log(2) * 2**64 / 0.05 / 0.01, 9611, "5.3·10¹⁸"),
    ("discretization", "uml-summary", 200 * (640 + LN40), 200 * (640 * math.log(2) + LN40), "1.44"),
    ("finite_agnostic", "padova2020", math.ceil(50 * (CLASS + LN40)), math.ceil(50 * LN40), "2.86"),
    ("finite_agnostic_excess", "uml-summary", 200 * (1000 * math.log(2) + LN20), 200 * (CLASS + LN40), "65.7"),
    ("finite_agnostic_excess_split", "milan", math.sqrt((CLASS + LN40) / 500),
     (math.sqrt(CLASS + LN40) + math.sqrt(LN40)) / math.sqrt(2000), "1.26"),
    ("perceptron_mistakes", "amini", math.ceil(1 / 0.3**2), math.floor(1 / 0.3**2), "1.09"),
    ("sgd_regularised", "padova2020", 4, 2, "2"),
    ("tree_code_length", "milan", _code(87), _code(87 * math.log(2)), "1.19"),
    ("tree_code_length", "milan", 0.165 + _code(87 * math.log(2)), 0.09 + _code(169 * math.log(2)), "1.02"),
    ("tree_code_length", "milan", 87, 75, "1.16"),
    ("cv_training_size", "milan", 100, 80, "1.25"),
    ("validation_two_sided", "uml-summary", math.sqrt(LN40 / 1000), math.sqrt(LN40 / 2000), "1.414"),
]  # fmt: skip


def _loose(slug: str, notes: str = "") -> list[Misprint]:
    return [each for each in theorems[slug].misprints if each.verdict == "loose" and each.notes.startswith(notes)]


@pytest.mark.parametrize(("slug", "notes", "printed", "right", "factor"), LOOSE)
def test_a_loose_form_says_by_which_factor(slug: str, notes: str, printed: float, right: float, factor: str) -> None:
    ratio = printed / right
    if "·10" not in factor:
        assert f"{ratio:.{len(factor.partition('.')[2])}f}" == factor
    else:
        assert f"{ratio:.1e}" == "5.3e+18"
    said = re.compile(rf"the factor (?:√2 = )?{re.escape(factor)}(?!\d|\.\d)")
    assert any(said.search(each.consequence) for each in _loose(slug, notes))


def test_every_loose_form_says_so_or_has_no_number() -> None:
    factors = {slug for slug, *_ in LOOSE} | {"finite_realizable", "cover_hart"}  # theirs are 1/ε and 1/(1 - ℓ)
    assert {slug for slug in theorems if _loose(slug)} == factors | IN_WORDS
    assert all("factor" in each.consequence for slug in factors for each in _loose(slug))


def test_steps_of_the_two_bounds_for_regularized_sgd() -> None:
    (loose,) = _loose("sgd_regularised")
    assert f"{_steps(4):,}" in loose.consequence and f"{_steps(2):,}" in loose.consequence


def test_a_verdict_is_one_of_three() -> None:
    with pytest.raises(ValueError, match="odd"):
        Misprint("amini", "here", "1", "2", "None.", verdict="odd")
