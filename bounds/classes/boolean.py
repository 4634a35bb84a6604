"""Classes of Boolean functions, counted."""

from functools import reduce
from math import comb

from bounds.classes.counted import Count
from bounds.classes.family import Construction
from bounds.classes.parameters import ATTRIBUTES, FEW_VARIABLES, LITERALS, TERMS, VALUES, VARIABLES
from bounds.classes.size import Size, binomial, plus, power, times


def _conjunctions(n: int) -> Count:
    return Count(
        plus(power(3, n), 1),
        "Each variable is in the conjunction as it is, negated, or not at all: 3 choices for each of n variables. "
        "All contradictions (a variable and its negation) are one and the same function, always false: 1 more. "
        "Some books leave it out and count 3^n.",
        rf"3^{{{n}}}+1",
    )


def _attribute_conjunctions(n: int, k: int) -> Count:
    return Count(
        plus(power(k + 1, n), 1),
        "Each attribute must have one of its k values, or may have any: k + 1 choices for each of n attributes. All "
        "conjunctions that nothing satisfies are one and the same function, always false: 1 more. Some books leave it "
        "out and count (k+1)^n. Attributes of different numbers of values multiply likewise: 4 * 3^5 + 1 for one of "
        "three values and five of two.",
        rf"\left({k}+1\right)^{{{n}}}+1",
    )


def _monotone_conjunctions(n: int) -> Count:
    return Count(
        power(2, n),
        "Each variable is in the conjunction or is not: 2 choices for each of n variables. The empty "
        "conjunction is always true.",
        rf"2^{{{n}}}",
    )


def _conjunctions_of(n: int, k: int) -> Count:
    return Count(
        _positive(times(binomial(n, k), power(2, k)), n, k),
        "Choose the k variables, then for each whether it is negated. Different choices are different functions; "
        "contradictions are left out.",
        rf"\binom{{{n}}}{{{k}}}\,2^{{{k}}}",
    )


def _conjunctions_up_to(n: int, k: int) -> Count:
    return Count(
        number_of_terms(n, k),
        "For each number i of literals from 0 to k choose the i variables, then for each whether it is negated. "
        "No literal at all means always true; contradictions are left out.",
        rf"\sum_{{i=0}}^{{{k}}}\binom{{{n}}}{{i}}\,2^i",
    )


def number_of_terms(n: int, k: int) -> Size:
    """Conjunctions of at most k literals over different variables, the empty one among them."""
    return reduce(plus, (times(binomial(n, i), power(2, i)) for i in range(min(k, n) + 1)))


def _normal_form(n: int, k: int, form: str, piece: str) -> Count:
    pieces = _positive(times(binomial(n, k), power(2, k)), n, k)
    return Count(
        _two_to(pieces),
        f"There are C(n,k) 2^k {piece}s of k literals over different variables, and a {form} formula is any set of "
        f"them. A shorter {piece} is a set of {piece}s of k literals, so formulas with at most k literals in each "
        f"{piece} are counted too. Two sets may mean one function, so this is an upper bound; it is exact for k = n.",
        rf"2^{{\binom{{{n}}}{{{k}}}\,2^{{{k}}}}}",
        at_most=k < n,
    )


def _k_cnf(n: int, k: int) -> Count:
    return _normal_form(n, k, "k-CNF", "clause")


def _k_dnf(n: int, k: int) -> Count:
    return _normal_form(n, k, "k-DNF", "term")


def _k_term_dnf(n: int, k: int) -> Count:
    return Count(
        plus(power(3, n * k), 1),
        "Each of the k terms is one of 3^n conjunctions free of contradiction; fewer terms are counted by repeating "
        "one. Always false is 1 more. Two lists of terms may mean one function, so this is an upper bound; it is "
        "exact for k = 1.",
        rf"3^{{{n}\cdot {k}}}+1",
        at_most=k > 1,
    )


def _boolean_functions(n: int) -> Count:
    return Count(
        power(2, 2**n),
        "There are 2^n inputs, and a function is 0 or 1 on each of them. A decision tree with a leaf for every input "
        "computes any of them, so this is also the number of classifiers of all trees on n bits.",
        rf"2^{{2^{{{n}}}}}",
    )


def _symmetric_functions(n: int) -> Count:
    return Count(
        power(2, n + 1),
        "A symmetric function depends on the number of ones alone, which is 0, 1, ..., n: one label for each.",
        rf"2^{{{n}+1}}",
    )


