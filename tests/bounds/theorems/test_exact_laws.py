"""Exact laws against simulation (each check's false-alarm rate is 1e-6) and against enumeration."""

import itertools
import math

import numpy as np
import pytest

from bounds import theorems
from bounds.theorem import Theorem

DRAWS = 40_000
SIGMAS = 4.9  # two-sided 1e-6


def law(slug: str) -> Theorem:
    return theorems[slug]


def agrees(values: np.ndarray, expected: float) -> bool:
    """Is the mean of independent draws where the law says, within 4.9 standard errors?"""
    error = max(values.std() / math.sqrt(len(values)), 1e-12)
    return abs(values.mean() - expected) <= SIGMAS * error


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(1984)


def nearest_on_both_sides(rng: np.random.Generator, m: int, theta: float) -> tuple[np.ndarray, np.ndarray]:
    x = rng.random((DRAWS, m))
    left = theta - np.where(x < theta, x, 0.0).max(axis=1)
    right = np.where(x >= theta, x, 1.0).min(axis=1) - theta
    return left, right


def test_thresholds(rng: np.random.Generator) -> None:
    m, theta = 12, 0.3
    left, right = nearest_on_both_sides(rng, m, theta)
    assert agrees(np.abs(left - right) / 2, law("threshold_midpoint_mean")(m=m, theta=theta))
    assert agrees(np.maximum(left, right), law("threshold_worst_mean")(m=m, theta=theta))
    assert agrees(right, law("threshold_one_sided_mean")(m=m, theta=theta))
    for epsilon in (0.05, 0.2):
        assert agrees(np.maximum(left, right) >= epsilon, law("threshold_worst_erm")(m=m, epsilon=epsilon))
        assert agrees(right >= epsilon, law("threshold_one_sided_tail")(m=m, epsilon=epsilon))


def test_thresholds_at_the_median(rng: np.random.Generator) -> None:
    left, right = nearest_on_both_sides(rng, 7, 0.5)
    for epsilon in (0.02, 0.1, 0.2):
        assert agrees(np.abs(left - right) / 2 > epsilon, law("threshold_midpoint_tail")(m=7, epsilon=epsilon))


def test_halfplanes(rng: np.random.Generator) -> None:
    """From points and labels: the arc of directions that agree with them all."""
    m, target = 9, 1.1
    angles = rng.uniform(0, 2 * np.pi, (DRAWS, m))
    signs = np.where(np.cos(angles - target) > 0, 1, -1)
    # A direction target + t agrees with an example as long as its cosine keeps its sign.
    toward = (angles - target + np.where(signs > 0, 0, np.pi) + np.pi) % (2 * np.pi) - np.pi
    up = (toward + np.pi / 2).min(axis=1) / np.pi
    down = (np.pi / 2 - toward).min(axis=1) / np.pi
    assert agrees(np.maximum(up, down), law("halfplane_worst_mean")(m=m))
    assert agrees(np.abs(up - down) / 2, law("halfplane_midpoint_mean")(m=m))
    assert agrees(np.abs(rng.uniform(-down, up)), law("halfplane_gibbs_mean")(m=m))
    assert agrees(np.maximum(up, down) >= 0.2, law("threshold_worst_erm")(m=m, epsilon=0.2))


def test_intervals_and_boxes(rng: np.random.Generator) -> None:
    m, p = 8, 0.6
    x = rng.random((DRAWS, m))
    inside = (x > 0.1) & (x < 0.1 + p)
    fit = np.where(inside, x, -np.inf).max(axis=1) - np.where(inside, x, np.inf).min(axis=1)
    risk = p - np.where(np.isfinite(fit), fit, 0.0)
    assert agrees(risk, law("interval_mean")(m=m, p=p))
    assert agrees(risk, law("box_mean")(m=m, n=1, p=p))
    for epsilon in (0.1, 0.4):
        assert agrees(risk >= epsilon, law("interval_tail")(m=m, epsilon=epsilon))
    n, side = 3, p ** (1 / 3)
    x = rng.random((DRAWS, m, n))
    inside = (x < side).all(axis=2, keepdims=True)
    sides = np.where(inside, x, -np.inf).max(axis=1) - np.where(inside, x, np.inf).min(axis=1)
    covered = np.where(np.isfinite(sides), sides, 0.0).prod(axis=1)
    assert agrees(p - covered, law("box_mean")(m=m, n=n, p=p))


