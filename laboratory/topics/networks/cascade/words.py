"""Cascade correlation in words computed from the run."""

from bounds.numbers import counted, percent, short
from laboratory.topics.networks.cascade.run import CascadeRun
from laboratory.views.view import Headline

STOPPED = {
    "tolerance": "the residual fell to the tolerance",
    "units": "it had as many units as allowed",
    "no covariance": "no candidate followed what was left",
}
CAPTION = "Lines carry 1, the inputs and hidden units to the right. Squares: frozen; crosses: trained."
PLANE_CAPTION = "Full circles are positive, open ones negative, crosses misclassified; shaded: the network's answers."
CURVES_CAPTION = "Residual: the outputs' mean squared error. The true risk is exact."
MEANING = """
**Cascade correlation** (Fahlman & Lebiere 1990) does not fix the network beforehand. It starts with outputs that see
the inputs only, and adds one hidden unit after another. A new unit sees the inputs and *all earlier units*.

Before it is connected to the outputs, each of a pool of **candidates** is trained to follow what the outputs still get
wrong: it climbs the score S, the sum over the outputs of |Σ (o − mean o)(E − mean E)|, o its own answer and E the
residuals. The candidate with the largest S is kept and its incoming weights are **frozen**, the blue squares, which the
notes mark with a star. Only the outputs' weights, the crosses, are trained again (the notes say *restrained* and mean
*retrained*). As the outputs are linear here, that is a least-squares problem, so the squared residual never rises.

No theorem says how many units are needed, nor that the true risk falls: the growth is greedy, and on noisy labels it
learns the noise. The true risk shown is exact, since the data distribution is known.
"""


def headline(run: CascadeRun) -> Headline:
    """The true risk of what was grown."""
    what = f"true risk with {counted(run.units, 'hidden unit')}"
    nothing = "nothing guaranteed: the growth is greedy"
    return Headline(float(run.true_risks[-1]), what, by=nothing, share=True)


def sentence(run: CascadeRun) -> str:
    """How far it grew, and what that was good for."""
    first, last, best = (float(run.true_risks[at]) for at in (0, -1, run.best))
    told = f"{_grown(run)}: the true risk went from {percent(first)} to **{percent(last)}**"
    return f"{told}." if last <= best else f"{told}; it was least, {percent(best)}, with {run.best}."


def more(run: CascadeRun, step: int) -> str:
    """How it ended, what it learnt, and what the last unit did."""
    return f"{_verdict(run)}\n\n{_unit(run, step)}"


def _verdict(run: CascadeRun) -> str:
    first, last, best = (float(run.true_risks[at]) for at in (0, -1, run.best))
    end = f"It ended with {_grown(run)}, as {STOPPED[run.stopped_by]}."
    learnt = f"The true risk went from {percent(first)} without hidden units to **{percent(last)}**"
    if last <= best:
        return f"{end} {learnt}."
    return f"{end} {learnt}; it was least, {percent(best)}, with {run.best}: the units after that learnt the sample."


def _unit(run: CascadeRun, step: int) -> str:
    """What the last unit did."""
    errors = (
        f"The network misclassifies {percent(run.training_errors[step])} of its sample and "
        f"{percent(run.true_risks[step])} of the world."
    )
    if step == 0:
        return f"Without a hidden unit the outputs are linear in the inputs. {errors}"
    scores = run.covariances[step - 1]
    before, after = short(run.residuals[step - 1]), short(run.residuals[step])
    others = f", the best of {len(scores)} candidates," if len(scores) > 1 else ""
    return (
        f"Unit {step}{others} reaches the score S = {short(scores.max())}; its {2 + step} incoming weights "
        f"are frozen, and the outputs' squared residual falls from {before} to {after}. {errors}"
    )


def _grown(run: CascadeRun) -> str:
    return f"**{counted(run.units, 'hidden unit')}**"
