"""The most points that stumps on n features shatter, and such points: orders of the points, one for each feature."""

from itertools import combinations
from math import comb

from bounds.vc.dimension._record import Witness

MOST_FEATURES = 100

Subset = frozenset[int]


def largest_shattered(n: int) -> int:
    """The largest k with C(k, ⌊k/2⌋) <= 2n."""
    k = 1
    while comb(k + 1, (k + 1) // 2) <= 2 * n:
        k += 1
    return k


def shattered_points(n: int) -> Witness:
    """So many points of R^n; each feature puts them in an order whose beginnings and ends are the sets needed."""
    if n > MOST_FEATURES:
        return None
    k = largest_shattered(n)
    orders = [_order(k, left, right) for left, right in _disjoint_pairs(k)]
    orders += [list(range(k))] * (n - len(orders))
    return [[order.index(point) for order in orders] for point in range(k)]


def _order(k: int, left: Subset, right: Subset) -> list[int]:
    between = [point for point in range(k) if point not in left | right]
    return _chain_up_to(left, k) + between + _chain_up_to(right, k)[::-1]


def _chain_up_to(middle: Subset, k: int) -> list[int]:
    """The points of the set, so ordered that the chains of all middle sets pass through all smaller sets.

    Greene and Kleitman 1976: read members as closing brackets, the others as opening ones. Matched members come
    first, then the unmatched ones from left to right.
    """
    opened = 0
    matched, unmatched = [], []
    for point in range(k):
        if point not in middle:
            opened += 1
        elif opened:
            opened -= 1
            matched.append(point)
        else:
            unmatched.append(point)
    return matched + unmatched


def _disjoint_pairs(k: int) -> list[tuple[Subset, Subset]]:
    """Disjoint ⌊k/2⌋-subsets of k points, in pairs that together name every such subset."""
    subsets = [frozenset(chosen) for chosen in combinations(range(k), k // 2)]
    if len(subsets) % 2 == 0:
        return _matching(set(subsets)) or []
    alone = subsets[0]
    partner = next(subset for subset in subsets if not subset & alone)
    return [(alone, partner), *(_matching(set(subsets[1:])) or [])]


def _matching(subsets: set[Subset]) -> list[tuple[Subset, Subset]] | None:
    """All of them in disjoint pairs, the one with the fewest partners left first; None where that is a dead end."""
    if not subsets:
        return []
    partners = {left: [right for right in subsets if not left & right] for left in subsets}
    left = min(subsets, key=lambda subset: (len(partners[subset]), sorted(subset)))
    for right in sorted(partners[left], key=lambda subset: (len(partners[subset]), sorted(subset))):
        rest = _matching(subsets - {left, right})
        if rest is not None:
            return [(left, right), *rest]
    return None