def test_memorisers_by_enumeration() -> None:
    m, atoms, noise = 4, 3, 0.2
    unseen = risk = 0.0
    for sample in itertools.product(range(atoms), repeat=m):
        unseen += (atoms - len(set(sample))) / atoms / atoms**m
        for flips in itertools.product((0, 1), repeat=m):
            chance = math.prod(noise if flip else 1 - noise for flip in flips) / atoms**m
            for atom in range(atoms):
                votes = [flip for x, flip in zip(sample, flips, strict=True) if x == atom]
                wrong = 0.5 if 2 * sum(votes) == len(votes) else float(2 * sum(votes) > len(votes))
                risk += chance / atoms * (wrong * (1 - noise) + (1 - wrong) * noise)
    assert law("memoriser_unseen")(m=m, atoms=atoms) == pytest.approx(unseen, rel=1e-12)
    assert law("memoriser_noise")(m=m, atoms=atoms, noise=noise) == pytest.approx(risk, rel=1e-12)


def test_two_hypotheses_by_enumeration() -> None:
    m, won, lost = 5, 0.3, 0.2
    wrong = 0.0
    for outcome in itertools.product(((1, won), (-1, lost), (0, 1 - won - lost)), repeat=m):
        lead = sum(step for step, _ in outcome)
        wrong += math.prod(chance for _, chance in outcome) * (0.5 if lead == 0 else float(lead < 0))
    assert law("two_hypotheses")(m=m, won=won, lost=lost) == pytest.approx(wrong, rel=1e-12)


def test_best_of_models_by_enumeration() -> None:
    m, q, models = 3, 0.3, 3
    pmf = [math.comb(m, k) * q**k * (1 - q) ** (m - k) for k in range(m + 1)]
    mean = sum(min(ks) / m * math.prod(pmf[k] for k in ks) for ks in itertools.product(range(m + 1), repeat=models))
    assert law("best_of_models")(m=m, error=q, models=models) == pytest.approx(mean, rel=1e-12)


def test_find_s_by_enumeration() -> None:
    m, n, relevant, p = 2, 3, 1, 0.6
    points = list(itertools.product((0, 1), repeat=n))
    chance = {x: math.prod(p if bit else 1 - p for bit in x) for x in points}
    risk = 0.0
    for sample in itertools.product(points, repeat=m):
        positive = [x for x in sample if x[0]]
        kept = [i for i in range(n) if all(x[i] for x in positive)]
        missed = sum(chance[x] for x in points if x[0] and not all(x[i] for i in kept))
        risk += missed * math.prod(chance[x] for x in sample)
    assert law("find_s_mean")(m=m, n=n, relevant=relevant, p=p) == pytest.approx(risk, rel=1e-12)


def test_separable_labels_in_the_plane(rng: np.random.Generator) -> None:
    """Homogeneous halfplanes label m directions in 2m ways: once around the circle."""
    m = 6
    angles = rng.uniform(0, 2 * np.pi, m)
    around = np.linspace(0, 2 * np.pi, 100_000, endpoint=False)
    labelings = {tuple(row) for row in (np.cos(angles - around[:, None]) > 0)}
    assert law("cover_separability")(m=m, n=2) == pytest.approx(len(labelings) / 2**m, rel=1e-12)


def test_votes_by_enumeration() -> None:
    q, voters = 0.3, 5
    wrong = sum(
        math.prod(q if vote else 1 - q for vote in votes)
        for votes in itertools.product((0, 1), repeat=voters)
        if 2 * sum(votes) > voters
    )
    assert law("condorcet")(voters=voters, error=q) == pytest.approx(wrong, rel=1e-12)


def test_c_bound_holds_for_small_votes(rng: np.random.Generator) -> None:
    """Random voters on a few equally likely examples, with random weights."""
    for _ in range(300):
        weights = rng.dirichlet(np.ones(4))
        wrong = rng.random((4, 7)) < 0.35
        gibbs = float((weights @ wrong).mean())
        share = weights @ wrong
        disagreement = float((2 * share * (1 - share)).mean())
        risk = float((share >= 0.5).mean())
        if gibbs < 0.5:
            assert risk <= law("c_bound")(gibbs=gibbs, disagreement=disagreement) + 1e-12
            assert risk <= law("majority_vote_factor_two")(gibbs=gibbs) + 1e-12
            if gibbs > 0:
                spread = max(share.var() * 4 / (1 - (1 - 2 * gibbs) ** 2), 0.0)
                assert risk <= law("forest_strength")(strength=1 - 2 * gibbs, correlation=min(spread, 1.0)) + 1e-12


