"""A tree of two classes grown by machine code: each feature is sorted once, and its order divided with the leaves.

The nodes lie one behind the other, children side by side behind their parent. The examples of a node are those at
`start` and the `count - 1` places after it, in the order of every feature.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from learners.shared.arrays import Reals
from learners.shared.compiled import compiled
from learners.trees._gains import TIE, TINY, gain_of, psi_of

Integers = NDArray[np.integer[Any]]
Truth = NDArray[np.bool_]
LEAF = -1


class Sorted(NamedTuple):
    """The sample by features: `columns`, `order` `(features, samples)`; the truth; `categorical` `(features,)`."""

    columns: Reals
    order: Integers
    truth: Truth
    categorical: Truth


class Nodes(NamedTuple):
    """Arrays `(nodes,)`; `table` `(nodes, features)`: the largest gain on each feature, nan where it allows no test.

    The best test is on `feature`: yes are the first values up to the `last`, of a category by their share of positives.
    It lies between the values `below` and `above`. `child` is the first child, or LEAF.
    """

    start: Integers
    number: Integers
    plus: Integers
    depth: Integers
    child: Integers
    feature: Integers
    last: Integers
    below: Reals
    above: Reals
    gain: Reals
    table: Reals


class Room(NamedTuple):
    """Room for the values of one feature in one leaf, `(samples,)`, and for a part of an order."""

    number: Integers
    plus: Integers
    place: Integers
    rank: Integers
    rows: Integers
    gains: Reals
    yes: Truth


def sorted_by_feature(X: Reals, truth: Truth, categorical: frozenset[int]) -> Sorted:
    """X `(samples, features)` feature by feature, each sorted."""
    columns = np.add(X.T, 0.0, order="C")  # 0 for -0
    kinds = np.isin(np.arange(len(columns)), list(categorical))
    return Sorted(columns, np.argsort(columns, axis=1).astype(np.int32), np.ascontiguousarray(truth), kinds)


def unfilled(nodes: int, features: int) -> Nodes:
    """Room for so many nodes."""

    start, number, plus, depth, child, feature, last = np.zeros((7, nodes), np.int64)
    below, above, gain = np.zeros((3, nodes))
    return Nodes(start, number, plus, depth, child, feature, last, below, above, gain, np.empty((nodes, features)))


def room_for(samples: int) -> Room:
    """Room for a leaf of all samples."""
    number, plus, place, rank, rows = np.empty((5, samples), np.int64)
    return Room(number, plus, place, rank, rows, np.empty(samples), np.empty(samples, np.bool_))


@compiled
def count_values(sample: Sorted, feature: int, start: int, end: int, room: Room) -> int:
    """How many values the feature has there; the examples and positives of each go to `room`, in increasing order."""
    column, order, place = sample.columns[feature], sample.order[feature], -1
    before = 0.0
    for i in range(start, end):
        value = column[order[i]]
        if place < 0 or value > before:
            place += 1
            room.number[place] = room.plus[place] = 0
            before = value
        room.number[place] += 1
        room.plus[place] += sample.truth[order[i]]
    return place + 1


@compiled
def sort_by_share(room: Room, values: int) -> None:
    """Sort a category's values by their share of positives, equal shares as they are, after Shell."""
    number, plus, place = room.number, room.plus, room.place
    for i in range(values):
        place[i] = i
    gap = values // 2
    while gap > 0:
        for i in range(gap, values):
            j, here, of_them, which = i, number[i], plus[i], place[i]
            while j >= gap:
                low = plus[j - gap] * here - of_them * number[j - gap]
                if low < 0 or (low == 0 and place[j - gap] < which):
                    break
                number[j], plus[j], place[j] = number[j - gap], plus[j - gap], place[j - gap]
                j -= gap
            number[j], plus[j], place[j] = here, of_them, which
        gap //= 2


@compiled
def gains_of(room: Room, values: int, total: int, plus: int, least: int, psi: int) -> float:
    """The largest gain of a cut behind a value, nan without one; each goes to `room`, -1 where none is allowed."""
    yes, yes_plus, most = 0, 0, np.nan
    before = total * psi_of(psi, plus / total)
    for place in range(values - 1):
        yes += room.number[place]
        yes_plus += room.plus[place]
        room.gains[place] = -1.0
        if yes >= least and total - yes >= least:
            room.gains[place] = gain_of(psi, before, yes, yes_plus, total, plus)
            if not most >= room.gains[place]:
                most = room.gains[place]
    return most


