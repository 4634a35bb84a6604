"""Exact laws against every sample written out, one by one, with scalar calls of the theorems."""

import math
from collections.abc import Callable
from functools import cache
from itertools import product

import numpy as np
import pytest
from scipy.stats import binom, hypergeom

from bounds import theorems
from laboratory.experiments import laws, simulations

N, DELTA, P = 7, 0.3, (0.08, 0.3, 0.55, 0.9)
H = 20  # hypotheses, as the laws say
Sample = tuple[int, ...]
Event = Callable[[Sample, float], bool]


@cache
def value(slug: str, **inputs: float) -> float:
    return float(theorems[slug](**inputs))


def gap(slug: str, two: bool = False, **more: Callable[[Sample, float], float]) -> Event:
    """The risk less the error exceeds the bound, or their distance does."""

    def fails(sample: Sample, p: float) -> bool:
        off = p - sum(sample) / len(sample)
        inputs = {name: of(sample, p) for name, of in more.items()}
        return (abs(off) if two else off) > value(slug, m=len(sample), delta=DELTA, **inputs) + 1e-12

    return fails


def over(slug: str, **more: Callable[[Sample, float], float]) -> Event:
    """The risk is beyond the bound, on its side."""

    def fails(sample: Sample, p: float) -> bool:
        bound = value(slug, m=len(sample), delta=DELTA, **{name: of(sample, p) for name, of in more.items()})
        return p < bound - 1e-12 if theorems[slug].relation == ">=" else p > bound + 1e-12

    return fails


def errors(sample: Sample, p: float) -> int:
    return sum(sample)


def mean(sample: Sample, p: float) -> float:
    return float(np.mean(sample))


def known(sample: Sample, p: float) -> float:
    return p * (1 - p)


def unbiased(sample: Sample, p: float) -> float:
    return float(np.var(sample, ddof=1))


def biased(sample: Sample, p: float) -> float:
    return float(np.var(sample))


def constant(number: float) -> Callable[[Sample, float], float]:
    return lambda sample, p: number


def ever(fails: Event) -> Event:
    """At any time until the end."""
    return lambda sample, p: any(fails(sample[:m], p) for m in range(1, len(sample) + 1))


def without_a_mistake(fails: Event) -> Event:
    return lambda sample, p: sum(sample) == 0 and fails(sample, p)


