"""Projections, components, the network and sparse signals in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bounds.numbers import in_words, short
from laboratory.topics.dimensions.network.run import NetworkRun
from laboratory.topics.dimensions.pca.run import Components
from laboratory.topics.dimensions.projections.run import Projected
from laboratory.topics.dimensions.sensing.run import Phase
from laboratory.topics.dimensions.worked.run import DIVISORS, PRINTED, WorkedExample

if TYPE_CHECKING:
    from pages import _dimensions_components_view, _dimensions_phase_run, _dimensions_projections_view

MEANING = """
**Random projections.** A matrix of n rows with independent Gaussian entries of variance 1/n keeps squared lengths on
average. For one vector, n times the ratio after to before is chi-square with n degrees of freedom, whatever the vector
and however many dimensions it had. Adding up the failures of all pairs gives the *lemma of Johnson and Lindenstrauss*:
the dimensions that are enough grow with the logarithm of the number of points. The matrix must be drawn without a look
at the points.

**Principal components** look at the points first. Among all ways to restore each point from n numbers linearly, the n
leading eigenvectors of the covariance lose least: exactly the eigenvalues left out, times the number of examples less
one. A network with n linear hidden units that learns to repeat its input can do no better; its weights find the same
subspace, though not the same axes.

**Sparse signals.** A signal of d entries, s of which are not zero, can be found from fewer than d measurements: among
all signals that would measure the same, take that of the least sum of absolute values. If the matrix nearly keeps the
lengths of all signals with 2s entries (its *restricted isometry constant* is below 0.414), that signal is the right
one, for certain and for all signals at once. Gaussian matrices have this property with enough rows. The theorem counts
many more rows than single signals need in practice.

