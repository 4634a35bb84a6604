"""The grids on the surface of validation errors; and the cost of grids by the number of hyperparameters."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short
from laboratory.figures.axes import LAMBDA, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import GROUND, WORDS, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.zoom.run import (
    NOTES_FOLDS,
    NOTES_PARAMETERS,
    NOTES_VALUES,
    Surface,
    Zoomed,
)
from learners.shared.arrays import Integers

HEIGHT = 400
WIDTH, PARAMETERS, FITS = Scale("width of the bumps"), Scale("hyperparameters", whole=True), Scale("fits", whole=True)
FULL, ZOOM = one_of(0, "full fine grid"), one_of(3, "coarse to fine")
BEST = Role("best of this grid", 1, marker="circle-open")
NOTES = one_of(1, "10 values,<br>5 folds")


def grids(run: Zoomed, beneath: Surface, step: int, theme: str = "light") -> Figure:
    """The surface, stronger where the error is larger, the grids up to this one, and its best point."""
    fig = figure(theme, height=HEIGHT, hovermode="closest", xaxis=_powers(LAMBDA.title), yaxis=_powers(WIDTH.title))
    logarithms = np.log10(beneath.errors)
    low = float(logarithms.min())
    cells(
        fig, np.log10(beneath.lams), np.log10(beneath.widths), logarithms, (GROUND, Role("validation error", 2)),
        "validation error %{customdata:.4f}", name="validation error", customdata=beneath.errors,
        span=(low, min(float(logarithms.max()), low + 1.5)),
    )  # fmt: skip
    for place, grid in enumerate(run.grids[: step + 1]):
        now = place == step
        x, y = np.meshgrid(np.log10(grid.axes["lam"]), np.log10(grid.axes["width"]))
        role, reading = (BEST if now else WORDS).but(marker="circle"), "validation error %{customdata:.4f}"
        dots(
            fig, x.ravel(), y.ravel(), role, reading, name=f"grid {place + 1}", size=7 if now else 4, edge=0,
            customdata=grid.scores.T.ravel(),
        )  # fmt: skip
    best, reading = run.grids[step].best, f"best of this grid: {format_short(float(run.grids[step].scores.min()))}"
    dots(fig, [np.log10(best["lam"])], [np.log10(best["width"])], BEST, reading, size=17, edge=3)
    return fig


def grids_in_words(run: Zoomed, beneath: Surface, step: int) -> str:
    """What a person sees of the grids."""
    grid = run.grids[step]
    return (
        f"Validation errors by λ and width, with grid {step + 1} of {len(run.grids)}: {grid.scores.size} points, the "
        f"best, {format_short(float(grid.scores.min()))}, at λ = {format_short(grid.best['lam'])} and width "
        f"{format_short(grid.best['width'])}. The smallest error of the surface drawn is "
        f"{format_short(float(beneath.errors.min()))}."
    )


def costs(run: Zoomed, theme: str = "light") -> Figure:
    """Fits by number of hyperparameters, for one full grid and from coarse to fine."""
    numbers = np.arange(1, NOTES_PARAMETERS + 1, dtype=np.int64)
    fig = figure(theme, height=HEIGHT, xaxis=PARAMETERS.axis(rangemode="normal", dtick=1), yaxis=FITS.axis(log=True))
    label_ends(fig, [
        curve(fig, numbers, _full(run, numbers), FULL, points=True),
        curve(fig, numbers, _zoomed(run, numbers), ZOOM, points=True),
        curve(fig, numbers, notes_costs(numbers), NOTES, points=True),
    ])  # fmt: skip
    return fig


def costs_in_words(run: Zoomed) -> str:
    """What a person sees of the costs."""
    numbers = np.array([NOTES_PARAMETERS], np.int64)
    full, zoomed = (_counted(float(fits(run, numbers)[0])) for fits in (_full, _zoomed))
    return (
        f"Fits from 1 to {NOTES_PARAMETERS} hyperparameters, on a logarithmic axis; with {NOTES_PARAMETERS} a full "
        f"fine grid takes {full}, coarse to fine {zoomed}; "
        f"{NOTES_VALUES} values of each with {NOTES_FOLDS} folds take {format_number(int(notes_costs(numbers)[0]))}."
    )


def _counted(fits: float) -> str:
    """In full as far as people read it."""
    return format_number(int(fits)) if fits < 1e12 else f"about {format_short(fits)}"


def notes_costs(numbers: Any) -> Any:
    """Fits for ten values of each of so many hyperparameters, with five folds."""
    return NOTES_FOLDS * NOTES_VALUES ** np.asarray(numbers, dtype=np.int64)


def zoom_table(run: Zoomed) -> dict[str, Any]:
    """A row for each point of each grid, in full precision."""
    rows = [
        (place + 1, float(lam), float(width), float(grid.scores[i, j]))
        for place, grid in enumerate(run.grids)
        for i, lam in enumerate(grid.axes["lam"])
        for j, width in enumerate(grid.axes["width"])
    ]
    names = ("grid", "lambda", "width", "validation_error")
    return {name: list(column) for name, column in zip(names, zip(*rows, strict=True), strict=True)}


def _full(run: Zoomed, numbers: Integers) -> Any:
    return np.array([float(run.values) ** int(number) for number in numbers])


def _zoomed(run: Zoomed, numbers: Integers) -> Any:
    return np.array([run.coarse_to_fine(int(number)) for number in numbers], dtype=float)


def _powers(title: str) -> dict[str, Any]:
    """An axis of logarithms that reads as powers of ten."""
    ticks = list(range(-12, 7, 2)) if title == LAMBDA.title else list(range(-6, 5))
    words = ["1" if at == 0 else "10" if at == 1 else f"10<sup>{at}</sup>".replace("-", "−") for at in ticks]
    return {"title": {"text": title}, "tickvals": ticks, "ticktext": words, "ticks": "outside", "showgrid": False,
            "zeroline": False}  # fmt: skip
