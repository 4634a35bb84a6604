"""Sizes of classes, by listing every hypothesis of small ones."""

import copy
import inspect
import math
import pickle
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, combinations, pairwise, permutations, product
from typing import Any, TypeVar

import pytest

from bounds import DomainError, Ln, theorems
from bounds.classes.count import count
from bounds.classes.counted import Count
from tests.sentences import pattern

T = TypeVar("T")
Function = tuple[bool, ...]
Term = tuple[tuple[int, int], ...]  # (variable, wanted value)


def cube(n: int) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=n))


def terms(n: int, k: int) -> list[Term]:
    return [
        tuple(zip(chosen, values, strict=True))
        for chosen in combinations(range(n), k)
        for values in product((0, 1), repeat=k)
    ]


def up_to(n: int, k: int) -> list[Term]:
    return list(chain.from_iterable(terms(n, i) for i in range(k + 1)))


def holds(term: Term, x: tuple[int, ...]) -> bool:
    return all(x[variable] == value for variable, value in term)


def functions(n: int, rules: Iterable[Callable[[tuple[int, ...]], bool]]) -> set[Function]:
    return {tuple(rule(x) for x in cube(n)) for rule in rules}


def any_holds(of_terms: tuple[Term, ...], x: tuple[int, ...]) -> bool:
    return any(holds(term, x) for term in of_terms)


def is_odd_on(chosen: tuple[int, ...], x: tuple[int, ...]) -> bool:
    return sum(a * b for a, b in zip(x, chosen, strict=True)) % 2 == 1


def has_sign(variable: int, sign: bool, x: tuple[int, ...]) -> bool:
    return bool(x[variable]) == sign


def subsets(items: list[T]) -> Iterator[tuple[T, ...]]:
    return chain.from_iterable(combinations(items, size) for size in range(len(items) + 1))


@pytest.mark.parametrize("n", [1, 2, 3])
def test_conjunctions_are_listed(n: int) -> None:
    literals = [(variable, value) for variable in range(n) for value in (0, 1)]
    all_sets = chain.from_iterable(combinations(literals, size) for size in range(2 * n + 1))
    result = functions(n, (partial(holds, chosen) for chosen in all_sets))
    assert count.conjunctions(n).number == len(result) == 3**n + 1
    positive = functions(n, (partial(holds, c) for c in subsets([(v, 1) for v in range(n)])))
    assert count.monotone_conjunctions(n).number == len(positive)


@pytest.mark.parametrize(("n", "k"), [(1, 0), (1, 1), (2, 1), (3, 1), (3, 2), (3, 3), (4, 2)])
def test_short_conjunctions_are_listed(n: int, k: int) -> None:
    exactly = functions(n, (partial(holds, t) for t in terms(n, k)))
    at_most = functions(n, (partial(holds, t) for t in up_to(n, k)))
    assert count.conjunctions_of(n, k).number == len(exactly)
    assert count.conjunctions_up_to(n, k).number == len(at_most)


@pytest.mark.parametrize(("n", "k"), [(1, 1), (2, 1), (2, 2), (3, 1), (3, 3)])
def test_normal_forms_are_listed(n: int, k: int) -> None:
    dnf = functions(n, (partial(any_holds, f) for f in subsets(terms(n, k))))
    shorter = functions(n, (partial(any_holds, f) for f in combinations(up_to(n, k), 2)))
    cnf = {tuple(not value for value in function) for function in dnf}  # De Morgan, literals negated
    bound = count.k_dnf(n, k)
    assert shorter <= dnf
    assert len(dnf) == len(cnf) <= (bound.number or 0)
    assert (len(dnf) == bound.number) == (not bound.at_most)
    assert count.k_cnf(n, k).number == bound.number


def test_normal_forms_of_three_variables_and_pairs_fit() -> None:
    dnf = {0}
    masks = [sum(holds(t, x) << i for i, x in enumerate(cube(3))) for t in terms(3, 2)]
    for mask in masks:
        dnf |= {function | mask for function in dnf}
    assert len(dnf) <= (count.k_dnf(3, 2).number or 0) == 2**12


@pytest.mark.parametrize(("n", "k"), [(1, 1), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)])
def test_few_terms_are_listed(n: int, k: int) -> None:
    chosen = chain.from_iterable(combinations(up_to(n, n), size) for size in range(k + 1))
    result = functions(n, (partial(any_holds, f) for f in chosen))
    bound = count.k_term_dnf(n, k)
    assert len(result) <= (bound.number or 0)
    assert (k == 1) == (len(result) == bound.number)


