"""The usual ways to count a class of hypotheses wrongly, a declaration each, by the construction."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from bounds.classes.family import Construction
from bounds.classes.size import Size, binomial, factorial, minus, over, plus, power, times
from bounds.diagnosis.class_counts import RECKONINGS, WITHOUT_ALWAYS_FALSE


@dataclass(frozen=True)
class Miscount:
    """What was done, as a clause, and the number of hypotheses that this gives."""

    words: str
    counts: Callable[..., Size]


def _added(terms: list[Size]) -> Size:
    return reduce(plus, terms)


NEGATIONS = "the choice of each literal's sign forgotten"
EMPTY = "the empty set forgotten"

MISCOUNTS: Mapping[str, tuple[Miscount, ...]] = {
    "conjunctions": (
        Miscount("negated variables forgotten: 2^n for 3^n", lambda n: power(2, n)),
        Miscount("each contradiction counted for itself: 4^n for 3^n + 1", lambda n: power(4, n)),
        Miscount("negated variables forgotten, the contradiction counted: 2^n + 1", lambda n: plus(power(2, n), 1)),
    ),
    "monotone_conjunctions": (
        Miscount("negated variables counted that are not there: 3^n for 2^n", lambda n: power(3, n)),
        Miscount("the empty conjunction, always true, forgotten", lambda n: minus(power(2, n), 1)),
        Miscount("a contradiction counted that is not there", lambda n: plus(power(2, n), 1)),
    ),
    "attribute_conjunctions": (
        Miscount("the instances counted instead of the conjunctions: k^n", lambda n, k: power(k, n)),
        Miscount("an attribute that allows no value counted for itself: (k+2)^n", lambda n, k: power(k + 2, n)),
        Miscount("an attribute that allows any value forgotten: k^n + 1", lambda n, k: plus(power(k, n), 1)),
    ),
    "conjunctions_of": (
        Miscount(f"{NEGATIONS}: C(n, k) alone", binomial),
        Miscount("the choice of the variables forgotten: 2^k alone", lambda n, k: power(2, k)),
        Miscount("contradictions counted: C(2n, k)", lambda n, k: binomial(2 * n, k)),
        Miscount("variables chosen in order: (2n)^k", lambda n, k: power(2 * n, k)),
    ),
    "conjunctions_up_to": (
        Miscount("those of exactly k literals alone", lambda n, k: times(binomial(n, k), power(2, k))),
        Miscount(
            "the empty conjunction forgotten",
            lambda n, k: _added([0, *(times(binomial(n, i), power(2, i)) for i in range(1, min(n, k) + 1))]),
        ),
        Miscount(NEGATIONS, lambda n, k: _added([binomial(n, i) for i in range(min(n, k) + 1)])),
    ),
    "k_term_dnf": (
        Miscount("negated variables forgotten: 2^(nk) for 3^(nk)", lambda n, k: power(2, n * k)),
        Miscount("the terms' numbers added instead of multiplied: k 3^n", lambda n, k: times(k, power(3, n))),
    ),
    "boolean_functions": (
        Miscount("the inputs counted instead of the functions: 2^n for 2^(2^n)", lambda n: power(2, n)),
        Miscount("(2^n)^2 for 2^(2^n)", lambda n: power(4, n)),
        Miscount("3^n for 2^(2^n)", lambda n: power(3, n)),
    ),
    "symmetric_functions": (
        Miscount("one number of ones too few, from 1 to n: 2^n for 2^(n+1)", lambda n: power(2, n)),
        Miscount("the numbers of ones counted instead of the functions: n + 1", lambda n: n + 1),
    ),
    "parities": (
        Miscount("the empty sum forgotten", lambda n: minus(power(2, n), 1)),
        Miscount("constants added to each: 2^(n+1) for 2^n", lambda n: power(2, n + 1)),
    ),
    "boolean_stumps": (
        Miscount("the two constants forgotten: 2n", lambda n: 2 * n),
        Miscount("negated variables forgotten: n + 2", lambda n: n + 2),
    ),
    "decision_lists": (
        Miscount("lists counted for functions, in any order: 4^n n!", lambda n: times(power(4, n), factorial(n))),
        Miscount("lists counted for functions: 3^n n!", lambda n: times(power(3, n), factorial(n))),
    ),
    "thresholds": (
        Miscount("the points counted instead of the gaps: m for m + 1", lambda points: points),
        Miscount("both directions counted: 2m", lambda points: 2 * points),
    ),
    "two_sided_thresholds": (
        Miscount("the constants counted twice: 2(m + 1) for 2m", lambda points: 2 * points + 2),
        Miscount("one direction alone: m + 1", lambda points: points + 1),
    ),
    "intervals": (
        Miscount(f"{EMPTY}: m(m+1)/2", lambda points: points * (points + 1) // 2),
        Miscount("single points forgotten: C(m, 2) + 1", lambda points: points * (points - 1) // 2 + 1),
        Miscount("both orders of the ends counted: m^2", lambda points: points**2),
    ),
    "boxes": (
        Miscount(EMPTY, lambda points, dimension: power(points * (points + 1) // 2, dimension)),
        Miscount("one axis alone", lambda points, dimension: points * (points + 1) // 2 + 1),
        Miscount("both orders of the ends counted", lambda points, dimension: power(points, 2 * dimension)),
        Miscount("an empty interval counted on each axis", lambda points, dimension: power(
            points * (points + 1) // 2 + 1, dimension)),
    ),
    "numbers": (
        Miscount("the parameters' numbers added: p 2^b", lambda parameters, bits: times(parameters, power(2, bits))),
        Miscount("bits and parameters added: 2^(p+b)", lambda parameters, bits: power(2, parameters + bits)),
        Miscount("one parameter alone: 2^b", lambda parameters, bits: power(2, bits)),
    ),
    "trees": (
        Miscount("the shapes forgotten", lambda nodes, features: times(
            power(features, (nodes - 1) // 2), power(2, (nodes + 1) // 2))),
        Miscount("the leaves' labels forgotten", lambda nodes, features: times(
            _shapes(nodes), power(features, (nodes - 1) // 2))),
        Miscount("the tests forgotten", lambda nodes, features: times(_shapes(nodes), power(2, (nodes + 1) // 2))),
    ),
    "k_cnf": (
        Miscount("the clauses counted instead of sets of them", lambda n, k: times(binomial(n, k), power(2, k))),
        Miscount("negated variables forgotten: 2^C(n, k)", lambda n, k: _two_to(binomial(n, k))),
    ),
    "k_dnf": (
        Miscount("the terms counted instead of sets of them", lambda n, k: times(binomial(n, k), power(2, k))),
        Miscount("negated variables forgotten: 2^C(n, k)", lambda n, k: _two_to(binomial(n, k))),
    ),
}  # fmt: skip

# What other books count: no slip.
CONVENTIONS: Mapping[str, Miscount] = {
    "conjunctions": Miscount(WITHOUT_ALWAYS_FALSE, lambda n: power(3, n)),
    "attribute_conjunctions": Miscount(WITHOUT_ALWAYS_FALSE.replace("3^n", "(k+1)^n"), lambda n, k: power(k + 1, n)),
    "k_term_dnf": Miscount(WITHOUT_ALWAYS_FALSE.replace("3^n", "3^(nk)"), lambda n, k: power(3, n * k)),
}


def _shapes(nodes: int) -> Size:
    inner = (nodes - 1) // 2
    return over(binomial(2 * inner, inner), inner + 1)


def _two_to(exponent: Size) -> Size:
    return power(2, exponent) if isinstance(exponent, int) else exponent


def counted_otherwise(family: Construction, parameters: Mapping[str, Any]) -> Iterator[tuple[str, Size]]:
    """The numbers that another convention gives for these parameters, with their words."""
    if family.name in CONVENTIONS:
        yield CONVENTIONS[family.name].words, CONVENTIONS[family.name].counts(**parameters)


def miscounts(family: Construction, parameters: Mapping[str, Any]) -> Iterator[tuple[str, Size]]:
    """The numbers that slips give for these parameters, with their words: the construction's own first."""
    for slip in MISCOUNTS.get(family.name, ()):
        yield slip.words, slip.counts(**parameters)
    if set(parameters) == {"n"}:
        for reckoning in RECKONINGS:
            if parameters["n"] <= reckoning.most:
                yield f"{reckoning.words} hypotheses", reckoning.size(parameters["n"])
