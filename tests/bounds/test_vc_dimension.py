"""VC dimensions: witnesses that are shattered, one point more that is not, small Boolean classes by brute force."""

import math
from collections.abc import Callable
from itertools import chain, combinations, product
from typing import Any

import mpmath
import numpy as np
import pytest

from bounds import DomainError, Ln, theorems
from bounds.classes.count import count
from bounds.vc.dimension import HypothesisClass, vc_dimension
from bounds.vc.shattering import decidable, shatters
from tests.sentences import pattern


def defaults(record: HypothesisClass) -> dict[str, Any]:
    return {p.name: int(p.default) if p.domain.integer else p.default for p in record.parameters}


@pytest.mark.parametrize("slug", vc_dimension)
def test_every_class_answers_at_its_defaults(slug: str) -> None:
    known = vc_dimension(slug, **defaults(vc_dimension[slug]))
    assert 0 <= known.lower <= known.upper
    assert known.value in (None, known.lower) and str(known) and known.latex and known.source
    assert known.argument.count(".") >= 2 and vc_dimension[slug].description
    if known.witness is not None and known.lower < math.inf:
        assert len(known.witness) == known.lower


@pytest.mark.parametrize(
    ("slug", "parameters", "value"),
    [
        ("thresholds", {}, 1),
        ("intervals", {}, 2),
        ("signed_intervals", {}, 3),
        ("interval_unions", {"k": 2}, 4),  # a published exercise: two intervals
        ("boxes", {"n": 2}, 4),
        ("boxes", {"n": 10}, 20),
        ("halfspaces", {"n": 2}, 3),
        ("homogeneous_halfspaces", {"n": 3}, 3),
        ("balls", {"n": 2}, 3),
        ("polynomials", {"n": 2, "p": 2}, 6),
        ("convex_polygons", {"k": 3}, 7),  # triangles: Caltech's Learning From Data, homework 3
        ("sine", {}, math.inf),
        ("nearest_neighbour", {}, math.inf),
        ("finite_class", {"ln_size": Ln(1)}, 0),
        ("unions", {"k": 2, "d": 0}, None),
        ("trees", {"nodes": 1, "features": 5}, 1),
        ("trees", {"nodes": 101, "features": 1}, 2),
    ],
)
def test_published_values(slug: str, parameters: dict[str, Any], value: float | None) -> None:
    assert vc_dimension(slug, **parameters).value == value


@pytest.mark.parametrize(("size", "largest"), [(1, 0), (2, 1), (8, 3), (1000, 9), (1024, 10), (2**64 - 1, 63)])
def test_finite_classes_allow_log2_of_their_size(size: int, largest: int) -> None:
    """8 hypotheses may shatter 3 points, though lecture notes print that |H| <= 2^3 forbids it."""
    assert vc_dimension("finite_class", ln_size=count(size)).upper == largest
    assert vc_dimension("finite_class", ln_size=math.log(size)).upper in (largest, largest + 1)


def test_finite_classes_too_large_to_write_down() -> None:
    assert vc_dimension("finite_class", ln_size=count("2**(2**20)")).upper == 2**20
    assert vc_dimension("finite_class", ln_size=count("3**(10**7)")).upper == math.floor(10**7 * math.log2(3))
    assert vc_dimension("finite_class", ln_size=count("8**(10**9)")).upper == 3 * 10**9
    with mpmath.workdps(80):
        expected = int(mpmath.floor(10**40 * mpmath.log(3, 2)))
    assert vc_dimension("finite_class", ln_size=count("3**(10**40)")).upper == expected


@pytest.mark.parametrize("slug", [slug for slug in decidable() if vc_dimension[slug].witness])
def test_witnesses_are_shattered(slug: str) -> None:
    small = {"n": (1, 2, 3), "p": (1, 2), "k": (1, 2, 3)}
    names = [parameter.name for parameter in vc_dimension[slug].parameters]
    for values in product(*(small[name] for name in names)):
        parameters = dict(zip(names, values, strict=True))
        witness = vc_dimension(slug, **parameters).witness
        assert witness is not None
        if len(witness) <= 10:
            assert shatters(slug, witness, **parameters).shattered


