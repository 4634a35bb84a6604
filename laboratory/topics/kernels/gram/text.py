"""Gram matrices in words."""

import numpy as np

from bounds.numbers import at_most, format_short, pluralize
from laboratory.topics.kernels.gram.run import COEFFICIENTS, LABELS, GramRun
from laboratory.views.headline import Headline

MOST_TOLD = 12  # coefficients written out
MERCER = "Mercer's condition, for every kernel and all points"
UNSURE = {
    "tanh": "no guarantee: the hyperbolic tangent is no kernel",
    "multiple": "no guarantee: the factor is negative",
    "difference": "no guarantee: a difference need not be a kernel",
}
RULES = {
    "sum": "A sum of kernels is a kernel: put the two lists of features side by side.",
    "product": "A product of kernels is a kernel (Schur): take all products of a feature of the one and of the other.",
    "multiple": "A kernel times a > 0 is a kernel: multiply each feature by √a. A negative factor changes all signs.",
    "difference": "A difference k₁ − a·k₂ with a > 0 need not be a kernel: a squared length may come out negative.",
}
MEANING = """
The **Gram matrix** holds K(xᵢ, xⱼ) for all pairs of examples. If K is a kernel, these are inner products ⟨ψ(xᵢ),
ψ(xⱼ)⟩, and for any coefficients c the sum of all cᵢcⱼK(xᵢ, xⱼ) is the squared length of c₁ψ(x₁) + ... + cₘψ(xₘ), which
is not negative: K is **positive semi-definite**, and all its eigenvalues are at least 0. **Mercer's condition** is
that the converse is true, too: a symmetric function whose Gram matrix is positive semi-definite on *every* finite set
of points is an inner product in some space. So one negative eigenvalue proves that K is no kernel, and no number of
samples proves that it is one. Eigenvalues of 0 are allowed, though one set of notes also prints "positive, > 0".

**tanh(β₀⟨x, z⟩ + β₁)** is often listed as a kernel for some β₀ > 0 and β₁ < 0. Yet with β₁ < 0 the origin alone
disproves it, as K(0, 0) = tanh(β₁) < 0; with β₁ ≥ 0 two points far enough out in the same direction do. Where all
points may occur it is never a kernel.

New kernels from old: k₁ + k₂, a·k₁ with a > 0, and k₁·k₂ are kernels, k₁ − k₂ need not be one.

With w = Σ αᵢψ(xᵢ) the scores of the examples are Kα and ‖w‖² = αᵀKα, the sum of all αᵢ²Kᵢᵢ and twice those of αᵢαⱼKᵢⱼ
with i < j. Where notes print αᵢKᵢᵢ or ‖α‖², a square or the matrix is lost.

The **hard SVM** in the same letters minimizes αᵀKα under yᵢ(Kα)ᵢ ≥ 1 for all i: training needs no feature at all.
"""


def headline(run: GramRun) -> Headline:
    """The smallest eigenvalue, and its lower bound for a kernel."""
    what = "smallest eigenvalue of the Gram matrix"
    rounded = "" if run.smallest else "0 up to rounding:"
    if run.sure:
        return Headline(run.smallest, what, at_least=0, by=MERCER, rests_on=(), measured_text=rounded)
    return Headline(run.smallest, what, by=UNSURE[run.function], measured_text=rounded)


def sentence(run: GramRun) -> str:
    """What the eigenvalues show."""
    if run.negative:
        are = "is" if run.negative == 1 else "are"
        return (
            f"**{pluralize(run.negative, 'eigenvalue')}** of {len(run.points)} {are} below 0: no features have these "
            "inner products, so this function is **no kernel**."
        )
    if run.sure:
        return (
            f"**{pluralize(len(run.points), 'eigenvalue')}**, none negative, as Mercer's condition requires of a "
            f"kernel; **{run.rank}** {'is' if run.rank == 1 else 'are'} positive, not counting rounding errors."
        )
    return "No eigenvalue is negative on these points; this proves nothing, as other points may have negative ones."


def matrix_caption(run: GramRun) -> str:
    """How to read the matrix."""
    where = "" if run.worked else " Example 1 is the origin; the first half lies around it."
    return f"K(xᵢ, xⱼ). Blue: positive; orange: negative; the fainter, the nearer to 0.{where}"


def spectrum_caption() -> str:
    """How to read the eigenvalues."""
    return "From the largest to the smallest. A bar below 0, in orange, proves that the function is no kernel."


def more(run: GramRun) -> str:
    """The proof of a violation, the rule behind the function, the worked example."""
    parts = [RULES.get(run.function, ""), _one_point(run), _witness(run), _complexity(run), _worked(run), _hard(run)]
    return "\n\n".join(part for part in parts if part)


def _one_point(run: GramRun) -> str:
    worst = int(np.argmin(np.diag(run.gram)))
    value = float(run.gram[worst, worst])
    if value >= -run.forgiven:
        return ""
    place = ", ".join(format_short(entry) for entry in run.points[worst])
    return (
        f"One point is enough: at x = ({place}) the value K(x, x) is **{format_short(value)}**, which would be the "
        "squared length of ψ(x)."
    )


def _witness(run: GramRun) -> str:
    if not run.negative:
        return ""
    entries = ", ".join(format_short(entry) for entry in run.witness)
    coefficients = f"c = ({entries})" if len(run.witness) <= MOST_TOLD else "c"
    return (
        f"With the coefficients {coefficients} of length 1, an eigenvector, the sum of all cᵢcⱼK(xᵢ, xⱼ) is "
        f"**{format_short(run.smallest)}**; it would be the squared length of Σcᵢψ(xᵢ)."
    )


def _complexity(run: GramRun) -> str:
    if (most := run.complexity) is None:
        return ""
    return (
        f"The eigenvalues add up to the trace, {format_short(run.trace, 4)}. On these examples the Rademacher "
        f"complexity of all ⟨w, ψ(x)⟩ with ‖w‖ ≤ 1 is then at most {at_most(most)}."
    )


def _worked(run: GramRun) -> str:
    if not run.worked:
        return ""
    alpha = ", ".join(format_short(coefficient) for coefficient in COEFFICIENTS)
    scores = ", ".join(format_short(score, 4) for score in run.scores)
    return (
        f"With w = Σαᵢψ(xᵢ) and α = ({alpha}) the scores are Kα = ({scores}) and ‖w‖² = αᵀKα = "
        f"**{format_short(run.squared_norm, 4)}**. Without the square, αᵢKᵢᵢ on the diagonal, one set of notes would "
        f"have {format_short(run.printed_squared_norm, 4)}; with ‖α‖² instead "
        f"{format_short(float(COEFFICIENTS @ COEFFICIENTS))}."
    )


def _hard(run: GramRun) -> str:
    """The hard SVM on the worked vectors by its coefficients alone."""
    if run.hard is None:
        return ""
    labels = ", ".join(format_short(label) for label in LABELS)
    alpha = ", ".join(format_short(coefficient, 4) for coefficient in run.hard)
    scores = ", ".join(format_short(score, 4) for score in run.gram @ run.hard)
    least = float(run.hard @ run.gram @ run.hard)
    return (
        f"**Hard SVM** with labels y = ({labels}): the least αᵀKα with all yᵢ(Kα)ᵢ ≥ 1 is "
        f"**{format_short(least, 4)}**, at α = ({alpha}). The scores are ({scores}), and the margin 1/‖w‖ is "
        f"{format_short(least**-0.5, 4)}."
    )
