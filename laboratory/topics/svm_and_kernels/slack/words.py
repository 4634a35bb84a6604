"""The soft margin in words."""

from bounds.numbers import at_most, counted, short
from laboratory.topics.svm_and_kernels.slack.run import OTHERS, PAID, SlackRun, given_at
from laboratory.views.view import Headline
from laboratory.worlds.margin_halfspace import MarginHalfspace

DIGITS = 3
MEANING = """
Where no line separates the classes, or only one with a thin band, the **soft margin** lets examples into the band and
charges each for its **slack** ξ = max(0, 1 − y(⟨w, x⟩ + b)): nothing on the right side outside of the band, up to 1
within it, more than 1 on the wrong side. It minimises ‖w‖²/2 + C · (sum of slacks), where the **regularization
parameter C** is the price of a unit of slack. The books' λ‖w‖² + mean slack is the same with C = 1/(2λm): a **large C
is a small λ**.

A small C gives a wide band that hardly looks at the sample. A large C gives a thin band, and in the limit, where the
classes can be separated, the hard margin.

The theorem speaks of the line through the centre. Told a norm B beforehand it sets λ = √(2/m) ρ/B, and promises that
the true risk, *averaged over samples*, is at most the least hinge loss of any w with ‖w‖ ≤ B, plus √(8ρ²B²/m). Each C
is the right one for some B, so the promise is drawn for all of them. A fixed C chosen beforehand may use its promise;
the least of all, picked after looking, may not.
"""


def headline(run: SlackRun, step: int) -> Headline:
    """The exact risk at this C, and the guarantee of its mean over samples."""
    at = f"at C = {_cost(run, step)}"
    if run.risks is None:
        by = "worked by hand: nothing is guaranteed without a data distribution"
        return Headline(float(run.margins[step]), f"margin 1/|w| {at}", by=by)
    risk, what = float(run.risks[step]), f"true risk {at}"
    if run.promised is None:
        return Headline(risk, what, by="nothing guaranteed: Gaussians have no radius")
    if (promised := float(run.promised[step])) >= 1:
        return Headline(risk, what, by="nothing below 1 guaranteed at this C")
    return Headline(risk, what, at_most=promised, by="on average over samples", theorem="soft_svm_risk")


def caption() -> str:
    """How to read the fit."""
    return (
        "Full circles are positive examples, open ones negative; a bar is an example's slack, a cross a mistake. "
        "Dashed: the edges of the band."
    )


def sentence(run: SlackRun, step: int) -> str:
    """The margin at this C, who pays for it, and who is misclassified."""
    paying, wrong = _paying(run, step), _wrong(run, step)
    return (
        f"At C = {_cost(run, step)} the margin is **{short(float(run.margins[step]))}**: {counted(paying, 'example')} "
        f"of {run.m} pay slack, **{wrong}** {'is' if wrong == 1 else 'are'} misclassified."
    )


def more(run: SlackRun, step: int, mean: float | None) -> str:
    """λ, the sum of slacks, the risk, and the guarantee."""
    told = (
        f"C = {_cost(run, step)} is λ = {short(float(run.prices[step]))} beside the mean slack. "
        f"{counted(_paying(run, step), 'example')} of {run.m} pay slack, {short(float(run.slacks[step].sum()))} in "
        f"all; the line has {counted(int(run.supports[step]), 'support vector')}."
    )
    if run.risks is None:
        w = abs(float(run.weights[step, 0]))
        return f"{told} The weight is w = {short(w)}. A larger C shrinks the band, down to the hard margin's 0.2."
    return "\n\n".join((told, _risk(run, step), _promise(run, step, mean)))


def _risk(run: SlackRun, step: int) -> str:
    if run.risks is None or run.world is None:
        return ""
    best = int(run.risks.argmin())
    return (
        f"The exact true risk is **{short(float(run.risks[step]))}**; the least of all C, "
        f"{short(float(run.risks[best]))}, is at C = {_cost(run, best)}, and no predictor has less than "
        f"{short(float(run.world.bayes_risk))}."
    )


def _promise(run: SlackRun, step: int, mean: float | None) -> str:
    if run.promised is None or run.least_hinges is None or not isinstance(run.world, MarginHalfspace):
        return "Clouds have no radius, so the theorem of the soft margin promises nothing here."
    norm = short(float(given_at(run.world, float(run.costs[step]), run.m)["norm"]))
    if mean is None:
        return f"The theorem, for which this C means the norm B = {norm}, promises nothing below 1."
    least = short(float(run.least_hinges[step]))
    return (
        f"Over samples, the theorem (norm B = {norm}) promises a mean risk of at most "
        f"**{at_most(float(run.promised[step]), DIGITS)}**, {least} of it the least mean hinge loss; "
        f"over {OTHERS} other samples it is {short(mean)}."
    )


def _cost(run: SlackRun, step: int) -> str:
    return short(float(run.costs[step]))


def _paying(run: SlackRun, step: int) -> int:
    return int((run.slacks[step] > PAID).sum())


def _wrong(run: SlackRun, step: int) -> int:
    return round(float(run.training_errors[step]) * run.m)
