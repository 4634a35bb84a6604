"""Space and lifted circles in words."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bounds.numbers import in_words, short
from laboratory.topics.dimensions.lift.run import Lifted
from laboratory.topics.dimensions.space.run import PAIRS, Distances, Law

Words = tuple[tuple[str, str], str]  # number and words of the headline, and the sentence under the figure


def edge_words(share: float, n: int, edge: float) -> Words:
    """What the edge of a neighbourhood means."""
    sentence = (
        f"To hold {_percent(share)} of the points of a uniform cube in **{_dimensions(n)}**, a neighbourhood must "
        f"reach over **{_percent(edge)}** of every axis, exactly {in_words(share)} to the power 1/{n}"
        f"{': that is not local any more' if edge > 0.5 else ''}. A line needs {_percent(share)} of its axis."
    )
    return (short(edge), f"of every axis, to hold {_percent(share)} in {_dimensions(n)}"), sentence


def volume_words(radius: float, n: int, law: Law) -> Words:
    """Where the volume is largest, and how small it gets."""
    best = int(law.dimensions[int(np.argmax(law.curves["this"]))])
    within = "at most 100" if best < 100 else "the 100 shown"
    sentence = (
        f"Of the dimensions shown ({within}), the ball of radius {in_words(radius)} is largest in dimension "
        f"**{best}**, with volume {short(law.at(best, 'this'))}; in dimension 100 it has "
        f"{short(law.at(100, 'this'))}. The cube of edge 1 keeps volume 1 throughout. Where the peak lies depends on "
        "the radius."
    )
    return (short(law.at(n, "this")), f"volume of the ball in {_dimensions(n)}"), sentence


def shell_words(radius: float, n: int, law: Law) -> Words:
    """Shell and corners at n."""
    sentence = (
        f"In **{_dimensions(n)}**, a share **{short(law.at(n, 'shell'))}** of a unit ball lies farther than "
        f"{in_words(radius)} from its centre, and a share **{short(law.at(n, 'corners'))}** of a cube lies outside "
        "the largest ball in it, in the corners. Both laws are exact, for points spread evenly over the ball and over "
        "the cube."
    )
    return (short(law.at(n, "shell")), f"of the ball beyond radius {in_words(radius)}"), sentence


def gaussian_words(ratio: float, n: int, law: Law) -> Words:
    """Where the mass of a Gaussian is at n."""
    bound, exact = law.at(n, "bound"), law.at(n, "exact")
    told = "says nothing, as it exceeds 1" if bound >= 1 else f"allows {short(bound)}"
    less = law.dimensions[law.curves["exact"] < 0.5]
    from_there = f"From dimension {less[0]} on, most" if len(less) else "In more dimensions than shown, most"
    sentence = (
        f"In **{_dimensions(n)}**, a standard Gaussian point falls with probability **{short(exact)}** where the "
        f"density is at least {short(ratio)} of the highest; Markov's bound {told}. {from_there} of the mass lies "
        "where the density is lower than that: there is so much more room."
    )
    return (short(law.at(n, "exact")), "of the mass where the density is not small"), sentence


def nearest_words(m: int, n: int, law: Law) -> Words:
    """How far even the nearest point is."""
    far = law.at(n, "nearest")
    half, counted = "beyond" if far > 0.5 else "within", "point" if m == 1 else "points"
    sentence = (
        f"Of {in_words(m)} {counted} spread evenly over a unit ball of **{_dimensions(n)}**, the one nearest to the "
        f"centre has median distance **{short(far)}**, exactly: {half} half of the way to the surface. In one "
        f"dimension it is {short(law.at(1, 'nearest'))}, in 100 {short(law.at(100, 'nearest'))}."
    )
    return (short(far), "median distance of the nearest point from the centre"), sentence


def distance_words(run: Distances) -> Words:
    """How distances concentrate, measured beside the exact law."""
    last = max(run.squared)
    squared = run.squared[last]
    measured = float(squared.std() / squared.mean())
    sentence = (
        f"Each histogram: {in_words(PAIRS)} pairs of random points of a cube. In {in_words(last)} dimensions the mean "
        f"squared distance is {short(float(squared.mean()))} (exactly {short(run.mean(last))}) and its deviation "
        f"{short(float(squared.std()))} (exactly {short(run.deviation(last))}). Both grow with the dimension; what "
        f"shrinks is their ratio, here **{short(measured)}** (exactly {short(run.spread(last))}), "
        f"{short(run.spread(2))} in the plane: all pairs become nearly equally far apart."
    )
    return (short(run.spread(last)), f"deviation over mean in {in_words(last)} dimensions, exactly"), sentence


def lifted_sentence(run: Lifted) -> str:
    """Is there a separating line, a separating plane?"""
    if run.one_label:
        return "This sample has one label only, so nothing needs to be told apart."
    line = "some line separates" if run.in_plane else "no line separates"
    first = f"In the plane **{line}** the two labels of these {len(run.labels)} points (a linear programme says so)."
    if run.in_space:
        plane = "so does a plane" if run.in_plane else "a plane does"
        return f"{first} With the squared length as a third coordinate **{plane}**" + (
            "." if run.in_plane else ": complex in two dimensions, simple in three."
        )
    return f"{first} With the squared length as a third coordinate **no plane does either**: some labels are flipped."


def cover_sentence(m: int, in_plane: float) -> str:
    """Cover's theorem for as many points."""
    return (
        f"With enough dimensions it takes no clever coordinate. Let coins label {m} points in general position: some "
        f"line separates them with chance {short(in_plane)} in 2 dimensions, some hyperplane for certain from "
        f"{m - 1} dimensions on (Cover). A class that can separate everything has learnt nothing yet, though."
    )


def law_snippet(theorem: str, given: Mapping[str, float]) -> str:
    """Python that prints the law's value in the dimension read off."""
    told = ", ".join(f"{name}={value!r}" for name, value in given.items())
    return f'from bounds import theorems\n\nprint(theorems["{theorem}"]({told}))\n'


def lifted_snippet(m: int, gap: float, noise: float, seed: int) -> str:
    """Python that draws the same points."""
    return (
        "from laboratory.topics.dimensions.lift.run import lifted\n\n"
        f"run = lifted({m}, gap={gap!r}, noise={noise!r}, seed={seed})\n"
        "print(run.in_plane, run.in_space)\n"
    )


def _dimensions(n: int) -> str:
    return "1 dimension" if n == 1 else f"{n} dimensions"


def _percent(share: float) -> str:
    return f"{short(100 * share)} %"
