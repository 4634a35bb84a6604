"""Which labellings of fixed points some parameters give, with the parameters, and which none can give."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from bounds.vc.own.domains import REALS, LetterRange
from bounds.vc.own.leaves import reached_by_search, reached_exactly
from bounds.vc.own.polynomials import is_affine, product
from bounds.vc.own.relaxing import possible_by_linearity
from bounds.vc.own.single_parameter import only_parameter, reached_by_roots
from bounds.vc.own.table_of_signs import Place, SignTable
from bounds.vc.own.tree import Condition, Every, Opposite, Some, comparisons, letters

Witness: TypeAlias = Mapping[str, Fraction]

MOST_PAIRS = 2_000_000


@dataclass(frozen=True)
class Reached:
    """Labellings with parameters that give them, and a set that holds all that can be given (None: all of them).

    A labelling is an integer whose bit i is the label of point i.
    """

    witnesses: Mapping[int, Witness]
    possible: frozenset[int] | None

    @property
    def is_decided(self) -> bool:
        """Is every labelling either given, or impossible?"""
        return self.possible is not None and len(self.possible) == len(self.witnesses)


def reached(condition: Condition, places: Sequence[Place], ranges: Mapping[str, LetterRange]) -> Reached:
    """Parts of the condition that share no parameter are worked out by themselves, then joined.

    `places` are the points with the values of all letters but the real parameters. Raises ValueError, counted in work.
    """
    match condition:
        case Opposite(part):
            inner = reached(part, places, ranges)
            every = (1 << len(places)) - 1
            possible = None if inner.possible is None else frozenset(every ^ mask for mask in inner.possible)
            return Reached({every ^ mask: witness for mask, witness in inner.witnesses.items()}, possible)
        case Every(parts) | Some(parts):
            groups = _independent(parts, frozenset(places[0]) if places else frozenset())
            if len(groups) > 1 or len(parts) == 1:
                kind = type(condition)
                wholes = [group[0] if len(group) == 1 else kind(tuple(group)) for group in groups]
                return _joined([reached(whole, places, ranges) for whole in wholes], kind is Every, len(places))
    return _leaf(condition, places, ranges)


def _independent(parts: Sequence[Condition], fixed: frozenset[str]) -> list[list[Condition]]:
    """The parts in groups, of which no two share a parameter."""
    groups: list[tuple[frozenset[str], list[Condition]]] = []
    for part in parts:
        names = frozenset().union(*(letters(sign.term) for sign in comparisons(part))) - fixed - {"pi"}
        sharing = [group for group in groups if group[0] & names]
        groups = [group for group in groups if not group[0] & names]
        joined = [member for _, members in sharing for member in members]
        groups.append((names.union(*(letters_ for letters_, _ in sharing)), [*joined, part]))
    return [members for _, members in groups]


def _joined(groups: Sequence[Reached], is_every: bool, size: int) -> Reached:
    first, *rest = groups
    witnesses, possible = dict(first.witnesses), first.possible
    for group in rest:
        _check_pairs(len(witnesses) * len(group.witnesses))
        pairs = ((a, b) for a in witnesses.items() for b in group.witnesses.items())
        together: dict[int, Witness] = {}
        for (a, of_a), (b, of_b) in pairs:
            mask = a & b if is_every else a | b
            if mask not in together:
                together[mask] = {**of_a, **of_b}
        witnesses = together
        if possible is not None and group.possible is not None:
            _check_pairs(len(possible) * len(group.possible))
            possible = frozenset(a & b if is_every else a | b for a in possible for b in group.possible)
        else:
            possible = None
    return Reached(witnesses, possible)


def _check_pairs(pairs: int) -> None:
    if pairs > MOST_PAIRS:
        raise ValueError(
            f"the parts of the formula label these points in {pairs:,} pairs of ways, more than the {MOST_PAIRS:,} "
            "that are looked through; take fewer points"
        )


def _leaf(condition: Condition, places: Sequence[Place], ranges: Mapping[str, LetterRange]) -> Reached:
    """A part that hangs together: exactly where its parameters enter linearly, else by search."""
    signs = list(dict.fromkeys(comparisons(condition)))
    products = [[product(sign.term, place) for sign in signs] for place in places]
    if any(entry is None for row in products for entry in row):
        return Reached(reached_by_search(condition, places, ranges), None)
    table = SignTable.of(signs, [[entry for entry in row if entry is not None] for row in products])
    if all(map(is_affine, table.factors)):
        witnesses = reached_exactly(condition, table, ranges)
        return Reached(witnesses, frozenset(witnesses))
    if (name := only_parameter(table.factors)) is not None:
        by_roots = reached_by_roots(condition, table, name, ranges.get(name, REALS))
        if by_roots is not None:
            return Reached(*by_roots)
    return Reached(reached_by_search(condition, places, ranges), possible_by_linearity(condition, table))
