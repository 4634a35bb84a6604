"""The expected risk of a support vector machine without bias, by radius and margin."""

from bounds.theorem import theorem
from bounds.theorems.margin._conditions import no_margin_beyond_the_radius
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, HARD_MARGIN, IID, LINEARLY_SEPARABLE
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Margin, Radius, Samples


def sample_complexity(risk: ExpectedRisk, radius: Radius, gamma: Margin) -> Samples:
    return (radius / gamma) ** 2 / risk - 1


@theorem(
    title="Hard SVM, radius and margin, expected risk",
    statement=(
        r"If some unit vector separates with margin $\gamma$, the halfspace without bias of largest margin has, in "
        "expectation over samples of size $m$, a true risk of at most this."
    ),
    assumes=(IID, LINEARLY_SEPARABLE, BOUNDED_EXAMPLES, HARD_MARGIN),
    decreasing_in="m gamma",
    where=(no_margin_beyond_the_radius,),
    proof=(
        Step(
            "The expected risk is the expected leave-one-out error on one example more.",
            r"\mathbb E_{S\sim\mathcal D^m}L_{\mathcal D}(h_S)=\mathbb E_{S\sim\mathcal D^{m+1}}L_{\mathrm{loo}}(S)",
        ),
        Step("A leave-one-out error takes a large multiplier.", r"\alpha_i\|x_i\|^2\ge1"),
        Step(
            "And the multipliers add up to the inverse squared margin.",
            r"\sum_i\alpha_i=\frac1{\gamma_S^2}\le\frac1{\gamma^2}",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "Theorem 8.10"),
    examples=(
        Example(dict(m=1000, radius=1, gamma=0.1), "0.0999000999", "mpmath: 100/1001"),
        Example(dict(radius=1, gamma=0.1), "999", "by hand: 100/0.1 - 1", unknown="m", at_most=0.1),
    ),
    see_also=(
        "With a bias it is false for the radius around 0: of the six points e_i - 1/6 in six dimensions, three of "
        "each label, all six are mistaken when left out, and (ρ/γ)² is 5. The perceptron has the same bound, "
        "perceptron_expected_risk."
    ),
)
def svm_radius_margin(m: Samples, radius: Radius, gamma: Margin) -> ExpectedRisk:
    return (radius / gamma) ** 2 / (m + 1)
