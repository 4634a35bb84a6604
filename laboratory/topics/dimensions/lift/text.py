"""Lifted circles in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.dimensions.lift.run import TILT, Lifted
from laboratory.topics.dimensions.text import SPACE
from laboratory.views.headline import Headline
from learners.shared.arrays import Reals

MEANING = SPACE
CAPTION = "Full: the disc's label; open: the ring's. Grey: the plane, which is a circle seen from above."
COVER_CAPTION = "Labels chosen by coin flips: the exact probability that a hyperplane with a bias separates them."


def headline(run: Lifted) -> Headline:
    """The training error of the grey plane."""
    what = f"training error of the grey plane on {pluralize(len(run.labels), 'example')}"
    return Headline(run.error, what, share=True, by="no guarantee: it was chosen on the same examples")


def sentence(run: Lifted) -> str:
    """Is there a separating line, a separating plane?"""
    if run.one_label:
        return "This sample has one label only, so nothing needs to be separated."
    line = "some line separates" if run.in_plane else "no line separates"
    plane = "some plane does" if run.in_space else "no plane does either"
    return f"In the plane **{line}** the labels; with the squared length as a third coordinate **{plane}**."


def more(run: Lifted, probabilities: Reals) -> str:
    """Lines and planes for this sample, hyperplanes for any labels."""
    return f"{_separated(run)}\n\n{_cover(len(run.labels), float(probabilities[0]))}"


def tilt_text(tilt: int) -> str:
    """The angle."""
    return f"{tilt * TILT}°"


def _separated(run: Lifted) -> str:
    if run.one_label:
        return "This sample has one label only, so nothing needs to be separated."
    line = "some line separates" if run.in_plane else "no line separates"
    first = f"In the plane **{line}** the two labels of these {len(run.labels)} points (by linear programming)."
    if run.in_space:
        plane = "so does a plane" if run.in_plane else "a plane does"
        return f"{first} With the squared length as a third coordinate **{plane}**" + (
            "." if run.in_plane else ": complex in two dimensions, simple in three."
        )
    return f"{first} With the squared length as a third coordinate **no plane does either**: some labels are flipped."


def _cover(m: int, in_plane: float) -> str:
    """Cover's theorem for as many points."""
    return (
        f"With enough dimensions no special coordinate is needed. Let coin flips label {m} points in general position: "
        f"some line separates them with probability {format_short(in_plane)} in 2 dimensions, some hyperplane surely "
        f"from {m - 1} dimensions on (Cover). A good fit means nothing, though, if the class can fit any labels."
    )
