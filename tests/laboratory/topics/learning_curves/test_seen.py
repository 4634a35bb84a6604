"""Where most rows of a table have been seen: the zone of the figure, in the worlds and at the sizes it belongs to."""

import numpy as np
import pandas as pd
import pytest
from sklearn.datasets import load_iris

from laboratory.experiments import learning_curve, rows_drawn_again
from laboratory.figures.figure import Figure
from laboratory.topics.learning_curves.figures import CurveLooks, learning_curves
from laboratory.topics.learning_curves.seen import share_seen
from laboratory.worlds import worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.files import HeldOutTable, TableWorld, from_arrays
from laboratory.worlds.real_world import RealWorld
from tests.all_told import each

TABLE = from_arrays(*load_iris(return_X_y=True))


def zones(fig: Figure) -> list[tuple[float, float]]:
    """The bands from top to bottom."""
    return [(shape["x0"], shape["x1"]) for shape in fig.look.get("shapes", ()) if shape.get("yref") == "y domain"]


def summed(*sizes: int) -> pd.DataFrame:
    """A summary as it would be of some runs at these sizes."""
    columns = {"theorem": "", "m": list(sizes), "training_error": 0.0, "true_risk": 0.1, "bound": np.nan}
    return pd.DataFrame({**columns, "measured": 0.1, "measured_low": 0.1, "measured_high": 0.2})


def check_zone(world: TableWorld | RealWorld, log_sizes: bool) -> None:
    rows = rows_drawn_again(world)
    assert rows == len(world.examples.y if isinstance(world, RealWorld) else world.y)
    for largest, shaded in ((rows // 2, False), (rows // 2 + 1, True), (3 * rows, True)):
        fig = learning_curves(summed(10, largest), {}, view=CurveLooks(log_sizes=log_sizes), rows=rows)
        assert zones(fig) == ([(rows / 2, largest)] if shaded else [])
        named = [word for word in fig.words if "seen" in word["text"]]
        assert len(named) == shaded
        if shaded:
            assert ("most" in named[0]["text"]) == (share_seen(rows, largest) > 0.5)
            assert named[0]["x"] == pytest.approx(np.log10(largest) if log_sizes else largest)
            assert fig.plotly.layout.shapes[-1].x1 == largest


def test_the_zone_begins_at_half_the_rows_and_is_named() -> None:
    tables = [TABLE, *(RealWorld(name, positive=None) for name in DATA_SETS)]
    each(check_zone, {(str(world), log): (world, log) for world in tables for log in (True, False)})
    assert rows_drawn_again(worlds["circles"]()) is None


def test_held_out_rows_have_no_zone() -> None:
    figure = learning_curve(
        "knn", HeldOutTable(TABLE), sizes=[10, 140], runs=1, seed=0, workers=1, adapters="none"
    ).learning_curves.plot()
    assert not [shape for shape in figure.layout.shapes if shape.yref == "y domain"]
    figure = learning_curve(
        "knn", TABLE, sizes=[10, 140], runs=1, seed=0, workers=1, adapters="none"
    ).learning_curves.plot()
    assert [shape.x0 for shape in figure.layout.shapes if shape.yref == "y domain"] == [75]


def test_the_share_that_is_seen() -> None:
    """By drawing: 2,000 samples, whose mean is within 6 standard errors; and by hand."""
    rng = np.random.default_rng(0)
    for rows, m in ((289, 1036), (40, 30), (150, 75)):
        seen = np.array([len(np.unique(rng.integers(rows, size=m))) / rows for _ in range(2000)])
        assert abs(seen.mean() - share_seen(rows, m)) <= 6 * seen.std() / np.sqrt(2000)
    assert share_seen(2, 2) == pytest.approx(0.75) and share_seen(1, 1) == 1
