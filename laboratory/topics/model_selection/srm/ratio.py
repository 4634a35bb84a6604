"""The confidence against examples per dimension: as many for every dimension, whatever the dimension."""

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.srm.figures import ADDED, HEIGHT
from laboratory.topics.model_selection.srm.run import RATIOS, SIZES, WANTED, StructureRun

PER_DIMENSION = Scale("examples per VC dimension, m/d")


def ratio(run: StructureRun, theme: str = "light") -> Figure:
    """The textbook confidence of three VC dimensions against m/d; dotted the confidence that is wanted."""
    axis = PER_DIMENSION.axis(log=True, range=[0, float(np.log10(RATIOS[-1]))])
    fig = figure(theme, height=HEIGHT, xaxis=axis, yaxis=ADDED.axis(range=[0, 1]))
    ends = [curve(fig, *run.at_ratio(d), guarantee(place, f"d = {d}")) for place, d in enumerate(SIZES)]
    hline(fig, WANTED, QUIET.called("wanted"))
    label_ends(fig, ends)
    return fig


def ratio_in_words(run: StructureRun) -> str:
    """What a person sees of them."""
    falls = ", ".join(f"{format_short(float(run.at_ratio(d)[1][-1]))} for d = {d}" for d in SIZES)
    return f"Three curves that fall with the examples per VC dimension, and approach each other as d grows: to {falls}."
