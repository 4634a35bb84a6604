"""Space in many dimensions, in words."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.space.distances import PAIRS, Distances
from laboratory.topics.dimensions.space.run import Law
from laboratory.topics.dimensions.text import SPACE
from laboratory.views.headline import Headline

MEANING = SPACE
LAWS = {
    "edges": "Edge of a neighbourhood",
    "distances": "Distances",
    "volume": "Volume of a ball",
    "shell": "Shell and corners",
    "gaussian": "Mass of a Gaussian",
    "nearest": "Nearest point",
}
EXACT = "exact, not an estimate"


def headline(run: Any, law: str, share: float, core: float, ratio: float) -> Headline:
    """What is read off in one dimension, or how little distances vary."""
    if isinstance(run, Distances):
        exactly = f"exactly {format_short(run.spread(run.last))}"
        return Headline(
            run.answer, f"deviation over mean of squared distances in {format_number(run.last)} dimensions", by=exactly
        )
    what = {
        "edges": f"of every axis, to hold {percent(share)} in {_dimensions(run.n)}",
        "volume": f"volume of the ball in {_dimensions(run.n)}",
        "shell": f"of the ball beyond radius {format_number(core)} in {_dimensions(run.n)}",
        "gaussian": f"of the Gaussian mass at density at least {format_short(ratio)} of the highest",
        "nearest": f"median distance of the nearest point from the centre in {_dimensions(run.n)}",
    }
    return Headline(run.answer, what[law], by=EXACT)


def sentence(run: Any, law: str, share: float, ratio: float, points: int) -> str:
    """What to notice."""
    if isinstance(run, Distances):
        return (
            f"Squared distances have deviation over mean **{format_short(run.answer)}** in {format_number(run.last)} "
            "dimensions, "
            f"{format_short(run.spread(2))} in the plane: all pairs become nearly equally far apart."
        )
    sentences = {
        "edges": lambda: f"To hold {percent(share)} of uniform points in **{_dimensions(run.n)}**, a neighbourhood "
                         f"must reach over **{percent(run.answer)}** of every axis.",
        "volume": lambda: f"Of dimensions 1 to 100 the ball is largest in **{_largest(run)}**; in 100 its volume is "
                          f"**{format_short(run.at(100, 'this'))}**.",
        "shell": lambda: f"In {_dimensions(run.n)} a share **{format_short(run.answer)}** of the ball lies in its "
                         f"shell, and **{format_short(run.at(run.n, 'corners'))}** of a cube in its corners.",
        "gaussian": lambda: f"In **{_dimensions(run.n)}** a Gaussian point falls where the density is at least "
                            f"{format_short(ratio)} of the highest with probability **{format_short(run.answer)}**.",
        "nearest": lambda: f"In **{_dimensions(run.n)}** the nearest of {pluralize(points, 'point')} has median "
                           f"distance **{format_short(run.answer)}** from the centre.",
    }  # fmt: skip
    return sentences[law]()


def more(run: Any, law: str, share: float, radius: float, core: float, ratio: float, points: int) -> str:
    """The theorem at length."""
    if isinstance(run, Distances):
        return _distances(run)
    texts: Mapping[str, Callable[[], str]] = {
        "edges": lambda: _edge(run, share),
        "volume": lambda: _volume(run, radius),
        "shell": lambda: _shell(run, core),
        "gaussian": lambda: _gaussian(run, ratio),
        "nearest": lambda: _nearest(run, points),
    }
    return texts[law]()


def inputs(
    run: Any, law: str, n: int, share: float, radius: float, core: float, ratio: float, points: int
) -> dict[str, float]:
    """The theorem's inputs."""
    if isinstance(run, Distances):
        return {"n": run.last}
    own: Mapping[str, Mapping[str, float]] = {
        "edges": {"share": share},
        "volume": {"radius": radius},
        "shell": {"radius": core},
        "gaussian": {"ratio": ratio},
        "nearest": {"m": points},
    }
    return {"n": n, **own[law]}


def _edge(run: Law, share: float) -> str:
    return (
        f"To hold {percent(share)} of the points of a uniform cube in **{_dimensions(run.n)}**, a neighbourhood must "
        f"reach over **{percent(run.answer)}** of every axis, exactly {format_number(share)} to the power 1/{run.n}"
        f"{': this is no longer local' if run.answer > 0.5 else ''}. A line needs {percent(share)} of its axis."
    )


def _volume(run: Law, radius: float) -> str:
    best = _largest(run)
    return (
        f"Of dimensions 1 to 100, the ball of radius {format_number(radius)} is largest in dimension "
        f"**{best}**, with volume {format_short(run.at(best, 'this'))}; in dimension 100 its volume is "
        f"{format_short(run.at(100, 'this'))}. The cube of edge 1 has volume 1 in every dimension. The larger the "
        "radius, the higher the dimension of the peak."
    )


def _shell(run: Law, core: float) -> str:
    return (
        f"In **{_dimensions(run.n)}**, a share **{format_short(run.answer)}** of a unit ball lies farther than "
        f"{format_number(core)} from its centre, and a share **{format_short(run.at(run.n, 'corners'))}** of a cube "
        "lies outside the largest ball in it, in the corners. Both shares are exact, for points uniform on the ball "
        "and on the cube."
    )


def _gaussian(run: Law, ratio: float) -> str:
    bound = run.at(run.n, "bound")
    markov = "is vacuous, as it exceeds 1" if bound >= 1 else f"is {format_short(bound)}"
    less = run.dimensions[run.curves["exact"] < 0.5]
    from_there = f"From dimension {less[0]} on, most" if len(less) else "In more dimensions than shown, most"
    return (
        f"In **{_dimensions(run.n)}**, a standard Gaussian point falls with probability **{format_short(run.answer)}** "
        f"where the density is at least {format_short(ratio)} of the highest; Markov's bound {markov}. {from_there} of "
        "the mass lies where the density is lower than that: the volume there is so much larger."
    )


def _nearest(run: Law, points: int) -> str:
    half = "beyond" if run.answer > 0.5 else "within"
    return (
        f"Of {pluralize(points, 'point')} uniform on a unit ball of **{_dimensions(run.n)}**, the one nearest to the "
        f"centre has median distance **{format_short(run.answer)}**, exactly: {half} half of the way to the surface. "
        f"In one dimension it is {format_short(run.at(1, 'nearest'))}, in 100 {format_short(run.at(100, 'nearest'))}."
    )


def _distances(run: Distances) -> str:
    """How distances concentrate, measured beside the exact values."""
    last, squared = run.last, run.squared[run.last]
    return (
        f"Each histogram: {format_number(PAIRS)} pairs of random points of a cube. In {format_number(last)} dimensions "
        f"the mean squared distance is {format_short(float(squared.mean()))} (exactly {format_short(run.mean(last))}) "
        f"and its deviation {format_short(float(squared.std()))} (exactly {format_short(run.deviation(last))}). Both "
        f"grow with the dimension; what shrinks is their ratio, here **{format_short(run.answer)}** (exactly "
        f"{format_short(run.spread(last))}), {format_short(run.spread(2))} in the plane: all pairs become nearly "
        "equally far apart."
    )


def _largest(run: Law) -> int:
    """The dimension in which the ball has the largest volume."""
    return int(run.dimensions[int(np.argmax(run.curves["this"]))])


def _dimensions(n: int) -> str:
    return pluralize(n, "dimension")
