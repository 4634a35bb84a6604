"""The share of samples at which each test finds a difference that is not there, beside its level; and its p-values."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import hline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, spread
from laboratory.figures.names import label_ends
from laboratory.figures.roles import AXIS, one_of
from laboratory.figures.theme import figure
from laboratory.topics.comparing_learners.level.run import Level

HEIGHT = 400
FOUND = Scale("share of samples with a difference")
LINES = {"random splits": "random<br>splits", "McNemar (one split)": "McNemar<br>(one split)"}


def differences(run: Level, theme: str = "light") -> Figure:
    """A dot for each test, with its exact interval."""
    places = np.arange(len(run.tests))
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", yaxis=FOUND.axis(),
        xaxis={"tickvals": places.tolist(), "ticktext": list(map(_broken, run.tests)),
               "range": [-0.5, len(places) - 0.5]},
    )  # fmt: skip
    nominal = hline(fig, run.level, AXIS.called("level").but(dash="dash", width=2.0))
    for place, (name, share, low, high) in enumerate(zip(run.tests, run.shares, *run.ends, strict=True)):
        role = one_of(place, name)
        reading = f"{name}: %{{y:.3f}}, between {low:.3f} and {high:.3f}"
        around = spread(fig, [share], [low], [high], role)
        dots(fig, [place], [share], role, reading, size=11, error_y=around)
    fig.update_yaxes(range=[0, 1.15 * max(float(run.ends[1].max()), run.level)])
    label_ends(fig, [nominal])
    return fig


def differences_in_words(run: Level) -> str:
    """What a person sees of it."""
    each = (
        f"{name} {format_short(share)} (between {format_short(low)} and {format_short(high)})"
        for name, share, low, high in zip(run.tests, run.shares, *run.ends, strict=True)
    )
    return (
        f"Share of samples at which a test finds a difference, at level {format_short(run.level)}: {'; '.join(each)}."
    )


def level_table(run: Level) -> dict[str, Any]:
    """A row for each test, in full precision."""
    return {
        "test": list(run.tests),
        "samples": [run.samples] * len(run.tests),
        "with_a_difference": run.rejected.tolist(),
        "share": run.shares.tolist(),
        "low": run.ends[0].tolist(),
        "high": run.ends[1].tolist(),
    }


def _broken(name: str) -> str:
    for text, lines in LINES.items():
        name = name.replace(text, lines)
    return name
