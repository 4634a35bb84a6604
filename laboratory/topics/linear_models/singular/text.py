"""Nearly singular least squares, in words computed from the run."""

from math import isfinite, log10

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.topics.linear_models.singular.run import METHODS, WEIGHTS, SingularRun
from laboratory.views.headline import Headline
from learners.shared.arrays import Reals

MEANING = """
Write the data as X = U S Vᵀ, with singular values s₁ ≥ s₂. Least squares answers V S⁻¹ Uᵀ y: a change of the targets
along the second column of U is multiplied by **1/s₂**. Where two features say nearly the same, s₂ is nearly 0, XᵀX is
nearly singular, and the weights follow the noise, one up and the other down, though their sum hardly moves.

Where the features are **equal**, XᵀX has no inverse, and infinitely many weights fit equally well. The pseudo-inverse
takes the shortest of them: it leaves the direction with s₂ = 0 out, and is stable again.

**Ridge regression** adds α to each eigenvalue of XᵀX and multiplies by s/(s² + α), which is at most **1/(2√α)** for any
data. It pays with a bias: its weights are shorter than the true ones.

The **condition number** κ = s₁/s₂ says how many digits a computer loses: about log₁₀ κ by a decomposition of X, and
twice as many by the normal equations, since XᵀX has the condition number κ².
"""
CAPTION = "A dot for each change of the targets. Cross: the true weights."
FACTORS_CAPTION = "What a change of the targets is multiplied by, by direction. Marks: the directions of this sample."


def headline(run: SingularRun) -> Headline:
    """How many times as far as the targets the weights moved, and the most that is possible."""
    value = float((run.squares_moved / run.moved).max())
    return Headline(
        value,
        "times as far as the targets, the weights moved",
        at_most=run.factor,
        by="1/s for the smallest singular value",
        rests_on=(),
    )


def sentence(run: SingularRun) -> str:
    """The largest moves of both methods."""
    squares, ridge, targets = (
        format_short(float(moved.max()), 3) for moved in (run.squares_moved, run.ridge_moved, run.moved)
    )
    start = f"Targets that move by up to {targets} move the weights of least squares by **{squares}**"
    return f"{start}, those of ridge regression by **{ridge}**."


def more(run: SingularRun, m: int) -> str:
    """Singular values and condition numbers, what an inverse costs, ridge's factor, and the digits that are lost."""
    first, second = (format_short(float(value), 3) for value in run.singular_values)
    lines = [f"{_conditions(run, first, second)} {_cost(m, len(WEIGHTS))}"]
    ours, any_sample = at_most(run.ridge_factor, 3), at_most(run.ridge_factor_of_any, 3)
    lines.append(
        f"Ridge regression multiplies a change by at most {ours} here, and by at most 1/(2√α) = {any_sample} on any "
        f"sample. Its weights without a change are ({_weights(run.before[1])}), those of least squares "
        f"({_weights(run.before[0])})."
    )
    if run.errors:
        errors = "; ".join(f"{name} {_error(run.errors[method])}" for method, name in METHODS.items())
        lines.append(f"Without noise the weights should be (1, 1). Their error in double precision: {errors}.")
    return "\n\n".join(lines)


def _conditions(run: SingularRun, first: str, second: str) -> str:
    if run.rank < 2:
        return (
            f"The singular values are s₁ = {first} and s₂ = 0: XᵀX has **no inverse**. All weights with the same sum "
            "fit equally well, and the shortest are taken."
        )
    digits = pluralize(round(log10(run.condition)), "digit")
    return (
        f"The singular values are s₁ = {first} and s₂ = {second}. The condition number of X is "
        f"**{format_short(run.condition, 3)}** (about {digits} lost), that of XᵀX "
        f"**{format_short(run.condition**2, 3)}**."
    )


def _cost(m: int, d: int) -> str:
    """Multiplications of both parts of the normal equations: m for each entry of X'X, and those of Gauss and Jordan."""
    return (
        f"Forming XᵀX takes m·d² = **{format_number(m * d**2)}** multiplications, an inverse d³ = **{d**3}** by Gauss "
        "and Jordan. There is none unless m ≥ d: so forming XᵀX never takes fewer."
    )


def _weights(weights: Reals) -> str:
    return ", ".join(format_short(float(weight), 3) for weight in weights)


def _error(error: float) -> str:
    return format_short(error, 2) if isfinite(error) else "no answer"
