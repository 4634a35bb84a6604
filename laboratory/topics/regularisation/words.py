"""Words of all questions on ridge regression's stability."""

from bounds.numbers import short
from laboratory.topics.regularisation.world import LAMBDAS

STABILITY = "stability of ridge regression"


def off_the_path(lam: float) -> str | None:
    """Why no result exists at this regularization parameter; None where it is on the path."""
    if lam in LAMBDAS:
        return None
    return f"λ must be 1, 2 or 5 times a power of ten here, from 10⁻⁶ to 10; got {short(lam, 6)}."


def share(measured: float, bound: float) -> str:
    """For sentences like `... is <share> the bound`."""
    times = bound / measured if measured > 0 else 0.0
    return f"{short(1 / times, 2)} of" if 0 < times < 2 else f"1/{short(times, 2)} of" if times else "0 times"
