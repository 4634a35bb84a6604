"""Finds the promises, whose bounds a learning curve can show: a file each."""

import importlib
from collections.abc import Mapping
from functools import cache

from bounds.vocabulary.named import Named
from laboratory.experiments._record_files import records
from laboratory.experiments.promise import Promise

# The package, loaded now: were it loaded later, it would take the place of the function of its name.
PROMISES = importlib.import_module(f"{__name__.rpartition('.')[0]}.promises")


@cache
def promises() -> Mapping[str, Promise]:
    """Every promise a learning curve can show, by file name. Raises ImportError naming a file without its `PROMISE`."""
    return Named("promise", records(PROMISES, "PROMISE", Promise))
