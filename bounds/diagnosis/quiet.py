"""Slips divide by zero, take roots of less, and ask for the tail of half an example: no warning about those."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np


@contextmanager
def without_warnings() -> Iterator[None]:
    """Floating-point warnings off; what has no value is nan."""
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        yield
