"""Littlestone's dimension of a small finite class, and the standard optimal algorithm that goes with it."""

from functools import cache

Class = frozenset[tuple[int, ...]]  # a hypothesis is the tuple of its labels on the points


@cache
def dimension(hypotheses: Class) -> int:
    """Depth of the deepest complete tree all of whose branches have a hypothesis; -1 without any."""
    if len(hypotheses) <= 1:
        return len(hypotheses) - 1
    return 1 + max(min(dimension(agreeing(hypotheses, x, label)) for label in (0, 1)) for x in undecided(hypotheses))


def undecided(hypotheses: Class) -> list[int]:
    """The points on which not all agree."""
    return [x for x, labels in enumerate(zip(*hypotheses, strict=True)) if len(set(labels)) == 2]


def agreeing(hypotheses: Class, x: int, label: int) -> Class:
    """Those that give point `x` this label."""
    return frozenset(hypothesis for hypothesis in hypotheses if hypothesis[x] == label)


def prediction(left: Class, x: int) -> int:
    """The label whose hypotheses have the larger dimension."""
    return int(dimension(agreeing(left, x, 1)) > dimension(agreeing(left, x, 0)))
