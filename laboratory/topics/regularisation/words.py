"""What all questions on ridge regression's stability say alike."""

from bounds.numbers import short
from laboratory.topics.regularisation.world import PRICES

STABILITY = "stability of ridge regression"


def off_the_path(lam: float) -> str | None:
    """Why nothing is known at this regularization parameter; None where it is one of the path's."""
    if lam in PRICES:
        return None
    return f"λ must be 1, 2 or 5 times a power of ten here, from 10⁻⁶ to 10; got {short(lam, 6)}."


def share(measured: float, bound: float) -> str:
    """Such that `... is <share> the guarantee` reads on."""
    times = bound / measured if measured > 0 else 0.0
    return f"{short(1 / times, 2)} of" if 0 < times < 2 else f"1/{short(times, 2)} of" if times else "nothing of"
