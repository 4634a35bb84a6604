"""Sentences below a figure's axis, for where no page stands around it."""

from collections.abc import Sequence
from textwrap import wrap

from laboratory.figures.figure import Figure

LETTERS, LINE, SMALL = 130, 15, 11  # letters in a line, its height and that of its letters in pixels
BOLDER = 12  # pixels by which the bold name of a curve is wider than a plain one


def with_lines_below(fig: Figure, sentences: Sequence[str]) -> Figure:
    """A copy that is higher by the lines of the sentences, and has room for bold names at its right."""
    margin, height = fig.setting("margin", "b"), fig.setting("height")
    lines = [line for sentence in sentences for line in wrap(sentence, LETTERS)]
    room = LINE * len(lines)
    wider = fig.copy().update_layout(
        margin={"r": fig.setting("margin", "r") + BOLDER, "b": margin + room}, height=height + room
    )
    if not lines:
        return wider
    return wider.add_annotation(
        text="<br>".join(lines), xref="paper", yref="paper", x=0, y=0, yshift=-margin, xanchor="left", yanchor="top",
        align="left", showarrow=False, font={"size": SMALL},
    )  # fmt: skip
