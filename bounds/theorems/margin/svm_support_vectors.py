"""The expected risk of a support vector machine, by its number of support vectors."""

from bounds.theorem import theorem
from bounds.theorems.margin._assumptions import SEPARABLE_SAMPLES, SVM_HARD
from bounds.theorems.margin._variables import SupportVectors
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


def sample_complexity(risk: ExpectedRisk, support_vectors: SupportVectors) -> Samples:
    return support_vectors / risk - 1


def most_support_vectors(risk: ExpectedRisk, m: Samples) -> SupportVectors:
    return risk * (m + 1)


def leave_one_out(m: Samples, support_vectors: SupportVectors) -> ExpectedRisk:
    return support_vectors / m


@theorem(
    title="Hard SVM, number of support vectors",
    statement=(
        "The halfspace of largest margin, with or without a bias, has, in expectation over samples of size $m$, a "
        r"true risk of at most this, $\bar N$ being the mean number of support vectors on samples of size $m+1$."
    ),
    assumes=(IID, SEPARABLE_SAMPLES, SVM_HARD),
    decreasing_in="m",
    proof=(
        Step(
            "The expected risk is the expected leave-one-out error on one example more.",
            r"\mathbb E_{S\sim\mathcal D^m}L_{\mathcal D}(h_S)=\mathbb E_{S\sim\mathcal D^{m+1}}L_{\mathrm{loo}}(S)",
        ),
        Step(
            "Leaving out what is no support vector changes nothing, and it is classified rightly.",
            r"L_{\mathrm{loo}}(S)\le\frac{N(S)}{m+1}",
        ),
    ),
    equivalent_forms=(sample_complexity, most_support_vectors),
    source=Source("mohri2018", "Theorem 5.4; Vapnik 1998"),
    examples=(
        Example(dict(m=1000, support_vectors=20), "0.01998001998", "mpmath: 20/1001"),
        Example(dict(support_vectors=20), "199", "by hand: 20/0.1 - 1", unknown="m", at_most=0.1),
    ),
    forms=(
        PrintedForm(
            formula=leave_one_out,
            title="by the m examples themselves",
            source=Source("burges1998", "equation (93)", checked=False),
            compared="looser",
            because="It counts the support vectors of the m examples, and is about training on m - 1 of them.",
            examples=(Example(dict(m=1000, support_vectors=20), "0.02", "by hand: 20/1000"),),
        ),
    ),
    see_also=(
        "About means on both sides: putting the number seen on one sample for N̄ is a rule of thumb. "
        "compression_chosen_size holds with high probability for the number seen. Without a bias svm_radius_margin "
        "has (ρ/γ)² for N̄."
    ),
)
def svm_support_vectors(m: Samples, support_vectors: SupportVectors) -> ExpectedRisk:
    return support_vectors / (m + 1)
