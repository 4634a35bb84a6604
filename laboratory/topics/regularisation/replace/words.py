"""What replacing one example does, in words computed from the run."""

from bounds.numbers import at_most, in_words, short
from laboratory.topics.regularisation.promising import THEOREM
from laboratory.topics.regularisation.replace.run import Replacement, Worst
from laboratory.topics.regularisation.words import STABILITY, off_the_path, share
from laboratory.topics.regularisation.world import BoundedSine
from laboratory.views.view import Headline

CAPTION = (
    "Open ring: the example that goes; the arrow leads to what comes for it. Solid: the fit before; dashed: after."
)
MEANING = """
Ridge regression minimises the mean squared residual **plus λ‖w‖²**. Here one example of the sample goes elsewhere, and
the fit is made again. With a small λ the curve follows the newcomer; with a large one it hardly moves.

**What is guaranteed.** λ‖w‖² is strongly convex, so the fits on two samples that differ in one example are close. From
nothing but κ, the length of the longest example, and B, the largest label, *Stability of ridge regression* bounds how
far leaving out one example moves any squared residual, by some β; replacing is leaving out and putting in, so 2β. This
holds for every sample and every example, without probabilities, and hence is far above what happens on average.
"""


def misfit(lam: float, example: int, label: float, m: int, noise: float, degree: int) -> str | None:
    """Why these values do not fit together, if they do not."""
    largest = BoundedSine(noise, degree).label_bound
    if example > m:
        return f"Example that goes must be one of the {m} of the sample; got {example}."
    if abs(label) > largest:
        keeps = f"New label y must keep within ±{in_words(largest)}, as all labels of this world do"
        return f"{keeps}; got {in_words(label)}."
    return off_the_path(lam)


def headline(run: Replacement, lam: float) -> Headline:
    """The largest change of any squared residual, and what is guaranteed of it."""
    k = run.at(lam)
    what = "largest change of a squared residual"
    return Headline(float(run.changes[k]), what, at_most=float(run.promised[k]), by=STABILITY, theorem=THEOREM)


def sentence(run: Replacement, worst: Worst, lam: float) -> str:
    """This replacement beside the worst one."""
    k = run.at(lam)
    return (
        f"At λ = {in_words(lam)} this replacement changes no squared residual by more than "
        f"**{short(run.changes[k])}**; the worst of {worst.tried} changes one by **{short(worst.changes[k])}**."
    )


def more(run: Replacement, worst: Worst, lam: float) -> str:
    """What the replacement did, what the worst did, what is guaranteed."""
    k = run.at(lam)
    before, after = run.own_residuals(lam)
    guaranteed, largest = float(run.promised[k]), float(worst.changes[k])
    return (
        f"At λ = {in_words(lam)} this replacement changes no squared residual by more than "
        f"**{short(run.changes[k])}**, over all inputs and all labels up to B = {short(run.world.label_bound)}; "
        f"that of the example itself goes from {short(before)} to {short(after)}. The worst of {worst.tried} "
        f"replacements in this sample changes one by {short(largest)}. **Stability of ridge regression** "
        f"guarantees at most {at_most(guaranteed, 3)} for any sample of {len(run.x)} such examples (twice its β, as "
        f"replacing is leaving out and putting in); that worst change is {share(largest, guaranteed)} it."
    )
