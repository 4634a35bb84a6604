"""Bounds on ridge regression's stability and on its gap, from the bounds on the world's examples alone."""

from bounds import theorems
from laboratory.topics.regularisation.world import BoundedSine

THEOREM = "ridge_uniform_stability"


def inputs(world: BoundedSine, m: int, lam: float) -> dict[str, float]:
    """The theorem's inputs."""
    return {"m": m, "lam": lam, "radius": world.radius, "label_bound": world.label_bound}


def stability_bound(world: BoundedSine, m: int, lam: float) -> float:
    """The largest change of any squared residual when one example is replaced: left out and put in, twice beta."""
    return 2 * float(theorems[THEOREM](**inputs(world, m, lam)))


def gap_bound(world: BoundedSine, m: int, lam: float) -> float | None:
    """The expected gap by smoothness: the square is 2 kappa^2-smooth; None where lambda is too small for that."""
    smoothness = 2 * world.radius**2
    if lam < 2 * smoothness / m:
        return None
    variables = {"m": m, "lam": lam, "smoothness": smoothness, "loss_at_zero": world.label_bound**2}
    return float(theorems["tikhonov_smooth"](**variables))


def largest_loss(world: BoundedSine, lam: float) -> float:
    """M: the fit is no longer than B/sqrt(lambda), so no squared residual is larger than this."""
    return float((world.label_bound * (1 + world.radius / lam**0.5)) ** 2)


def single_sample_bound(world: BoundedSine, m: int, lam: float, delta: float) -> float:
    """The gap of one sample, with probability at least 1 - delta, by `stability_replace_one`."""
    variables = {"m": m, "delta": delta, "beta": stability_bound(world, m, lam), "loss_bound": largest_loss(world, lam)}
    return float(theorems["stability_replace_one"](**variables))