def lists(n: int, tests: list[Term]) -> set[Function]:
    """What decision lists over the tests compute, by every order of every choice of them."""
    results: set[Function] = set()
    for size in range(len(tests) + 1):
        for order in permutations(tests, size):
            for answers in product((False, True), repeat=size + 1):
                pairs = list(zip(order, answers, strict=False))
                results.add(tuple(next((a for t, a in pairs if holds(t, x)), answers[-1]) for x in cube(n)))
    return results


@pytest.mark.parametrize("n", [1, 2])
def test_decision_lists_are_listed(n: int) -> None:
    assert count.decision_lists(n).number == len(lists(n, terms(n, 1)))
    for k in range(1, n + 1):
        nonempty = [term for term in up_to(n, k) if term]
        if len(nonempty) <= 4:
            assert len(lists(n, nonempty)) <= (count.k_decision_lists(n, k).number or 0)


@pytest.mark.parametrize("n", [3, 4])
def test_decision_lists_of_more_variables_by_growing_them_from_the_end(n: int) -> None:
    """A list is one test before a shorter list: all functions that this reaches from the two constants."""
    points = cube(n)
    everything = (1 << len(points)) - 1
    masks = [sum(holds(t, x) << i for i, x in enumerate(points)) for t in terms(n, 1)]
    reached = waiting = {0, everything}
    while waiting:
        longer = {f & ~m & everything for f in waiting for m in masks} | {f | m for f in waiting for m in masks}
        waiting = longer - reached
        reached = reached | waiting
    assert count.decision_lists(n).number == len(reached)


def test_decision_lists_count_lists_with_different_tests() -> None:
    tests = [term for term in up_to(2, 2) if term]
    number = sum(math.perm(len(tests), size) * 2 ** (size + 1) for size in range(len(tests) + 1))
    assert count.k_decision_lists(2, 2).number == number


def test_boolean_functions_symmetric_functions_and_parities() -> None:
    for n in (1, 2, 3):
        every = list(product((False, True), repeat=2**n))
        assert count.boolean_functions(n).number == len(every)
        same = [f for f in every if len({(sum(x), y) for x, y in zip(cube(n), f, strict=True)}) == n + 1]
        assert count.symmetric_functions(n).number == len(same)
        sets = list(product((0, 1), repeat=n))
        sums = functions(n, (partial(is_odd_on, s) for s in sets))
        assert count.parities(n).number == len(sums)
        kinds = product(range(n), (True, False))
        single = functions(n, (partial(has_sign, j, sign) for j, sign in kinds))
        assert count.boolean_stumps(n).number == len(set(single)) + 2


def test_three_of_five_labels_leave_four_of_all_labellings_and_half_the_errors() -> None:
    """The toy of the Milan notes: m points seen of n leave 2^(n-m) labellings, wrong on half of the rest on average."""
    every = list(product((0, 1), repeat=5))
    assert count("2**5").number == len(every) and round(count("2**5").bits, 12) == 5
    for truth, seen in product(every, combinations(range(5), 3)):
        consistent = [f for f in every if all(f[i] == truth[i] for i in seen)]
        hidden = [i for i in range(5) if i not in seen]
        errors = sorted(sum(f[i] != truth[i] for i in hidden) / 2 for f in consistent)
        assert errors == [0, 0.5, 0.5, 1]


@pytest.mark.parametrize("points", [1, 2, 3, 6])
def test_classes_on_a_line_are_listed(points: int) -> None:
    def changes(labels: tuple[int, ...]) -> int:
        return sum(a != b for a, b in pairwise(labels))

    every = list(product((0, 1), repeat=points))
    assert count.thresholds(points).number == sum(changes((0, *labels)) <= 1 for labels in every)
    assert count.two_sided_thresholds(points).number == sum(changes(labels) <= 1 for labels in every)
    assert count.intervals(points).number == sum(changes((0, *labels, 0)) <= 2 for labels in every)
    for k in (1, 2, 3):
        assert count.interval_unions(points, k).number == sum(changes((0, *labels, 0)) <= 2 * k for labels in every)


@pytest.mark.parametrize(("points", "dimension"), [(1, 1), (3, 1), (3, 2), (2, 3)])
def test_boxes_are_listed(points: int, dimension: int) -> None:
    grid = list(product(range(points), repeat=dimension))
    sides = [(low, high) for low in range(points) for high in range(-1, points)]
    boxes = {
        tuple(all(a <= x <= b for x, (a, b) in zip(point, box, strict=True)) for point in grid)
        for box in product(sides, repeat=dimension)
    }
    assert count.boxes(points, dimension).number == len(boxes)


def computed(nodes: int, n: int) -> list[Function]:
    """What every tree with so many nodes computes, one entry a tree."""
    if nodes == 1:
        return [(False,) * 2**n, (True,) * 2**n]
    return [
        tuple(b if x[feature] else a for x, a, b in zip(cube(n), no, yes, strict=True))
        for left in range(1, nodes - 1, 2)
        for feature in range(n)
        for no, yes in product(computed(left, n), computed(nodes - 1 - left, n))
    ]


