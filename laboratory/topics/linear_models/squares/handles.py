"""What can be taken hold of: the last example."""

import numpy as np

from laboratory.topics.linear_models.squares.run import SIGNS, StandInRun
from laboratory.views.handles import LEAST_SQUARES, Handle


def hold(fitted: StandInRun) -> list[Handle]:
    """The last example."""
    points = np.column_stack([fitted.points, SIGNS])
    squares = {"mean square": "mean squared loss {}"}
    return [Handle("Last example", "far", 1.0, line=LEAST_SQUARES, points=points, own=3, readings=squares)]
