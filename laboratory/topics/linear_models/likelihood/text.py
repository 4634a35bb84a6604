"""Maximum likelihood in words."""

import numpy as np

from bounds import theorems
from bounds.numbers import at_most, format_short, percent
from laboratory.topics.linear_models.likelihood.run import LikelihoodRun
from laboratory.views.headline import Headline

MEANING = r"""
A family of distributions with a parameter θ gives every sample of independent examples a probability (or density), the
product of P(zᵢ; θ). The **maximum likelihood** estimate is the θ that makes it largest; its logarithm, a sum, is
largest at the same place.

It is ERM with the loss −ln P(z; θ): the mean loss on the sample is minus the log-likelihood divided by m. For a coin it
is the share of heads, for the normal distribution the mean and the deviation *with divisor m*, for the Laplace
distribution a median, for the uniform distribution on [0, end] the largest example, which never exceeds the true end.

The examples are whole pairs z = (x, y) where there are labels; the notes write x under the product.
"""
DELTA = 0.05
NOTHING = "true value {true}; no guarantee: no theorem here bounds the distance"


def headline(run: LikelihoodRun) -> Headline:
    """The estimate and what it estimates; for a coin Hoeffding's inequality bounds the distance."""
    if (inputs := hoeffding_inputs(run)) is None:
        return Headline(run.estimated, f"most likely {run.name}", by=NOTHING.format(true=format_short(run.true[0])))
    gap = at_most(float(theorems["hoeffding_two_sided"](**inputs)))
    often = f"in at least {percent(1 - DELTA)} of samples, by Hoeffding's inequality"
    by = f"within {gap} of the true {format_short(run.true[0])} {often}"
    return Headline(run.estimated, f"most likely {run.name}", by=by)


def hoeffding_inputs(run: LikelihoodRun) -> dict[str, float] | None:
    """The inputs of Hoeffding's inequality for a coin; None for other families."""
    return {"m": len(run.estimate.sample), "delta": DELTA} if run.estimate.family == "bernoulli" else None


def sentence(run: LikelihoodRun) -> str:
    """What is most likely."""
    parameters = " and ".join(f"{name} = **{format_short(value)}**" for name, value in run.estimate.parameters.items())
    return f"The likelihood of the sample is largest at {parameters}."


def more(run: LikelihoodRun) -> str:
    """The log-likelihood at the top and at the truth, and that it is a mean loss."""
    with np.errstate(divide="ignore"):
        true = float(run.family.log_density(*run.true, run.estimate.sample).sum())
    top, m = run.estimate.log_likelihood, len(run.estimate.sample)
    return (
        f"The log-likelihood is **{format_short(top)}** there and {format_short(true)} at the true parameters, where "
        f"it is never larger. Divided by −m it is the mean loss −ln P on the sample, {format_short(-top / m)}."
    )


def caption(run: LikelihoodRun) -> str:
    """How to read the distributions."""
    return "Ticks on the axis: the examples."
