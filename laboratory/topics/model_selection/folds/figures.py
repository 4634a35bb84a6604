"""Which examples train, choose and test in each training; and the errors of the candidates."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from laboratory.figures.axes import DEGREE, SQUARED_ERROR, Scale
from laboratory.figures.curves import curve, hline, hover, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import cells, dots
from laboratory.figures.names import corner, label_ends
from laboratory.figures.roles import BAYES, QUIET, TRUTH, VALIDATION, WORDS, role
from laboratory.figures.theme import MARGIN, figure, theme_of
from laboratory.topics.model_selection.degree.figures import error_range
from laboratory.topics.model_selection.folds.run import TEST, TRAIN, VALIDATE, FoldsRun

HEIGHT = 430
ABOVE = 36  # pixels, for names over the figure
LOW = 175  # for a scheme with one row
EXAMPLE, ROW = Scale("example", whole=True), Scale("run", whole=True)
ROLES = {TRAIN: "training", VALIDATE: "validation", TEST: "test"}
ONE_FOLD = VALIDATION.called("one fold").but(marker="circle")
BLOCKS = QUIET.but(alpha=0.35).beforehand, VALIDATION.beforehand, role("test").beforehand  # in the order of ROLES


def scheme_as_blocks(run: FoldsRun, step: int, theme: str = "light") -> Figure:
    """A row for each training, a column for each example: grey trains, the others choose and test.

    Where folds are shown in turn, those of the first `step` of them.
    """
    rows = len(run.roles)
    roles = np.where(np.arange(rows)[:, None] < (step if run.turns else rows), run.roles, np.nan)
    fig = figure(
        theme, height=LOW if rows == 1 else HEIGHT, hovermode="closest", margin=MARGIN | {"t": ABOVE},
        xaxis=EXAMPLE.axis(showgrid=False, range=[0.5, run.m + 0.5]),
        yaxis=ROW.axis(autorange="reversed", showgrid=False, tickvals=_row_ticks(run), zeroline=False),
    )  # fmt: skip
    cells(
        fig, np.arange(1, run.m + 1), np.arange(1, rows + 1), roles, BLOCKS, "run %{y}<br>example %{x}: %{text}",
        name="roles", span=(-0.5, 2.5), steps=True, xgap=0 if run.m > 100 else 1, ygap=2,
        text=np.array([ROLES[kind] for kind in range(3)])[run.roles],
    )  # fmt: skip
    _name_the_roles(fig, run)
    return fig


def scheme_in_words(run: FoldsRun, step: int) -> str:
    """What a person sees of the scheme."""
    if step < run.turns:
        return f"{run.m} examples in a row for each training; {step} of {run.turns} folds are done."
    first = [int((run.roles[0] == kind).sum()) for kind in (TRAIN, VALIDATE, TEST)]
    trainings = "one row" if len(run.roles) == 1 else f"{len(run.roles)} rows, one for each training"
    return (
        f"{run.m} examples in {trainings}; in the first, {first[0]} train, {first[1]} choose and {first[2]} test. "
        + ("Each example chooses once." if run.scheme == "folds" else "")
        + ("Each example tests in one block of rows, and chooses once in every other block." * (run.scheme == "nested"))
        + ("Each example chooses once, or tests." * (run.scheme == "tested"))
    )


def compared(run: FoldsRun, step: int, theme: str = "light") -> Figure:
    """The errors that were compared, those of single folds, and the true risk of each candidate.

    Where folds are shown in turn, the errors of the first `step` of them.
    """
    span = error_range(run.world, run.risk, run.errors, below=4.0)
    fig = figure(
        theme, height=HEIGHT, xaxis=DEGREE.axis(rangemode="normal", dtick=1),
        yaxis=SQUARED_ERROR.axis(log=True, range=span),
    )  # fmt: skip
    folds, mean = step if run.turns else run.fold_errors.shape[1], VALIDATION
    if folds and run.fold_errors.shape[1] > 1:
        mean = VALIDATION.called(f"mean of {pluralize(folds, 'fold')}")
        places, reading = np.repeat(run.degrees, folds), hover(ONE_FOLD.name)
        heights, look = run.fold_errors[:, :folds].ravel(), {"opacity": 0.55}
        dots(fig, places, heights, ONE_FOLD, reading, size=5, edge=0, look=look)
    ends = [curve(fig, run.degrees, run.risk, TRUTH, points=True)]
    if folds:
        errors = run.after(step)
        now = curve(fig, run.degrees, errors, mean, points=True)
        ends.insert(0, now._replace(name=mean.name.replace("of ", "of<br>")))
        vline(fig, run.degrees[int(np.argmin(errors))])
    if run.world.bayes_risk > 0:
        ends.append(hline(fig, run.world.bayes_risk, BAYES))
    label_ends(fig, ends)
    return fig


def compared_in_words(run: FoldsRun, step: int) -> str:
    """What a person sees of the errors."""
    if step < run.turns:
        risks = f"True risks for degrees 0 to {run.degrees[-1]}, smallest at degree {int(np.argmin(run.risk))}"
        if step == 0:
            return f"{risks}; no error yet."
        means = run.after(step)
        least = f"the smallest is {format_short(float(means.min()))}, at degree {run.degrees[int(np.argmin(means))]}"
        return f"{risks}, and means over {pluralize(step, 'fold')}: {least}."
    return (
        f"Errors that were compared and true risks for degrees 0 to {run.degrees[-1]}. The smallest compared error is "
        f"{format_short(run.least)}, at degree {run.chosen}, whose true risk is {format_short(run.true_risk)}."
    )


def folds_table(run: FoldsRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    folds = run.fold_errors.shape[1]
    single = {f"fold_{fold + 1}": run.fold_errors[:, fold].tolist() for fold in range(folds)} if folds > 1 else {}
    return {
        "degree": list(run.degrees),
        "compared_error": run.errors.tolist(),
        **single,
        "true_risk": run.risk.tolist(),
        "chosen": [int(place == run.chosen) for place in range(len(run.degrees))],
    }


def _row_ticks(run: FoldsRun) -> list[int]:
    rows = len(run.roles)
    step = 1 if rows <= 10 else round(rows**0.5)
    return list(range(1, rows + 1, step))


def _name_the_roles(fig: Figure, run: FoldsRun) -> None:
    """Above the blocks: what each colour means."""
    present = [kind for kind in ROLES if (run.roles == kind).any()]
    for place, kind in enumerate(present):
        square = f'<span style="color:{BLOCKS[kind].ink(theme_of(fig))}">■</span>'
        corner(fig, (place / 3, 1), f"{square} {ROLES[kind]}", WORDS, xanchor="left", yanchor="bottom")
