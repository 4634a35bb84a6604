"""The posterior probability eta, and the Bayes risk as an area."""

from typing import Any

import numpy as np

from bounds.numbers import format_number
from laboratory.figures.axes import INPUT, Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import annotate, word
from laboratory.figures.roles import BAYES, QUIET, WORDS, Role, one_of
from laboratory.figures.theme import figure, theme_of
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.text import share

ETA, RULE = one_of(0, "η(x)", 3.5), Role("your rule", 3, "dash")
LEAST = Role("minimum cost", BAYES.color, "dash", width=3)
AREA = Role("Bayes risk", BAYES.color, width=3)
FILLED = 0.5
HEIGHTS, DENSITY = Scale("η(x) and cost at x"), Scale("density × cost")


def eta(run: EtaRun, theme: str = "light") -> Figure:
    """The probability of a positive, the threshold by the costs, and the minimum conditional cost."""
    top, (low, high) = max(1.0, float(run.least.max())), run.ends
    fig = figure(theme, xaxis=_inputs(run), yaxis=HEIGHTS.axis(range=[0, 1.1 * top]))
    curve(fig, [low, high], [run.threshold] * 2, QUIET.called("threshold"))
    curve(fig, run.places, run.etas, ETA)
    curve(fig, run.places, run.least, LEAST)
    if low < run.best_cut < high:
        vline(fig, run.best_cut)
    annotate(fig, (high, float(run.etas[-1])), "<b>η(x)</b>", ETA, left=True)
    _name_the_least(fig, run)
    annotate(fig, (low, run.threshold), f"predict 1 from η = {format_number(run.threshold, 3)}", QUIET)
    return fig


def eta_in_words(run: EtaRun) -> str:
    """What a person sees of eta."""
    low, high = share(run.etas[0]), share(run.etas[-1])
    course = f"is {low} everywhere" if low == high else f"rises from {low} to {high}"
    return (
        f"The probability of a positive {course}; the Bayes predictor predicts 1 where it is at least "
        f"{share(run.threshold)}."
    )


def area(run: EtaRun, theme: str = "light") -> Figure:
    """Cost times density: the shaded area is the Bayes risk, and the hatched one the excess of the other rule."""
    least, rule = run.densities * run.least, run.densities * run.of_rule
    top = 1.15 * float(max(run.densities.max(), rule.max()))
    fig = figure(theme, xaxis=_inputs(run), yaxis=DENSITY.axis(range=[0, top]))
    curve(fig, run.places, run.densities, QUIET.called("density of x"))
    curve(fig, run.places, least, AREA, fill="tozeroy", fillcolor=AREA.shade(theme, FILLED))
    hatched = {"shape": "/", "fgcolor": RULE.ink(theme), "bgcolor": RULE.shade(theme, 0)}
    curve(fig, run.places, rule, RULE, fill="tonexty", fillpattern=hatched)
    vline(fig, run.cut, role=RULE)
    _name_the_areas(fig, run)
    return fig


def area_in_words(run: EtaRun) -> str:
    """What a person sees of the areas."""
    return (
        f"The shaded area, the {run.least_name}, is {share(run.bayes)}; the rule that predicts 1 from "
        f"{format_number(run.cut, 4)} has {share(run.excess)} more."
    )


def eta_table(run: EtaRun) -> dict[str, Any]:
    """A row for each place."""
    return {
        "x": run.places.tolist(),
        "density": run.densities.tolist(),
        "eta": run.etas.tolist(),
        "minimum_cost": run.least.tolist(),
        "cost_of_rule": run.of_rule.tolist(),
    }


def _name_the_least(fig: Figure, run: EtaRun) -> None:
    """Where it has fallen to four fifths, on the right; at its left end if it does not fall."""
    words = "min{η, 1 − η}" if run.has_unit_costs else "minimum cost"
    right = np.flatnonzero((run.places > run.best_cut) & (run.least < 0.8 * run.least.max()))
    place = int(right[0]) if len(right) else 0
    annotate(fig, (float(run.places[place]), float(run.least[place])), words, LEAST)


def _name_the_areas(fig: Figure, run: EtaRun) -> None:
    """The Bayes risk inside its area, or beside it where that is narrow; the density at its left."""
    low, high = run.ends
    middle = run.best_cut if low < run.best_cut < high else 0.0
    height = float(np.interp(middle, run.places, run.densities * run.least))
    line = {"showarrow": run.shape != "line", "ax": -105, "ay": -40, "arrowhead": 0, "arrowwidth": 1}
    ink = WORDS.ink(theme_of(fig))
    word(fig, (middle, height * 0.4), f"{run.least_name} {share(run.bayes)}", WORDS, size=15, arrowcolor=ink, **line)
    flat = run.shape != "gaussians"
    place = 0 if flat else int(np.argmax(run.densities))
    where = float(run.places[place]), float(run.densities[place])
    annotate(fig, where, "density of x", QUIET, left=not flat)


def _inputs(run: EtaRun) -> dict[str, Any]:
    return INPUT.axis(range=list(run.ends), zeroline=False)
