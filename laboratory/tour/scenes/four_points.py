"""Shattering: one line and the four corners of a square."""

from bounds import vc_dimension
from bounds.numbers import format_number
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult


def _truth(result: ViewResult) -> Headline:
    headline = result.headline
    return Headline(headline.value, "labellings of the corners by one unit", measured_text=f"{headline.measured} of 16")


def _reveals(result: ViewResult) -> str:
    headline = result.headline
    return (
        f"**{headline.measured} of 16**, by trying all units; Cover's count is at most "
        f"{format_number(headline.at_most)} for any four points in the plane. The two missing ones are “exclusive or” "
        "and its opposite. A line shatters no four points, but it shatters some three: the VC dimension of halfplanes "
        f"is {vc_dimension('halfspaces', n=2).value}. Two lines and a unit that joins them, as drawn here, compute "
        "exclusive or: richer classes shatter more. This holds for every distribution."
    )


SCENE = Scene(
    50,
    "Four points and a line",
    "networks.xor",
    "The four corners of a square are labelled 0 or 1, in one of **16 ways**. One threshold unit puts a line into the "
    "plane and answers 1 on one side of it. How many of these labellings can it give?",
    _truth,
    _reveals,
    {
        "growth_halfspaces": lambda result: {"m": len(result.run.inputs), "n": 2},
        "vc_dimension_halfspaces": lambda result: {"n": 2},
    },
    keeps={"affine_halfspaces": "puts a line into the plane"},
)
