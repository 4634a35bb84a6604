"""Polynomial features, in words computed from the run."""

from math import isfinite, log10

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.linear_models.powers.run import METHODS, PowersRun
from laboratory.views.headline import Headline

DIGITS = 16  # of a double
MEANING = """
A polynomial is linear in its weights: p(x) = ⟨a, ψ(x)⟩ with ψ(x) = (1, x, …, xⁿ). So least squares finds them. But on
an interval the powers look more and more alike: the columns of X are **nearly dependent**, though no two are equal.

The **condition number** of X is its largest singular value over its smallest. That of XᵀX is its square. A computer
with 16 digits loses about log₁₀ κ of them, so the normal equations lose twice as many as a decomposition of X.
A change of the targets can move the weights 1/s times as far, s being the smallest singular value. The fitted values
move no further than the targets do.

**Gradient descent** feels the same: at its best fixed rate a step multiplies the error by (κ − 1)/(κ + 1), κ being the
condition number of XᵀX.

**Legendre's polynomials**, on the interval stretched to [−1, 1], span the same functions. On many
points their columns are nearly perpendicular, and their condition number stays small.
"""
CAPTION = "For each degree: the largest singular value over the smallest, and its square."
ERRORS = "Weights of 1 + x + … + xᵈ from exact targets, in double precision: how far they are from 1, as a share."


def too_few(degree: int, m: int) -> str | None:
    """A refusal where the weights are not determined."""
    if m > degree:
        return None
    return f"Points m must be more than the degree, {format_number(degree)}; got {format_number(m)}."


def headline(run: PowersRun) -> Headline:
    """The condition number of the normal equations."""
    what = f"is the condition number of XᵀX for powers up to degree {run.degree}"
    by = f"that of X is {format_short(run.condition, 3)}"
    return Headline(run.normal_condition, what, by=by, measured_text=format_short(run.normal_condition, 3))


def sentence(run: PowersRun) -> str:
    """What the condition numbers cost."""
    wrong = _error(float(run.errors["normal equations"][-1]))
    return (
        f"The normal equations lose about **{_digits(run.normal_condition)}** of {DIGITS}: their weights are wrong by "
        f"a share of **{wrong}**."
    )


def more(run: PowersRun) -> str:
    """The numbers that follow from the condition number, and those of another basis."""
    errors = "; ".join(f"{name} {_error(float(run.errors[method][-1]))}" for method, name in METHODS.items())
    legendre = float(run.legendre[-1])
    return (
        f"On {format_number(len(run.x))} points the condition number of X is **{format_short(run.condition, 3)}**, "
        f"that of XᵀX **{format_short(run.normal_condition, 3)}**.\n\n"
        f"A change of the targets can move the weights **{format_short(run.factor, 3)}** times as far. The fitted "
        "values move no further than the targets.\n\n"
        f"At its best fixed rate gradient descent needs about **{format_short(run.steps, 2)}** steps to make the most "
        "persistent error ten times smaller.\n\n"
        f"Errors of the weights, where a polynomial meets every target: {errors}.\n\n"
        f"Legendre's polynomials span the same functions, with condition number **{format_short(legendre, 3)}**."
    )


def _digits(condition: float) -> str:
    return pluralize(min(DIGITS, round(log10(condition))), "digit")


def _error(error: float) -> str:
    return format_short(error, 2) if isfinite(error) else "no answer"
