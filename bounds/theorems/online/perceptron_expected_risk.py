"""The perceptron's expected risk, from its mistake bound by leaving one example out."""

from bounds.theorem import theorem
from bounds.theorems.online._assumptions import BATCH_PERCEPTRON
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, IID, LINEARLY_SEPARABLE
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Margin, Number, Radius, Samples


def sample_complexity(risk: ExpectedRisk, radius: Radius, gamma: Margin) -> Samples:
    return (radius / gamma) ** 2 / risk - 1


def no_margin_beyond_the_radius(gamma: Margin, radius: Radius) -> Number:
    return gamma <= radius


@theorem(
    title="Perceptron, expected risk",
    statement=(
        r"If every sample is separated with margin $\gamma$ by some unit vector, the perceptron that cycles through "
        "$m$ examples until it makes no more mistakes has, in expectation over samples of size $m$, a true risk of "
        "at most this."
    ),
    assumes=(IID, LINEARLY_SEPARABLE, BOUNDED_EXAMPLES, BATCH_PERCEPTRON),
    decreasing_in="m gamma",
    where=(no_margin_beyond_the_radius,),
    proof=(
        Step(
            "The expected risk is the expected leave-one-out error on one example more.",
            r"\mathbb E_{S\sim\mathcal D^m}L_{\mathcal D}(h_S)=\mathbb E_{S\sim\mathcal D^{m+1}}L_{\mathrm{loo}}(S)",
        ),
        Step(
            "An example that caused no update is classified rightly, and leaving it out changes nothing.",
            r"L_{\mathrm{loo}}(S)\le\frac{M(S)}{m+1}",
        ),
        Step("There are few updates.", r"M(S)\le\Big(\frac\rho\gamma\Big)^2", uses="perceptron_mistakes"),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("mohri2018", "Theorem 8.9"),
    examples=(
        Example(dict(m=1000, radius=1, gamma=0.1), "0.0999000999", "mpmath: 100/1001"),
        Example(dict(radius=1, gamma=0.1), "999", "by hand: 100/0.1 - 1", unknown="m", at_most=0.1),
    ),
    see_also=(
        "In expectation over samples, where margin_hard_svm holds with high probability at the slower rate 1/√m. The "
        "number of updates seen on the sample may replace (ρ/γ)² only inside the expectation. svm_radius_margin is "
        "the same bound for the support vector machine."
    ),
)
def perceptron_expected_risk(m: Samples, radius: Radius, gamma: Margin) -> ExpectedRisk:
    return (radius / gamma) ** 2 / (m + 1)
