"""Updates against the bound while the margin is halved, and the way of the first two weights."""

from typing import Any

from bounds.numbers import format_number
from laboratory.figures.axes import W1, W2, Scale
from laboratory.figures.curves import curve, dot
from laboratory.figures.figure import Figure
from laboratory.figures.marks import polyline
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, one_of
from laboratory.figures.theme import figure
from laboratory.topics.perceptron_lab.tight.run import TightRuns

HEIGHT = 330
HALVED, UPDATES = Scale("halvings of the margin", "<i>k</i>", whole=True), Scale("updates", whole=True)
MADE, AT_MOST = one_of(0, "perceptron", 3.5), GUARANTEE.called("Novikoff: at most")
WAY = one_of(0, "weights", 1.5)
FIRST = 16  # updates in the plane that are drawn


def updates(run: TightRuns, theme: str = "light") -> Figure:
    """Updates and Novikoff's bound for 1, ..., K halvings of the margin, on a logarithmic axis."""
    fig = figure(theme, height=HEIGHT, xaxis=HALVED.axis(dtick=1), yaxis=UPDATES.axis(log=True))
    label_ends(fig, [
        curve(fig, run.halvings, run.most, AT_MOST, digits=",d", points=True),
        curve(fig, run.halvings, run.updates, MADE, digits=",d", points=True),
    ])  # fmt: skip
    return fig


def updates_in_words(run: TightRuns) -> str:
    """What a person sees of the updates."""
    counts = ", ".join(
        f"{format_number(int(made))} of {format_number(int(most))}"
        for made, most in zip(run.updates, run.most, strict=True)
    )
    return f"Updates made, of those allowed, for 1 to {run.halvings[-1]} halvings of the margin: {counts}."


def way(run: TightRuns, theme: str = "light") -> Figure:
    """The first two weights after each update of the last run; in the plane, after the first ones."""
    side: dict[str, Any] = {"zeroline": True, "showgrid": False}
    fig = figure(theme, height=HEIGHT, hovermode="closest", xaxis=W1.axis(**side), yaxis=W2.axis(**side))
    x, y = run.path[: drawn_updates(run) + 1].T
    polyline(fig, x, y, WAY, "weights: (%{x:.4~g}, %{y:.4~g})", name=WAY.name, marks=5 * (run.features == 2))
    dot(fig, (float(x[-1]), float(y[-1])), MADE, f"after {len(x) - 1} updates", size=11)
    return fig


def drawn_updates(run: TightRuns) -> int:
    """How many updates the way shows: in the plane all later ones would lie on each other."""
    made = int(run.updates[-1])
    return min(made, FIRST) if run.features == 2 else made


def way_in_words(run: TightRuns) -> str:
    """What a person sees of the weights."""
    end = ", ".join(format_number(float(weight), 4) for weight in run.path[-1])
    made = format_number(int(run.updates[-1]))
    if run.features == 2:
        return (
            f"The weights jump from side to side and creep upwards, {made} times, to ({end}); the first "
            f"{drawn_updates(run)} updates are drawn."
        )
    return f"The first two weights turn around 0, outwards and back, {made} times, to ({end})."


def tight_table(run: TightRuns) -> dict[str, Any]:
    """A row for each number of halvings."""
    return {
        "halvings": run.halvings.tolist(),
        "examples": run.examples.tolist(),
        "updates": run.updates.tolist(),
        "at_most": run.most.tolist(),
    }
