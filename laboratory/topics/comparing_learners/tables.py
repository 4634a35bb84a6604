"""The data sets as tables: those at hand, and those that scikit-learn has downloaded before."""

from pathlib import Path
from typing import NamedTuple

from laboratory.worlds.files import from_open_ml_cache
from laboratory.worlds.files.open_ml import DATA_IDS
from laboratory.worlds.real_world import RealWorld
from learners.shared.arrays import Indices, Reals

AT_HAND = ("breast_cancer", "iris", "digits", "wine")


class Table(NamedTuple):
    """All examples `X`, `(examples, features)`, and labels `y`, `(examples,)`, with what the labels stand for."""

    X: Reals
    y: Indices
    class_names: tuple[str, ...]


def table_of(name: str, data_home: str | Path | None = None) -> Table:
    """The whole data set: every class its own label. Ionosphere and Mushroom come from scikit-learn's cache.

    Raises NotInCacheError, which says how to get them, and ValueError for another name.
    """
    if name in AT_HAND:
        world = RealWorld(name, positive=None)
        X, y, _ = world.examples
        return Table(X.astype(float), y, world.class_names)
    if name in DATA_IDS:
        table = from_open_ml_cache(name, data_home).world
        return Table(table.X, table.y, table.class_names)
    known = ", ".join((*AT_HAND, *DATA_IDS))
    raise ValueError(f"name of table_of (data set) must be one of {known}; got {name!r}")
