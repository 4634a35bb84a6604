"""All subsets of one sample by their size, and each criterion's best score of each size."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hover
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, TRAINING, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.subsets.run import CRITERIA, SubsetsRun

HEIGHT, LEAST_TOP = 400, 12.0
SIZE = Scale("features in the subset", whole=True)
SQUARES, ABOVE = Scale("residual sum of squares"), Scale("above its minimum")
EVERY, BEST = QUIET.called("every subset").but(marker="circle"), TRAINING.called("best of its size")


def roles() -> dict[str, Role]:
    """A look for each criterion."""
    return {name: one_of(i, title) for i, (name, title) in enumerate(CRITERIA.items(), 1)}


def squares(run: SubsetsRun, theme: str = "light") -> Figure:
    """The residual sum of squares of every subset of the first sample, and the smallest of each size."""
    top = int(run.sizes.max())
    fig = figure(theme, height=HEIGHT, xaxis=SIZE.axis(dtick=1, range=[-0.3, top + 0.3]), yaxis=SQUARES.axis())
    dots(fig, run.sizes, run.rss[0], EVERY, hover(EVERY.name), size=7, edge=0, look={"opacity": 0.6})
    label_ends(fig, [curve(fig, np.arange(top + 1), run.rss[0, run.best], BEST, points=True)])
    return fig


def squares_in_words(run: SubsetsRun) -> str:
    """What a person sees of the sums of squares."""
    least = run.rss[0, run.best]
    return (
        f"{format_number(len(run.subsets))} dots by the size of the subset. The smallest of each size fall from "
        f"{format_short(least[0])} without features to {format_short(least[-1])} with all."
    )


def scores(run: SubsetsRun, theme: str = "light") -> Figure:
    """The best score of each size above its own minimum, which a ring marks."""
    above = {name: run.best_score(name) - run.best_score(name).min() for name in CRITERIA}
    top = max(LEAST_TOP, *(1.15 * float(values[-1]) for values in above.values()))
    last = int(run.sizes.max())
    fig = figure(theme, height=HEIGHT, xaxis=SIZE.axis(dtick=1, range=[-0.3, last + 0.3]), yaxis=ABOVE.axis(
        range=[-0.06 * top, top], zeroline=False))  # fmt: skip
    ends = []
    for place, (name, role) in enumerate(roles().items()):
        ends.append(curve(fig, np.arange(last + 1), above[name], role, points=True))
        ring = role.called(f"{role.name}: chosen").but(marker="circle-open")
        dots(fig, [int(np.argmin(above[name]))], [0.0], ring, hover(ring.name), size=13 + 5 * place, edge=2)
    label_ends(fig, ends)
    return fig


def scores_in_words(run: SubsetsRun) -> str:
    """What a person sees of the criteria."""
    least = "; ".join(f"{title} {int(np.argmin(run.best_score(name)))}" for name, title in CRITERIA.items())
    return f"Three curves over the sizes 0 to {run.sizes.max()}. Their minima are at: {least}."


def subsets_table(run: SubsetsRun) -> dict[str, Any]:
    """The best subset of each size, by its residual sum of squares: AIC and BIC agree on it within a size."""
    return {
        "features": run.sizes[run.best].tolist(),
        "best_subset": [" ".join(f"x{i + 1}" for i in np.flatnonzero(run.subsets[place])) for place in run.best],
        "rss": run.rss[0, run.best].tolist(),
        "aic": run.scores["aic"][0, run.best].tolist(),
        "bic": run.scores["bic"][0, run.best].tolist(),
        "leave_one_out": run.scores["loo"][0, run.best].tolist(),
        "best_by_leave_one_out": run.best_score("loo").tolist(),
    }
