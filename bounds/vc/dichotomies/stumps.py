"""Decision stumps: a threshold on one coordinate, in either direction, or a constant."""

from collections.abc import Sequence
from fractions import Fraction

from bounds.vc.dichotomies.line import RAYS, FewRuns, conflict, labellings
from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Points, Refutation, Restriction, decimal, names, signs

_ONE_CUT: FewRuns = RAYS


def stumps(n: int) -> Restriction:
    """Stumps on n real features."""
    return Restriction(_labellings, _hypothesis, _obstacle, dimension=n)


def _labellings(points: Points) -> frozenset[int]:
    if not points:
        return frozenset({0})
    return frozenset(mask for axis in zip(*points, strict=True) for mask in labellings(axis, _ONE_CUT))


def _hypothesis(points: Points, labels: Labels) -> Hypothesis:
    if len(set(labels)) < 2:
        constant = labels[0] if labels else 0
        return Hypothesis(f"{constant} everywhere", {"constant": constant}, lambda _: constant)
    axes = list(zip(*points, strict=True))
    feature = next(j for j, axis in enumerate(axes) if conflict(axis, labels, _ONE_CUT) is None)
    axis = axes[feature]
    zeros = [value for value, label in zip(axis, labels, strict=True) if not label]
    ones = [value for value, label in zip(axis, labels, strict=True) if label]
    above = int(min(ones) > max(zeros))
    cut = (min(ones) + max(zeros)) / 2 if above else (min(zeros) + max(ones)) / 2

    def label(point: Sequence[Fraction]) -> int:
        return above if point[feature] > cut else 1 - above

    words = f"{above} where x{feature + 1} > {decimal(cut)}, {1 - above} elsewhere"
    return Hypothesis(words, {"feature": feature, "threshold": cut, "above": above}, label)


def _obstacle(points: Points, labels: Labels) -> Refutation:
    clauses: list[str] = []
    covered: list[int] = []
    for number, axis in enumerate(zip(*points, strict=True), start=1):
        alternating = conflict(axis, labels, _ONE_CUT)
        if alternating is None:
            raise ValueError("this labelling is realized")
        pattern = signs([labels[point] for point in alternating])
        place = "share a place and are" if len(alternating) == 2 else "lie in this order and are"
        clauses.append(f"along x{number} {names(alternating)} {place} labelled {pattern}")
        covered += alternating
    return Refutation(f"One cut is not enough: {'; '.join(clauses)}.", tuple(dict.fromkeys(covered)))
