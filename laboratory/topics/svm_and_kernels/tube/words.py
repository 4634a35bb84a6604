"""Support vector regression in words."""

from bounds.numbers import counted, short
from laboratory.topics.svm_and_kernels.tube.run import TubeRun
from laboratory.views.view import Headline

ROUNDING = 1e-12  # of the primal value
MEANING = """
**Support vector regression** fits a function that may miss each label by ε for free: its loss is max(0, |h(x) − y| −
ε). Among functions that cost the same it takes the flattest. Examples inside the tube have multiplier 0 and could be
left out; those on its edge or beyond support the fit. A wider tube means fewer of them and a flatter function, until a
tube of half the range of the labels leaves a constant.

In the **dual** each example has one multiplier γ between −C and C, their sum is 0, and the fit is h(x) = Σ γᵢ k(xᵢ, x)
+ b. Its value, Σ γy − ε Σ|γ| − ‖w‖²/2, is never above the primal's, ‖w‖²/2 + C · (sum of losses); at the solution both
are equal, γ is 0 inside the tube, and only examples with γ = ±C may lie beyond it. The bias b is not penalised. Written
into w, as the notes have it, the fit depends on where the labels' scale begins: for 10, 11, 12 at 0, 1, 2 with ε = 0.1
and a large C it has slope 1 and bias 9.9, where 0.9 and 10.1 are meant.

The dashed curve beside the loss is the square, which charges small errors a little and large ones far more.
"""


def headline(run: TubeRun) -> Headline:
    """The exact mean squared error, and the noise below which no function comes."""
    if run.risk is None or run.world is None:
        by = "worked by hand: nothing is guaranteed without a data distribution"
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
    """Who supports the fit."""
    return (
        f"**{len(run.support)} of {len(run.targets)}** examples support the fit; "
        f"**{counted(run.inside, 'example')}** in the tube {'costs' if run.inside == 1 else 'cost'} nothing."
    )


def more(run: TubeRun) -> str:
    """Who costs nothing, and what comes out."""
    told = (
        f"{_duality(run)}\n\n"
        f"**{counted(run.inside, 'example')}** of {len(run.targets)} lie in the tube and cost nothing; "
        f"{len(run.support)} on its edge or beyond support the fit, and any other could be left out."
    )
    if run.risk is None or run.world is None:
        return (
            f"{told} The slope is **{short(run.slope)}** and the value at 0 is {short(float(run.answers[0]))}: the "
            "flattest line that stays in the tube, as the intercept costs nothing."
        )
    return (
        f"{told} The fit's exact mean squared error is **{short(run.risk)}**, of which {short(run.world.bayes_risk)} "
        "is noise that no function avoids."
    )


def _duality(run: TubeRun) -> str:
    """Both values, the gap between them, and the two kinds of support vectors."""
    gap = max(0.0, run.primal - run.dual)
    zero, full, between = len(run.targets) - len(run.support), run.at_bound, len(run.support) - run.at_bound
    return (
        f"Dual value **{short(run.dual, 4)}** ≤ optimum ≤ primal value **{short(run.primal, 4)}**: the duality gap, "
        f"{short(gap if gap > ROUNDING * run.primal else 0.0)}, is the most by which either misses the optimum. Of the "
        f"{counted(len(run.targets), 'multiplier')} {_are(full)} at ±C, {_lie(between)} between, on the "
        f"edge of the tube, and {_are(zero)} 0."
    )


def _are(number: int) -> str:
    return f"{number} {'is' if number == 1 else 'are'}"


def _lie(number: int) -> str:
    return f"{number} {'lies' if number == 1 else 'lie'}"
