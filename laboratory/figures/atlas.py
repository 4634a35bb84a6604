"""The atlas as a map: one region for each theorem whose bound is tightest somewhere, grey where all are vacuous."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

import numpy as np

from bounds import theorems
from bounds.atlas import Atlas, through
from bounds.numbers import at_most, percent
from bounds.vocabulary.variables import Variable
from laboratory.figures.axes import EXAMPLES
from laboratory.figures.bounds import bound_of
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells as draw_cells
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import word
from laboratory.figures.roles import QUIET, WORDS, Role
from laboratory.figures.theme import UNDER_WORDS, figure, log_axis

PIXELS = 520
FILL = {"light": 0.38, "dark": 0.42}
VACUOUS = "all bounds vacuous"
YOURS = WORDS.called("your point").but(marker="x")
LEVELS = (0.5, 0.1, 0.01)
WIDE, TALL = 9, 4  # cells either way that a name needs around its middle
LINES = 3  # of a name within a region


@dataclass(frozen=True)
class Point:
    """The person's point, and in words what holds there."""

    m: float
    capacity: float
    description: str


def atlas_map(result: Atlas, point: Point, theme: str = "light") -> Figure:
    """The map with the person's point. Every region's `z` holds the winner's bounds, its `name` the winner's title.

    Regions carry the numbers of `legend`; those with room carry their names too.
    """
    fig = figure(
        theme, height=PIXELS, hovermode="closest",
        xaxis=_axis(EXAMPLES.title, result.m), yaxis=_axis(_capacity_title(result), result.capacity),
    )  # fmt: skip
    _regions(fig, result, theme)
    _nothing(fig, result)
    _outlines(fig, result)
    _levels(fig, result, point)
    _names(fig, result)
    _mark(fig, result, point, theme)
    return fig


def legend(result: Atlas, theme: str = "light") -> list[tuple[int, str, str, float]]:
    """The winners, largest region first: number, title, colour, and share of the map."""
    return [
        (number, contestant.title, bound_of(contestant.theorem.slug).ink(theme), share)
        for number, (contestant, share) in enumerate(result.shares.items(), 1)
    ]


def description(result: Atlas, point: Point) -> str:
    """The alternative text of the map."""
    held = [f"{contestant.title} on {percent(share, 2)} of the map" for contestant, share in result.shares.items()]
    regions = "; ".join([*held, f"all bounds vacuous on {percent(np.mean(result.winner < 0), 2)}"])
    return f"Smallest bound by sample size and {_capacity(result).meaning}: {regions}. {point.description}"


def atlas_table(result: Atlas) -> dict[str, list[Any]]:
    """The map's cells as columns: size, capacity, winner (empty where none), its bound, which of its ends share delta,
    what it needs, the runner-up and its bound."""
    sizes, capacities = np.meshgrid(result.m, result.capacity)
    winner, second = result.winner.ravel(), result.runner_up.ravel()
    slugs = [contestant.theorem.slug for contestant in result.contestants] + [""]
    readings = [contestant.reading.value for contestant in result.contestants] + [""]
    ends = [contestant.theorem.ends for contestant in result.contestants] + [""]
    needs = [
        "; ".join(need.key for need in contestant.rests_on(result.setting)) for contestant in result.contestants
    ] + [""]
    return {
        "m": sizes.ravel().astype(int).tolist(),
        result.setting.capacity: capacities.ravel().tolist(),
        "winner": [slugs[place] for place in winner],
        "reading": [readings[place] for place in winner],
        "bound": result.best.ravel().tolist(),
        "ends": [ends[place] for place in winner],
        "needs": [needs[place] for place in winner],
        "runner_up": [slugs[place] for place in second],
        "bound_of_runner_up": result.at_places(result.runner_up).ravel().tolist(),
    }


def _regions(fig: Figure, result: Atlas, theme: str) -> None:
    x, y = _edges(result.m), _edges(result.capacity)
    titles = [*(contestant.title for contestant in result.contestants), "none"]
    second, runner_up = result.at_places(result.runner_up), result.runner_up
    label, digits = _capacity(result).label, ",d" if _capacity(result).domain.integer else ",.4~r"
    for contestant, (number, title, color, _) in zip(result.shares, legend(result, theme), strict=True):
        mine = result.winner == result.contestants.index(contestant)
        rows, columns = (slice(int(on.min()), int(on.max()) + 1) for on in np.nonzero(mine))
        cells = (result.best, runner_up, second, mine)
        texts = [
            [
                _hover(value, titles[place], other) if here else ""
                for value, place, other, here in zip(*line, strict=True)
            ]
            for line in zip(*(cell[rows, columns] for cell in cells), strict=True)
        ]
        draw_cells(
            fig, x[columns.start : columns.stop + 1], y[rows.start : rows.stop + 1],
            np.where(mine, result.best, math.nan)[rows, columns], [Role(title, color)] * 2,
            f"<b>{number} {title}</b><br>m = %{{customdata[0]:,d}}, {label} = %{{customdata[1]:{digits}}}<br>%{{text}}",
            name=title, span=(0, 1), text=texts, hoverongaps=False, opacity=FILL[theme],
            customdata=np.dstack(np.meshgrid(result.m[columns], result.capacity[rows])),
        )  # fmt: skip


def _hover(value: float, title: str, other: float) -> str:
    bound = f"bound ≤ {at_most(value, 3)}"
    return bound if math.isnan(other) else f"{bound}<br>next: {title}, {at_most(other, 3)}"


def _nothing(fig: Figure, result: Atlas) -> None:
    empty = result.winner < 0
    if empty.any():
        draw_cells(
            fig, _edges(result.m), _edges(result.capacity), np.where(empty, 1.0, math.nan), (QUIET, QUIET),
            "All bounds are vacuous here (1 or more).", name=VACUOUS, span=(0, 1), opacity=0.3, hoverongaps=False,
        )  # fmt: skip