def _parities(n: int) -> Count:
    return Count(
        power(2, n),
        "A parity adds up a set of variables modulo 2, and there are 2^n sets; different sets differ on some input.",
        rf"2^{{{n}}}",
    )


def _decision_lists(n: int) -> Count:
    return Count(
        2 + sum(comb(n, j) * functions for j, functions in enumerate(_nested(n), start=1)),
        "A list tests one literal after another and answers at the first that holds. Counted are functions, not "
        "lists: 2 constants, and for each set of j variables the functions that depend on all of them. In such a "
        "function the literals tested first, as long as they give the same answer, can be put in any order, which "
        "gives the recursion of Bender and Butler 1978.",
        rf"2+\sum_{{j=1}}^{{{n}}}\binom{{{n}}}{{j}}\,N_j",
    )


def _nested(n: int) -> list[int]:
    """How many decision lists' functions depend on all of 1, 2, ..., n variables: 2, 8, 64, 736, ..."""
    halves = [1]
    for j in range(2, n + 1):
        first_block = sum(comb(j, r) * 2**r * halves[j - r - 1] for r in range(1, j - 1))
        halves.append(first_block + 2**j)
    return [2 * half for half in halves]


def _k_decision_lists(n: int, k: int) -> Count:
    terms = number_of_terms(n, k)
    if not isinstance(terms, int) or terms > 5000:
        raise ValueError(f"decision lists over more than 5,000 terms are not counted; here are {terms}")
    lists = 1
    for literals in range(1, terms):
        lists = 2 * literals * lists + 1
    return Count(
        2 * lists,
        "With T terms of 1 to k literals, a list tests i different terms one after another, each with an answer, "
        "and has an answer where none holds. Two lists may mean one function, so this is an upper bound; "
        "Rivest 1987 relaxes it to 3^T T! with the empty term counted in T.",
        rf"2\sum_{{i=0}}^{{T}}\frac{{T!}}{{(T-i)!}}\,2^i,\quad T=\sum_{{i=1}}^{{{k}}}\binom{{{n}}}{{i}}\,2^i",
        at_most=True,
    )


def _positive(pieces: Size, n: int, k: int) -> Size:
    if pieces == 0 and k > n:
        raise ValueError(f"k must be at most n, the number of variables; got k = {k} with n = {n}")
    return pieces


def _two_to(exponent: Size) -> Size:
    if not isinstance(exponent, int):
        raise ValueError("the number of formulas is too large: even its logarithm leaves the range of doubles")
    return power(2, exponent)


def _boolean_stumps(n: int) -> Count:
    return Count(
        2 * n + 2,
        "Each of n variables as it is or negated, and the two constants. Books that leave the constants out count 2n.",
        rf"2\cdot {n}+2",
    )


FAMILIES = (
    Construction("conjunctions", "Conjunctions of literals", (VARIABLES,), _conjunctions),
    Construction(
        "attribute_conjunctions",
        "Conjunctions over attributes of k values",
        (ATTRIBUTES, VALUES),
        _attribute_conjunctions,
    ),
    Construction("monotone_conjunctions", "Conjunctions without negation", (VARIABLES,), _monotone_conjunctions),
    Construction("conjunctions_of", "Conjunctions of exactly k literals", (VARIABLES, LITERALS), _conjunctions_of),
    Construction(
        "conjunctions_up_to", "Conjunctions of at most k literals", (VARIABLES, LITERALS), _conjunctions_up_to
    ),
    Construction("k_cnf", "k-CNF: clauses of k literals", (VARIABLES, LITERALS), _k_cnf),
    Construction("k_dnf", "k-DNF: terms of k literals", (VARIABLES, LITERALS), _k_dnf),
    Construction("k_term_dnf", "k-term DNF: at most k terms", (VARIABLES, TERMS), _k_term_dnf),
    Construction("decision_lists", "Decision lists over single literals", (FEW_VARIABLES,), _decision_lists),
    Construction("k_decision_lists", "Decision lists over terms", (FEW_VARIABLES, LITERALS), _k_decision_lists),
    Construction("boolean_functions", "All Boolean functions", (FEW_VARIABLES,), _boolean_functions),
    Construction("symmetric_functions", "Symmetric Boolean functions", (VARIABLES,), _symmetric_functions),
    Construction("boolean_stumps", "Decision stumps on Boolean variables", (VARIABLES,), _boolean_stumps),
    Construction("parities", "Parities of sets of variables", (VARIABLES,), _parities),
)
