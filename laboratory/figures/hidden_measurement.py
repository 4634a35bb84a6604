"""A figure before the measurement is shown: its axes, the examples, and the bounds."""

import re
from collections.abc import Iterable, Mapping
from itertools import compress
from typing import Any

import numpy as np

from laboratory.figures.figure import Figure
from laboratory.figures.roles import known

TOLD = ("name", "text", "texttemplate", "hovertext", "hovertemplate", "customdata", "showscale")
FILLED = ("fill", "fillcolor")  # Plotly draws what is filled however little of its trace is to be seen
COLOURED = {"heatmap", "contour"}  # beside these Plotly draws a scale by default
SAME = 1e-9  # relative
TAG = re.compile(r"<[^>]*>")


def unmeasured(fig: Figure, number: float | None = None) -> Figure:
    """A copy in which nothing that was measured can be seen or read; its axes reach as far as before.

    The roles decide what stays, see `roles.known`: without one, a mark was measured. A name stays with its mark, and a
    curve through exactly the `number` that was measured, as of an identity, goes, too.
    """
    shapes = [shape for shape in fig.look.get("shapes", ()) if known(shape)]
    stay = [known(trace) and not _goes_through(trace, number) for trace in fig.traces]
    seen = [*compress(fig.traces, stay), *shapes]
    names, gone = _names(seen), _names(trace for trace, kept in zip(fig.traces, stay, strict=True) if not kept)
    texts = [_plain(word.get("text", "")) for word in fig.words]
    named = [text in names or (known(word) and text not in gone) for text, word in zip(texts, fig.words, strict=True)]
    words = list(compress(fig.words, named))
    look = {**fig.look, "shapes": shapes, "annotations": words}
    return Figure(look, [trace if kept else _unseen(trace) for trace, kept in zip(fig.traces, stay, strict=True)])


def axes_in_words(fig: Figure) -> str:
    """`error over examples m`: the axes of a figure; empty where they have no names."""
    titles = [_plain(fig.setting(axis, "title", "text") or "") for axis in ("yaxis", "xaxis")]
    return " over ".join(title for title in titles if title)


def _goes_through(trace: Mapping[str, Any], number: float | None) -> bool:
    if not number:  # none, or 0, through which much goes
        return False
    heights = np.asarray(trace.get("y", ()))
    if heights.dtype.kind == "U":  # the names of rows
        return False
    return bool(np.isclose(heights.astype(float), number, rtol=SAME, atol=0).any())


def _names(marks: Iterable[Mapping[str, Any]]) -> set[str]:
    return {_plain(str(mark.get("name", ""))) for mark in marks} - {""}


def _unseen(trace: Mapping[str, Any]) -> dict[str, Any]:
    """The trace so that only its reach is left, for the axes."""
    left: Iterable[tuple[str, Any]] = ((name, value) for name, value in trace.items() if name not in {*TOLD, *FILLED})
    coloured = {"showscale": False} if "showscale" in trace or trace["type"] in COLOURED else {}
    lines = {"line": {"width": 0}} if trace["type"] == "scatter" else {}
    return {**dict(left), "opacity": 0, "hoverinfo": "skip", "showlegend": False, **coloured, **lines}


def _plain(words: str) -> str:
    """The words without tags, and without the arrow of a curve that ends above the top."""
    return TAG.sub("", words.replace("<br>", " ")).removesuffix(" ↑").strip()
