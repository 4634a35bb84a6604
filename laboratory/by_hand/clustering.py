"""k-means by Lloyd's steps: every point goes to its nearest centre, every centre to the mean of its points."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from bounds.numbers import pluralize
from laboratory.by_hand._fractions import listed
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import checked, exact, in_text, reals, text_of, whole
from laboratory.exercises.problem import WrongAnswer

CENTRE = {"c", "centre", "center"}
MOST_STEPS = 100
LAST = "the last of equally near centres"

Point = tuple[Fraction, ...]
Points = tuple[Point, ...]
Distance = Callable[[Point, Point], Fraction]


@dataclass(frozen=True)
class _Step:
    """The centres of a step, each point's nearest (from 0) with its squared distance, and the means that follow."""

    centres: Points
    nearest: tuple[int, ...]
    squares: tuple[Fraction, ...]
    means: Points


@dataclass(frozen=True)
class _Run:
    """The points, and the steps until no point changes its centre, or as many as are to be made."""

    points: Points
    steps: tuple[_Step, ...]
    settled: bool

    @property
    def last(self) -> _Step:
        return self.steps[-1]

    @property
    def cost(self) -> Fraction:
        """The sum of squared distances of all points to the last means of their clusters."""
        pairs = zip(self.points, self.last.nearest, strict=True)
        return sum((_squared(x, self.last.means[j]) for x, j in pairs), Fraction(0))

    @property
    def read(self) -> str:
        """How the rows were read."""
        end = "until no point changes its centre" if self.settled else pluralize(len(self.steps), "step")
        return (
            f"{pluralize(len(self.points), 'point')} of {pluralize(len(self.points[0]), 'coordinate')}; first centres "
            f"{', '.join(map(listed, self.steps[0].centres))}; {end}; of equally near centres the first"
        )


def _squared(x: Point, z: Point) -> Fraction:
    return sum(((a - b) ** 2 for a, b in zip(x, z, strict=True)), Fraction(0))


def _manhattan(x: Point, z: Point) -> Fraction:
    return sum((abs(a - b) for a, b in zip(x, z, strict=True)), Fraction(0))


def _read(rows: Sequence[Any]) -> tuple[Points, Points]:
    """The points, and the first centres, whose rows end with c."""
    if not all(isinstance(row, Sequence) or hasattr(row, "tolist") for row in rows):
        raise ValueError("each row is a list of its cells")
    centres = [row[:-1] for row in rows if len(row) and text_of(row[-1]).casefold() in CENTRE]
    points = [row for row in rows if not (len(row) and text_of(row[-1]).casefold() in CENTRE)]
    if not centres:
        raise ValueError("the first centres are rows that end with c, such as 1 1 c; got none")
    table = reals(checked([*points, *centres]))
    places = tuple(tuple(exact(float(cell)) for cell in row) for row in table)
    if len(points) < len(centres):
        raise ValueError(f"there are at least as many points as centres; got {len(points)} and {len(centres)}")
    if len(set(places[len(points) :])) < len(centres):
        raise ValueError("the first centres differ from each other")
    return places[: len(points)], places[len(points) :]


def _step(points: Points, centres: Points, number: int, distance: Distance, last: bool) -> _Step:
    nearest = []
    for x in points:
        far = [distance(x, c) for c in centres]
        nearest.append(max(j for j, d in enumerate(far) if d == min(far)) if last else far.index(min(far)))
    groups = [[x for x, j in zip(points, nearest, strict=True) if j == k] for k in range(len(centres))]
    if not all(groups):
        empty = next(k for k, group in enumerate(groups, start=1) if not group)
        raise ValueError(f"in step {number} centre {empty} is the nearest of no point, so it has no mean")
    means = tuple(tuple(sum(axis, Fraction(0)) / len(group) for axis in zip(*group, strict=True)) for group in groups)
    squares = tuple(_squared(x, centres[j]) for x, j in zip(points, nearest, strict=True))
    return _Step(centres, tuple(nearest), squares, means)


def _ran(points: Points, centres: Points, most: int | None, distance: Distance = _squared, last: bool = False) -> _Run:
    steps: list[_Step] = []
    settled = False
    while not settled and len(steps) < (MOST_STEPS if most is None else most):
        steps.append(_step(points, steps[-1].means if steps else centres, len(steps) + 1, distance, last))
        settled = steps[-1].means == steps[-1].centres
    return _Run(points, tuple(steps), settled and most is None)


def _tried(points: Points, centres: Points, most: int | None, **rules: Any) -> list[_Run]:
    """The run by other rules; nothing where a centre would be left without points."""
    try:
        return [_ran(points, centres, most, **rules)]
    except ValueError:
        return []


def _run(rows: Sequence[Any], steps: Any) -> tuple[_Run, list[tuple[_Run, str]], list[_Run]]:
    """The run; runs by mistakes with their words; and the run with the other rule for ties."""
    points, centres = _read(rows)
    most = None if steps is None else whole("steps", "how often assignments and centres are made", steps, 1, MOST_STEPS)
    run = _ran(points, centres, most)
    count = len(run.steps)
    numbers = {count - 1: "That is after one step less.", count + 1: "That is after one step more."}
    wrong = [(each, words) for number, words in numbers.items() if number for each in _tried(points, centres, number)]
    wrong.append((_ran(points, centres, 1), "That is after the first step alone."))
    wrong += [
        (each, "That is with sums of absolute differences for distances.")
        for each in _tried(points, centres, most, distance=_manhattan)
    ]
    return run, wrong, _tried(points, centres, most, last=True)


