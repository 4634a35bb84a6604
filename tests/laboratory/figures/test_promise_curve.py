"""The grey band of a promise's figure begins at what needs no theorem, which may move along the curve."""

import numpy as np
import pytest

from bounds import theorems
from bounds.theorem import Theorem
from laboratory.figures.promise_curve import description, promise_curve, start_in_words
from laboratory.figures.promised_heights import points
from tests.all_told import over
from tests.sentences import facts

AS_TYPED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹−", "-0123456789-")
OWN = [theorem for theorem in theorems.values() if theorem.needs_none and theorem.needs_none.variables]


@pytest.mark.parametrize("theorem", OWN, ids=lambda theorem: theorem.slug)
def test_figures_shade_from_the_value_that_needs_no_theorem(theorem: Theorem) -> None:
    """Over any variable: a level where it stays, a curve where it moves along; and the words say from where."""
    given = {variable.name: variable.default for variable in theorem.variables}
    for variable in theorem.variables:
        drawn = promise_curve(theorem, variable.name, given)
        values, heights = points(theorem, variable.name, given)
        trivial = theorem.trivial_at(**{**given, variable.name: values})
        enters = bool(np.any(np.nan_to_num(heights, nan=-1.0) >= trivial))
        shaded = bool(drawn.layout.shapes) or any(trace.name == "vacuous above" for trace in drawn.data)
        assert shaded == enters
        told = start_in_words(theorem, variable.name, given)
        assert "vacuous" in told or not told


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
    for given in (usual, TOLD.get(theorem.slug, usual)):
        for variable in theorem.variables:
            values, _ = points(theorem, variable.name, given)
            at = {**given, variable.name: values}
            quiet = np.any([np.broadcast_to(one.holds(at), values.shape) for one in theorem.silent], axis=0)
            shapes = promise_curve(theorem, variable.name, given).layout.shapes
            bands = [(one.x0, one.x1) for one in shapes if one.yref == "y domain"]
            inside = np.any([(low <= values) & (values <= high) for low, high in [*bands, (np.inf, -np.inf)]], axis=0)
            np.testing.assert_array_equal(inside, quiet)
            told = start_in_words(theorem, variable.name, given)
            assert all(one.why in told for one in theorem.silent if np.any(one.holds(at)))


def test_somewhere_a_silence_is_drawn() -> None:
    """By hand: under 19 examples no score is the 95 % quantile of those seen and one more; 5 of 10 % are 50."""
    assert "to 18:" in start_in_words(theorems["conformal_coverage"], "m", {"m": 18, "alpha": 0.05})
    given = {**TOLD["normal_interval"], "m": 49}
    assert any(f"to {last}:" in start_in_words(theorems["normal_interval"], "m", given) for last in (48, 49))


@over(theorems)
def test_words_for_a_figure_never_promise_more_than_the_theorem(theorem: Theorem) -> None:
    given = {variable.name: variable.default for variable in theorem.variables}
    words = description(theorem, theorem.variables[0].name, given).rpartition(" it is ")[2].rstrip(".")
    told, value = float(words.replace("·10", "e").replace(",", "").translate(AS_TYPED)), theorem(**given)
    assert told == pytest.approx(value, rel=1e-3, abs=0)
    assert (told >= value, told <= value, True)[("<=", ">=", "=").index(theorem.relation)]
