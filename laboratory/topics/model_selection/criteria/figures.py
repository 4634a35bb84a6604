"""Each criterion over the degree for one sample, and over many sample sizes what it chooses and what that costs."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, percent
from laboratory.figures.axes import DEGREE, EXAMPLES, SHARE, Scale
from laboratory.figures.curves import curve, hline, hover, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import TRUTH, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.criteria.run import CRITERIA, CriteriaRun
from laboratory.topics.model_selection.criteria.run import DEGREE as TRUE_DEGREE
from learners.shared.arrays import Reals

HEIGHT, LEAST_TOP = 400, 12.0
ABOVE, MEAN_DEGREE, EXCESS = Scale("above its minimum"), Scale("mean degree chosen"), Scale("mean excess risk")
BEST = TRUTH.called("best degree").beforehand


def roles() -> dict[str, Role]:
    """A look for each criterion."""
    return {name: one_of(i, title) for i, (name, title) in enumerate(CRITERIA.items(), 1)}


def scores(run: CriteriaRun, theme: str = "light") -> Figure:
    """Each criterion of the first sample above its own minimum, which a ring marks."""
    above = {name: values[0] - values[0].min() for name, values in run.here.scores.items()}
    top = max(LEAST_TOP, 1.15 * max(float(values[-1]) for values in above.values()))
    fig = figure(theme, height=HEIGHT, xaxis=DEGREE.axis(rangemode="normal", dtick=2), yaxis=ABOVE.axis(
        range=[-0.06 * top, top], zeroline=False))  # fmt: skip
    ends = []
    for place, (name, role) in enumerate(roles().items()):
        ends.append(curve(fig, run.degrees, above[name], role, points=True))
        least = int(np.argmin(above[name]))
        ring = role.called(f"{role.name}: chosen").but(marker="circle-open")
        dots(fig, [least], [0.0], ring, hover(ring.name), size=13 + 5 * place, edge=2)
    label_ends(fig, ends)
    return fig


def scores_in_words(run: CriteriaRun) -> str:
    """What a person sees of the criteria."""
    choices = "; ".join(f"{title} {int(run.here.chosen(name)[0])}" for name, title in CRITERIA.items())
    return f"Four curves over the degrees 0 to {len(run.degrees) - 1}. Their minima are at: {choices}."


def shares(run: CriteriaRun, theme: str = "light") -> Figure:
    """How often each criterion takes the true degree, over the sample size, with the limit for AIC."""
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=SHARE.axis(range=[0, 1.03]))
    ends = _over_sizes(fig, run, lambda size, name: size.share(name))
    limit = roles()["aic"].called("limit of AIC").but(dash="dot", width=1.5).beforehand
    label_ends(fig, [hline(fig, run.limit(), limit), *ends])
    return fig


def shares_in_words(run: CriteriaRun) -> str:
    """What a person sees of the shares."""
    first, last = run.sizes[0], run.sizes[-1]
    rates = "; ".join(
        f"{title} from {percent(first.share(name))} to {percent(last.share(name))}" for name, title in CRITERIA.items()
    )
    return f"Shares of samples that choose degree {TRUE_DEGREE}, for {first.m} to {last.m:,} examples: {rates}."


def degrees(run: CriteriaRun, theme: str = "light") -> Figure:
    """The mean degree chosen, over the sample size, with the degree of the smallest risk."""
    top = len(run.degrees) - 1
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=MEAN_DEGREE.axis(range=[0, 1.03 * top]))
    best = curve(fig, run.m, [size.best for size in run.sizes], BEST)
    label_ends(fig, [best, *_over_sizes(fig, run, lambda size, name: float(size.chosen(name).mean()))])
    return fig


def degrees_in_words(run: CriteriaRun) -> str:
    """What a person sees of the degrees."""
    last = run.sizes[-1]
    means = "; ".join(f"{title} {format_short(last.chosen(name).mean())}" for name, title in CRITERIA.items())
    return f"Mean degrees rise with the sample size. At {last.m:,} examples: {means}; degree {last.best} is best."


def risks(run: CriteriaRun, theme: str = "light") -> Figure:
    """The mean excess risk of what each criterion chooses, over the sample size, with that of the best degree."""
    fig = figure(theme, height=HEIGHT, xaxis=EXAMPLES.axis(log=True), yaxis=EXCESS.axis(log=True))
    best = curve(fig, run.m, [size.least for size in run.sizes], BEST)
    label_ends(fig, [best, *_over_sizes(fig, run, lambda size, name: size.risk(name))])
    return fig


def risks_in_words(run: CriteriaRun) -> str:
    """What a person sees of the risks."""
    first, last = run.sizes[0], run.sizes[-1]
    values = "; ".join(
        f"{title} from {format_short(first.risk(name))} to {format_short(last.risk(name))}"
        for name, title in CRITERIA.items()
    )
    return f"Mean excess risks fall with the sample size: {values}; the best degree ends at {format_short(last.least)}."


def criteria_table(run: CriteriaRun) -> dict[str, Any]:
    """A row for each sample size and criterion."""
    rows = [(size, name) for size in run.sizes for name in CRITERIA]
    return {
        "m": [size.m for size, _ in rows],
        "criterion": [CRITERIA[name] for _, name in rows],
        "mean_degree": [float(size.chosen(name).mean()) for size, name in rows],
        "share_of_degree_3": [size.share(name) for size, name in rows],
        "mean_excess_risk": [size.risk(name) for size, name in rows],
        "least_mean_excess_risk": [size.least for size, _ in rows],
    }


def _over_sizes(fig: Figure, run: CriteriaRun, value: Any) -> list[End]:
    heights: dict[str, Reals] = {name: np.array([value(size, name) for size in run.sizes]) for name in CRITERIA}
    ends = [curve(fig, run.m, heights[name], role, points=True) for name, role in roles().items()]
    vline(fig, run.here.m, logarithmic=True)
    return ends
