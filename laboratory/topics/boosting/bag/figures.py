"""The bag with its tree, the vote so far, and estimates of the error bag by bag."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.plane import CLASSES, empty_plane, examples, shade_predictions
from laboratory.figures.regions import Window
from laboratory.figures.roles import QUIET, TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.boosting.bag.run import BagRun

WINDOW = Window(-1.05, 1.05, -1.05, 1.05)
FIELD = 120
ONE = 5.0  # pixels: radius of an example that is in the bag once
OUT = QUIET.called("left out").but(marker="x-thin", known=False)
BAGS = Scale("bags", "<i>B</i>", whole=True)
LEFT_OUT, EFRON = one_of(1, "out of bag"), one_of(2, ".632 estimate")
VOTE = Role("vote, true risk", 0, "dot")


def bag(run: BagRun, step: int, theme: str = "light") -> Figure:
    """The examples of this bag, larger the more often it holds them, over the answers of its tree."""
    fig, held, tree = empty_plane(WINDOW, theme), run.counts[step], run.trees[step]
    shade_predictions(fig, WINDOW, lambda places: np.asarray(2 * tree.predict(places) - 1, np.float64), FIELD)
    look = {"sizemode": "area", "sizeref": 1 / (2 * ONE**2), "opacity": 0.85}
    for positive, role in CLASSES.items():
        inside = np.flatnonzero(((run.labels == 1) == positive) & (held > 0))
        reading = f"example %{{customdata[0]}}, {role.name}<br>%{{customdata[1]}} times in the bag"
        numbers = np.column_stack([inside + 1, held[inside]])
        x, y = run.points[inside].T
        dots(fig, x, y, role, reading, size=held[inside], edge=1.5, look=look, customdata=numbers)
    missed = np.flatnonzero(held == 0)
    x, y = run.points[missed].T
    dots(fig, x, y, OUT, "example %{customdata}<br>left out", size=9, edge=2, customdata=missed + 1)
    return fig


def bag_in_words(run: BagRun, step: int) -> str:
    """What a person sees of the bag."""
    held = run.counts[step]
    return (
        f"{pluralize(int((held > 0).sum()), 'example')} of {run.m} in bag {step + 1}, the largest "
        f"{pluralize(int(held.max()), 'time')}, over the answers of its tree; crosses on the others, which it left out."
    )


def vote(run: BagRun, step: int, theme: str = "light") -> Figure:
    """The whole sample over what the trees so far answer together."""
    fig = empty_plane(WINDOW, theme)
    shade_predictions(fig, WINDOW, lambda places: np.asarray(2 * run.vote(places, step + 1) - 1, np.float64), FIELD)
    examples(fig, run.points, run.labels)
    return fig


def vote_in_words(run: BagRun, step: int) -> str:
    """What a person sees of the vote."""
    risk = format_short(float(run.vote_risks[step]), 3)
    return f"The whole sample over the vote of {pluralize(step + 1, 'tree')}, whose true risk is {risk}."


def estimates(run: BagRun, step: int, theme: str = "light") -> Figure:
    """Both estimates of the error of one tree, beside its true risk, and the vote's true risk."""
    count = np.arange(1, len(run.bags) + 1)
    curves = [(LEFT_OUT, run.out_of_bag), (EFRON, run.by_632), (VOTE, run.vote_risks)]
    top = 1.1 * max(float(np.nanmax([values, np.zeros(len(count))])) for _, values in curves)
    top = max(top, 1.3 * run.risk, 0.1)
    fig = figure(theme, xaxis=BAGS.axis(range=[0, max(len(count), 2)]), yaxis=ERROR.axis(range=[0, top]))
    vline(fig, step + 1)
    ends = [hline(fig, run.risk, TRUTH.called("true risk,<br>one tree").but(width=2))]
    label_ends(fig, [*ends, *(curve(fig, count, values, role) for role, values in curves)])
    return fig


def estimates_in_words(run: BagRun, step: int) -> str:
    """What a person sees of the estimates."""
    outside, efron, risk = (
        format_short(float(value), 3, absent="–") for value in (run.out_of_bag[step], run.by_632[step], run.risk)
    )
    bags = pluralize(step + 1, "bag")
    return f"After {bags}: {outside} out of bag, {efron} by the .632 estimate; the true risk is {risk}."


def bags_table(run: BagRun) -> dict[str, Any]:
    """A row for each bag: how often it holds each example, and what is known after it."""
    return {
        "bag": list(range(1, len(run.bags) + 1)),
        **{f"example_{i + 1}": run.counts[:, i].tolist() for i in range(run.m)},
        "out_of_bag_error": _listed(run.out_of_bag),
        "estimate_632": _listed(run.by_632),
        "true_risk_of_its_tree": run.risks.tolist(),
        "vote_out_of_bag": _listed(run.vote_out_of_bag),
        "true_risk_of_the_vote": run.vote_risks.tolist(),
    }


def _listed(values: Any) -> list[Any]:
    """Nothing where no example is judged yet."""
    return ["" if np.isnan(value) else float(value) for value in values]
