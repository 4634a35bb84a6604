"""The angle of a point with the weights of a halfspace: by the law of cosines, and what it says of the label."""

from math import acos, degrees, dist, hypot
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.linear_models.halfspace.figures import AS_A_VECTOR
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from tests.sentences import facts
from tests.showing import names, trace

VIEW = views["linear_models.halfspace"]
CASES: Any = np.random.default_rng(5).integers(-9, 10, (300, 5))


@pytest.mark.parametrize("case", CASES.tolist()[:40])
def test_the_angle_is_that_of_a_triangle(case: list[int]) -> None:
    """Its sides are w, x and w - x: the law of cosines."""
    w1, w2, b, x1, x2 = case
    run, a, c = HalfspaceRun(w1, w2, b, x1, x2), hypot(w1, w2), hypot(x1, x2)
    if a == 0 or c == 0:
        assert run.angle is None and not run.misled
        return
    opposite = dist((w1, w2), (x1, x2))
    cosine = (a**2 + c**2 - opposite**2) / (2 * a * c)
    assert run.angle == pytest.approx(degrees(acos(min(1.0, max(-1.0, cosine)))), abs=1e-5)


def test_without_a_bias_the_angle_is_never_wrong_and_with_one_it_often_is() -> None:
    misled = 0
    for w1, w2, b, x1, x2 in CASES.tolist():
        assert not HalfspaceRun(w1, w2, 0, x1, x2).misled
        product = w1 * x1 + w2 * x2
        label = 1 if product + b > 0 else -1
        misled += HalfspaceRun(w1, w2, b, x1, x2).misled
        assert HalfspaceRun(w1, w2, b, x1, x2).misled == ((product > 0 > label) or (product < 0 < label))
    assert misled > 10


def test_seen_from_any_point_of_the_line_the_angle_decides() -> None:
    """The corner is the crossing with the second axis, another one than the foot."""
    for w1, w2, b, x1, x2 in CASES.tolist():
        run = HalfspaceRun(w1, w2, b, x1, x2)
        if w2 and run.score:
            from_the_line = HalfspaceRun(w1, w2, 0, x1, x2 + b / w2)
            assert from_the_line.product * run.answer > 0


def test_the_counterexample_is_told_and_drawn() -> None:
    """w = (3, 4), b = -5 and x = (3/2, -1/2): <w, x> = 5/2, the cosine is 1/sqrt(10), and the score -5/2."""
    values: dict[str, Any] = {"x1": 1.5, "x2": -0.5}
    assert VIEW.view.presets["Acute angle, negative label"] == values
    result = VIEW(**values)
    assert result.run.angle == pytest.approx(degrees(acos(1 / 10**0.5))) and result.headline.value == -1
    assert "71.57 acute negative w x = 2.5 b = −5" in facts(result.more)
    x, y = trace(result, 0, AS_A_VECTOR.name)
    assert list(x) == [0, 1.5] and list(y) == [0, -0.5]
    assert AS_A_VECTOR.name not in names(VIEW(), 0)


def test_other_angles_are_named() -> None:
    assert "90 right" in facts(VIEW(w1=1, w2=0, b=1, x1=0, x2=2).more)
    assert "obtuse positive" in facts(VIEW(w1=1, w2=0, b=5, x1=-1, x2=2).more)
    assert "seen from" not in VIEW(x1=0, x2=0).more + VIEW(w1=0, w2=0).more
