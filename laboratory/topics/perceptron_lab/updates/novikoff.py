"""Novikoff's squeeze, update by update, and the misclassified examples of the sample."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import UPDATE, Scale
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.names import End, annotate, label_ends
from laboratory.figures.roles import GUARANTEE, Role, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.perceptron_lab.updates.figures import POCKET
from laboratory.topics.perceptron_lab.updates.run import PerceptronRun
from learners.shared.arrays import Reals

HEIGHT = 330
BOUND_POINTS = 200
SIZES = Scale("length ‖w‖ and progress ⟨w*, w⟩")
WRONG = Scale("misclassified examples", whole=True)
LENGTH, PROGRESS = one_of(0, "length ‖w‖", 3.5), one_of(2, "progress ⟨w*, w⟩", 3.5)
AT_MOST, AT_LEAST = guarantee(0, "at most"), guarantee(1, "at least")
THIS_LINE = Role("this line", 2, width=1.5)


def squeeze(run: PerceptronRun, step: int, log: bool = False, theme: str = "light") -> Figure:
    """||w|| and <w*, w> after each update, between the proof's bounds, which meet at the bound on the updates."""
    end = max(float(run.kept), run.bound or 0.0)
    fig = figure(theme, height=HEIGHT, xaxis=UPDATE.axis(log), yaxis=SIZES.axis(log))
    if not log:
        fig.update_xaxes(range=[0, 1.03 * end])
    many = np.geomspace(1, max(end, 2), BOUND_POINTS) if log else np.linspace(0, end, BOUND_POINTS)
    updates = np.arange(int(log), run.kept + 1)  # zero has no place on a logarithmic axis
    ends = [*_bounds(fig, run, many), *_run(fig, run, updates)]
    if step >= int(log):
        vline(fig, step)
        dot(fig, (step, float(run.lengths[step])), LENGTH, "now", size=9)
        dot(fig, (step, float(run.progress[step])), PROGRESS, "now", size=9)
    label_ends(fig, ends)
    return fig


def _run(fig: Figure, run: PerceptronRun, updates: np.ndarray) -> list[End]:
    """The run's curves, named by their symbols."""
    length = curve(fig, updates, run.lengths[updates], LENGTH)
    progress = curve(fig, updates, run.progress[updates], PROGRESS)
    return [length._replace(name="<b>‖w‖</b>"), progress._replace(name="<b>⟨w*, w⟩</b>")]


def _bounds(fig: Figure, run: PerceptronRun, many: Reals) -> list[End]:
    """The proof's bounds; where they meet, no further update is possible."""
    ends = [curve(fig, many, run.longest(many), AT_MOST)._replace(name="√t √(ρ²+1)" if run.bias else "√t ρ")]
    if run.bound is not None:
        ends.insert(0, curve(fig, many, run.least_progress(many), AT_LEAST)._replace(name="tγ"))
        meeting, label = (run.bound, float(run.longest(run.bound))), f"at most {format_number(run.most)}"
        dot(fig, meeting, GUARANTEE, "bound", label)
        annotate(fig, meeting, label, GUARANTEE, left=True)
    return ends


def mistakes(run: PerceptronRun, step: int, theme: str = "light") -> Figure:
    """Examples misclassified after each update, and the fewest so far."""
    fig = figure(theme, height=HEIGHT, xaxis=UPDATE.axis(), yaxis=WRONG.axis())
    updates = np.arange(run.kept + 1)
    this = curve(fig, updates, run.misclassified, THIS_LINE)
    best = curve(fig, updates, run.fewest, POCKET, name="the best so far", shape="hv")
    vline(fig, step)
    dot(fig, (step, float(run.misclassified[step])), THIS_LINE, "now", size=9)
    label_ends(fig, [this._replace(name="each line"), best._replace(name="best so far<br>(pocket)")])
    return fig


def run_table(run: PerceptronRun) -> dict[str, Any]:
    """A row for each update, the first before any; full precision."""
    steps = np.arange(run.kept + 1)
    names = ["w1", "w2", *(["bias"] if run.bias else [])]
    bounded = {} if run.bound is None else {"progress_at_least": run.least_progress(steps).tolist()}
    return {
        "update": steps.tolist(),
        "example": ["", *(run.corrected + 1).tolist()],
        **{name: run.path[:, column].tolist() for column, name in enumerate(names)},
        "length": run.lengths.tolist(),
        "length_at_most": run.longest(steps).tolist(),
        "progress": run.progress.tolist(),
        **bounded,
        "misclassified": run.misclassified.tolist(),
        "fewest_so_far": run.fewest.tolist(),
    }


def beside_in_words(run: PerceptronRun, step: int) -> str:
    """What a person sees beside it, whichever of the two figures."""
    squeezed = (
        f"After update {format_number(step)} the weights have length {format_number(float(run.lengths[step]), 4)} and "
        f"progress {format_number(float(run.progress[step]), 4)} along the hidden direction"
    )
    meet = f"; the two bounds meet at {format_number(run.bound, 4)} updates" if run.bound is not None else ""
    wrong = int(run.misclassified[step])
    misclassified = f"{pluralize(wrong, 'example')} {'is' if wrong == 1 else 'are'} misclassified"
    return f"{squeezed}{meet}. {misclassified}, at best {run.fewest[step]} so far."
