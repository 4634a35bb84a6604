"""The winner's optimism and the false alarms, by the number of models."""

from typing import Any

from bounds.numbers import format_short, percent
from laboratory.figures.axes import PROBABILITY, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import QUIET, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.several.run import SeveralModels

HEIGHT = 330
MODELS, OPTIMISM = Scale("models", "<i>k</i>", whole=True), Scale("optimism of the best")
MEAN, MOST = one_of(0, "on average", 3.5), guarantee(0, "√(ln k/(2n))")
EACH, HOLM = one_of(1, "each at α"), one_of(0, "Holm", 3.5)


def optimism(run: SeveralModels, theme: str = "light") -> Figure:
    """By how much the best of k looks better than it is, with a bound."""
    fig = figure(theme, height=HEIGHT, xaxis=MODELS.axis(), yaxis=OPTIMISM.axis(rangemode="tozero"))
    ends = [curve(fig, run.ks, run.most, MOST), curve(fig, run.ks, run.optimism, MEAN)]
    vline(fig, run.models)
    label_ends(fig, ends)
    return fig


def optimism_in_words(run: SeveralModels) -> str:
    """What a person sees of the optimism."""
    here, end = format_short(float(run.optimism[run.models - 1]), 3), format_short(float(run.optimism[-1]), 3)
    return f"The best of {run.models} looks better by {here} on average, the best of {int(run.ks[-1])} by {end}."


def alarms(run: SeveralModels, theme: str = "light") -> Figure:
    """The probability that some model is found better, though none is."""
    fig = figure(theme, height=HEIGHT, xaxis=MODELS.axis(), yaxis=PROBABILITY.axis(range=[0, 1.02]))
    ends = [
        curve(fig, run.ks, run.unadjusted, EACH),
        curve(fig, run.ks, run.holm, HOLM),
        hline(fig, run.alpha, QUIET.called("α")),
    ]
    vline(fig, run.models)
    label_ends(fig, ends)
    return fig


def alarms_in_words(run: SeveralModels) -> str:
    """What a person sees of the false alarms."""
    each, holm = (percent(float(of[-1])) for of in (run.unadjusted, run.holm))
    return f"With {int(run.ks[-1])} models some test at α is wrong with probability {each}, one of Holm's with {holm}."


def several_table(run: SeveralModels) -> dict[str, Any]:
    """A row for each number of models."""
    return {
        "models": run.ks.astype(int).tolist(),
        "optimism": run.optimism.tolist(),
        "optimism_at_most": run.most.tolist(),
        "false_alarm_unadjusted": run.unadjusted.tolist(),
        "false_alarm_holm": run.holm.tolist(),
    }
