"""A test set of one of two data distributions, scored."""

from laboratory.topics.metrics.scored import MetricsRun, gaussian_run, tumours_run
from laboratory.worlds.gaussian_pair import GaussianPair

WORLDS = {"gaussians": "Two Gaussians", "tumours": "Breast cancer"}


def scored(world: str, distance: float, share: float, m: int, delta: float, seed: int) -> MetricsRun:
    """`m` examples of "gaussians", or the "tumours" held out, which ignore the first numbers.

    Raises ValueError where the test set contains one class only.
    """
    if world == "tumours":
        return tumours_run(seed, delta)
    run = gaussian_run(GaussianPair(1, distance, share), m, seed, delta)
    if run is None:
        raise ValueError(
            f"These {m} test examples (seed {seed}, share of positives {share:g}) contain one class only, so half of "
            "the rates are undefined. Take more examples."
        )
    return run
