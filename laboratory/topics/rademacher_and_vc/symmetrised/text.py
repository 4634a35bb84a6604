"""Symmetrization in words."""

from bounds.numbers import at_most, format_number, format_short, percent
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from laboratory.topics.rademacher_and_vc.symmetrised.run import CHANGED, SAMPLES, Symmetrised
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
Inputs are uniform over the cells; the label is 1 in the upper half, and is flipped with the probability chosen. So
the true risk of every hypothesis is known, and so is the **largest gap** Φ(S) = sup (true risk − training error).

**Symmetrization** bounds its mean in three steps. The true risk is the mean error on a *second sample* S′, and a
supremum of means is at most the mean of the suprema: E Φ ≤ E sup (error on S′ − error on S). Examples of the same
place in S and S′ may be exchanged, which puts a random sign σᵢ before each difference. Last, the supremum of a sum is
at most the sum of two suprema, one for each sample: **E Φ ≤ 2 E sup (1/m) Σ σᵢ ℓᵢ**. The right side is twice the
expected Rademacher complexity of the losses. Here it is exact, and does not depend on the labels at all.

(One set of notes puts the factor 2 and an absolute value into its complexity: then that is at least the right side.)

**McDiarmid's inequality.** Changing one example moves each training error by at most 1/m, and so their supremum. Thus
P(Φ > E Φ + ε) ≤ exp(−2mε²), for any class. Both together are the **Rademacher bound**.
"""
CAPTION = "Bands: two standard errors on both sides. Dashed: twice the Rademacher complexity, exact."
TAIL_CAPTION = "Thick: the share of samples whose largest gap is more than ε above the mean. Logarithmic."


def headline(run: Symmetrised) -> Headline:
    """The mean largest gap, and twice the complexity."""
    return Headline(
        float(run.largest.mean[run.at]),
        f"mean largest gap on {format_number(run.m)} examples",
        at_most=float(run.twice[run.at]),
        by="symmetrization, twice the expected Rademacher complexity",
        rests_on=(IID, CLASS_FIXED),
    )


def sentence(run: Symmetrised) -> str:
    """The chain of the proof in numbers."""
    largest, ghost = (
        f"{format_short(float(side.mean[run.at]), 3)} ± {format_short(float(side.half[run.at]), 1)}"
        for side in (run.largest, run.ghost)
    )
    twice = at_most(float(run.twice[run.at]), 3)
    means = f"On average the largest gap is **{largest}**, with a second sample **{ghost}**"
    return f"{means}; twice the complexity is **{twice}**."


def more(run: Symmetrised) -> str:
    """What one example changes, the tail, and the whole bound."""
    change, most = format_short(run.change, 4), format_short(1 / run.m, 4)
    share, delta = format_short(float(run.quantile), 3), percent(1 - run.delta)
    differ = (
        f"Changing one example, in every way on {CHANGED} samples, moved the largest gap by at most **{change}**; "
        f"McDiarmid's inequality allows 1/m = {most} each."
    )
    above = (
        f"In {delta} of {format_number(SAMPLES)} samples the largest gap is at most **{share}**. McDiarmid's "
        f"inequality adds {at_most(run.deviation, 3)} to its mean, and the Rademacher bound is "
        f"**{at_most(run.bound, 3)}**, {with_probability(run.delta)}."
    )
    return f"{differ}\n\n{above}"
