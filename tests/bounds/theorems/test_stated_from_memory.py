"""What is stated from memory, its work not being at hand, is verified otherwise: proved, and held against the truth.

A source that is not checked says where a statement may be read, and not whether it is true. Each such theorem has a
proof, and is audited by runs whose truth is known; or it is an exact law, which is counted or integrated here.
"""

import itertools
import math

import numpy as np
import pytest
from mpmath import mp, mpf
from scipy import stats

from bounds import theorems
from laboratory.experiments import auditable
from tests.all_told import over

MEMORY = [slug for slug, theorem in theorems.items() if not theorem.source.checked]
FORMS = [(slug, form.name) for slug, theorem in theorems.items() for form in theorem.forms if not form.source.checked]
EXACT = {
    "growth_arc_unions", "growth_interval_unions", "growth_stumps", "hebb_limit", "nearest_mean_limit",
    "design_effect", "effective_sample_size",
}  # fmt: skip


@over(MEMORY)
def test_it_is_proved_and_held_against_the_truth(slug: str) -> None:
    assert theorems[slug].proof, slug
    assert slug in EXACT or slug in auditable(), slug


@over(FORMS)
def test_a_form_is_no_better_than_what_is_proved_or_says_why(slug: str, name: str) -> None:
    """Where it is looser it is true because the theorem is: the generic tests compare the two along every variable."""
    form = next(form for form in theorems[slug].forms if form.name == name)
    assert form.because and form.compared in {"looser", "convention", "neither"}
    if form.compared == "neither":
        assert (slug, name) == ("floyd_warmuth", "littlestone_warmuth")


def runs(signs: tuple[int, ...], circle: bool = False) -> int:
    """How many runs of ones there are."""
    before = (signs[-1], *signs[:-1]) if circle else (0, *signs[:-1])
    return sum(now and not last for now, last in zip(signs, before, strict=True)) or int(all(signs))


@pytest.mark.parametrize(("m", "k"), [(m, k) for m in range(1, 10) for k in range(1, 4)])
def test_unions_of_pieces_are_counted(m: int, k: int) -> None:
    """A labelling is a union of k intervals, or arcs, where its ones stand in at most k runs."""
    every = list(itertools.product((0, 1), repeat=m))
    assert theorems["growth_interval_unions"](m=m, k=k) == sum(runs(labelling) <= k for labelling in every)
    assert theorems["growth_arc_unions"](m=m, k=k) == sum(runs(labelling, circle=True) <= k for labelling in every)


@pytest.mark.parametrize("sizes", [(3, 3), (1, 2, 9), (5, 10, 15, 50)])
def test_the_variance_of_clusters_is_added_up_over_pairs(sizes: tuple[int, ...]) -> None:
    cluster = [j for j, size in enumerate(sizes) for _ in range(size)]
    pairs = itertools.product(range(len(cluster)), repeat=2)
    variance = sum(1.0 if i == j else 0.2 * (cluster[i] == cluster[j]) for i, j in pairs)
    inputs = {"size": float(np.mean(sizes)), "cv": float(np.std(sizes) / np.mean(sizes)), "rho": 0.2}
    assert theorems["design_effect"](**inputs) == pytest.approx(variance / len(cluster))
    effective = theorems["effective_sample_size"](items=len(cluster), **inputs)
    assert effective == pytest.approx(len(cluster) ** 2 / variance)


@pytest.mark.parametrize(("m", "n"), [(4, 1), (5, 2), (6, 2), (7, 3)])
def test_stumps_are_counted(m: int, n: int) -> None:
    """No points have more labellings than the bound, and points in general position all of them, where it is small."""
    rng = np.random.default_rng(m * 10 + n)
    most = 0
    for _ in range(50):
        orders = [rng.permutation(m) for _ in range(n)]
        cuts = {tuple((order < at).astype(int)) for order in orders for at in range(m + 1)}
        most = max(most, len(cuts | {tuple(1 - label for label in cut) for cut in cuts}))
    bound = float(theorems["growth_stumps"](m=m, n=n))
    assert most <= bound and (n > 1 or most == bound)


@pytest.mark.parametrize("load", [0.5, 2.0, 10.0])
def test_hebbs_rule_comes_to_its_limit(load: float) -> None:
    """The sum of m examples, turned to their labels, is m √(2/π) along the teacher, and m (n - 1) in squares across."""
    n = 4_000
    m = round(load * n)
    along, across = m * math.sqrt(2 / math.pi), math.sqrt(m * (n - 1))
    risk = math.atan2(across, along) / math.pi
    assert theorems["hebb_limit"](load=m / n) == pytest.approx(risk, rel=1e-3)


def test_the_nearest_mean_comes_to_its_limit() -> None:
    """By the exact law of the risk given both means, averaged over them, in 20,000 dimensions."""
    rng = np.random.default_rng(1)
    n, distance, ratio = 20_000, 1.5, 2.0
    size = round(n / ratio)
    risks = []
    for _ in range(30):
        ends = [
            rng.standard_normal(n) / math.sqrt(size) + sign * distance / 2 * (np.arange(n) == 0) for sign in (1, -1)
        ]
        w, middle = ends[0] - ends[1], (ends[0] + ends[1]) / 2
        length = float(np.linalg.norm(w))
        at = [sign * (w[0] * sign * distance / 2 - float(w @ middle)) / length for sign in (1, -1)]
        risks.append(float(np.mean(stats.norm.sf(at))))
    # 30 means of a risk whose deviation is below 0.01: off by 0.01 less than once in a million times
    assert theorems["nearest_mean_limit"](ratio=ratio, distance=distance) == pytest.approx(np.mean(risks), abs=0.01)


@pytest.mark.parametrize(("m", "ell", "q"), [(10, 1, "0.2"), (50, 5, "0.15"), (200, 20, "0.1"), (1000, 100, "0.125")])
def test_a_binomial_tail_is_at_most_a_normal_one(m: int, ell: int, q: str) -> None:
    """Zubkov and Serov's inequality, on which `conformal_conditional_normal` leans, at 30 digits."""
    with mp.workdps(30):
        p, a = mpf(q), mpf(ell) / m
        tail = sum(mp.binomial(m, i) * p**i * (1 - p) ** (m - i) for i in range(ell))
        kl = a * mp.log(a / p) + (1 - a) * mp.log((1 - a) / (1 - p))
        assert tail <= mp.erfc(mp.sqrt(2 * m * kl) / mp.sqrt(2)) / 2


@pytest.mark.parametrize(("k", "m", "upper"), [(4, 10, 0.709), (81, 263, 0.3658), (15, 148, 0.1581), (1, 29, 0.1585)])
def test_mid_p_intervals_as_they_were_published(k: int, m: int, upper: float) -> None:
    """Agresti and Gottard, page 369, and Newcombe 1998, table I: 95 % for both ends together."""
    digits = len(str(upper)) - 2
    assert round(theorems["binomial_midp"](m=m, delta=0.025, errors=k), digits) == upper
