"""Boxes: the exact expected risk of the tightest fit."""

from bounds.formula.functions import mean_box_gap
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import TIGHTEST_BOX
from bounds.theorems.exact_laws._variables import BoxDimension, FewSamples, TargetMass
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk


@theorem(
    title="Boxes, tightest fit, mean",
    statement=(
        r"The smallest box around the positive examples has exactly this expected risk when the target box in "
        r"$\mathbb R^n$ has probability $p$. Here $\mathcal B(m,p,n)$ is the mean of $1-(\frac{k-1}{k+1})^n$ over "
        r"$k\sim\mathrm{Bin}(m,p)$, and 1 for $k=0$."
    ),
    assumes=(IID, TIGHTEST_BOX),
    relation="=",
    decreasing_in="m",
    non_monotone="p",
    proof=(
        Step(
            "Given k positive examples, the box covers a mean share of (k-1)/(k+1) of each side, independently.",
            r"\mathbb E\big[\max_iu_i-\min_iu_i\big]=\frac{k-1}{k+1}",
        ),
        Step("The number of positive examples is binomial.", r"k\sim\mathrm{Bin}(m,p)"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=1000, n=2, p=1), "0.003992011984", "by hand: 1 - (999/1001)^2"),
        Example(dict(m=25, n=3, p=0.7), "0.205939614", "mpmath: sum over k; simulation agrees"),
        Example(
            dict(n=2, p=1),
            "78",
            "by hand: 1 - (77/79)^2 = .0499920, and .0506 for 77 examples",
            unknown="m",
            at_most=0.05,
        ),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="vc_expected_consistent",
            because="The tightest box is consistent, and its mean is known.",
            at={"d": "2 * n"},
        ),
    ),
    see_also="interval_mean is the case n = 1; boxes have VC dimension 2n.",
)
def box_mean(m: FewSamples, n: BoxDimension, p: TargetMass) -> ExpectedRisk:
    return p * mean_box_gap(m, p, n)
