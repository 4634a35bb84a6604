"""Classes rich enough to label any different points as one likes: nearest neighbours, Gaussian kernels."""

from collections.abc import Sequence
from fractions import Fraction

from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, names, unpacked


def distinct() -> Restriction:
    """One nearest neighbour, with the points themselves as its memory."""
    return Restriction(_labellings, _hypothesis, _obstacle)


def _labellings(points: Points) -> frozenset[int]:
    places = list(dict.fromkeys(points))
    groups = [sum(1 << i for i, point in enumerate(points) if point == place) for place in places]
    chosen = (unpacked(mask, len(groups)) for mask in range(1 << len(groups)))
    return frozenset(sum(group for group, label in zip(groups, labels, strict=True) if label) for labels in chosen)


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    memory = tuple(zip(points, labels, strict=True))

    def label(point: Sequence[Fraction]) -> int:
        distances = [sum((a - b) ** 2 for a, b in zip(point, known, strict=True)) for known, _ in memory]
        return memory[distances.index(min(distances))][1] if memory else 0

    return Hypothesis("store every point with its label", {"memory": memory}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    for i, point in enumerate(points):
        for j in range(i):
            if points[j] == point and labels[i] != labels[j]:
                return Refutation(f"{names([j, i]).capitalize()} are the same place with different labels.", (j, i))
    raise ValueError("this labelling is realized")