@compiled
def find_test(sample: Sorted, nodes: Nodes, node: int, least: int, psi: int, room: Room) -> None:
    """Write down the node's best test and the largest gain on each feature."""
    start, total, plus = nodes.start[node], nodes.number[node], nodes.plus[node]
    end, best = start + total, 0.0
    for feature in range(len(sample.columns)):
        values = count_values(sample, feature, start, end, room)
        if sample.categorical[feature]:
            sort_by_share(room, values)
        most = gains_of(room, values, total, plus, least, psi)
        nodes.table[node, feature] = most
        if not most > (best + TIE * total if best > 0 else 0.0):
            continue
        last, yes = 0, room.number[0]
        while room.gains[last] < max(most - TIE * total, TINY):
            last += 1
            yes += room.number[last]
        best = room.gains[last]
        nodes.gain[node], nodes.feature[node], nodes.last[node] = best, feature, last
        order = sample.order[feature]
        nodes.below[node] = sample.columns[feature, order[start + yes - 1]]
        nodes.above[node] = sample.columns[feature, order[start + yes]]


@compiled
def mark_yes(sample: Sorted, nodes: Nodes, node: int, room: Room) -> int:
    """How many of the node's examples answer its best test with yes; `room.yes` says which."""
    start, feature = nodes.start[node], nodes.feature[node]
    end, order = start + nodes.number[node], sample.order[feature]
    values, number, i = count_values(sample, feature, start, end, room), 0, start
    if sample.categorical[feature]:
        sort_by_share(room, values)
        for rank in range(values):
            room.rank[room.place[rank]] = rank
        count_values(sample, feature, start, end, room)
    for value in range(values):
        rank = room.rank[value] if sample.categorical[feature] else value
        number += room.number[value] * (rank <= nodes.last[node])
        for _ in range(room.number[value]):
            room.yes[order[i]] = rank <= nodes.last[node]
            i += 1
    return number


@compiled
def divide(sample: Sorted, start: int, end: int, room: Room) -> None:
    """Bring the examples that are `yes` to the front of every order, both parts sorted as they are."""
    for feature in range(len(sample.order)):
        order, front, behind = sample.order[feature], start, 0
        for i in range(start, end):
            row = order[i]
            if room.yes[row]:
                order[front] = row
                front += 1
            else:
                room.rows[behind] = row
                behind += 1
        for i in range(behind):
            order[front + i] = room.rows[i]


@compiled
def add_leaf(sample: Sorted, nodes: Nodes, node: int, least: int, psi: int, deepest: int, room: Room) -> None:
    """Count the positives of a new leaf, whose place is known, and find its best test."""
    plus, start = 0, nodes.start[node]
    for i in range(start, start + nodes.number[node]):
        plus += sample.truth[sample.order[0, i]]
    nodes.plus[node], nodes.child[node] = plus, LEAF
    for feature in range(len(sample.order)):
        nodes.table[node, feature] = np.nan
    if 0 < plus < nodes.number[node] and nodes.depth[node] < deepest:
        find_test(sample, nodes, node, least, psi, room)


@compiled
def raise_to(tops: Reals, node: int, gain: float) -> None:
    """Write the gain of a leaf into `tops`, a heap in which each place holds the larger of the two below it."""
    place = node + len(tops) // 2
    tops[place] = gain
    while place > 1:
        place //= 2
        tops[place] = max(tops[2 * place], tops[2 * place + 1])


@compiled
def first_of(tops: Reals, least: float) -> int:
    """The first leaf that gains `least` or more; some does."""
    place, leaves = 1, len(tops) // 2
    while place < leaves:
        place = 2 * place + (tops[2 * place] < least)
    return place - leaves


@compiled
def grow(
    sample: Sorted, nodes: Nodes, parents: Integers, tops: Reals, least: int, psi: int, deepest: int, room: Room
) -> int:
    """Grow until no leaf gains or `nodes` is full; returns the nodes. Split k, from 0 on, is of `parents[k]`."""
    nodes.number[0], made = len(sample.truth), 1
    add_leaf(sample, nodes, 0, least, psi, deepest, room)
    raise_to(tops, 0, nodes.gain[0])
    while tops[1] > 0 and made + 2 <= len(nodes.start):
        node = first_of(tops, max(tops[1] - TIE * nodes.number[0], TINY))
        start, end = nodes.start[node], nodes.start[node] + nodes.number[node]
        middle = start + mark_yes(sample, nodes, node, room)
        divide(sample, start, end, room)
        raise_to(tops, node, 0.0)
        nodes.child[node], parents[(made - 1) // 2] = made, node
        nodes.start[made], nodes.number[made] = start, middle - start
        nodes.start[made + 1], nodes.number[made + 1] = middle, end - middle
        for child in (made, made + 1):
            nodes.depth[child] = nodes.depth[node] + 1
            add_leaf(sample, nodes, child, least, psi, deepest, room)
            raise_to(tops, child, nodes.gain[child])
        made += 2
    return made
