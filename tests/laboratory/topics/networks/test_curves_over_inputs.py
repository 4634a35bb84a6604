"""Views of curves over inputs share their axes: the room above and below target and sample, by a loop."""

from math import pi, sin

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.networks.wave import target


def test_the_wave_by_the_sine() -> None:
    places = [-1.0, -0.5, 0.0, 0.3, 1.0]
    assert target(np.array(places)).tolist() == pytest.approx([0.8 * sin(pi * x) for x in places], abs=1e-15)


@pytest.mark.parametrize(("name", "figure", "room"), [("units", 1, 0.3), ("orders", 1, 0.3), ("restarts", 0, 0.5)])
def test_target_and_sample_have_room(name: str, figure: int, room: float) -> None:
    result = views[f"networks.{name}"]()
    values = [float(value) for value in result.run.values]
    low, high = min(-0.8, *values), max(0.8, *values)  # places of the curves hit both ends of the wave
    axes = result.figures[figure].layout
    span = (high - low) * room
    assert axes.yaxis.range == pytest.approx((low - span, high + span), abs=1e-3)
    assert axes.xaxis.range == (-1, 1)
