"""The order of reasons: no theorem holds because of itself, and what lies a few steps away."""

from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter

from bounds.graph.edge import TheoremEdge


def cycle(edges: Iterable[TheoremEdge]) -> tuple[str, ...]:
    """A way along reasons from a theorem back to itself, every slug on it; empty where there is none."""
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for edge in edges:
        if edge.is_reason:
            sorter.add(edge.lower, edge.upper)
    try:
        sorter.prepare()
    except CycleError as error:
        return tuple(error.args[1])
    return ()


def depths(slug: str, edges: Iterable[TheoremEdge], steps: int) -> dict[str, int]:
    """The theorems at most so many steps away along reasons, and how far: below 0 what it holds by, above 0 what holds
    by it."""
    below: dict[str, list[str]] = {}
    above: dict[str, list[str]] = {}
    for edge in edges:
        if edge.is_reason:
            below.setdefault(edge.upper, []).append(edge.lower)
            above.setdefault(edge.lower, []).append(edge.upper)
    layers = {slug: 0}
    for sign, neighbours in ((-1, below), (1, above)):
        front = [slug]
        for step in range(1, steps + 1):
            front = [other for name in front for other in neighbours.get(name, ())]
            front = list(dict.fromkeys(other for other in front if other not in layers))
            layers |= dict.fromkeys(front, sign * step)
    return layers