def _centres(*rows: Any, steps: Any = None) -> WorkedOut:
    run, wrong, other = _run(rows, steps)
    slips = [Instead(_flat(each.last.means), words) for each, words in wrong]
    slips.append(Instead(_flat(tuple(reversed(run.last.means))), "The centres stand in the order of the first ones."))
    also = [Instead(_flat(each.last.means), LAST) for each in other if each.last.means != run.last.means]
    order = "all coordinates of the first centre, then of the next"
    end = f"The centres are {', '.join(map(listed, run.last.means))}."
    return WorkedOut(_flat(run.last.means), slips, run.read, (*_lines(run), end), also, order, table=_table(run))


def _flat(points: Points) -> tuple[float, ...]:
    return tuple(float(coordinate) for point in points for coordinate in point)


def _assignments(*rows: Any, steps: Any = None) -> WorkedOut:
    run, wrong, other = _run(rows, steps)
    slips = [Instead(_numbers(each.last.nearest), words) for each, words in wrong]
    also = [Instead(_numbers(each.last.nearest), LAST) for each in other if each.last.nearest != run.last.nearest]
    end = f"The points belong to the centres {in_text(_numbers(run.last.nearest))}."
    order = "the number of its centre for each point"
    return WorkedOut(
        _numbers(run.last.nearest), slips, run.read, (*_lines(run), end), also, order, table=_table(run)
    )  # fmt: skip


def _numbers(nearest: Sequence[int]) -> tuple[float, ...]:
    return tuple(float(place + 1) for place in nearest)


def _cost(*rows: Any, steps: Any = None) -> WorkedOut:
    run, wrong, other = _run(rows, steps)
    pairs = list(zip(run.points, run.last.nearest, strict=True))
    right, m = float(run.cost), len(run.points)
    middle = tuple(sum(axis, Fraction(0)) / m for axis in zip(*run.points, strict=True))
    slips = [
        WrongAnswer(sum(sqrt(_squared(x, run.last.means[j])) for x, j in pairs), "The distances are squared."),
        WrongAnswer(right / m, "That is the mean: the cost is the sum over all points."),
        WrongAnswer(sqrt(right), "That is the root of the cost."),
        WrongAnswer(float(sum(run.last.squares)), "That is before the centres move to the means."),
        WrongAnswer(float(sum(_manhattan(x, run.last.means[j]) for x, j in pairs)), "Those are absolute differences."),
        WrongAnswer(float(sum(_squared(x, middle) for x in run.points)), "That is to the mean of all points."),
        *(WrongAnswer(float(each.cost), words) for each, words in wrong),
    ]
    also = [Instead(float(each.cost), LAST) for each in other if each.cost != run.cost]
    parts = " + ".join(in_text(float(_squared(x, run.last.means[j]))) for x, j in pairs)
    end = f"The cost, the squared distances to these means, is {parts} = {in_text(right)}."
    return WorkedOut(right, slips, run.read, (*_lines(run), end), also, table=_table(run))


def _lines(run: _Run) -> tuple[str, ...]:
    """The assignments, the centres and the cost of every step."""
    lines = []
    for number, step in enumerate(run.steps, start=1):
        cost = in_text(float(sum(step.squares)))
        lines.append(
            f"Step {number}: the nearest centres are {in_text(_numbers(step.nearest))}, at squared distances "
            f"{listed(step.squares)}, in all {cost}."
        )
        for k, mean in enumerate(step.means):
            members = [i + 1 for i, j in enumerate(step.nearest) if j == k]
            whose = f"point {members[0]}" if len(members) == 1 else f"points {', '.join(map(str, members))}"
            lines.append(f"Centre {k + 1} moves to the mean of {whose}: {listed(mean)}.")
    if run.settled:
        lines.append("No centre moves any more.")
    return tuple(lines)


def _table(run: _Run) -> dict[str, list[Any]]:
    """Every point with its centre and squared distance in every step."""
    table: dict[str, list[Any]] = {"point": list(range(1, len(run.points) + 1))}
    for axis, column in enumerate(zip(*run.points, strict=True), start=1):
        table[f"x{axis}"] = [float(cell) for cell in column]
    for number, step in enumerate(run.steps, start=1):
        table[f"centre of step {number}"] = [place + 1 for place in step.nearest]
        table[f"squared distance of step {number}"] = [float(square) for square in step.squares]
    return table


NEEDS = (
    "a row for each point; the first centres as rows that end with c; and if the question says so steps, how often "
    "assignments and centres are made (else until nothing changes)"
)
EXAMPLE = ("1 1", "2 1", "4 3", "5 4", "1 1 c", "2 1 c")
QUANTITIES = (
    ByHand(
        "kmeans_centres", "Centres of k-means", NEEDS, EXAMPLE, _centres, words=True,
        called=("kmeans", "k_means", "kmeans_centers", "lloyd"),
    ),
    ByHand(
        "kmeans_assignments", "Clusters of k-means", NEEDS, EXAMPLE, _assignments, words=True,
        called=("kmeans_clusters", "kmeans_labels"),
    ),
    ByHand(
        "kmeans_cost", "Cost of k-means", NEEDS, EXAMPLE, _cost, words=True,
        called=("kmeans_objective", "inertia", "within_cluster_sum_of_squares", "wcss"),
    ),
)  # fmt: skip
