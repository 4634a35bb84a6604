"""What must hold of every theorem: every check of `bounds.testing`, and what needs a second reader of our LaTeX."""

import pytest

from bounds import theorems
from bounds.display import typeset
from bounds.testing import checks
from bounds.testing.check import POINTS, is_near
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.family import family_title
from tests.all_told import each, keeps
from tests.bounds.formula.latex_reader import read_statement

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))


FEW, MANY = POINTS // 2, 3 * POINTS


@EVERY
def test_it_keeps_every_rule(theorem: Theorem) -> None:
    keeps(theorem, (every_check_holds, latex_reads_back_to_the_value, it_lies_in_a_family_with_a_title))


@EVERY
@pytest.mark.exhaustive("six times as many points of every check of a theorem")
def test_it_keeps_every_rule_at_more_points(theorem: Theorem) -> None:
    every_check_holds(theorem, MANY)


def every_check_holds(theorem: Theorem, points: int = FEW) -> None:
    def at_points(name: str) -> None:
        checks[name](theorem, points=points)

    each(at_points, list(checks))


def latex_reads_back_to_the_value(theorem: Theorem) -> None:
    symbols = {variable.symbol: variable.name for variable in theorem.variables}
    sign = {"<=": r"\le", ">=": r"\ge", "=": "="}[theorem.relation]
    for point in typical_points(theorem, 3):
        value = theorem(**point)
        by_symbol = {symbol: float(point[name]) for symbol, name in symbols.items()}
        assert is_near(read_statement(theorem.latex, sign, by_symbol), value, 1e-12), point
        assert is_near(read_statement(typeset.substituted(theorem, point), sign, {}), value, 1e-12), point


def it_lies_in_a_family_with_a_title(theorem: Theorem) -> None:
    assert family_title(theorem.family)
