"""Fitting against stability, in words computed from the run."""

from math import isnan

from bounds.numbers import at_least, at_most, format_number, format_short, percent
from laboratory.topics.regularisation.balance.run import Balance
from laboratory.topics.regularisation.stability_bounds import single_sample_bound
from laboratory.topics.regularisation.text import beside_stability, share
from laboratory.views.headline import Headline

DELTA = 0.05
MEANING = """
Ridge regression minimizes the mean squared residual **plus λ‖w‖²**. The regularization parameter λ shrinks the weights
towards 0.

**Fitting against stability.** The true risk is the training risk plus the gap between the two, the *generalization
gap*. A larger λ fits less closely, so the training risk rises; but each example matters less, so the gap usually falls.
The best λ usually lies between. The gap *is* the instability: on average over samples, true risk minus training risk
equals the increase of an example's squared residual when that example is replaced by a fresh one before training.

**What is guaranteed.** λ‖w‖² is strongly convex, so the fits on two samples that differ in one example are close. From
κ, the length of the longest example, and B, the largest label, alone, *Stability of ridge regression* bounds the change
of any squared residual when one example is left out, by some β; replacing is leaving out and putting in, so 2β. This
holds for every sample and every example, without probabilities, and so is far above the average. The mean gap can be no
larger; *Uniform stability, replacing one* adds the random deviation of a single sample.
"""


def headline(run: Balance, lam: float) -> Headline:
    """The mean gap, and its bound by stability."""
    k = run.at(lam)
    what, bound = "mean generalization gap", float(run.stability_bounds[k])
    return beside_stability(float(run.gap[k]), what, bound, run.world, lam)


def caption() -> str:
    """How to read the gap's figure."""
    return "Bounds: dashed by the stability of ridge regression, dotted by the smoothness of the loss."


def sentence(run: Balance, lam: float) -> str:
    """The two risks, and the best lambda."""
    k, best = run.at(lam), float(run.lambdas[run.best])
    there = "no λ tried has a lower true risk" if best == lam else f"the smallest is at λ = {format_number(best)}"
    return (
        f"At λ = {format_number(lam)} the true risk **{format_short(run.truth[k])}** is the training risk "
        f"{format_short(run.fitted[k])} plus a gap of **{format_short(run.gap[k])}**; {there}."
    )


def more(run: Balance, lam: float) -> str:
    """How it was measured, and how far the bounds lie above."""
    return "\n\n".join((_measured(run, lam), _bounds(run, lam), _smooth(run, lam)))


def _measured(run: Balance, lam: float) -> str:
    k, best = run.at(lam), float(run.lambdas[run.best])
    apart = format_short(run.apart[k], 2)
    there = "the smallest of all λ tried" if best == lam else f"smallest at λ = {format_number(best)}"
    return (
        f"Over {run.runs} samples of {run.m} examples, at λ = {format_number(lam)} the mean true risk "
        f"**{format_short(run.truth[k])}** ({there}) is the training risk {format_short(run.fitted[k])} plus a gap of "
        f"**{format_short(run.gap[k])}**. Replacing one example raises its squared residual by "
        f"{format_short(run.stability[k])} on average: the same in expectation, and here {apart} standard "
        f"error{'' if apart == '1' else 's'} apart."
    )


def _bounds(run: Balance, lam: float) -> str:
    """The bounds at this parameter, and how far they lie above."""
    k = run.at(lam)
    bound, bounds = (
        float(run.stability_bounds[k]),
        f"κ = {format_number(run.world.radius)} and B = {format_short(run.world.label_bound)}",
    )
    single = single_sample_bound(run.world, run.m, lam, DELTA)
    return (
        f"From {bounds} alone, **Stability of ridge regression** guarantees that replacing one example changes no "
        f"squared residual by more than {at_most(bound, 3)}; so the mean gap is no larger, and is "
        f"{share(run.gap[k], bound)} that. For a single sample, **Uniform stability, replacing one** guarantees a gap "
        f"of at most {at_most(single, 3)}, with probability at least {percent(1 - DELTA)}. {_informative(run)}"
    )


def _informative(run: Balance) -> str:
    """From which parameter on the bound is below the largest loss that the weights 0 can have."""
    largest = run.world.label_bound**2
    informative = [float(lam) for lam, bound in zip(run.lambdas, run.stability_bounds, strict=True) if bound < largest]
    trivial = f"No squared residual of the weights 0 is above B² = {format_short(largest)}; "
    if not informative:
        return f"{trivial}the bound is above that for every λ here."
    return f"{trivial}the bound is below that from λ = {format_number(informative[0])} on."


def _smooth(run: Balance, lam: float) -> str:
    """The bound by smoothness, and from which parameter on it holds."""
    smoothness, bound = 2 * run.world.radius**2, float(run.smoothness_bounds[run.at(lam)])
    least = 2 * smoothness / run.m
    constants = (
        f"**By smoothness**: the squared loss is β-smooth with β = 2κ² = {format_number(smoothness)}, and the loss of "
        f"the weights 0 is at most C = B² = {format_short(run.world.label_bound**2)}."
    )
    if isnan(bound):
        return f"{constants} The bound 48βC/(λm) needs λ ≥ 2β/m = {at_least(least, 3)}, and does not apply here."
    gap = f"So the mean gap is at most 48βC/(λm) = **{at_most(bound, 3)}**"
    return f"{constants} {gap}, as λ ≥ 2β/m = {at_most(least, 3)}."
