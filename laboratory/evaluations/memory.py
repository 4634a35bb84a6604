"""A million answers are made and kept: meanwhile nothing is garbage, and looking for it takes half of the time."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collection() -> Iterator[None]:
    """Python's search for cycles of garbage rests; what was on before is on afterwards, whatever happens."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
