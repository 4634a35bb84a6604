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
        shaded = bool(drawn.layout.shapes) or any(facts(trace.name) == "no above" for trace in drawn.data)
        assert shaded == enters
        told = start_in_words(theorem, variable.name, given)
        assert "promises nothing" in told or not told


@over(theorems)
def test_words_for_a_figure_never_promise_more_than_the_theorem(theorem: Theorem) -> None:
    given = {variable.name: variable.default for variable in theorem.variables}
    words = description(theorem, theorem.variables[0].name, given).rpartition(" it is ")[2].rstrip(".")
    told, value = float(words.replace("·10", "e").replace(",", "").translate(AS_TYPED)), theorem(**given)
    assert told == pytest.approx(value, rel=1e-3, abs=0)
    assert (told >= value, told <= value, True)[("<=", ">=", "=").index(theorem.relation)]
