"""The soft margin in words."""

from math import inf

from bounds.numbers import at_least, at_most, format_short, pluralize
from laboratory.topics.svm_and_kernels.slack.run import OTHERS, SlackRun, inputs_at
from laboratory.views.headline import Headline
from laboratory.worlds.margin_halfspace import MarginHalfspace

DIGITS = 3
MEANING = """
Where no line separates the classes, or only with a thin band, the **soft margin** allows examples inside the band and
penalizes each by its **slack** ξ = max(0, 1 − y(⟨w, x⟩ + b)): 0 on the right side outside of the band, up to 1 within
it, more than 1 on the wrong side. It minimizes ‖w‖²/2 + C · (sum of slacks), where the **regularization parameter C**
is the cost of a unit of slack. The books' λ‖w‖² + mean slack is the same with C = 1/(2λm): a **large C is a small λ**.

A small C gives a wide band that hardly depends on the sample. A large C gives a thin band, and in the limit, where the
classes can be separated, the hard margin.

The theorem is about the line through the centre. For a norm B chosen beforehand it sets λ = √(2/m) ρ/B, and bounds the
true risk, *averaged over samples*, by the smallest mean hinge loss of any w with ‖w‖ ≤ B, plus √(8ρ²B²/m). Each C
belongs to some B, so the bound is drawn for all of them. It holds for a C chosen beforehand, not for the smallest bound
picked after looking.
"""


def headline(run: SlackRun, step: int) -> Headline:
    """The exact risk at this C, and the bound on its mean over samples."""
    at = f"at C = {_cost(run, step)}"
    if run.risks is None:
        by = "no guarantee: a worked example has no data distribution"
        return Headline(float(run.margins[step]), f"margin 1/|w| {at}", by=by)
    risk, what = float(run.risks[step]), f"true risk {at}"
    if run.bounds is None:
        return Headline(risk, what, by="no guarantee: Gaussians have no radius")
    if (bound := float(run.bounds[step])) >= 1:
        return Headline(risk, what, by="vacuous bound: at this C it is at least 1")
    return Headline(risk, what, at_most=bound, by="on average over samples", theorem="soft_svm_risk")


def caption(run: SlackRun, step: int) -> str:
    """How to read the fit."""
    edges = " Dashed: the edges of the band." if run.margins[step] < inf else ""
    return (
        "Full circles are positive examples, open ones negative; a bar is an example's slack. A cross is a "
        f"misclassified example.{edges}"
    )


def sentence(run: SlackRun, step: int) -> str:
    """The margin at this C, how many examples have slack, and how many are misclassified."""
    wrong = _wrong(run, step)
    margin = "w = 0, and all get one label"
    if run.margins[step] < inf:
        margin = f"the margin is **{format_short(float(run.margins[step]))}**"
    return (
        f"At C = {_cost(run, step)} {margin}: {_with_slack(run, step)}, **{wrong}** {'is' if wrong == 1 else 'are'} "
        "misclassified."
    )


def more(run: SlackRun, step: int, mean: float | None) -> str:
    """λ, the sum of slacks, the risk, and the guarantee."""
    fit = (
        f"C = {_cost(run, step)} is λ = {format_short(float(run.lambdas[step]))} with the mean slack. "
        f"{_with_slack(run, step)}, {format_short(float(run.slacks[step].sum()))} in all; the line has "
        f"{pluralize(int(run.supports[step]), 'support vector')}."
    )
    if run.risks is None:
        w = abs(float(run.weights[step, 0]))
        return f"{fit} The weight is w = {format_short(w)}. A larger C shrinks the band, down to the hard margin's 0.2."
    return "\n\n".join((fit, _risk(run, step), _bound(run, step, mean)))


def _risk(run: SlackRun, step: int) -> str:
    if run.risks is None or run.world is None:
        return ""
    best = int(run.risks.argmin())
    return (
        f"The exact true risk is **{format_short(float(run.risks[step]))}**; the smallest of all C tried, "
        f"{format_short(float(run.risks[best]))}, is at C = {_cost(run, best)}, and no predictor has a risk below "
        f"{at_least(float(run.world.bayes_risk), DIGITS)}."
    )


def _bound(run: SlackRun, step: int, mean: float | None) -> str:
    if run.bounds is None or run.smallest_hinges is None or not isinstance(run.world, MarginHalfspace):
        return "Gaussians have no radius, so the theorem on the soft margin does not apply."
    norm = format_short(float(inputs_at(run.world, float(run.costs[step]), run.m)["norm"]))
    if mean is None:
        return f"The theorem's bound at this C (norm B = {norm}) is vacuous: at least 1."
    smallest = format_short(float(run.smallest_hinges[step]))
    return (
        f"The theorem (norm B = {norm}) bounds the mean risk over samples by "
        f"**{at_most(float(run.bounds[step]), DIGITS)}**, of which {smallest} are the smallest mean hinge loss; "
        f"over {OTHERS} other samples it is {format_short(mean)}."
    )


def _cost(run: SlackRun, step: int) -> str:
    return format_short(float(run.costs[step]))


def _with_slack(run: SlackRun, step: int) -> str:
    number = int((run.slacks[step] > 0).sum())
    return f"{number} of {run.m} examples {'has' if number == 1 else 'have'} slack"


def _wrong(run: SlackRun, step: int) -> int:
    return round(float(run.training_errors[step]) * run.m)