def test_least_squares_on_both_sides_of_the_peak(rng: np.random.Generator) -> None:
    draws, sigma = 4000, 0.5
    for m, n in ((20, 5), (8, 20)):
        weights = np.ones(n) / math.sqrt(n)
        x = rng.normal(size=(draws, m, n))
        y = x @ weights + sigma * rng.normal(size=(draws, m))
        result = np.einsum("dnm,dm->dn", np.linalg.pinv(x), y)
        excess = ((result - weights) ** 2).sum(axis=1)
        if m > n:
            assert agrees(excess, law("ols_excess")(m=m, n=n, sigma=sigma))
            residuals = ((y - np.einsum("dmn,dn->dm", x, result)) ** 2).mean(axis=1)
            assert agrees(residuals, law("ols_training_error")(m=m, n=n, sigma=sigma))
        else:
            assert agrees(excess, law("minimum_norm_risk")(m=m, n=n, signal=1, sigma=sigma))


def test_conformal_coverage_by_ranks(rng: np.random.Generator) -> None:
    m, alpha, delta = 17, 0.2, 0.1
    scores = np.sort(rng.random((DRAWS, m)), axis=1)
    cut = math.ceil((m + 1) * (1 - alpha))
    coverage = scores[:, cut - 1]
    assert agrees(coverage, law("conformal_coverage")(m=m, alpha=alpha))
    bound = law("conformal_conditional")(m=m, alpha=alpha, delta=delta)
    assert agrees(1 - coverage > bound, delta)
    same = law("conformal_tolerance")(m=m, delta=delta, left_out=m + 1 - cut)
    assert same == pytest.approx(bound, rel=1e-12)


@pytest.mark.parametrize("p", [0.0, 0.03, 0.2, 0.5])
def test_pac_bayes_constant_is_the_moment_it_is_called(p: float) -> None:
    """For a coin of any bias p, E exp(m kl(k/m || p)) is xi(m), or below it at the ends."""
    m = 30
    total = 0.0
    for k in range(m + 1):
        q = k / m
        chance = math.comb(m, k) * p**k * (1 - p) ** (m - k)
        if chance:
            kl = (q * math.log(q / p) if q else 0.0) + ((1 - q) * math.log((1 - q) / (1 - p)) if q < 1 else 0.0)
            total += chance * math.exp(m * kl)
    # Invert pac_bayes_kl_exact at no training error: m * (-ln(1 - R)) = ln(xi/delta).
    risk = law("pac_bayes_kl_exact")(m=m, delta=0.5, kl=0, training_error=0)
    xi = 0.5 * math.exp(-m * math.log1p(-risk))
    assert total == pytest.approx(xi if p else 1.0, rel=1e-9)


def test_projection_that_breaks_the_book(rng: np.random.Generator) -> None:
    """The exponent of 1/6 fails for large distortions: an exact tail above the claimed bound."""
    from scipy.stats import chi2

    n, epsilon = 20, 2
    assert chi2.sf(n * (1 + epsilon), n) > 2 * math.exp(-(epsilon**2) * n / 6)
    for small in (0.1, 0.5, 0.787):
        exact = law("random_projection_exact")(n=n, epsilon=small)
        chernoff = law("random_projection_chernoff")(n=n, epsilon=small)
        assert exact <= chernoff <= law("random_projection_distortion")(n=n, epsilon=small) * (1 + 1e-12)
        assert chernoff <= 2 * math.exp(-(small**2) * n / 6)
    gaussian = rng.normal(size=(DRAWS, n)) / math.sqrt(n)
    length = (gaussian**2).sum(axis=1)
    assert agrees(np.abs(length - 1) > 0.3, law("random_projection_exact")(n=n, epsilon=0.3))
    assert length.std() == pytest.approx(law("random_projection_spread")(n=n), rel=0.05)
