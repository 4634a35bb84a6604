"""Words of all questions on ridge regression's stability."""

from bounds.numbers import at_most, format_short
from laboratory.topics.regularisation.stability_bounds import THEOREM, largest_loss
from laboratory.topics.regularisation.world import LAMBDAS, BoundedSine
from laboratory.views.headline import Headline

STABILITY = "stability of ridge regression"
MOST_IN_FULL = 1e7  # beyond, 1/1.8·10¹¹ could be read in two ways


def off_the_path(lam: float) -> str | None:
    """Why no result exists at this regularization parameter; None where it is on the path."""
    if lam in LAMBDAS:
        return None
    return f"λ must be 1, 2 or 5 times a power of ten here, from 10⁻⁶ to 10; got {format_short(lam, 6)}."


def beside_stability(value: float, what: str, bound: float, world: BoundedSine, lam: float) -> Headline:
    """A measured change of squared residuals, with its bound unless they are no larger than that anyway."""
    if bound >= (most := largest_loss(world, lam)):
        nothing = f"with this λ no squared residual is above {at_most(most)}"
        return Headline(value, what, by=f"vacuous bound {at_most(bound)}: {nothing}")
    return Headline(value, what, at_most=bound, by=STABILITY, theorem=THEOREM)


def share(measured: float, bound: float) -> str:
    """For sentences like `... is <share> the bound`."""
    times = bound / measured if measured > 0 else 0.0
    in_full = 2 <= times < MOST_IN_FULL
    return f"1/{format_short(times, 2)} of" if in_full else f"{format_short(1 / times, 2)} of" if times else "0 times"
