"""What theorems promise of ridge regression's stability and of its gap, from the bounds of the world alone."""

from bounds import theorems
from laboratory.topics.regularisation.world import BoundedSine

THEOREM = "ridge_uniform_stability"


def given(world: BoundedSine, m: int, lam: float) -> dict[str, float]:
    """What the theorem is told."""
    return {"m": m, "lam": lam, "radius": world.radius, "label_bound": world.label_bound}


def promised_stability(world: BoundedSine, m: int, lam: float) -> float:
    """How far replacing one example moves any squared residual at most: leaving out and putting in, twice beta."""
    return 2 * float(theorems[THEOREM](**given(world, m, lam)))


def promised_gap(world: BoundedSine, m: int, lam: float) -> float | None:
    """The expected gap by smoothness: the square is 2 kappa^2-smooth; None where lambda is too small for that."""
    smoothness = 2 * world.radius**2
    if lam < 2 * smoothness / m:
        return None
    told = {"m": m, "lam": lam, "smoothness": smoothness, "loss_at_zero": world.label_bound**2}
    return float(theorems["tikhonov_smooth"](**told))


def largest_loss(world: BoundedSine, lam: float) -> float:
    """M: the fit is no longer than B/sqrt(lambda), so no squared residual is larger than this."""
    return float((world.label_bound * (1 + world.radius / lam**0.5)) ** 2)


def promised_with_confidence(world: BoundedSine, m: int, lam: float, delta: float) -> float:
    """The gap of one sample, but for a share delta of the samples, by `stability_replace_one`."""
    told = {"m": m, "delta": delta, "beta": promised_stability(world, m, lam), "loss_bound": largest_loss(world, lam)}
    return float(theorems["stability_replace_one"](**told))