**Empty space.** In many dimensions a neighbourhood that holds a fixed share of the points reaches across nearly the
whole cube, a ball has hardly any volume and keeps it at its surface, a cube has it in its corners, and the distances
between random points are all nearly alike. On the other hand labels that no line separates can be separated easily
once there are enough coordinates.
"""
WORKED_STEPS = (
    "The table: five points with four features",
    "Step 1: subtract means, divide by deviations",
    "Step 2: the covariance Σ of the standardised features",
    "Step 3: eigenvalues and eigenvectors, the largest first",
    "Step 4: keep two axes",
    "Step 5: the scores, two numbers for each point",
)


def projection_headline(run: Projected) -> str:
    """What stands behind the largest change."""
    return f"largest change of {in_words(run.pairs)} squared distances"


def projection_sentence(run: Projected) -> str:
    """Measured beside the exact law."""
    before, count = run.points.shape[1], round(run.outside * run.pairs)
    return (
        f"From {in_words(before)} to **{in_words(run.n)}** dimensions, {in_words(count)} of {in_words(run.pairs)} "
        f"squared distances changed by more than {percent(run.epsilon)}. By the exact chi-square law each does so with "
        f"probability {short(run.chance)}, which makes {short(run.chance * run.pairs)} on average over matrices."
    )


def projection_promise(run: Projected) -> str:
    """The lemma, and the exact law with the same sum over pairs."""
    enough = f"**{in_words(run.enough)}**"
    more = " That is more than the points had." if run.enough > run.points.shape[1] else ""
    exactly = "more than 100,000" if run.enough_exactly is None else in_words(run.enough_exactly)
    kept = "as many as asked" if run.n >= run.enough else f"fewer, {in_words(run.n)}, so nothing is promised here"
    return (
        f"Johnson and Lindenstrauss: with {enough} dimensions no squared distance changes by more than "
        f"{percent(run.epsilon)}, except with probability {in_words(run.delta)} over the matrix, whatever the "
        f"points.{more} The exact law, added up over all pairs in the same way, asks for "
        f"{exactly}. Kept are {kept}."
    )


def projection_snippet(asked: _dimensions_projections_view.Asked) -> str:
    """Python that makes the same projection."""
    return (
        "from laboratory.topics.dimensions.projections.run import point_set, projected\n\n"
        f"points = point_set({asked.data!r}, {asked.points}, {asked.features}, seed={asked.seed})\n"
        f"run = projected(points, {asked.kept}, epsilon={asked.epsilon!r}, delta={asked.delta!r}, "
        f"seed={asked.seed})\n"
        "print(run.worst, run.chance, run.enough)\n"
    )


def components_headline(run: Components, kept: int) -> str:
    """What stands behind the share lost."""
    return f"of the squares lost, with {kept} numbers in place of {run.features}"


def components_sentence(run: Components, kept: int) -> str:
    """Measured, promised, and random axes."""
    enough = run.enough(0.05)
    for_most = f"For 95 % of the squares {_axes(enough)} {'is' if enough == 1 else 'are'} enough."
    if kept in (0, run.features):
        nothing = "nothing is kept, and all is lost" if kept == 0 else "nothing is lost"
        return f"With **{kept}** of {run.features} axes {nothing}. {for_most}"
    return (
        f"With **{kept}** of {run.features} axes the restored points lose {short(float(run.measured[kept]))} of "
        f"{short(run.total)} squared units, measured; the eigenvalues left out, times {in_words(len(run.points) - 1)}, "
        f"say {short(float(run.promised[kept]))}, the same. No other way to restore the points linearly from as many "
        f"numbers loses less; {_axes(kept)} drawn at random would lose {percent(float(run.random_axes[kept]))} on "
        f"average. {for_most}"
    )


def components_snippet(data: str, scale: bool, solver: str, kept: int) -> str:
    """Python that finds the same axes."""
    return (
        "from laboratory.topics.dimensions.pca.run import components_of\n\n"
        f"run = components_of({data!r}, scale={scale}, solver={solver!r})\n"
        f"print(run.measured[{kept}], run.promised[{kept}])\n"
    )


def worked_sentence(run: WorkedExample, step: int) -> str:
    """What the step did, and what the notes print there."""
    values = ", ".join(f"{value:.4f}" for value in run.eigenvalues)
    printed = ", ".join(f"{value:.4f}" for value in PRINTED)
    off_deviation, off_covariance = (5 - off for off in DIVISORS[run.divisors])
    diagonal = f"{float(run.covariance[0, 0]):.3g}"
    kept = percent(float(run.shares[:2].sum()))
    judged = "the correlation matrix" if diagonal == "1" else "deviations and Σ do not use the same divisor"
    told = {
        0: "Five points, four features: nothing is done yet.",
        1: f"Each feature gets mean 0; its deviation, with divisor {off_deviation}, becomes 1.",
        2: f"Σ is ZᵀZ/{off_covariance}. Its diagonal is {diagonal}: {judged}.",
        3: f"The eigenvalues are {values} and add up to {float(run.eigenvalues.sum()):.4g}. The notes print {printed}; "
        f"these add up to {sum(PRINTED):.4f}, as no choice of divisors does.",
        4: f"The first two axes carry {kept} of the variance. Each axis may point either way; here its entry of "
        "largest size is positive.",
        5: f"Four numbers for each point have become two, which keep {kept} of the variance.",
    }
    return told[step]


def worked_loss(run: WorkedExample) -> str:
    """The loss, measured and promised."""
    divisor = 5 - DIVISORS[run.divisors][1]
    return (
        f"Restored from two scores, the standardised points lose **{run.lost:.6f}** squared units; {divisor} times the "
        f"two eigenvalues left out is {run.promised:.6f}, the same."
    )


def worked_snippet(divisors: str) -> str:
    """Python that works the same example."""
    return (
        "from laboratory.topics.dimensions.worked.run import worked_example\n\n"
        f"run = worked_example({divisors!r})\n"
        "print(run.eigenvalues, run.scores)\n"
    )


def network_sentence(run: NetworkRun) -> str:
    """How far the network has come."""
    loss = float(run.losses[run.step])
    above = f"{percent(loss / run.least - 1)} above" if run.least > 1e-12 else f"{short(loss)} above"
    return (
        f"After {in_words(run.step)} steps the loss is **{short(loss)}**. No weights come below {short(run.least)}, "
        f"the eigenvalues left out: it is {above} that. Decoder times encoder differs from the projection on the "
        f"leading {run.code} axes by {short(run.off)} (root of the sum of squares). Its rank is {run.code}; it is not "
        f"nearly the identity. With {run.encoder.shape[1]} hidden units nothing would be lost."
    )


def network_snippet(asked: _dimensions_components_view.Network) -> str:
    """Python that trains the same network."""
    return (
        "from laboratory.topics.dimensions.network.run import network_run\n\n"
        f"run = network_run({asked.data!r}, {asked.code}, rate={asked.rate!r}, steps={asked.steps}, "
        f"seed={asked.seed})\n"
        "print(run.losses[-1], run.least)\n"
    )


def phase_sentence(run: Phase) -> str:
    """Where half of the signals are found."""
    known = [(s, n) for s, n in zip(run.entries, run.halfway, strict=True) if n is not None]
    if not known:
        return f"No cell found half of its {in_words(run.tried)} signals for good."
    s, n = next((pair for pair in reversed(known) if pair[0] <= run.d // 8), known[0])
    return (
        f"Of signals with {_entries(s)} among {run.d}, at least half are found from **{n}** measurements on "
        f"({_signals(run.tried)} in each cell). The change from none to all takes few measurements more."
    )


def phase_promise(run: Phase, net: Sequence[int | None], delta: float, isometry: float) -> str:
    """What the theorem asks for, and why so much."""
    asked, half, n = net[0], run.halfway[0], run.d // 2
    measured = f" Half of the signals tried are found from {half} on." if half is not None else ""
    return (
        f"The theorem asks for **{in_words(asked)}** Gaussian measurements to find, except with probability "
        f"{in_words(delta)} over the matrix, *all* signals with one entry at once: far more than the {run.d} that "
        f"tell everything.{measured} It needs a restricted isometry constant below 0.414 for two entries, and one "
        f"matrix of {n} rows has {short(isometry)}. The condition is enough for a guarantee, but not necessary."
    )


def phase_snippet(asked: _dimensions_phase_run.Asked) -> str:
    """Python that does the first round."""
    return (
        "from laboratory.topics.dimensions.sensing.run import one_round, together\n\n"
        f"rounds = [one_round({asked.d}, seed={asked.seed}, number=number) for number in range({asked.rounds})]\n"
        f"print(together({asked.d}, rounds).rate)\n"
    )


def percent(share: float) -> str:
    """A share as a percentage of three digits."""
    return f"{short(100 * share)} %"


def _entries(s: int) -> str:
    return "one entry" if s == 1 else f"{s} entries"


def _axes(kept: int) -> str:
    return "one axis" if kept == 1 else f"{kept} axes"


def _signals(tried: int) -> str:
    return "1 signal" if tried == 1 else f"{in_words(tried)} signals"
