"""What replacing one example does, in words computed from the run."""

from bounds.numbers import at_most, format_number, format_short
from laboratory.topics.regularisation.replace.run import Replacement, Worst
from laboratory.topics.regularisation.text import beside_stability, off_the_path, share
from laboratory.topics.regularisation.world import BoundedSine
from laboratory.views.headline import Headline

CAPTION = "Open ring: the replaced example; the arrow leads to the new one. Solid: the fit before; dashed: after."
MEANING = """
Ridge regression minimizes the mean squared residual **plus λ‖w‖²**. Here one example of the sample is replaced, and the
fit is computed again. With a small λ the curve follows the new example; with a large λ it hardly changes.

**What is guaranteed.** λ‖w‖² is strongly convex, so the fits on two samples that differ in one example are close. From
κ, the length of the longest example, and B, the largest label, alone, *Stability of ridge regression* bounds the change
of any squared residual when one example is left out, by some β; replacing is leaving out and putting in, so 2β. This
holds for every sample and every example, without probabilities, and so is far above the average.
"""


def misfit(lam: float, example: int, label: float, m: int, noise: float, degree: int) -> str | None:
    """Why these values do not fit together, if they do not."""
    largest = BoundedSine(noise, degree).label_bound
    if example > m:
        return f"Replaced example must be one of the {m} of the sample; got {example}."
    if abs(label) > largest:
        range_ = f"New label y must be within ±{format_number(largest)}, like all labels of this data distribution"
        return f"{range_}; got {format_number(label)}."
    return off_the_path(lam)


def headline(run: Replacement, lam: float) -> Headline:
    """The largest change of any squared residual, and its bound."""
    k = run.at(lam)
    what = "largest change of a squared residual"
    return beside_stability(float(run.changes[k]), what, float(run.bounds[k]), run.world, lam)


def sentence(run: Replacement, worst: Worst, lam: float) -> str:
    """This replacement beside the worst one."""
    k = run.at(lam)
    return (
        f"At λ = {format_number(lam)} this replacement changes squared residuals by up to "
        f"**{format_short(run.changes[k])}**; the worst of {worst.tried} tried changes one by "
        f"**{format_short(worst.changes[k])}**."
    )


def more(run: Replacement, worst: Worst, lam: float) -> str:
    """This replacement, the worst one, and the bound."""
    k = run.at(lam)
    before, after = run.own_residuals(lam)
    bound, largest = float(run.bounds[k]), float(worst.changes[k])
    return (
        f"At λ = {format_number(lam)} this replacement changes squared residuals by up to "
        f"**{format_short(run.changes[k])}**, over all inputs and all labels up to B = "
        f"{format_short(run.world.label_bound)}; that of the replaced example changes from {format_short(before)} to "
        f"{format_short(after)}. The worst of {worst.tried} replacements tried in this sample changes one by "
        f"{format_short(largest)}. **Stability of ridge regression** guarantees at most {at_most(bound, 3)} for any "
        f"sample of {len(run.x)} such examples (twice its β, as replacing is leaving out and putting in); that worst "
        f"change is {share(largest, bound)} it."
    )
