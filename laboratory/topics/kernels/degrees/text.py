"""The degree of a polynomial kernel in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.kernels.degrees.run import LAMBDA, PolynomialsRun
from laboratory.views.headline import Headline

MEANING = f"""
A halfspace in the space of all monomials up to degree k is a **polynomial** predictor of degree k in the inputs. There
are two ways to learn one. Lift the examples, x ↦ (all monomials of degree 1 to k), and train a linear machine on them;
or train with the kernel (1 + ⟨x, z⟩)ᵏ, which never computes a feature. (One set of notes prints "halfspace" for the
space of inputs and "normal" for polynomial.)

Both can draw the same boundaries. Yet the machines differ. In the kernel's feature space each monomial is multiplied by
the root of its coefficient, such as √6 for x₁x₂ and k = 3, and the penalty λ‖w‖² is on the weights *there*: the larger
a feature, the less it is penalized. So the kernel of a higher degree bends its boundary more readily. Both are soft
SVMs with λ = {LAMBDA} and a bias.

A higher degree may lower the training error; where labels are noisy, the true risk is often smallest at a degree in
between.
"""


def headline(run: PolynomialsRun, step: int) -> Headline:
    """The exact risk at this degree, and the minimum over all predictors."""
    errors = run.by_kernel
    what = (
        f"true risk at degree {run.degrees[step]}; training error {format_short(float(errors.training_errors[step]))}"
    )
    if (bayes := float(run.world.bayes_risk)) > 0:
        return Headline(
            float(errors.risks[step]), what, at_least=bayes, by="the Bayes risk, for every predictor", rests_on=()
        )
    return Headline(float(errors.risks[step]), what, by="no guarantee; the Bayes risk is 0")


def caption() -> str:
    """How to read the plane."""
    return "Full line and shade: the polynomial kernel; rings: its support vectors. Dashed: plain monomials."


def errors_caption(run: PolynomialsRun) -> str:
    """How to read the errors."""
    return f"Dotted: the Bayes risk, {format_short(float(run.world.bayes_risk))}. True risks are exact."


def _minimum(run: PolynomialsRun, here: float) -> str:
    """The smallest risk and its degree, beside the risk `here`, which may read the same."""
    minimum, degree = float(run.by_kernel.risks[run.best]), run.degrees[run.best]
    if here == minimum:
        return "this one"
    hardly = "hardly less, " if format_short(minimum) == format_short(here) else ""
    return f"{hardly}{format_short(minimum, 4 if hardly else 3)}, at degree {degree}"


def sentence(run: PolynomialsRun, step: int) -> str:
    """This degree beside the best one, and beside plain monomials."""
    kernel, features = (float(machines.risks[step]) for machines in (run.by_kernel, run.by_features))
    return (
        f"At degree {run.degrees[step]} the kernel has a true risk of **{format_short(kernel)}**, plain monomials "
        f"**{format_short(features)}**; the kernel's minimum is {_minimum(run, kernel)}."
    )


def more(run: PolynomialsRun, step: int) -> str:
    """Features, support vectors and misclassified examples."""
    m = len(run.signs)
    wrong = [round(float(machines.training_errors[step]) * m) for machines in (run.by_kernel, run.by_features)]
    return (
        f"Degree {run.degrees[step]} has {pluralize(int(run.features[step]), 'monomial')} of two inputs besides the "
        f"constant. Of {m} examples the kernel's machine misclassifies **{wrong[0]}** and has "
        f"{pluralize(int(run.supports[step].sum()), 'support vector')}; the machine on plain monomials misclassifies "
        f"**{wrong[1]}**."
    )
