"""One core for linear algebra: on small matrices, sharing the work among cores costs more than it saves."""

from contextlib import AbstractContextManager


def one_core() -> AbstractContextManager[object]:
    """While it lasts, NumPy and scikit-learn multiply matrices on one core: 2 to 15 times faster on a busy machine."""
    from threadpoolctl import threadpool_limits  # scikit-learn brings it

    limits: AbstractContextManager[object] = threadpool_limits(1)
    return limits
