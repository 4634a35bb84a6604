"""Pass@k by k for the runs that were made, and the plug-in's bias by the probability of one run."""

from typing import Any

from bounds.numbers import format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.repeated.run import RepeatedRuns

HEIGHT = 330
ATTEMPTS, PASS = Scale("attempts", "<i>k</i>", whole=True), Scale("pass@k")
CHANCE, MEAN = Scale("probability of one run", "<i>p</i>"), Scale("pass@k, on average")
UNBIASED, PLUG_IN = one_of(0, "unbiased", 3.5), one_of(1, "plug-in")
LOW, HIGH = guarantee(0, "at least"), guarantee(1, "at most")


def by_attempts(run: RepeatedRuns, theme: str = "light") -> Figure:
    """Both estimates and both ends for k = 1, ..., n."""
    fig = figure(theme, height=HEIGHT, xaxis=ATTEMPTS.axis(), yaxis=PASS.axis(range=[0, 1.02]))
    ends = [
        curve(fig, run.ks, run.high, HIGH),
        curve(fig, run.ks, run.low, LOW),
        curve(fig, run.ks, run.plug_in, PLUG_IN),
        curve(fig, run.ks, run.unbiased, UNBIASED),
    ]
    vline(fig, run.k)
    label_ends(fig, ends)
    return fig


def by_attempts_in_words(run: RepeatedRuns) -> str:
    """What a person sees of the estimates."""
    low, high = (format_short(end, 3) for end in run.interval)
    estimate = format_short(run.estimate, 3)
    return f"At k = {run.k} the unbiased estimate is {estimate}, between the ends {low} and {high}; all curves rise."


def bias(run: RepeatedRuns, theme: str = "light") -> Figure:
    """The true pass@k and the plug-in's mean, by the probability that one run is right."""
    fig = figure(theme, height=HEIGHT, xaxis=CHANCE.axis(range=[0, 1]), yaxis=MEAN.axis(range=[0, 1.02]))
    ends = [
        curve(fig, run.chances, run.true, TRUTH.called("true")),
        curve(fig, run.chances, run.mean, PLUG_IN),
    ]
    label_ends(fig, ends)
    return fig


def bias_in_words(run: RepeatedRuns) -> str:
    """What a person sees of the bias."""
    chance, wrong = (format_short(value, 3) for value in run.worst)
    return f"The plug-in's mean is nowhere above the truth; at p = {chance} it differs from it by {wrong}."


def repeated_table(run: RepeatedRuns) -> dict[str, Any]:
    """A row for each k."""
    return {
        "k": run.ks.astype(int).tolist(),
        "unbiased": run.unbiased.tolist(),
        "plug_in": run.plug_in.tolist(),
        "at_least": run.low.tolist(),
        "at_most": run.high.tolist(),
    }
