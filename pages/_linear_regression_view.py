"""Linear regression: the line with the least mean squared error, beside one of your own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import streamlit as st

from bounds.reading.numbers import read_number
from bounds.words.domain import Interval, integers
from laboratory.topics.linear_models.regression.figures import bowl, bowl_in_words, fit, fit_in_words, regression_table
from laboratory.topics.linear_models.regression.run import Reals, RegressionRun, noisy_line, regression_run
from laboratory.worlds.setting import Setting
from pages._linear_take_away import short, take_away
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.frame import MEND, Frame
from pages.widgets.inputs import text_field
from pages.widgets.one_number import headline

WIDE = Interval(-1e6, 1e6)
INTERCEPT = Setting("reg.intercept", "intercept of your line", WIDE, 0.0)
SLOPE = Setting("reg.slope", "slope of your line", WIDE, 2.0)
EXAMPLES = Setting("reg.examples", "points m", integers(2, 300), 60)
NOISE = Setting("reg.noise", "standard deviation of the noise", Interval(0, 10), 0.5)
SEED = seed_setting("reg.seed", 1)
KINDS = {"typed": "Typed", "noisy": "A line with noise"}
NOTES = "1 2, 2 3, 3 5, 4 6"
MOST = 60
ROUNDING = 1e-26
FIRST: Mapping[str, Any] = {
    **texts(INTERCEPT, SLOPE, EXAMPLES, NOISE, SEED), "data": "typed", "points": NOTES
}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Four points of the notes": FIRST,
    "One point far off": {**FIRST, "points": "1 1, 2 2, 3 3, 4 4, 10 0", "reg.slope": "1"},
    "A line with noise": {**FIRST, "data": "noisy", "reg.slope": "0.5"},
}
MEANING = """
A line answers b + w·x. The **residual** of a point is how far y is above that answer; the mean of the squared
residuals is the mean squared error. It is a convex function of b and w, so that it has one minimum (unless all x are
equal), and setting its slopes to 0 gives the *normal equations*. The line they give goes through the mean point, and
its residuals sum to 0.

On the right the intercept is always the best one for the slope; then the error is a parabola in the slope. Your line
lies on it if its intercept is the best one for its slope, otherwise above.

As errors are squared, one point far off counts as much as many small errors.
"""


@dataclass(frozen=True)
class Asked:
    """The points `(x, y)` and a line of one's own, (intercept, slope); `told` makes the points in Python."""

    points: tuple[tuple[float, float], ...]
    yours: tuple[float, float]


def show(page: Frame) -> None:
    asked = _ask()
    if asked is None:
        page.figure.info(MEND)
        return
    run = regression_run(*_columns(asked.points), asked.yours)
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            drawn = fit(run, theme_now())
            chart(drawn, "linear_regression", fit_in_words(run))
        with right:
            headline(short(_error(run)), f"mean squared error; your line has {short(run.mean_square(run.yours))}")
            chart(bowl(run, theme_now()), "linear_bowl", bowl_in_words(run))
        st.markdown(_verdict(run))
        st.caption("Blue: the fitted line, of least squares, with its residuals in grey. Dashed: yours.")
    take_away("regression", lambda: regression_table(run), drawn, _snippet(asked), MEANING)


def _ask() -> Asked | None:
    first, second, third = st.columns([2, 2, 2], vertical_alignment="bottom")
    with first:
        kind = chosen("Points", KINDS, FIRST["data"], "data", "kind of points")
    with second:
        intercept = number(INTERCEPT, "Your intercept")
    with third:
        slope = number(SLOPE, "Your slope")
    points = _typed() if kind == "typed" else _drawn()
    if intercept is None or slope is None or points is None:
        return None
    return Asked(points, (float(intercept), float(slope)))


def _typed() -> tuple[tuple[float, float], ...] | None:
    """The points in the field, or None after saying what is wrong."""
    shown = text_field("Points x y", "points", NOTES, f"Pairs with a comma between them, 2 to {MOST} of them.")
    pairs = [
        [read_number(part) for part in pair.split()] for pair in shown.replace(";", ",").split(",") if pair.strip()
    ]
    good = all(len(pair) == 2 and all(_is_fine(value) for value in pair) for pair in pairs)
    if not good or not 2 <= len(pairs) <= MOST:
        say.error(f"Points must be 2 to {MOST} pairs of numbers like {NOTES}; got {shown.strip() or 'nothing'}.")
        return None
    return tuple((float(x), float(y)) for x, y in pairs)


def _is_fine(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= WIDE.high


def _drawn() -> tuple[tuple[float, float], ...] | None:
    columns = st.columns([2, 2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        m = number(EXAMPLES, "Points m")
    with columns[1]:
        noise = number(NOISE, "Noise")
    with columns[2]:
        seed = number(SEED, "Seed")
    with columns[3]:
        another_sample(SEED.name)
    if m is None or noise is None or seed is None:
        return None
    x, y = noisy_line(m, float(noise), seed)
    return tuple(zip(x.tolist(), y.tolist(), strict=True))


def _columns(points: tuple[tuple[float, float], ...]) -> tuple[Reals, Reals]:
    x, y = np.array(points, np.float64).T
    return x, y


def _error(run: RegressionRun) -> float:
    """The least mean squared error; what rounding leaves of a perfect fit is 0."""
    return 0.0 if run.error <= ROUNDING * float(np.mean(run.y**2)) else run.error


def _verdict(run: RegressionRun) -> str:
    if not run.unique:
        return (
            f"All x are equal, so every line through their mean is as good: {short(_error(run))}. The one with the "
            "shortest "
            "weights is drawn."
        )
    sign = "+" if run.slope >= 0 else "−"
    yours, error = run.mean_square(run.yours), _error(run)
    rest = (
        f"Your line has {short(yours)}." if error == 0
        else f"Your line has {short(yours)}, {short(yours / error)} times as much."
    )  # fmt: skip
    return (
        f"The line of least squares is **y = {short(run.intercept)} {sign} {short(abs(run.slope))}·x**. Its "
        "residuals sum to "
        f"0, and their mean square is **{short(error)}**. {rest}"
    )


def _snippet(asked: Asked) -> str:
    return (
        "import numpy as np\n\n"
        "from laboratory.topics.linear_models.regression.run import regression_run\n\n"
        f"points = np.array({[list(point) for point in asked.points]!r})\n"
        f"run = regression_run(points[:, 0], points[:, 1], yours={asked.yours!r})\n"
        "print(run.intercept, run.slope, run.error)\n"
    )
