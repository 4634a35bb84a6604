"""Fitting against stability, in words computed from the run."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.regularisation.balance.run import Balance
from laboratory.topics.regularisation.promising import THEOREM, promised_with_confidence
from laboratory.topics.regularisation.words import STABILITY, share
from laboratory.views.view import Headline

DELTA = 0.05
MEANING = """
Ridge regression minimises the mean squared residual **plus λ‖w‖²**. The regularization parameter λ pulls the weights
towards 0.

**Fitting against stability.** The true risk is the training risk plus the gap between the two, the *generalization
gap*. A larger λ fits worse, so the training risk rises; but no single example matters much any more, so the gap falls.
The best λ lies between. The gap *is* the instability: on average over samples, true risk less training risk equals what
an example's squared residual gains when that example is replaced by a fresh one before training.

**What is guaranteed.** λ‖w‖² is strongly convex, so the fits on two samples that differ in one example are close. From
nothing but κ, the length of the longest example, and B, the largest label, *Stability of ridge regression* bounds how
far leaving out one example moves any squared residual, by some β; replacing is leaving out and putting in, so 2β. This
holds for every sample and every example, without probabilities, and hence is far above what happens on average. The
mean gap can be no larger; *Uniform stability, replacing one* adds what chance may do in a single sample.
"""


def headline(run: Balance, lam: float) -> Headline:
    """The mean gap, and what stability guarantees of it."""
    k = run.at(lam)
    most = float(run.promised[k])
    return Headline(float(run.gap[k]), "mean generalization gap", at_most=most, by=STABILITY, theorem=THEOREM)


def caption() -> str:
    """How to read the gap's figure."""
    return "Guarantees: dashed by the stability of ridge regression, dotted by the smoothness of the loss."


def sentence(run: Balance, lam: float) -> str:
    """Where the two risks stand, and what is best."""
    k, best = run.at(lam), float(run.prices[run.best])
    there = "no other λ has a lower true risk" if best == lam else f"the least is at λ = {in_words(best)}"
    return (
        f"At λ = {in_words(lam)} the true risk **{short(run.truth[k])}** is the training risk {short(run.fitted[k])} "
        f"plus a gap of **{short(run.gap[k])}**; {there}."
    )


def more(run: Balance, lam: float) -> str:
    """How it was measured, and how far the guarantees lie above."""
    return "\n\n".join((_measured(run, lam), _guaranteed(run, lam)))


def _measured(run: Balance, lam: float) -> str:
    k, best = run.at(lam), float(run.prices[run.best])
    there = "the least of all these λ" if best == lam else f"least at λ = {in_words(best)}"
    return (
        f"Over {run.runs} samples of {run.m} examples, at λ = {in_words(lam)} the mean true risk "
        f"**{short(run.truth[k])}** ({there}) is the training risk {short(run.fitted[k])} plus a gap of "
        f"**{short(run.gap[k])}**. Replacing one example raises its squared residual by {short(run.stability[k])} on "
        f"average: the same in expectation, and here {short(run.apart[k], 2)} standard errors apart."
    )


def _guaranteed(run: Balance, lam: float) -> str:
    """The guarantees at this parameter, and how far they lie above."""
    k = run.at(lam)
    bound, bounds = float(run.promised[k]), f"κ = {in_words(run.world.radius)} and B = {short(run.world.label_bound)}"
    single = promised_with_confidence(run.world, run.m, lam, DELTA)
    return (
        f"From {bounds} alone, **Stability of ridge regression** guarantees that replacing one example moves no "
        f"squared residual by more than {at_most(bound, 3)}; so the mean gap is no larger, and is "
        f"{share(run.gap[k], bound)} that. For a single sample, **Uniform stability, replacing one** guarantees a gap "
        f"of at most {at_most(single, 3)}, but for 5 in 100 samples. {_useless(run)}"
    )


def _useless(run: Balance) -> str:
    """From which parameter the guarantee is below the largest loss that the weights 0 can have."""
    largest = run.world.label_bound**2
    helpful = [float(lam) for lam, bound in zip(run.prices, run.promised, strict=True) if bound < largest]
    said = f"No squared residual of the weights 0 is above B² = {short(largest)}; "
    return said + (
        f"the guarantee is below that from λ = {in_words(helpful[0])} on." if helpful else "no guarantee is below."
    )