def _outlines(fig: Figure, result: Atlas) -> None:
    """A line wherever two neighbouring cells have different winners: regions differ without colour, too."""
    x, y, winner = _edges(result.m), _edges(result.capacity), result.winner
    xs: list[float | None] = []
    ys: list[float | None] = []
    for row, column in np.argwhere(winner[:, 1:] != winner[:, :-1]):
        xs += [x[column + 1], x[column + 1], None]
        ys += [y[row], y[row + 1], None]
    for row, column in np.argwhere(winner[1:] != winner[:-1]):
        xs += [x[column], x[column + 1], None]
        ys += [y[row + 1], y[row + 1], None]
    polyline(fig, xs, ys, WORDS.called("borders").but(width=1.2))


def _levels(fig: Figure, result: Atlas, point: Point) -> None:
    """Where the smallest bound is one half, a tenth, a hundredth: dotted lines, their values at the upper ends.

    At the person's own capacity they pass on the side of the point on which its bound is.
    """
    here = through(result, point.m, point.capacity)
    capacities, order = np.unique(np.append(point.capacity, result.capacity), return_index=True)
    for level in LEVELS:
        sizes = np.append(here.frontier(level), result.frontier(level))[order]
        inside = np.isfinite(sizes)
        if inside.sum() < 2:
            continue
        polyline(fig, sizes, capacities, WORDS.called(f"bound {level:g}").but(width=1.5, dash="dot"))
        top = int(np.flatnonzero(inside)[-1])
        place, text = (sizes[top], capacities[top]), f"≤ {level:g}"
        _word(fig, *place, text, size=12, xanchor="right", yanchor="top", xshift=-3)


def _names(fig: Figure, result: Atlas) -> None:
    for number, contestant in enumerate(result.shares, 1):
        row, column, wide, tall = _middle(result.winner == result.contestants.index(contestant))
        if wide < 1 or tall < 1:
            continue  # a sliver: the list beneath the map names it
        text = f"<b>{number}</b>"
        if wide >= WIDE and tall >= TALL:
            text += "".join(f"<br>{line}" for line in _short(contestant.theorem.title, 17 if wide < 2 * WIDE else 24))
        _word(fig, result.m[column], result.capacity[row], text)
    row, column, wide, tall = _middle(result.winner < 0)
    if wide >= WIDE // 2 and tall >= 2:
        _word(fig, result.m[column], result.capacity[row], "all bounds<br>vacuous")


def _short(title: str, width: int) -> list[str]:
    """A title without its brackets, in lines; empty where it is still too long."""
    lines = wrap(title.partition(" (")[0], width)
    return lines if len(lines) <= LINES else []


def _word(fig: Figure, m: float, capacity: float, text: str, size: int = 13, **more: Any) -> None:
    # On logarithmic axes annotations are placed by the logarithm.
    place = math.log10(m), math.log10(capacity)
    word(fig, place, text, WORDS, size=size, ground=UNDER_WORDS, **more)


def _middle(mask: np.ndarray) -> tuple[int, int, int, int]:
    """The cell with the most room around it, and how many cells of the region lie on its tighter side each way."""
    room = np.minimum(np.minimum(_run(mask, 1), _run(mask[:, ::-1], 1)[:, ::-1]), 2 * WIDE)
    height = np.minimum(_run(mask, 0), _run(mask[::-1], 0)[::-1])
    row, column = np.unravel_index(int(np.argmax(np.minimum(room, height * WIDE / TALL))), mask.shape)
    return int(row), int(column), int(room[row, column]), int(height[row, column])


def _run(mask: np.ndarray, axis: int) -> np.ndarray:
    """How many cells of the region lie in a row up to each, along an axis."""
    counts = np.cumsum(mask, axis=axis)
    return counts - np.maximum.accumulate(np.where(mask, 0, counts), axis=axis)


def _mark(fig: Figure, result: Atlas, point: Point, theme: str) -> None:
    edge, reading = {"line": {"color": QUIET.ink(theme), "width": 1}}, "<br>".join(wrap(point.description, 60))
    dots(fig, [point.m], [point.capacity], YOURS, f"<b>you</b><br>{reading}", size=14, look=edge)
    right = math.log(point.m / result.m[0]) > 0.5 * math.log(result.m[-1] / result.m[0])
    _word(
        fig, point.m, point.capacity, "<b>you</b>", size=15,
        xanchor="right" if right else "left", xshift=-10 if right else 10, yanchor="bottom",
    )  # fmt: skip


def _axis(title: str, values: np.ndarray) -> dict[str, Any]:
    edges = _edges(values)
    return log_axis(title, range=[math.log10(edges[0]), math.log10(edges[-1])], showgrid=False, zeroline=False)


def _edges(values: Sequence[float] | np.ndarray) -> np.ndarray:
    """The borders of the cells around values, half-way on a logarithmic scale."""
    logs = np.log(np.asarray(values, dtype=float))
    middles = (logs[1:] + logs[:-1]) / 2
    return np.asarray(np.exp(np.concatenate([[2 * logs[0] - middles[0]], middles, [2 * logs[-1] - middles[-1]]])))


def _capacity(result: Atlas) -> Variable:
    of_this = theorems["vc_vapnik" if result.setting.capacity == "d" else "finite_agnostic"]
    return of_this.variable(result.setting.capacity)


def _capacity_title(result: Atlas) -> str:
    return "VC dimension <i>d</i>" if result.setting.capacity == "d" else "ln|H|, logarithm of the class size"
