"""The calibration slope by sample size, and the sample sizes of all criteria in one figure."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import Scale
from laboratory.figures.curves import curve, hline, hover
from laboratory.figures.figure import Figure
from laboratory.figures.marks import bars, dots, spread
from laboratory.figures.names import label_ends
from laboratory.figures.roles import AXIS, TRUTH, guarantee, one_of
from laboratory.figures.theme import figure
from laboratory.topics.evaluation.prediction_model.run import PredictionModelRun

PATIENTS = Scale("patients", "<i>n</i>", whole=True)
SLOPE = Scale("calibration slope in new patients")
MEASURED, EXPECTED = TRUTH.called("measured"), one_of(1, "expected")
CURVE = 40  # sizes at which the criterion's curve is evaluated
SURE = 2.0  # standard errors of an interval


def slopes(run: PredictionModelRun, theme: str = "light") -> Figure:
    """The mean calibration slope with its interval, the slope that the criterion expects, and the one wanted."""
    places = {"tickvals": list(run.sizes), "ticktext": [format_number(n) for n in run.sizes]}
    fig = figure(theme, xaxis=PATIENTS.axis(log=True, **places), yaxis=SLOPE.axis(rangemode="normal"))
    sizes = np.geomspace(run.sizes[0], run.sizes[-1], CURVE)
    around = spread(fig, run.means, run.means - SURE * run.errors, run.means + SURE * run.errors, MEASURED)
    dots(fig, run.sizes, run.means, MEASURED, hover(MEASURED.name), size=9, error_y=around)
    expected = curve(fig, sizes, np.array([run.expected(n) for n in sizes]), EXPECTED)
    measured = curve(fig, run.sizes, run.means, MEASURED)
    wanted = hline(fig, run.shrinkage, AXIS.called("wanted").but(dash="dash", width=2.0))
    label_ends(fig, [expected, measured, wanted])
    return fig


def sample_sizes(run: PredictionModelRun, theme: str = "light") -> Figure:
    """A bar for each way to choose the sample size."""
    rows = _rows(run)
    fig = figure(theme, xaxis=PATIENTS.axis(log=True), yaxis={"autorange": "reversed"}, hovermode="closest")
    for name, size in rows.items():
        role = MEASURED if name == "measured" else guarantee() if name == "VC bound" else EXPECTED
        bars(fig, [name], [size], role, f"{name}: %{{x:,.0f}}", lying=True)
    return fig


def slopes_in_words(run: PredictionModelRun) -> str:
    """What a person sees of the slopes."""
    each = (
        f"{format_short(mean)} at {format_number(n)} patients, expected {format_short(run.expected(n))}"
        for n, mean in zip(run.sizes, run.means, strict=True)
    )
    return f"Mean calibration slopes: {'; '.join(each)}."


def sample_sizes_in_words(run: PredictionModelRun) -> str:
    """What a person sees of the bars."""
    return f"Patients: {'; '.join(f'{name} {format_number(round(size))}' for name, size in _rows(run).items())}."


def prediction_model_table(run: PredictionModelRun) -> dict[str, Any]:
    """A row for each size, in full precision."""
    return {
        "patients": list(run.sizes),
        "mean_slope": run.means.tolist(),
        "standard_error": run.errors.tolist(),
        "expected_slope": [run.expected(n) for n in run.sizes],
    }


def _rows(run: PredictionModelRun) -> dict[str, float]:
    measured = {} if np.isnan(run.reached) else {"measured": run.reached}
    return {**run.needed, **measured, "VC bound": run.by_vc}
