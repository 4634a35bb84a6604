"""Finds the adapters of the bounds that a learning curve can show: a file each."""

import importlib
from collections.abc import Mapping
from functools import cache

from bounds.vocabulary.named import Named
from laboratory.experiments._record_files import records
from laboratory.experiments.bound_adapter import BoundAdapter

# The package, loaded now: were it loaded later, it would take the place of the function of its name.
ADAPTERS = importlib.import_module(f"{__name__.rpartition('.')[0]}.bound_adapters")


@cache
def bound_adapters() -> Mapping[str, BoundAdapter]:
    """The adapter of every bound a learning curve can show, by file name.

    Raises ImportError naming a file without its `ADAPTER`.
    """
    return Named("bound", records(ADAPTERS, "ADAPTER", BoundAdapter))
