"""The representer theorem in words."""

import numpy as np

from bounds.numbers import at_most, format_short, pluralize
from laboratory.topics.kernels.representer.run import RUNS, BumpRun
from laboratory.views.headline import Headline

MEANING = """
With the Gaussian kernel the weights w are in a space of infinite dimension. By the **representer theorem** learning
needs only m numbers: if an objective depends on w through the scores ⟨w, ψ(xᵢ)⟩ of the examples and through ‖w‖, in
which it never decreases, and has a minimum, then some minimizer is **w = Σ αᵢψ(xᵢ)**. Its score is Σ αᵢK(xᵢ, x), a bump
at each example. (With the penalty λ‖w‖² every minimizer is of this form.)

The proof is one projection. Split w into a part in the span of the ψ(xᵢ) and a part c·u orthogonal to all of them. As
⟨u, ψ(xᵢ)⟩ = 0, no example's score depends on the second part, yet it adds c² to ‖w‖². Without it the objective is
not larger. Scores of *other* points may change: the theorem is about training.

So the Gram matrix K is enough: the scores of the examples are Kα and ‖w‖² = αᵀKα. The soft SVM minimizes λαᵀKα + mean
of max(0, 1 − yᵢ(Kα)ᵢ) over α. Notes that print λ‖α‖² there have another problem, and a prediction Σ K(xⱼ, x) has lost
its coefficients.

**SGD with a kernel** never leaves the span either. It keeps a count β for each example, all 0 at first; in step t it
takes α = β/(λt), draws an example i, and adds yᵢ to βᵢ where yᵢ Σⱼ αⱼK(xⱼ, xᵢ) < 1. The figures show the mean of all
α so far. On average over the draws its objective (λ/2)‖w‖² + mean hinge loss is at most 2ρ²(1 + ln T)/(λT) above the
minimum over all w, with ρ² the largest K(x, x), 1 here. There is no bias.
"""


def headline(run: BumpRun, step: int) -> Headline:
    """How far the mean weights are from the best of all weights, and a bound on the mean distance."""
    what = f"above the minimum objective over all w after {_draws(run, step)}"
    return Headline(float(run.mean_gaps[step]), what, at_most=float(run.bound[step]), by="on average")


def caption(beside: str) -> str:
    """How to read the plane."""
    start = "Shade: the score, from bumps at ringed examples; full green: where it is 0."
    if beside == "orthogonal":
        return f"{start} Dashed: the boundary with the orthogonal part, from an extra bump at the star."
    return f"{start} Long dashes: the best weights' boundary."


def coefficients_caption() -> str:
    """How to read the coefficients."""
    return "Blue: positive examples, orange: negative ones. Dashes: the best weights' coefficients."


def unmoved_caption(run: BumpRun) -> str:
    """How to read the two scores."""
    return f"Blue: the {len(run.signs)} examples. Triangles: {len(run.others)} other points, and the place of the star."


def whole_run(beside: str) -> str:
    """Why the sentence on the orthogonal part is the same after every draw; empty for the one on bumps."""
    return "the orthogonal part is the same after every draw" if beside == "orthogonal" else ""


def sentence(run: BumpRun, step: int, beside: str, extra: float) -> str:
    """How many bumps there are, or what the orthogonal part changes."""
    if beside == "orthogonal" and not extra:
        return "The orthogonal part has length **0**: w and all scores stay as they are."
    if beside == "orthogonal":
        return (
            f"The orthogonal part adds **{format_short(extra**2)}** to ‖w‖² and changes **no example's score**; scores "
            "of other points change."
        )
    if not len(run.bumps(step)):
        return "No example has a bump yet: w = 0, and every score is 0."
    return (
        f"After {_draws(run, step)} **{len(run.bumps(step))}** of {len(run.signs)} examples "
        f"{'has' if len(run.bumps(step)) == 1 else 'have'} a bump; the boundary "
        "runs where the bumps add up to 0."
    )


def more(run: BumpRun, step: int, beside: str, extra: float) -> str:
    """Coefficients, norms and scores by the Gram matrix, and the risks."""
    parts = [_bumps(run, step), _norm(run, step), _risks(run)]
    return "\n\n".join([_part(run, step, extra), *parts] if beside == "orthogonal" else parts)


def _bumps(run: BumpRun, step: int) -> str:
    most = min(int(run.draws[step]) - 1, len(run.signs))
    return (
        f"Each earlier step adds a bump to at most one example, so there can be at most {pluralize(most, 'bump')} "
        "after "
        f"{_draws(run, step)}; here there are **{len(run.bumps(step))}**. The minimizer has "
        f"{int((run.best != 0).sum())}. Averaged over {RUNS} runs on this sample the objective lies "
        f"**{format_short(float(run.mean_gaps[step]))}** above the minimum, {format_short(run.minimum)}; the theorem's "
        f"bound on the expectation is {at_most(float(run.bound[step]))}."
    )


def _norm(run: BumpRun, step: int) -> str:
    alpha, wrong = run.coefficients[step], int((run.signs < 0).sum())
    return (
        f"By the Gram matrix ‖w‖² = αᵀKα = **{format_short(run.squared_norm(step))}**, where ‖α‖² is "
        f"{format_short(float(alpha @ alpha))}. Σ K(xⱼ, x) without coefficients is positive everywhere, and would "
        f"misclassify all {pluralize(wrong, 'negative example')}."
    )


def _risks(run: BumpRun) -> str:
    return (
        f"After all {_draws(run, -1)} the true risk is {format_short(run.risk)}; that of the best weights is "
        f"{format_short(run.best_risk)}."
    )


def _part(run: BumpRun, step: int, extra: float) -> str:
    change, others = (extra * float(np.abs(run.orthogonal(places)).max()) for places in (run.points, run.others))
    norm, length = run.squared_norm(step), run.orthogonal.length
    x, y = (format_short(float(coordinate)) for coordinate in run.orthogonal.place)
    rounding = "0" if change == 0 else f"{format_short(change)}, which is rounding"
    return (
        f"Of one more bump, ψ at ({x}, {y}), a part of length {format_short(length)} is orthogonal to all ψ(xᵢ); u has "
        f"its direction and length 1. From w to w + {format_short(extra)}·u the squared norm goes from "
        f"{format_short(norm, 4)} to {format_short(norm + extra**2, 4)}. The largest change of an example's score is "
        f"{rounding}; that of {len(run.others)} other points is {format_short(others)}."
    )


def _draws(run: BumpRun, step: int) -> str:
    return pluralize(int(run.draws[step]), "draw")
