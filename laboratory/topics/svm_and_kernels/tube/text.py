"""Support vector regression in words."""

from bounds.numbers import at_most, format_short, pluralize
from laboratory.topics.svm_and_kernels.tube.run import TubeRun
from laboratory.views.headline import Headline

ROUNDING = 1e-12  # of the primal value
MEANING = """
**Support vector regression** ignores errors up to ε: its loss is max(0, |h(x) − y| − ε). Among functions of equal loss
it takes the flattest. Examples inside the tube have multiplier 0 and could be left out; the support vectors lie on its
edge or beyond. A wider tube usually gives fewer of them and a flatter function. If ε is at least half the range of the
labels, the function is constant.

In the **dual** each example has one multiplier β between −C and C, their sum is 0, and the fit is h(x) = Σ βᵢ k(xᵢ, x)
+ b. Its value, Σ βy − ε Σ|β| − ‖w‖²/2, is never above the primal's, ‖w‖²/2 + C · (sum of losses). At the solution both
are equal, β is 0 inside the tube, and only examples with β = ±C may lie beyond it. The bias b is not penalized. As a
part of w, as in the notes, it makes the fit depend on the origin of the labels' scale: for 10, 11, 12 at 0, 1, 2 with
ε = 0.1 and a large C it has slope 1 and bias 9.9, where 0.9 and 10.1 are meant.

The dashed curve beside the loss is the square, which penalizes large errors far more.
"""


def headline(run: TubeRun) -> Headline:
    """The exact mean squared error, and the noise, which is its lower bound."""
    if run.risk is None or run.world is None:
        by = "no guarantee: a worked example has no data distribution"
        return Headline(run.slope, "slope of the flattest line in the tube", by=by)
    return Headline(
        run.risk, "mean squared error, exact", at_least=run.world.bayes_risk, by="the labels' noise", rests_on=()
    )


def caption(run: TubeRun) -> str:
    """How to read the fit."""
    true = " Dotted: the true mean." if run.truth is not None else ""
    return f"Grey: the tube around the fit. Rings mark the support vectors.{true}"


def loss_caption() -> str:
    """How to read the loss."""
    return "Full line: the loss of an error. Dashed: its square. Ticks: the examples' errors."


def sentence(run: TubeRun) -> str:
    """How many examples support the fit."""
    return (
        f"**{len(run.support)} of {len(run.targets)}** examples support the fit; "
        f"**{pluralize(run.inside, 'example')}** in the tube {'has' if run.inside == 1 else 'have'} no loss."
    )


def more(run: TubeRun) -> str:
    """Which examples have no loss, and the fit."""
    fit = (
        f"{_duality(run)}\n\n**{pluralize(run.inside, 'example')}** of {len(run.targets)} "
        f"{'lies in the tube and has' if run.inside == 1 else 'lie in the tube and have'} no loss; "
        f"{_supporting(len(run.support))}, and any other could be left out."
    )
    if run.risk is None or run.world is None:
        return (
            f"{fit} The slope is **{format_short(run.slope)}** and the value at 0 is "
            f"{format_short(float(run.predictions[0]))}: the flattest line within the tube, as the intercept is not "
            "penalized."
        )
    return (
        f"{fit} The fit's exact mean squared error is **{format_short(run.risk)}**, of which "
        f"{format_short(run.world.bayes_risk)} is noise that no function avoids."
    )


def _duality(run: TubeRun) -> str:
    """Both values, the gap between them, and the two kinds of support vectors."""
    gap = max(0.0, run.primal - run.dual)
    zero, full, between = len(run.targets) - len(run.support), run.at_bound, len(run.support) - run.at_bound
    return (
        f"Dual value **{format_short(run.dual, 4)}** ≤ optimum ≤ primal value **{format_short(run.primal, 4)}**: the "
        f"duality gap, {at_most(gap if gap > ROUNDING * run.primal else 0.0, 3)}, bounds the distance of either from "
        f"the optimum. Of the {pluralize(len(run.targets), 'multiplier')} {_are(full)} at ±C, {_lie(between)} between, "
        f"on the edge of the tube, and {_are(zero)} 0."
    )


def _are(number: int) -> str:
    return f"{number} {'is' if number == 1 else 'are'}"


def _lie(number: int) -> str:
    return f"{number} {'lies' if number == 1 else 'lie'}"


def _supporting(number: int) -> str:
    return f"{number} on its edge or beyond {'supports' if number == 1 else 'support'} the fit"
