"""The grey band of a promise's figure begins at what needs no theorem, which may move along the curve."""

import numpy as np
import pytest

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.figures.bound_curve import bound_curve, description, start_in_words
from laboratory.figures.bound_heights import points
from tests.all_told import over

AS_TYPED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹−", "-0123456789-")
OWN = [theorem for theorem in theorems.values() if theorem.needs_none and theorem.needs_none.variables]


@pytest.mark.parametrize("theorem", OWN, ids=lambda theorem: theorem.slug)
def test_figures_shade_from_the_value_that_needs_no_theorem(theorem: Theorem) -> None:
    """Over any variable: a level where it stays, a curve where it moves along; and the words say from where."""
    inputs = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        fig = bound_curve(theorem, variable.name, inputs)
        values, heights = points(theorem, variable.name, inputs)
        trivial = theorem.trivial_at(**{**inputs, variable.name: values})
        enters = bool(np.any(np.nan_to_num(heights, nan=-1.0) >= trivial))
        shaded = bool(fig.layout.shapes) or any(trace.name == "vacuous above" for trace in fig.data)
        assert shaded == enters
        text = start_in_words(theorem, variable.name, inputs)
        assert "vacuous" in text or not text


SILENT = [theorem for theorem in theorems.values() if theorem.silent]
# Where a set of so few calibration examples holds every label, and where so few mistakes are not nearly normal.
TOLD = {
    "conformal_coverage": {"m": 1000, "alpha": 0.05}, "conformal_coverage_upper": {"m": 12, "alpha": 0.05},
    "normal_interval": {"m": 1000, "delta": 0.05, "test_error": 0.1},
    "proportion_standard_error": {"m": 25, "test_error": 0.0},
}  # fmt: skip


@over(SILENT)
def test_figures_shade_the_inputs_of_which_nothing_is_said(theorem: Theorem) -> None:
    """From top to bottom, over exactly the points at which it is silent, and with why in words."""
    usual = {variable.name: variable.default for variable in theorem.variables}
    for inputs in (usual, TOLD.get(theorem.slug, usual)):
        for variable in theorem.variables:
            values, _ = points(theorem, variable.name, inputs)
            at = {**inputs, variable.name: values}
            quiet = np.any([np.broadcast_to(item.holds(at), values.shape) for item in theorem.silent], axis=0)
            shapes = bound_curve(theorem, variable.name, inputs).layout.shapes
            bands = [(shape.x0, shape.x1) for shape in shapes if shape.yref == "y domain"]
            inside = np.any([(low <= values) & (values <= high) for low, high in [*bands, (np.inf, -np.inf)]], axis=0)
            np.testing.assert_array_equal(inside, quiet)
            text = start_in_words(theorem, variable.name, inputs)
            assert all(item.why in text for item in theorem.silent if np.any(item.holds(at)))


def test_somewhere_a_silence_is_drawn() -> None:
    """By hand: under 19 examples no score is the 95 % quantile of those seen and one more; 5 of 10 % are 50."""
    assert "to 18:" in start_in_words(theorems["conformal_coverage"], "m", {"m": 18, "alpha": 0.05})
    inputs = {**TOLD["normal_interval"], "m": 49}
    assert any(f"to {last}:" in start_in_words(theorems["normal_interval"], "m", inputs) for last in (48, 49))


@over(theorems)
def test_words_for_a_figure_never_promise_more_than_the_theorem(theorem: Theorem) -> None:
    inputs = {variable.name: variable.default for variable in theorem.variables}
    words = description(theorem, theorem.variables[0].name, inputs).rpartition(" it is ")[2].rstrip(".")
    text, value = float(words.replace("·10", "e").replace(",", "").translate(AS_TYPED)), theorem(**inputs)
    assert text == pytest.approx(value, rel=1e-3, abs=0)
    assert (text >= value, text <= value, True)[("<=", ">=", "=").index(theorem.relation)]
