"""The paths of weights, in words computed from the run."""

from math import inf

from bounds.numbers import format_short
from laboratory.topics.regularisation.paths.run import METHODS, Paths
from laboratory.views.headline import Headline

CAPTION = "Weights of ten measurements, each scaled to variance 1."
ZEROS = {0: "none of the weights is exactly 0", 1: "one of the weights is exactly 0", 10: "all weights are 0"}
MEANING = """
**Ridge, lasso, elastic net.** Ridge regression minimizes the mean squared residual **plus λ‖w‖²**. It shrinks the
weights, but as a rule none becomes exactly 0. The lasso penalizes Σ|wⱼ|, which makes some of them exactly 0; the
elastic net mixes both penalties. As λ grows the weights go to 0, and the training risk to that of the weights 0. (In
one set of notes the risk goes to 0 there.) Patients of a real data set are drawn with replacement, so the mean over all
442 of them is exactly the true risk.

**Closed form.** The ridge solution is w = (λmI + Z'Z)⁻¹Z'y for the mean squared residual, and (2λmI + Z'Z)⁻¹Z'y where
the mean has a factor ½, as in one set of notes. It exists for each λ > 0, as all eigenvalues of the matrix are at least
λm or 2λm. On (1, 2), (2, 3), (3, 5), (4, 6) with λ = 0.1 and a feature that is always 1 the weights are
(0.4766, 1.3712) with the ½ and (0.4858, 1.3863) without.
"""


def headline(run: Paths, step: int) -> Headline:
    """The true risk at this parameter; no theorem bounds it."""
    what = f"true risk at λ = {format_short(run.lambdas[step], 2)}"
    return Headline(float(run.risks[step]), what, by="exact, over all 442 patients; no theorem here bounds it")


def step_text(run: Paths, step: int) -> str:
    """The parameter at the player's slider."""
    return f"λ = {format_short(run.lambdas[step], 2)}"


def sentence(run: Paths, step: int) -> str:
    """Weights and true risk at this parameter."""
    return (
        f"{METHODS[run.method]} at λ = {format_short(run.lambdas[step], 2)}: {_zeros(run, step)}; the true risk is "
        f"**{format_short(run.risks[step])}**{', ' if _is_smallest(run, step) else '; '}{_smallest(run, step)}."
    )


def more(run: Paths, step: int) -> str:
    """Weights, fit and true risk at this parameter; of ridge, the matrix that it inverts."""
    parts = [_fit(run, step), _inverted(run, step) if run.method == "ridge" else ""]
    return "\n\n".join(filter(None, parts))


def _fit(run: Paths, step: int) -> str:
    return (
        f"{METHODS[run.method]} at λ = {format_short(run.lambdas[step], 2)}: {_zeros(run, step)}; training risk "
        f"{format_short(run.training[step])}, true risk over all 442 patients **{format_short(run.risks[step])}** "
        f"({_smallest(run, step)}; {format_short(run.risks[0])} with hardly any regularization). As λ grows the "
        f"weights go to 0 and the training risk to {format_short(run.at_zero)}, that of the weights 0."
    )


def _inverted(run: Paths, step: int) -> str:
    """What the closed form inverts, beside the same without a penalty."""
    lam, bare = float(run.lambdas[step]), run.condition(0)
    smallest, added = format_short(run.smallest_eigenvalue(lam)), format_short(lam * run.m, 2)
    without = f"is {format_short(bare, 4)}" if bare < inf else "is infinite: it has no inverse"
    return (
        f"Ridge's closed form inverts λmI + ZᵀZ, whose smallest eigenvalue is **{smallest}**, at least λm = {added}. "
        f"Its condition number is **{format_short(run.condition(lam), 4)}**; that of ZᵀZ alone {without}."
    )


def _zeros(run: Paths, step: int) -> str:
    zeros = 10 - int(run.nonzero[step])
    return ZEROS.get(zeros, f"{zeros} of the 10 weights are exactly 0")


def _smallest(run: Paths, step: int) -> str:
    if _is_smallest(run, step):
        return "the smallest of all λ tried"
    return f"the smallest is {format_short(run.risks[run.best])}, at λ = {format_short(run.lambdas[run.best], 2)}"


def _is_smallest(run: Paths, step: int) -> bool:
    """So are several, where all weights are 0 and that is best."""
    return float(run.risks[step]) <= float(run.risks[run.best])
