"""What a price on the weights does, in words."""

from __future__ import annotations

import numpy as np

from bounds.numbers import in_words, rounded_safely
from laboratory.topics.regularisation.penalties import (
    METHODS,
    Balance,
    Paths,
    Replacement,
    Worst,
    promised_with_confidence,
)
from pages._regularisation_fields import Exchange, Patients, Samples

DELTA = 0.05
MEANING = """
Ridge regression minimises the mean squared residual **plus λ‖w‖²**. The price λ pulls the weights towards 0.

**Fitting against stability.** The true risk is the training risk plus the gap between the two. A larger price fits
worse, so the training risk rises; but no single example matters much any more, so the gap falls. The best price lies
between. The gap *is* the instability: on average over samples, true risk less training risk equals what an example's
squared residual gains when that example is replaced by a fresh one before training.

**What is promised.** λ‖w‖² is strongly convex, so the fits on two samples that differ in one example are close. From
nothing but κ, the length of the longest example, and B, the largest label, *Stability of ridge regression* bounds how
far leaving out one example moves any squared residual, by some β; replacing is leaving out and putting in, so 2β. This
holds for every sample and every example, without probabilities, and hence is far above what happens on average. The
mean gap can be no larger; *Uniform stability, replacing one* adds what chance may do in a single sample.

**Ridge, lasso, elastic net.** Ridge shrinks all weights, and none becomes exactly 0. The lasso prices Σ|wⱼ|, which
makes some of them exactly 0; the elastic net mixes both prices. As λ grows the weights go to 0, and the training risk
to that of the weights 0. (One set of notes lets the risk go to 0 there.) Patients of a real data set are drawn with
replacement, so the mean over all 442 of them is the true risk, exactly.
"""


def balance_verdict(run: Balance, lam: float) -> str:
    """Where the two risks stand, and what is best."""
    k, best = run.at(lam), float(run.prices[run.best])
    there = "the least of all these prices" if best == lam else f"least at λ = {in_words(best)}"
    return (
        f"Over {run.runs} samples of {run.m} examples, at λ = {in_words(lam)} the mean true risk "
        f"**{_short(run.truth[k])}** ({there}) is the training risk {_short(run.fitted[k])} plus a gap of "
        f"**{_short(run.gap[k])}**. Replacing one example raises its squared residual by {_short(run.stability[k])} on "
        f"average: the same in expectation, and here {in_words(float(run.apart[k]), 2)} standard errors apart."
    )


def balance_promise(run: Balance, lam: float) -> str:
    """The promises at this price, and how far they lie above."""
    k = run.at(lam)
    bound, bounds = float(run.promised[k]), f"κ = {in_words(run.world.radius)} and B = {_short(run.world.label_bound)}"
    single = promised_with_confidence(run.world, run.m, lam, DELTA)
    return (
        f"From {bounds} alone, **Stability of ridge regression** promises that replacing one example moves no squared "
        f"residual by more than {_up(bound)}; so the mean gap is no larger, and is {_share(run.gap[k], bound)} that. "
        f"For a single sample, **Uniform stability, replacing one** promises a gap of at most {_up(single)}, but for "
        f"5 in 100 samples. {_useless(run)}"
    )


def _useless(run: Balance) -> str:
    """From which price the promise is below the largest loss that the weights 0 can have."""
    largest = run.world.label_bound**2
    helpful = [float(price) for price, bound in zip(run.prices, run.promised, strict=True) if bound < largest]
    said = f"No squared residual of the weights 0 is above B² = {_short(largest)}; "
    return said + (
        f"the promise is below that from λ = {in_words(helpful[0])} on." if helpful else "no promise is below."
    )


def replaced_verdict(run: Replacement, worst: Worst, lam: float) -> str:
    """What the replacement did, what the worst did, what is promised."""
    k = int(np.flatnonzero(run.prices == lam)[0])
    before, after = run.own_residuals(lam)
    promise, largest = float(run.promised[k]), float(worst.changes[k])
    return (
        f"At λ = {in_words(lam)} this replacement changes no squared residual by more than "
        f"**{_short(run.changes[k])}**, over all places and all labels up to B = {_short(run.world.label_bound)}; "
        f"that of the example itself goes from {_short(before)} to {_short(after)}. The worst of {worst.tried} "
        f"replacements in this sample changes one by {_short(largest)}. **Stability of ridge regression** "
        f"promises at most {_up(promise)} for any sample of {len(run.x)} such examples (twice its β, as replacing is "
        f"leaving out and putting in); that worst change is {_share(largest, promise)} it."
    )


def paths_verdict(run: Paths, k: int) -> str:
    """Weights, fit and truth at this price."""
    gone, best = 10 - int(run.alive[k]), run.best
    noughts = {0: "none of the weights is exactly 0", 1: "one of the weights is exactly 0", 10: "all weights are 0"}
    told = noughts.get(gone, f"{gone} of the 10 weights are exactly 0")
    least = (
        "the least of all prices"
        if k == best
        else f"it is least, {_short(run.risks[best])}, at λ = {in_words(float(run.prices[best]), 2)}"
    )
    return (
        f"{METHODS[run.method]} at λ = {in_words(float(run.prices[k]), 2)}: {told}; training risk "
        f"{_short(run.training[k])}, true risk over all 442 patients **{_short(run.risks[k])}** ({least}; "
        f"{_short(run.risks[0])} with hardly any price). As λ grows the weights go to 0 and the training risk to "
        f"{_short(run.at_zero)}, that of the weights 0."
    )


def balance_snippet(asked: Samples, lam: float) -> str:
    """Python that prints the three means at this price."""
    return (
        "from laboratory.topics.regularisation.penalties import BoundedSine, balance\n\n"
        f"run = balance({asked.world!r}, m={asked.m}, seed={asked.seed})\n"
        f"k = run.at({lam!r})\n"
        "print(run.fitted[k], run.truth[k], run.stability[k], run.promised[k])\n"
    )


def replaced_snippet(asked: Exchange) -> str:
    """Python that prints the largest change and the promise for every price."""
    of = asked.sample
    return (
        "from laboratory.topics.regularisation.penalties import BoundedSine, replacement\n\n"
        f"run = replacement({of.world!r}, m={of.m}, seed={of.seed}, example={asked.example}, "
        f"place={asked.place!r}, label={asked.label!r})\n"
        "for price, change, promise in zip(run.prices, run.changes, run.promised):\n"
        "    print(price, change, promise)\n"
    )


def paths_snippet(asked: Patients) -> str:
    """Python that prints the risks for every price."""
    return (
        "from laboratory.topics.regularisation.penalties import paths\n\n"
        f"run = paths({asked.method!r}, m={asked.m}, seed={asked.seed})\n"
        "for price, training, risk in zip(run.prices, run.training, run.risks):\n"
        "    print(price, training, risk)\n"
    )


def _share(measured: float, bound: float) -> str:
    """Such that `... is <share> the promise` reads on."""
    times = bound / measured if measured > 0 else 0.0
    return f"{in_words(1 / times, 2)} of" if 0 < times < 2 else f"1/{in_words(times, 2)} of" if times else "nothing of"


def _short(value: float) -> str:
    return in_words(float(value), 3)


def _up(value: float) -> str:
    return in_words(rounded_safely(value, 3, up=True))