@pytest.mark.parametrize(
    ("slug", "parameters"),
    [
        ("thresholds", {}), ("rays", {}), ("intervals", {}), ("signed_intervals", {}), ("interval_unions", {"k": 2}),
        ("boxes", {"n": 1}), ("boxes", {"n": 2}), ("halfspaces", {"n": 2}), ("homogeneous_halfspaces", {"n": 2}),
        ("homogeneous_halfspaces", {"n": 3}), ("balls", {"n": 2}), ("polynomials", {"n": 1, "p": 3}),
        ("polynomials", {"n": 2, "p": 2}), ("stumps", {"n": 1}), ("stumps", {"n": 2}), ("stumps", {"n": 3}),
    ],
)  # fmt: skip
def test_one_point_more_is_not_shattered_at_random(slug: str, parameters: dict[str, int]) -> None:
    known = vc_dimension(slug, **parameters)
    rng = np.random.default_rng(9)
    dimension = parameters.get("n", 1)
    for _ in range(10):
        points = rng.integers(-9, 10, (int(known.upper) + 1, dimension)).tolist()
        assert not shatters(slug, points, **parameters).shattered


@pytest.mark.parametrize(
    ("features", "points"), [(1, 2), (2, 3), (3, 4), (4, 4), (5, 5), (9, 5), (10, 6), (17, 6), (18, 7), (35, 8)]
)
def test_stumps_shatter_their_witness(features: int, points: int) -> None:
    known = vc_dimension("stumps", n=features)
    assert known.value == points == len(known.witness or ())
    assert shatters("stumps", known.witness or ()).shattered


def test_stumps_on_few_features_by_trying_all_orders() -> None:
    """Only the order of the points along each feature matters; ties never help. All pairs of orders of four points."""
    orders = [order for order in _orders(4) if order[0] < order[-1]]  # both directions of an order are one
    ends = [{frozenset(order[:i]) for i in range(5)} | {frozenset(order[i:]) for i in range(5)} for order in orders]
    assert max(len(a | b) for a, b in combinations(ends, 2)) < 16
    assert max(len(a | b | c) for a, b, c in combinations(ends, 3)) == 16


def _orders(k: int) -> list[tuple[int, ...]]:
    from itertools import permutations

    return list(permutations(range(k)))


def largest_shattered(points: list[tuple[int, ...]], rules: set[tuple[int, ...]]) -> int:
    """By trying every set of points."""
    largest = 0
    for size in range(1, len(points) + 1):
        chosen = combinations(range(len(points)), size)
        if any(len({tuple(rule[i] for i in places) for rule in rules}) == 2**size for places in chosen):
            largest = size
    return largest


def cube(n: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=n))


def conjunctions(n: int) -> set[tuple[int, ...]]:
    kinds = product((0, 1, None), repeat=n)
    results = {
        tuple(int(all(w is None or w == v for w, v in zip(kind, x, strict=True))) for x in cube(n)) for kind in kinds
    }
    return results | {(0,) * 2**n}


def monotone(n: int) -> set[tuple[int, ...]]:
    return {tuple(int(all(x[j] for j in chosen)) for x in cube(n)) for chosen in _subsets(n)}


def parities(n: int) -> set[tuple[int, ...]]:
    return {tuple(sum(x[j] for j in chosen) % 2 for x in cube(n)) for chosen in _subsets(n)}


def boolean_stumps(n: int) -> set[tuple[int, ...]]:
    single = {tuple(x[j] ^ sign for x in cube(n)) for j in range(n) for sign in (0, 1)}
    return single | {(0,) * 2**n, (1,) * 2**n}


def _subsets(n: int) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(range(n), size) for size in range(n + 1)))


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(
    ("slug", "rules"),
    [
        ("conjunctions", conjunctions),
        ("monotone_conjunctions", monotone),
        ("parities", parities),
        ("boolean_stumps", boolean_stumps),
    ],
)
def test_boolean_classes_by_brute_force(slug: str, rules: Callable[[int], set[tuple[int, ...]]], n: int) -> None:
    known = vc_dimension(slug, n=n)
    assert known.value == largest_shattered(cube(n), rules(n))
    places = [cube(n).index(tuple(point)) for point in known.witness or ()]
    assert len({tuple(rule[i] for i in places) for rule in rules(n)}) == 2**known.lower


def computed(nodes: int, n: int) -> set[tuple[int, ...]]:
    if nodes == 1:
        return {(0,) * 2**n, (1,) * 2**n}
    return {
        tuple(b if x[feature] else a for x, a, b in zip(cube(n), no, yes, strict=True))
        for left in range(1, nodes - 1, 2)
        for feature in range(n)
        for no, yes in product(computed(left, n), computed(nodes - 1 - left, n))
    }