LN, RANGE = constant(math.log(H)), constant(1)
EVENTS: dict[str, Event] = {
    **{slug: gap(slug) for slug in ("hoeffding_one_sided", "validation_one_sided")},
    **{slug: gap(slug, True) for slug in ("hoeffding_two_sided", "validation_two_sided", "normal_interval_widest")},
    "hoeffding_range": lambda s, p: (
        abs(3 * p - 3 * mean(s, p)) > value("hoeffding_range", m=len(s), delta=DELTA, loss_range=3) + 1e-12
    ),
    "chebyshev": gap("chebyshev", True, variance=known),
    "bernstein": gap("bernstein", variance=known, loss_range=RANGE),
    "bennett": gap("bennett", variance=known, loss_range=RANGE),
    "empirical_bernstein": gap("empirical_bernstein", variance=unbiased),
    "empirical_bernstein_two_sided": gap("empirical_bernstein_two_sided", True, variance=biased),
    "normal_interval": gap("normal_interval", True, test_error=mean),
    "standard_deviation": lambda s, p: (
        math.sqrt(p * (1 - p)) > value("standard_deviation", m=len(s), delta=DELTA, variance=unbiased(s, p)) + 1e-12
    ),
    **{
        slug: over(slug, test_error=mean)
        for slug in ("relative_chernoff", "hoeffding_bentkus", "test_set_kl", "wilson_upper", "wilson_lower")
    },
    **{slug: over(slug, errors=errors) for slug in ("test_set_binomial", "test_set_binomial_lower", "binomial_midp")},
    "test_set_no_errors": lambda s, p: sum(s) == 0 and p > value("test_set_no_errors", m=len(s), delta=DELTA),
    "mcdiarmid": lambda s, p: mean(s, p) - p > value("mcdiarmid", delta=DELTA, squares=1 / len(s)) + 1e-12,
    "azuma_hoeffding": lambda s, p: (
        sum(x - p for x in s) > value("azuma_hoeffding", delta=DELTA, squares=len(s) * max(p, 1 - p) ** 2) + 1e-12
    ),
    "bernoulli_mixture": ever(over("bernoulli_mixture", errors=errors)),
    "normal_mixture": ever(gap("normal_mixture", True, rho=constant(5))),
    "lil_boundary": ever(gap("lil_boundary", True)),
    "chernoff_lower_tail": lambda s, p: sum(s) <= len(s) * p / 2 + 1e-9,
    "chernoff_upper_tail": lambda s, p: sum(s) >= 3 * len(s) * p / 2 - 1e-9,
    "markov": lambda s, p: sum(s) >= 2 * len(s) * p - 1e-9,
}
# Of each of several independent hypotheses.
EACH: dict[str, Event] = {
    "finite_one_sided": gap("finite_one_sided", ln_size=LN),
    "finite_agnostic": gap("finite_agnostic", True, ln_size=LN),
    "finite_binomial": over("finite_binomial", errors=errors, ln_size=LN),
    "finite_kl": over("finite_kl", training_error=mean, ln_size=LN),
    "finite_relative": over("finite_relative", training_error=mean, ln_size=LN),
    "finite_empirical_bernstein": gap("finite_empirical_bernstein", variance=unbiased, ln_size=LN),
    **{slug: without_a_mistake(over(slug, ln_size=LN)) for slug in ("finite_realizable", "finite_realizable_sharp")},
}


def added_up(event: Event, p: float) -> float:
    """Every sample of N mistakes and right answers."""
    return math.fsum(
        math.prod(p if wrong else 1 - p for wrong in sample) for sample in product((0, 1), repeat=N) if event(sample, p)
    )


def by_the_law(slug: str, n: int, p: tuple[float, ...], delta: float) -> np.ndarray:
    return laws()[slug].map(np.array([n]), np.array(p), delta).failing[0]


@pytest.mark.parametrize("slug", EVENTS)
def test_every_sample_one_by_one(slug: str) -> None:
    assert by_the_law(slug, N, P, DELTA) == pytest.approx([added_up(EVENTS[slug], p) for p in P], abs=1e-12)


@pytest.mark.parametrize("slug", EACH)
def test_every_sample_of_each_of_several(slug: str) -> None:
    many = H - 1 if "realizable" in slug else H
    expected = [1 - (1 - added_up(EACH[slug], p)) ** many for p in P]
    assert by_the_law(slug, N, P, DELTA) == pytest.approx(expected, abs=1e-12)


def fewest_is(k: int, n: int, p: float) -> float:
    """P(the smallest of H counts is k): none below, not all above."""
    return float(binom.sf(k - 1, n, p) ** H - binom.sf(k, n, p) ** H)


@pytest.mark.parametrize("slug", ["validation_selection", "validation_selection_binomial"])
@pytest.mark.parametrize("delta", [0.3, 0.9])
def test_the_chosen_one_by_the_law_of_the_smallest(slug: str, delta: float) -> None:
    n, p, expected = 40, 0.35, 0.0
    for k in range(n + 1):
        if slug == "validation_selection":
            fails = abs(p - k / n) > value(slug, m=n, delta=delta, k=H)
        else:
            fails = p > value(slug, m=n, delta=delta, errors=k, k=H)
        expected += fails * fewest_is(k, n, p)
    assert by_the_law(slug, n, (p,), delta) == pytest.approx([expected], abs=1e-12)
    assert expected > 0


