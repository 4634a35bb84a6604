"""A figure before anybody knows what will be measured: its axes, the examples given, and what is guaranteed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from laboratory.figures.figure import Figure
from laboratory.figures.roles import known

TOLD = ("name", "text", "texttemplate", "hovertext", "hovertemplate", "customdata", "showscale")
COLOURED = {"heatmap", "contour"}  # beside these Plotly draws a scale unless told
TAG = re.compile(r"<[^>]*>")


def unmeasured(drawn: Figure) -> Figure:
    """A copy in which nothing that was measured can be seen or read; its axes reach as far as before.

    What stays is told by the roles, see `roles.known`: without one, a mark was measured.
    """
    shapes = [one for one in drawn.look.get("shapes", ()) if known(one)]
    names = {_plain(str(one.get("name", ""))) for one in (*drawn.traces, *shapes) if known(one)}
    words = [one for one in drawn.words if _plain(one.get("text", "")) in names]
    look = {**drawn.look, "shapes": shapes, "annotations": words}
    return Figure(look, [one if known(one) else _unseen(one) for one in drawn.traces])


def axes_in_words(drawn: Figure) -> str:
    """`error over examples m`: what the axes of a figure are; nothing where they have no names."""
    titles = [_plain(drawn.setting(axis, "title", "text") or "") for axis in ("yaxis", "xaxis")]
    return " over ".join(title for title in titles if title)


def _unseen(trace: Mapping[str, Any]) -> dict[str, Any]:
    """The trace so that only its reach is left, for the axes."""
    left: Iterable[tuple[str, Any]] = ((name, value) for name, value in trace.items() if name not in TOLD)
    coloured = {"showscale": False} if "showscale" in trace or trace["type"] in COLOURED else {}
    return {**dict(left), "opacity": 0, "hoverinfo": "skip", **coloured}


def _plain(words: str) -> str:
    """The words without tags, and without the arrow of a curve that ends above the top."""
    return TAG.sub("", words.replace("<br>", " ")).removesuffix(" ↑").strip()
