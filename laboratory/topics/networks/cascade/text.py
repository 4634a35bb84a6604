"""Cascade correlation in words computed from the run."""

from bounds.numbers import UNBROKEN, format_apart, format_short, percent, pluralize
from laboratory.topics.networks.cascade.run import CascadeRun
from laboratory.views.headline import Headline

NOTHING = 1e-24  # of the first residual: what rounding leaves of 0
STOPPED = {
    "tolerance": "the residual fell to the tolerance",
    "units": "it had as many units as allowed",
    "no covariance": "no candidate was correlated with the residuals",
}
CAPTION = "Lines carry 1, the inputs and hidden units to the right. Squares: frozen; crosses: trained."
PLANE_CAPTION = (
    "Full circles are positive, open ones negative, crosses misclassified; shaded: the network's predictions."
)
CURVES_CAPTION = "Residual: the outputs' mean squared error. The true risk is exact."
MEANING = """
**Cascade correlation** (Fahlman & Lebiere 1990) does not fix the network beforehand. It starts with outputs connected
to the inputs only, and adds one hidden unit after another. A new unit is connected to the inputs and *all earlier
units*.

Before it is connected to the outputs, each of a pool of **candidates** is trained to correlate with the residuals E of
the outputs: it maximizes the score S, the sum over the outputs of |Σ (o − mean o)(E − mean E)|, where o is its own
output. The candidate with the largest S is kept and its incoming weights are **frozen**, the blue squares, which the
notes mark with a star. Only the outputs' weights, the crosses, are trained again (the notes print *restrained* for
*retrained*). The outputs are linear here, so this is a least-squares problem and the squared residual never rises.

No theorem bounds the number of units needed, nor the true risk: the growth is greedy, and on noisy labels it fits the
noise. The true risk shown is exact, because the data distribution is known.
"""


def headline(run: CascadeRun, step: int) -> Headline:
    """The true risk of the network as far as it has grown."""
    what = f"true risk with {pluralize(step, 'hidden unit')}"
    nothing = "no guarantee: the growth is greedy"
    return Headline(float(run.true_risks[step]), what, by=nothing, share=True)


def sentence(run: CascadeRun, step: int) -> str:
    """How far it has grown, and the effect on the true risk."""
    first, (now, best) = percent(float(run.true_risks[0])), _this_and_best(run, step)
    growth = f"**{pluralize(step, 'hidden unit')}**: the true risk went from {first} to **{now}**"
    if not step:
        growth = f"Without a hidden unit the true risk is **{now}**"
    if run.true_risks[step] <= run.true_risks[run.best]:
        return f"{growth}."
    return f"{growth}; it is smallest, {best}, with {run.best}."


def more(run: CascadeRun, step: int) -> str:
    """How it ended, its true risk, and the effect of the last unit."""
    return f"{_verdict(run)}\n\n{_unit(run, step)}"


def _verdict(run: CascadeRun) -> str:
    first, (last, best) = percent(float(run.true_risks[0])), _this_and_best(run, run.units)
    end = f"It ended with {_grown(run)}, as {STOPPED[run.stopped_by]}."
    risks = f"The true risk went from {first} without hidden units to **{last}**"
    if run.true_risks[-1] <= run.true_risks[run.best]:
        return f"{end} {risks}."
    reason = "noise" if run.plan.noise else "sample and not the distribution"
    return f"{end} {risks}; it was smallest, {best}, with {run.best}: the later units fitted the {reason}."


def _this_and_best(run: CascadeRun, step: int) -> tuple[str, str]:
    now, best = format_apart(100 * run.true_risks[step], 100 * run.true_risks[run.best])
    return f"{now}{UNBROKEN}%", f"{best}{UNBROKEN}%"


def _unit(run: CascadeRun, step: int) -> str:
    """The effect of the last unit."""
    errors = (
        f"The network has training error {percent(run.training_errors[step])} and true risk "
        f"{percent(run.true_risks[step])}."
    )
    if step == 0:
        return f"Without a hidden unit the outputs are linear in the inputs. {errors}"
    scores = run.covariances[step - 1]
    nothing = NOTHING * float(run.residuals[0])
    before, after = (
        "0" if residual < nothing else format_short(residual) for residual in run.residuals[step - 1 : step + 1]
    )
    others = f", the best of {len(scores)} candidates," if len(scores) > 1 else ""
    return (
        f"Unit {step}{others} reaches the score S = {format_short(scores.max())}; its {2 + step} incoming weights "
        f"are frozen, and the outputs' squared residual falls from {before} to {after}. {errors}"
    )


def _grown(run: CascadeRun) -> str:
    return f"**{pluralize(run.units, 'hidden unit')}**"