@pytest.mark.parametrize("slug", ["mcnemar", "mcnemar_midp", "mcnemar_chi_square", "mcnemar_chi_square_corrected"])
def test_the_tests_of_pairs_by_every_table(slug: str) -> None:
    n, p, delta = 9, 0.7, 0.2
    expected = math.fsum(
        math.comb(n, b + c) * math.comb(b + c, b) * (p / 2) ** (b + c) * (1 - p) ** (n - b - c)
        for b in range(n + 1)
        for c in range(n + 1 - b)
        if b + c > 0 and value(slug, only_first=b, only_second=c) <= delta
    )
    assert by_the_law(slug, n, (p,), delta) == pytest.approx([expected], abs=1e-12) and expected > 0.02


def test_a_pool_by_scipys_hypergeometric_law() -> None:
    n, p, delta = 12, 0.4, 0.4
    wrong = round(2 * n * p)
    bound = value("serfling", m=n, population=2 * n, delta=delta, loss_range=1)
    expected = sum(hypergeom.pmf(k, 2 * n, wrong, n) for k in range(n + 1) if k / n - wrong / (2 * n) > bound)
    assert by_the_law("serfling", n, (p,), delta) == pytest.approx([expected], abs=1e-12) and expected > 0.01


@pytest.mark.parametrize("slug", ["finite_pool_upper", "finite_pool_lower"])
def test_limits_for_a_pool_by_scipys_hypergeometric_law(slug: str) -> None:
    n, p, delta = 12, 0.4, 0.4
    right = round(2 * n * p)
    limits = [value(slug, population=2 * n, m=n, right=k, delta=delta) for k in range(n + 1)]
    fails = [right > limit if slug.endswith("upper") else right < limit for limit in limits]
    expected = sum(hypergeom.pmf(k, 2 * n, right, n) for k in range(n + 1) if fails[k])
    assert by_the_law(slug, n, (p,), delta) == pytest.approx([expected], abs=1e-12) and 0.01 < expected <= delta


def test_voters_by_scipy() -> None:
    assert by_the_law("condorcet_hoeffding", 15, (0.3, 0.5), 0.1) == pytest.approx(binom.sf(7, 15, [0.3, 0.5]))


def test_no_law_is_left_out_of_these_tests() -> None:
    apart = {"validation_selection", "validation_selection_binomial", "serfling", "condorcet_hoeffding"}
    apart |= {"finite_pool_upper", "finite_pool_lower"}
    assert set(laws()) - {slug for slug in laws() if slug.startswith("mcnemar")} == {*EVENTS, *EACH, *apart}


class Counts:
    """A generator whose one binomial draw is the count it is made with, and which keeps the draw's law."""

    def __init__(self, count: int) -> None:
        self.count, self.chance = count, 0.0

    def binomial(self, m: int, p: float) -> int:
        self.chance = float(binom.pmf(self.count, m, p))
        return self.count


REPLAYED = (
    "hoeffding_one_sided", "hoeffding_two_sided", "relative_chernoff", "test_set_binomial", "test_set_binomial_lower",
    "test_set_kl", "test_set_no_errors",
)  # fmt: skip


@pytest.mark.parametrize("slug", REPLAYED)
def test_the_audits_own_simulation_replayed_for_every_count(slug: str) -> None:
    """Each run that the simulation can make, with its probability, in place of runs drawn at random."""
    simulation = next(of for of in simulations().values() if of.theorem == slug)
    for setting in simulation.settings:
        expected, m = 0.0, int(setting["m"])
        for count in range(m + 1):
            generator = Counts(count)
            measured, inputs = simulation.one_run(generator, setting)  # type: ignore[arg-type]
            bound = value(slug, **inputs)
            beyond = measured < bound - 1e-12 if theorems[slug].relation == ">=" else measured > bound + 1e-12
            expected += beyond * generator.chance
        exact = by_the_law(slug, m, (float(setting["risk"]),), float(setting["delta"]))
        assert exact == pytest.approx([expected], abs=1e-12)
