"""A learner whose output carries little information about its sample generalizes."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import SUB_GAUSSIAN_LOSS
from bounds.theorems.information._variables import Information, MeanGap, Scale
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Accuracy, Samples


def sample_complexity(epsilon: Accuracy, information: Information, sigma: Scale) -> Samples:
    return 2 * sigma**2 * information / epsilon**2


def information_allowed(epsilon: Accuracy, m: Samples, sigma: Scale) -> Information:
    return m * epsilon**2 / (2 * sigma**2)


@theorem(
    title="Mutual information bound",
    statement=(
        r"If the learner's hypothesis shares $I$ nats of information with its sample, the expected difference of "
        r"true and "
        r"training loss is at most $\sqrt{2\sigma^2I/m}$ in absolute value. In expectation, not with high probability."
    ),
    assumes=(IID, SUB_GAUSSIAN_LOSS),
    decreasing_in="m",
    proof=(
        Step(
            "Compare hypothesis and sample as they are with independent copies of each.",
            r"I(W;S)\ge\lambda\,\mathbb E[L_{\mathcal D}-L_S]-\ln\mathbb E\big[e^{\lambda(L_{\mathcal "
            r"D}(W)-L_{S'}(W))}\big]",
            uses="Donsker and Varadhan's formula",
        ),
        Step(
            "For an independent sample the gap is sub-Gaussian with variance σ²/m; take the best λ of either sign.",
            r"\lambda\,\mathbb E[L_{\mathcal D}-L_S]\le I+\frac{\lambda^2\sigma^2}{2m}",
        ),
    ),
    equivalent_forms=(sample_complexity, information_allowed),
    source=Source("xu2017", "Theorem 1"),
    examples=(
        Example(dict(m=1000, information=10, sigma=0.5), "0.07071067812", "by hand: sqrt(0.005)"),
        Example(dict(information=10, sigma=0.5), "500", "by hand: 2 * 0.25 * 10/0.01", unknown="m", at_most=0.1),
    ),
    connections=(
        Connection(
            kind="follows",
            another="individual_information_gap",
            because="The examples' informations add up to at most that of the sample.",
            at={"information": "information / m"},
            equal=True,
        ),
    ),
    see_also=(
        "Losses in [0, 1] have σ = 1/2. With a finite class I is at most ln|H|. mean_generalization_gap is exact for a "
        "learner whose I is infinite."
    ),
)
def mutual_information_gap(m: Samples, information: Information, sigma: Scale) -> MeanGap:
    return sqrt(2 * sigma**2 * information / m)