@pytest.mark.parametrize(("nodes", "features"), [(1, 1), (3, 1), (3, 2), (5, 2), (7, 2), (5, 3)])
def test_trees_are_listed(nodes: int, features: int) -> None:
    every = computed(nodes, features)
    assert count.trees(nodes=nodes, features=features).number == len(every)
    assert len(set(every)) <= len(every)


@pytest.mark.parametrize(("nodes", "features"), [(1, 20), (15, 20), (101, 7), (9999, 50)])
def test_trees_agree_with_the_theorem(nodes: int, features: int) -> None:
    theorem = theorems["tree_class_size"](nodes=nodes, features=features)
    assert math.isclose(count.trees(nodes=nodes, features=features), theorem, rel_tol=1e-13)


def test_numbers_of_finitely_many_bits() -> None:
    """89,461 examples for 10 numbers of 64 bits: Remark 4.1 of Shalev-Shwartz and Ben-David, with ln 2 kept."""
    ten = count.numbers(parameters=10, bits=64)
    assert (ten.base, ten.multiplier) == (2, 640) or ten.number == 2**640
    solution = theorems["finite_agnostic_excess"].solve("m", at_most=0.1, delta=0.05, ln_size=ten.ln)
    assert (solution.value, solution.certified) == (89461, True)


@pytest.mark.parametrize(("delta", "expected"), [(0.05, 140), (0.02, 149)])
def test_textbook_numbers_for_conjunctions(delta: float, expected: int) -> None:
    """Mitchell 1997, section 7.3 (140), and Mohri et al. 2018, Example 2.5 (149), both with |H| = 3^10."""
    for size in (count("3**10"), count("3**10").ln):
        solution = theorems["finite_realizable"].solve("m", at_most=0.1, delta=delta, ln_size=size)
        assert (solution.value, solution.certified) == (expected, True)


def test_a_count_is_the_logarithm_with_its_argument() -> None:
    size = count("3**10 + 1")
    assert size == size.ln == math.log(59050)
    assert isinstance(size.ln, Ln) and size.ln.base == 59050
    assert (size.number, size.latex, size.at_most, size.exact) == (59050, "3^{10}+1", False, True)
    assert size.argument
    for again in (pickle.loads(pickle.dumps(size)), copy.deepcopy(size)):
        assert isinstance(again, Count) and (again, again.argument, again.latex) == (size, size.argument, size.latex)
    assert count(size) is size


def test_what_is_too_large_to_write_down_has_no_number() -> None:
    huge = count("2**(2**20)")
    assert isinstance(huge.ln, Ln)
    assert huge.number is None and (huge.ln.base, huge.ln.multiplier) == (2, 2**20)
    assert count("2**300000").number == 2**300000
    rounded = count("2**(2**30) + 1")
    assert not rounded.exact and not isinstance(rounded.ln, Ln) and rounded.ln >= 2**30 * math.log(2)


def test_unions_and_products() -> None:
    both = count.union(count.conjunctions(3), "2**5", 4)
    assert (both.number, both.at_most) == (28 + 32 + 4, True)
    pairs = count.product(count.conjunctions(3), "2**5", 4)
    assert (pairs.number, pairs.at_most) == (28 * 32 * 4, False)
    assert pairs.latex == r"\left(3^{3}+1\right)\cdot 2^{5}\cdot 4"
    huge = count.product("2**(2**40)", "3**(2**40)")
    assert (huge.base, huge.multiplier) == (6, 2**40)
    with pytest.raises(ValueError, match=pattern("≥ one")):
        count.union()


@pytest.mark.parametrize("family", count.families.values(), ids=lambda family: family.name)
def test_every_family_answers_at_its_defaults_and_refuses_in_a_sentence(family: Any) -> None:
    parameters = family.parameters
    inputs = {parameter.name: int(parameter.default) for parameter in parameters}
    size = family(**inputs)
    assert size == getattr(count, family.name)(*inputs.values())
    assert math.isfinite(size) and size.argument.endswith(".") and size.latex
    for wrong in (-1, 2.5, "ten", None, math.nan):
        with pytest.raises(DomainError, match="must be"):
            family(**{**inputs, parameters[0].name: wrong})
    with pytest.raises(TypeError, match=pattern("each once")):
        family()


@pytest.mark.parametrize("wrong", [0, -3, 2.5, True, None, "1/2", [3]])
def test_what_is_no_size_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError):
        count(wrong)


def test_unknown_families_are_named() -> None:
    with pytest.raises(AttributeError, match="trees"):
        _ = count.forests
    assert inspect.isroutine(count.union) and "trees" in dir(count)
