"""The training error of each order, and the mini-batch fit beside that of raised targets."""

from typing import Any

import numpy as np

from bounds.numbers import format_short
from laboratory.figures.axes import EPOCH, SQUARED_ERROR, UPDATE, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.figures import sample_around
from laboratory.topics.networks.orders.run import OrderRun, Orders
from laboratory.topics.networks.wave import target
from learners.shared.arrays import Reals

GRADIENTS = Scale("gradients of single examples", whole=True)
ACROSS = {"gradients": GRADIENTS, "updates": UPDATE, "epochs": EPOCH}
ABOVE = 2.0  # times the first error: so far a divergence is followed
FIT, RAISED = one_of(1, "mini-batch"), one_of(3, "raised")


def errors(run: Orders, across: str = "gradients", theme: str = "light") -> Figure:
    """Mean squared training error of the three orders, along gradients, updates or epochs."""
    scale, log = ACROSS[across], across != "epochs"
    courses = [_course(run, order, across) for order in run.orders]
    highest = max(float(y.max()) for _, y in courses)
    top = 1.05 * min(highest, ABOVE * float(run.orders[0].errors[0])) or 1.0
    fig = figure(theme, xaxis=scale.axis(log=log), yaxis=SQUARED_ERROR.axis(range=[0, top]))
    ends = []
    for number, (order, (x, y)) in enumerate(zip(run.orders, courses, strict=True)):
        ends.append(curve(fig, x, y, one_of(number, order.name.partition(" of")[0])))
    label_ends(fig, ends)
    return fig


def errors_in_words(run: Orders) -> str:
    """What a person sees of the errors."""
    ends = ", ".join(f"{order.name} {format_short(float(order.errors[-1]))}" for order in run.orders)
    return f"Mean squared training errors from the same start end at: {ends}."


def fits(run: Orders, theme: str = "light") -> Figure:
    """The sample, the target, the mini-batch fit, and that of raised targets less what they were raised by."""
    fit = run.outputs(run.mini.flats[-1], run.places)
    lowered = run.outputs(run.raised.flats[-1], run.places) - run.shift
    truth = target(run.places)
    fig = sample_around(truth, run.points, run.values, theme)
    ends = [
        curve(fig, run.places, truth, TRUTH.called("target").but(width=2.0)),
        curve(fig, run.places, fit, FIT),
        curve(fig, run.places, lowered, RAISED),
    ]
    label_ends(fig, ends)
    return fig


def fits_in_words(run: Orders) -> str:
    """What a person sees of the fits."""
    return (
        f"{run.m} examples around a wave and the mini-batch network's output. With targets raised by "
        f"{format_short(run.shift)} and the output lowered again it differs by {format_short(run.off)} at most."
    )


def orders_table(run: Orders) -> dict[str, list[Any]]:
    """A row for each moment of each order."""
    columns: dict[str, list[Any]] = {"order": [], "updates": [], "gradients": [], "training_error": []}
    for order in run.orders:
        columns["order"] += [order.name] * len(order.moments)
        columns["updates"] += order.moments.tolist()
        columns["gradients"] += order.seen[order.moments].tolist()
        columns["training_error"] += run.errors_at(order).tolist()
    return columns


def _course(run: Orders, order: OrderRun, across: str) -> tuple[Reals, Reals]:
    """A curve along an axis; on a logarithmic one from the first update on."""
    if across == "epochs":
        return np.arange(len(order.errors), dtype=np.float64), order.errors
    later = order.moments > 0
    x = (order.seen[order.moments] if across == "gradients" else order.moments).astype(np.float64)
    return (x[later], run.errors_at(order)[later]) if later.any() else (np.ones(1), order.errors[:1])
