"""Structural risk minimization: the training error falls, the confidence rises, their sum is smallest in between."""

from typing import Any

from bounds.numbers import at_most, format_short
from laboratory.figures.axes import ERROR, Scale
from laboratory.figures.curves import curve, hover
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, guarantee
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.srm.run import StructureRun

HEIGHT = 430
CLASS, ADDED = Scale("VC dimension of the class", whole=True), Scale("confidence")
BOUND, CONFIDENCE = GUARANTEE.called("bound"), guarantee(1, "confidence")
PROVED = CONFIDENCE.called("proved for all")
TEXTBOOK, MISPRINT = guarantee(2, "one class"), guarantee(3, "misprint")
CHOSEN = BOUND.called("chosen").but(marker="circle-open")


def structure(run: StructureRun, theme: str = "light") -> Figure:
    """Training error, confidence and bound by VC dimension, with the true risk; a ring marks the class chosen."""
    top = 1.08 * float(max(run.bound.max(), run.risk.max()))
    fig = figure(theme, height=HEIGHT, xaxis=_dimensions(run), yaxis=ERROR.axis(range=[0, top]))
    curves = ((TRAINING, run.training), (CONFIDENCE, run.confidence), (BOUND, run.bound), (TRUTH, run.risk))
    ends = [curve(fig, run.dimensions, heights, role) for role, heights in curves]
    place = run.chosen
    dots(fig, [run.dimensions[place]], [run.bound[place]], CHOSEN, hover(CHOSEN.name), size=15, edge=3)
    label_ends(fig, ends)
    return fig


def structure_in_words(run: StructureRun) -> str:
    """What a person sees of the classes."""
    return (
        f"For VC dimensions 1 to {run.dimensions[-1]} the training error goes from {format_short(run.training[0])} to "
        f"{format_short(run.training[-1])} and the confidence rises from {format_short(run.confidence[0])} to "
        f"{format_short(run.confidence[-1])}; their sum is smallest at {run.dimensions[run.chosen]}, "
        f"{at_most(run.bound.min())}. The true risk is smallest at {run.dimensions[run.best]}."
    )


def confidences(run: StructureRun, theme: str = "light") -> Figure:
    """The theorem's confidence beside the VC confidence of textbooks and the misprinted one, which lacks a term."""
    top = 1.12 * float(run.confidence.max())
    fig = figure(theme, height=HEIGHT, xaxis=_dimensions(run), yaxis=ADDED.axis(range=[0, top]))
    curves = ((PROVED, run.confidence), (TEXTBOOK, run.textbook), (MISPRINT, run.printed))
    label_ends(fig, [curve(fig, run.dimensions, heights, role) for role, heights in curves])
    return fig


def confidences_in_words(run: StructureRun) -> str:
    """What a person sees of the confidences."""
    return (
        f"Three curves that rise with the VC dimension; at {run.dimensions[-1]} the theorem for all classes at once "
        f"adds {format_short(run.confidence[-1])}, the textbook form for one class {format_short(run.textbook[-1])}, "
        f"the misprint {format_short(run.printed[-1])}."
    )


def structure_table(run: StructureRun) -> dict[str, Any]:
    """A row for each class, in full precision."""
    return {
        "vc_dimension": list(run.dimensions),
        "training_error": run.training.tolist(),
        "confidence": run.confidence.tolist(),
        "bound": run.bound.tolist(),
        "true_risk": run.risk.tolist(),
        "vc_confidence_textbook": run.textbook.tolist(),
        "vc_confidence_misprinted": run.printed.tolist(),
    }


def _dimensions(run: StructureRun) -> dict[str, Any]:
    step = 1 if len(run.dimensions) <= 12 else 5
    return CLASS.axis(tickvals=[d for d in run.dimensions if d == 1 or d % step == 0], rangemode="normal")
