"""What the areas of the figure are called."""

from laboratory.topics.metrics.eta.run import EtaRun


def least_of(run: EtaRun) -> str:
    """What the shaded area is called: the Bayes risk, or the minimum cost where errors do not cost 1."""
    return "Bayes risk" if run.has_unit_costs else "minimum cost"
