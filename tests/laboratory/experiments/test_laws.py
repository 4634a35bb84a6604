"""Exact laws: kept by every proved bound; refused inputs; and what the approximations miss by."""

import math

import numpy as np
import pytest

from bounds import theorems
from laboratory.experiments import laws
from tests.sentences import pattern

P = np.array([0.003, 0.02, 0.1, 0.25, 0.5, 0.61, 0.8, 0.97])
PROVED = [slug for slug, law in laws().items() if not law.approximate]
APPROXIMATE = sorted(set(laws()) - set(PROVED))


def test_at_least_twenty_theorems_have_a_law_and_each_is_a_theorem() -> None:
    assert len(laws()) >= 20 and set(laws()) <= set(theorems)
    assert all(law.theorem == slug and law.world and law.event for slug, law in laws().items())


@pytest.mark.parametrize("slug", PROVED)
@pytest.mark.parametrize("delta", [0.01, 0.1, 0.4])
def test_a_proved_bound_never_fails_more_often_than_it_allows(slug: str, delta: float) -> None:
    law = laws()[slug]
    over = law.map(law.sizes(60, 12), P, delta)
    speaks = np.isfinite(over.failing)
    assert over.kept == 1 and np.all(over.failing[speaks] <= over.allowed[speaks] + 1e-12)
    assert over.share[over.worst] == np.nanmax(over.failing / over.allowed)


def test_the_approximations_are_those_whose_quantity_says_so_and_most_miss_their_level() -> None:
    missed = {slug for slug in APPROXIMATE if (of := laws()[slug]).map(of.sizes(60, 12), P, 0.05).kept < 1}
    assert set(APPROXIMATE) - missed == {"mcnemar_chi_square_corrected"}
    assert all("approximate" in theorems[slug].returns.name for slug in APPROXIMATE)


@pytest.mark.parametrize(("n", "p"), [(10, 0.3), (10, 0.2), (25, 0.12), (1, 0.97)])
def test_without_a_mistake_by_the_closed_form(n: int, p: float) -> None:
    """It fails where p > 1 - delta^(1/n), and then with probability (1 - p)^n."""
    expected = (1 - p) ** n if p > 1 - 0.05 ** (1 / n) else 0.0
    got = laws()["test_set_no_errors"].map(np.array([n]), np.array([p]), 0.05).failing[0, 0]
    assert got == pytest.approx(expected, rel=1e-12)


def test_a_bound_that_is_exact_is_met_exactly_where_p_is_an_end() -> None:
    """Just above the upper end for k = 2 of 9 the bound fails for k <= 2: with probability delta, nearly."""
    end = theorems["test_set_binomial"](m=9, delta=0.1, errors=2)
    of = laws()["test_set_binomial"].map(np.array([9]), np.array([end - 1e-9, end + 1e-9]), 0.1)
    below = sum(math.comb(9, k) * end**k * (1 - end) ** (9 - k) for k in range(2))
    assert of.failing[0] == pytest.approx([below, 0.1], abs=1e-6)


@pytest.mark.parametrize(
    ("sizes", "p", "delta", "words"),
    [
        ([1], [0.5], 0.1, "n ≥ 2; 1"),
        ([], [0.5], 0.1, "n ≥ 2; nothing"),
        ([5], [1.0], 0.1, "p between 0 and 1; 1"),
        ([5], [0.5], 0.0, "delta between 0 and 1; 0"),
        ([5], [0.5], math.nan, "delta between 0 and 1; nan"),
    ],
)
def test_bad_input_is_one_sentence(sizes: list[int], p: list[float], delta: float, words: str) -> None:
    with pytest.raises(ValueError, match=pattern(words)):
        laws()["empirical_bernstein"].map(np.array(sizes, dtype=int), np.array(p), delta)
