"""Classes before and after a question as bars, the gain of each feature's question, impurities of c classes."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars
from laboratory.figures.names import word
from laboratory.figures.roles import QUIET, Role
from laboratory.figures.theme import figure
from laboratory.topics.trees.classes.nearest import CODINGS
from laboratory.topics.trees.classes.run import MEASURES, BestQuestions, at_share

PATTERNS = ("", "/", ".")  # of the classes
LEGEND = {"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0, "traceorder": "normal"}
LOOKS = {"entropy": (4, "dash"), "gini": (0, "dot"), "mistakes": (3, "dashdot")}
POINTS = 201
RECORDS, IMPURITY = Scale("records", whole=True), Scale("impurity")
NAMES = {"type": "category", "autorange": "reversed", "automargin": True}
FAINT = 0.45
GAIN = Role("gain", 0)
RULES = (Role("nearest neighbour", 1), Role("tree", 0))


def children(run: BestQuestions, step: int, theme: str = "light") -> Figure:
    """The records of each class in the whole table and in each child, with the impurity at each bar's end."""
    tables = [run.counts, *run.questions[step].children]
    names = ["all", *run.answers(step)]
    total = int(run.counts.sum())
    fig = figure(
        theme, hovermode="closest", showlegend=True, legend=LEGEND, barmode="stack", bargap=0.3,
        xaxis=RECORDS.axis(range=[0, 1.3 * total]), yaxis=NAMES,
    )  # fmt: skip
    for at, name in enumerate(run.records.classes):
        counts = [int(table[at]) for table in tables]
        bars(
            fig, names, counts, Role(name, at), f"{name}: %{{x}}<extra>%{{y}}</extra>", pattern=PATTERNS[at], lying=True
        )
    for name, table, value in zip(names, tables, [run.before, *run.impurities(step)], strict=True):
        word(fig, (int(table.sum()), name), format_short(value), QUIET, xanchor="left", xshift=6)
    return fig


def children_in_words(run: BestQuestions, step: int) -> str:
    """What a person sees of the children."""
    parts = zip(run.answers(step), run.questions[step].children, run.impurities(step), strict=True)
    listed = "; ".join(
        f"{name}: {_classes(run, child)}, impurity {format_short(value)}" for name, child, value in parts
    )
    return f"Bars of records by class. All: {_classes(run, run.counts)}, impurity {format_short(run.before)}; {listed}."


def gains(run: BestQuestions, step: int, theme: str = "light") -> Figure:
    """The gain of the best question of each feature; the selected feature in full colour."""
    names = [run.wording(at).replace(" ≤", "<br>≤") for at in range(len(run.questions))]
    roles = [GAIN if at == step else GAIN.but(alpha=FAINT) for at in range(len(names))]
    unit = MEASURES[run.measure].unit
    fig = figure(
        theme, hovermode="closest", bargap=0.4, yaxis=NAMES,
        xaxis=Scale("gain", unit=unit).axis(range=[0, 1.25 * max(float(run.gains.max()), 1e-3)]),
    )  # fmt: skip
    bars(
        fig, names, run.gains, roles, f"%{{y}}<br>gain %{{x:.4g}}{unit and f' {unit}'}", lying=True,
        text=[format_short(gain) for gain in run.gains], textposition="outside", cliponaxis=False,
    )  # fmt: skip
    return fig


def gains_in_words(run: BestQuestions) -> str:
    """What a person sees of the gains."""
    listed = ", ".join(f"{run.wording(at)} {format_short(gain)}" for at, gain in enumerate(run.gains))
    return f"A bar for the best question of each of {pluralize(len(run.questions), 'feature')}: {listed}."


def impurities(measure: str, c: int, theme: str = "light") -> Figure:
    """The impurities of c classes over the share of one, the others being equal: all are largest at 1/c."""
    share = np.linspace(0, 1, POINTS)
    top = max(kind.most(c) for kind in MEASURES.values())
    fig = figure(
        theme, hovermode="closest", showlegend=True, legend=LEGEND, yaxis=IMPURITY.axis(range=[0, 1.08 * top]),
        xaxis=Scale("share of one class", "<i>p</i>").axis(range=[0, 1]),
    )  # fmt: skip
    for name, (color, dash) in LOOKS.items():
        chosen = name == measure
        role = Role(MEASURES[name].name, color, "solid" if chosen else dash, width=4 if chosen else 2)
        heights = [at_share(name, c, float(p)) for p in share]
        curve(fig, share, heights, role, hovertemplate="p = %{x:.3f}: %{y:.3f}")
    vline(fig, 1 / c, "1/c")
    return fig


def impurities_in_words(c: int) -> str:
    """What a person sees of the curves."""
    maxima = ", ".join(f"{kind.name} {format_short(kind.most(c))}" for kind in MEASURES.values())
    return f"Three curves over the share of one of {c} classes, all largest where it is 1/{c}: {maxima}."


def distances(wrong: Mapping[str, tuple[int, int]], theme: str = "light") -> Figure:
    """Records misclassified by the nearest neighbour and by a tree, for each coding of the numbers."""
    top = max(max(counts) for counts in wrong.values())
    fig = figure(
        theme, hovermode="closest", showlegend=True, legend=LEGEND, barmode="group", bargap=0.3, yaxis=NAMES,
        xaxis=Scale("records misclassified", whole=True).axis(range=[0, 1.15 * max(top, 1)]),
    )  # fmt: skip
    names = [CODINGS[scaling] for scaling in wrong]
    for at, role in enumerate(RULES):
        counts = [both[at] for both in wrong.values()]
        bars(
            fig, names, counts, role, f"{role.name}: %{{x}}<extra>%{{y}}</extra>", pattern=PATTERNS[at], lying=True,
            text=[str(count) for count in counts], textposition="outside", cliponaxis=False,
        )  # fmt: skip
    return fig


def distances_in_words(wrong: Mapping[str, tuple[int, int]]) -> str:
    """What a person sees of the codings."""
    listed = "; ".join(
        f"{CODINGS[scaling].replace('<br>', ' ')}: {nearest} by the nearest neighbour, {tree} by the tree"
        for scaling, (nearest, tree) in wrong.items()
    )
    return f"Bars of records misclassified when left out, by the coding of the numbers. {listed}."


def questions_table(run: BestQuestions) -> dict[str, Any]:
    """A row for each feature."""
    features = range(len(run.questions))
    return {
        "feature": [run.records.features[at] for at in features],
        "question": [run.wording(at) for at in features],
        "impurity_before": [run.before for _ in features],
        "impurity_after": [run.after(at) for at in features],
        "gain": run.gains.tolist(),
    }


def _classes(run: BestQuestions, counts: Any) -> str:
    return ", ".join(f"{int(n)} {name}" for n, name in zip(counts, run.records.classes, strict=True))
