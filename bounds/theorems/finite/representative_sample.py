"""On a representative sample the empirical risk minimizer is nearly the best of its class."""

from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import REPRESENTATIVE
from bounds.theorems.finite._variables import LargestGap
from bounds.vocabulary.assumptions import ERM
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExcessRisk


@theorem(
    title="Representative sample",
    statement=(
        r"If $|L_{\mathcal D}(h)-L_S(h)|\le\Delta$ for every $h\in\mathcal H$, then every empirical risk minimizer has "
        r"$L_{\mathcal D}(h_S)\le\inf_{h\in\mathcal H}L_{\mathcal D}(h)+2\Delta$. It is certain."
    ),
    assumes=(REPRESENTATIVE, ERM),
    proof=(
        Step(
            "The gap counts twice: for the minimizer and for any rival.",
            r"L_{\mathcal D}(h_S)\le L_S(h_S)+\Delta\le L_S(h)+\Delta\le L_{\mathcal D}(h)+2\Delta",
        ),
    ),
    source=Source("shalev-shwartz2014", "Lemma 4.2"),
    examples=(
        Example(dict(gap=0.03), "0.06", "twice 0.03"),
        Example({}, "0.05", "half of 0.1", unknown="gap", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "chapter 3, proof of theorem 3.1",
            printed=r"L_{\mathcal D}(h_S)\le L_S(h_S)+\tfrac\varepsilon2"
            r"\le L_{\mathcal D}(h)+\tfrac\varepsilon2+\tfrac\varepsilon2:\ "
            r"\text{the second inequality holds since }h_S\text{ is an ERM predictor}",
            right=r"L_{\mathcal D}(h_S)\le L_S(h_S)+\tfrac\varepsilon2\le L_S(h)+\tfrac\varepsilon2"
            r"\le L_{\mathcal D}(h)+\varepsilon",
            consequence="The second inequality needs the representative sample, too. The step between, that h_S "
            "minimizes the error on the sample, is missing; so is the third inequality that the text counts.",
        ),
        Misprint(
            "uml-summary",
            "uniform convergence",
            printed=r"\mathbb E_D(\{S\in\mathcal Z^m:S\text{ is }\epsilon\text{-representative}\})\ge1-S\to\text{VC}",
            right=r"\mathcal D^m(\{S:S\text{ is }\varepsilon\text{-representative}\})\ge1-\delta,\quad\text{UC}",
            consequence=(
                "S is there the confidence parameter, too, and the expectation of a set its probability. VC is the "
                "property, not the dimension."
            ),
            verdict="convention",
        ),
    ),
    see_also=(
        "So uniform convergence implies agnostic learnability: m(ε, δ) ≤ m^UC(ε/2, δ), which for finite classes "
        "is finite_agnostic_excess ({{solve finite_agnostic_excess m at_most=0.1 delta=0.05 ln_size=ln(1000)}} "
        "examples for 1,000 hypotheses, ε = 0.1, δ = 0.05)."
    ),
    trivial=None,
)
def representative_sample(gap: LargestGap) -> ExcessRisk:
    return 2 * gap
