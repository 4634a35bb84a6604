"""What must hold of every theorem, tried on points that Hypothesis draws up to the ends of every domain.

`bounds.testing` tries a few seeded points of each; here one Hypothesis example is a block of eight points, drawn by
`strategies.points` and shrunk together. `make exhaustive` tries 200 points a theorem, always the same; `make fuzz`
20,000, new ones each time.
"""

from collections.abc import Callable
from typing import Any

import hypothesis
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from bounds import theorems
from bounds.testing.inputs import check_refusal
from bounds.testing.places import Point
from bounds.testing.points import typical_points
from bounds.testing.solving import check_answer, solved_for
from bounds.testing.values import check_arrays, check_value
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable
from tests.bounds.theorems.costly import COSTLY
from tests.bounds.theorems.strategies import misfits, points

EVERY = pytest.mark.parametrize("theorem", theorems.values(), ids=list(theorems))
BLOCK = 8
MAX_EXAMPLES = settings.get_profile(settings.get_current_profile_name()).max_examples
BLOCKS, SOLVES = 4 * MAX_EXAMPLES // BLOCK, MAX_EXAMPLES // 10


def holds_for(theorem: Theorem, blocks: int = BLOCKS, size: int = BLOCK) -> Callable[[Callable[..., None]], None]:
    """Try a property of blocks of points at once, when it is defined."""

    def run(check: Callable[[list[Point]], None]) -> None:
        sample = st.tuples(*(points(theorem) for _ in range(size)))
        settings(max_examples=max(blocks, 1))(hypothesis.given(sample)(check))()

    return run


@EVERY
@pytest.mark.exhaustive("two hundred points a theorem up to the ends of every domain, against balls and in arrays")
def test_values_are_what_balls_prove_singly_and_in_arrays(theorem: Theorem) -> None:
    share = COSTLY.get(theorem.slug, 1)

    @holds_for(theorem, BLOCKS // share, max(BLOCK // share, 2))
    def check(block: list[Point]) -> None:
        for point in block:
            check_value(theorem, point)
        check_arrays(theorem, block)


@EVERY
@pytest.mark.exhaustive("five points up to the ends of every domain, solved for each variable")
def test_solving_inverts_evaluating(theorem: Theorem) -> None:
    for variable in solved_for(theorem):
        _check_solving(theorem, variable, SOLVES // COSTLY.get(theorem.slug, 1))


def _check_solving(theorem: Theorem, unknown: Variable, cases: int) -> None:
    @holds_for(theorem, cases, 1)
    def check(block: list[Point]) -> None:
        check_answer(theorem, unknown, block[0])


def _first_uses() -> dict[str, tuple[Theorem, Variable]]:
    """Each domain once, in a variable that has it; the few plainest misfits are tried on every variable elsewhere."""
    uses = {variable.domain: (theorem, variable) for theorem in theorems.values() for variable in theorem.variables}
    return {f"{variable.name} of {theorem.slug}": (theorem, variable) for theorem, variable in uses.values()}


@pytest.mark.parametrize(("theorem", "variable"), _first_uses().values(), ids=list(_first_uses()))
def test_what_lies_outside_gets_its_sentence(theorem: Theorem, variable: Variable) -> None:
    usual = typical_points(theorem, 1)[0]

    @settings(max_examples=BLOCKS)
    @hypothesis.given(st.lists(misfits(variable), min_size=BLOCK, max_size=BLOCK))
    def check(spoilt: list[Any]) -> None:
        for value in spoilt:
            check_refusal(theorem, variable, usual, value)

    check()