@pytest.mark.parametrize(("nodes", "features"), [(1, 2), (3, 1), (3, 2), (5, 2), (7, 2), (3, 3), (5, 3), (7, 3)])
def test_trees_lie_between_their_bounds(nodes: int, features: int) -> None:
    known = vc_dimension("trees", nodes=nodes, features=features)
    rules = computed(nodes, features)
    assert known.lower <= largest_shattered(cube(features), rules) <= known.upper
    places = [cube(features).index(tuple(point)) for point in known.witness or ()]
    assert len({tuple(rule[i] for i in places) for rule in rules}) == 2**known.lower


@pytest.mark.parametrize("k", [3, 4, 5])
def test_polygons_of_k_sides_cut_the_zeros_off_their_witness(k: int) -> None:
    """Where more than k are ones: each group of zeros is the farthest in its direction, and the sides close."""
    points = np.array(vc_dimension("convex_polygons", k=k).witness)
    size = len(points)
    turn = 2 * np.pi / size
    assert size == 2 * k + 1
    for labels in product((0, 1), repeat=size):
        starts = [i for i in range(size) if not labels[i] and labels[i - 1]]
        if sum(labels) <= k or not starts:
            continue  # ones in convex position are corners of their own polygon
        groups = [[(start + step) % size for step in range(_zeros_from(labels, start))] for start in starts]
        middles = [(start + (len(group) - 1) / 2) * turn for start, group in zip(starts, groups, strict=True)]
        for group, angle in zip(groups, middles, strict=True):
            along = points @ [np.cos(angle), np.sin(angle)]
            assert along[group].min() > np.delete(along, group).max()
        gaps = np.diff([*middles, middles[0] + 2 * np.pi])
        assert len(groups) < k or gaps.max() < np.pi  # a side that is left over closes a wider gap


def _zeros_from(labels: tuple[int, ...], start: int) -> int:
    doubled = labels[start:] + labels[:start]
    return doubled.index(1)


def test_a_network_of_one_unit_is_a_halfspace() -> None:
    """One hidden unit may be turned round or made constant by the output unit: still a halfspace."""
    known = vc_dimension("threshold_networks", n=3, hidden=1)
    assert known.lower == 4 <= known.upper


def test_two_hidden_units_are_between_their_bounds_on_the_line() -> None:
    """With one input and h hidden units labels change at most h times, so h + 1 points are the most: h or h + 1."""
    for hidden in (2, 3, 4, 7):
        known = vc_dimension("threshold_networks", n=1, hidden=hidden)
        assert known.lower <= hidden + 1 <= known.upper


@pytest.mark.parametrize(("k", "d"), [(1, 3), (2, 0), (2, 1), (3, 2), (100, 10)])
def test_unions_stay_below_the_textbook_bound(k: int, d: int) -> None:
    """k - 1 + kd: 1,099 for a hundred classes of dimension ten; Sauer's sum says far less there."""
    known = vc_dimension("unions", k=k, d=d)
    assert d == known.lower <= known.upper <= k - 1 + k * d
    m = int(known.upper) + 1
    if known.upper < k - 1 + k * d:
        assert k * sum(math.comb(m, i) for i in range(d + 1)) < 2**m


def test_two_constant_classes_make_a_union_of_dimension_one() -> None:
    assert vc_dimension("unions", k=2, d=0).upper == 1


def test_witnesses_of_infinite_dimension_grow_as_asked() -> None:
    for slug in ("sine", "nearest_neighbour"):
        witness = vc_dimension[slug].witness
        assert witness is not None
        for size in (1, 4, 8):
            points = witness(size=size)
            assert points is not None and len(points) == size
            assert shatters(slug, points).shattered
    theta = 1 + sum((1 - y) * 2**j for j, y in enumerate((1, 0, 1, 1, 0), start=1))
    assert [math.sin(math.pi * theta * 0.5**j) > 0 for j in range(1, 6)] == [True, False, True, True, False]


def test_dimensions_go_into_theorems() -> None:
    known = vc_dimension("boxes", n=2)
    assert theorems["sauer"](m=10, d=known.value) == sum(math.comb(10, i) for i in range(5))


def test_wrong_names_and_values_are_refused() -> None:
    with pytest.raises(ValueError, match=pattern("no class")):
        vc_dimension("forests")
    with pytest.raises(TypeError, match="needs n"):
        vc_dimension("boxes")
    with pytest.raises(TypeError, match=pattern("not parameters")):
        vc_dimension("sine", n=2)
    with pytest.raises(DomainError, match=pattern("n between 1")):
        vc_dimension("boxes", n=0)
