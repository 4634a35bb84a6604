"""Both Clopper-Pearson bounds: proved by balls near and far, and where the failure probability is near 1."""

from fractions import Fraction

import numpy as np
import pytest
import scipy.special
from flint import ctx, fmpq

from bounds.formula.functions import binomial_lower, binomial_upper
from bounds.formula.special import binomial_roots
from bounds.formula.special_function import Special

# 1 - delta is a power of 2, which a double holds exactly.
NEAR_ONE = [1, 2, 10, 30, 46, 52]


@pytest.mark.parametrize("m", [2, 3, 50, 10_000])
@pytest.mark.parametrize("power", NEAR_ONE)
def test_near_one_no_digits_are_lost(m: int, power: int) -> None:
    rest = 2.0**-power
    all_but_one = np.exp(np.log(rest) / m)  # 1 - p^m = delta
    entry = -np.expm1(np.log(rest) / m)  # 1 - (1 - p)^m = delta
    assert binomial_upper(m - 1, m, 1 - rest) == pytest.approx(all_but_one, rel=1e-13)
    assert binomial_lower(1, m, 1 - rest) == pytest.approx(entry, rel=1e-13)


def test_both_bounds_are_one_root_of_two_tails() -> None:
    """At most 3 of 20 is as likely as delta just where at least 4 of them is as likely as the rest."""
    for rest in (0.25, 2.0**-20, 2.0**-50):
        assert binomial_upper(3, 20, 1 - rest) == pytest.approx(binomial_lower(4, 20, rest), rel=1e-13)


EXTREME = [
    (1, 2, 1e-300), (1, 3, 4.787e-275), (4, 5, 1e-300), (5, 10**9, 1e-12), (3, 10**9, 0.7), (25, 10**9, 0.05),
    (10**9 - 2, 10**9, 0.05), (999_999, 10**6, 1e-300), (1, 10**9, 1 - 1e-12), (2, 35_794, 0.31327),
    (4, 116, 3.754e-70), (578, 583, 9.639e-224), (6, 82_020, 1.26e-270),
]  # fmt: skip
_RNG = np.random.default_rng(7)


def _spread(count: int) -> list[tuple[int, int, float]]:
    """Few errors, few right answers and whatever lies between, of up to 10^9; probabilities likely, rare and sure."""
    points = []
    for _ in range(count):
        m = int(np.exp(_RNG.uniform(np.log(3), np.log(10.0 ** _RNG.choice([3, 5, 9])))))
        few = int(_RNG.integers(1, min(m, 30)))
        between = int(_RNG.integers(1, m)) if m < 10**6 else few
        k = int(_RNG.choice([few, m - few, between], p=[0.4, 0.1, 0.5]))
        delta = [10 ** -_RNG.uniform(0.01, 3), 10 ** -_RNG.uniform(0, 300), 1 - 10 ** -_RNG.uniform(1, 12)]
        points.append((k, m, float(_RNG.choice(delta, p=[0.5, 0.3, 0.2]))))
    return points


@pytest.mark.parametrize(("k", "m", "delta"), [*EXTREME, *_spread(150)])
def test_balls_prove_both_bounds_to_their_last_digits(k: int, m: int, delta: float) -> None:
    digits = 2e-13 if m < 10**6 else 2e-11
    for special in (binomial_upper, binomial_lower):
        value = special(k, m, delta)
        with ctx.workprec(192):
            exact = Fraction(value), Fraction(digits)
            below, above = (fmpq(*(exact[0] * (1 + way * exact[1])).as_integer_ratio()) for way in (-1, 1))
            arguments = fmpq(k), fmpq(m), fmpq(*delta.as_integer_ratio())
            assert special.below is not None
            assert special.below(below, *arguments) < 0
            assert special.below(above, *arguments) > 0


def test_many_at_once_are_each_the_bound_that_it_is_alone() -> None:
    k, m, delta = np.array([*EXTREME, *_spread(200)]).T
    for special in (binomial_upper, binomial_lower):
        assert special(k, m, delta).tolist() == [special(*point) for point in zip(k, m, delta, strict=True)]


@pytest.mark.parametrize("special", [binomial_upper, binomial_lower])
def test_the_inverse_of_scipy_is_kept_where_it_is_right(special: Special, monkeypatch: pytest.MonkeyPatch) -> None:
    k, m = np.meshgrid(np.arange(1.0, 20), np.arange(20.0, 60))
    for polished in ("_polished_by_lower_tail", "_polished_by_upper_tail"):
        monkeypatch.setattr(binomial_roots, polished, lambda p, *others: p * np.nan)
    kept = np.isfinite(special(k, m, 0.05))
    assert kept.mean() > 0.9


@pytest.mark.parametrize("wrong", [0.0, 1.0, np.nan, 0.5])
@pytest.mark.parametrize("special", [binomial_upper, binomial_lower])
def test_the_inverse_of_scipy_is_replaced_where_it_is_wrong(
    special: Special, wrong: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = special(3, 50, 0.05)
    for inverse in ("betaincinv", "betainccinv"):
        monkeypatch.setattr(scipy.special, inverse, lambda a, b, y: np.full(a.shape, wrong))
    assert special(3, 50, 0.05) == pytest.approx(right, rel=1e-14)


def test_what_one_tail_doubts_the_other_confirms_to_the_last_digit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of small rates the F distribution loses digits; hardly any is polished for that, and balls prove all of them."""
    polished = 0
    polish = binomial_roots._polished_by_lower_tail

    def counted(p: np.ndarray, *rest: np.ndarray) -> np.ndarray:
        nonlocal polished
        polished += p.size
        return polish(p, *rest)

    monkeypatch.setattr(binomial_roots, "_polished_by_lower_tail", counted)
    rng = np.random.default_rng(3)
    m = rng.integers(50, 1000, 2000).astype(float)
    k, delta = np.ceil(m * rng.uniform(0, 0.1, m.size)), rng.uniform(0.001, 0.2, m.size)
    values = binomial_upper(k, m, delta)
    assert polished <= 0.01 * m.size
    for place in range(0, m.size, 40):
        arguments = [_exactly(each[place]) for each in (k, m, delta)]
        assert binomial_upper.below is not None
        with ctx.workprec(192):
            assert binomial_upper.below(_exactly(values[place] * (1 - 2e-15)), *arguments) < 0
            assert binomial_upper.below(_exactly(values[place] * (1 + 2e-15)), *arguments) > 0


def _exactly(number: float) -> fmpq:
    return fmpq(*float(number).as_integer_ratio())


def test_where_the_inverse_of_scipy_would_not_be_kept_it_is_not_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 10^15 trials it takes thousand times as long as of thousand."""

    def lengths(a: np.ndarray, b: np.ndarray, y: np.ndarray) -> np.ndarray:
        assert (a + b < 1e7).all()
        return np.full(a.shape, np.nan)

    k, m = np.array([3.0, 5e14]), np.array([50.0, 1e15])
    right = binomial_upper(k, m, 0.05)
    monkeypatch.setattr(scipy.special, "betainccinv", lengths)
    assert binomial_upper(k, m, 0.05) == pytest.approx(right, rel=1e-14)
