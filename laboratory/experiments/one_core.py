"""One core for linear algebra: on small matrices, sharing the work among cores costs more than it saves."""

import sys
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import Any


def one_core() -> AbstractContextManager[object]:
    """While it lasts, NumPy and scikit-learn multiply matrices on one core: 2 to 15 times faster on a busy machine."""
    limits: AbstractContextManager[object] = _controller(len(sys.modules)).limit(limits=1)
    return limits


@lru_cache(maxsize=1)
def _controller(modules: int) -> Any:
    """What limits the libraries that are loaded, of which only another import can bring more; to look costs 7 ms."""
    from threadpoolctl import ThreadpoolController  # scikit-learn brings it

    return ThreadpoolController()
