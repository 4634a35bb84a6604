"""On a large enough domain every learner fails almost surely for some target."""

from bounds.formula.functions import binomial_sf, ceil
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DOMAIN_OF_POINTS
from bounds.theorems.lower_bounds._variables import AccuracyBelowHalf, FailureProbability, SummedDomainSize
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Number, Samples


def more_points_than_examples(points: SummedDomainSize, m: Samples) -> Number:
    return points >= m


@theorem(
    title="No free lunch for every ε < 1/2 and δ < 1",
    statement=(
        r"On $N\ge m$ equally likely points every learner has a target for which its true risk is at least "
        r"$\varepsilon$ with at least this probability over samples of size $m$. For $\varepsilon<1/2$ it "
        "tends to 1 as $N$ grows."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, DOMAIN_OF_POINTS, ANY_LEARNER),
    decreasing_in="epsilon m",
    non_monotone="points",
    relation=">=",
    where=(more_points_than_examples,),
    proof=(
        Step(
            (
                "Draw the target at random: at least N - m points are unseen, and the learner is wrong on "
                "each with probability 1/2, independently."
            ),
            r"\#\{\text{wrong}\}\ge\mathrm{Bin}(N-m,\tfrac12)",
        ),
        Step(
            "It fails when at least εN points are wrong.",
            r"\mathbb P[\mathrm{Bin}(N-m,\tfrac12)\ge\varepsilon N]",
        ),
        Step("Some target does at least as well as the average."),
    ),
    source=Source("shalev-shwartz2014", "section 5.1, strengthened as derived here"),
    examples=(
        Example(
            dict(epsilon=0.4, m=10, points=110),
            "0.9033260477522",
            "exact integers: P[Bin(100, 1/2) >= 44]",
        ),
        Example(dict(epsilon=0.4, m=10, points=45), "0.5", "symmetry: P[Bin(35, 1/2) >= 18]"),
        Example(
            dict(epsilon=0.45, m=10, points=320),
            "0.9043188047367",
            "exact integers: P[Bin(310, 1/2) >= 144]",
        ),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "THEOREM (NO FREE LUNCH)",
            printed=r"\forall A,m\ \exists D,f:\ \mathbb P_S[L_{D,f}(A(S))\ge\varepsilon]\ge S",
            right=r"|\mathcal X|=\infty\ \text{(or large enough)},\quad\delta\text{ for the letter }S",
            consequence=(
                "On a domain of one point it is false from one example on. For m = 10, ε = 0.4, "
                "probability 0.9 a domain of 110 points is enough "
                "({{no_free_lunch_binomial epsilon=0.4 m=10 points=110}})."
            ),
        ),
        Misprint(
            "uml-summary",
            "after the no-free-lunch theorem",
            printed=r"\text{PAC learning is possible if }H\ne\mathcal Y^X",
            right=r"\text{if and only if }\mathrm{VCdim}(\mathcal H)<\infty",
            consequence="All functions but one are still not learnable on an infinite domain.",
        ),
        Misprint(
            "uml-summary",
            "PAC learning, below the definition",
            printed=r"S\downarrow\ \to P\text{ of success},\quad1-S\to P\text{ of failure}",
            right=r"1-\delta\ \text{probability of success},\quad\delta\ \text{probability of failure}",
            consequence="Read as printed, δ = 0.05 would be a learner that fails 95 times in 100; two lines above it "
            "succeeds so often.",
        ),
    ),
    see_also="no_free_lunch has 2m points only, and so a probability that does not tend to 1.",
)
def no_free_lunch_binomial(epsilon: AccuracyBelowHalf, m: Samples, points: SummedDomainSize) -> FailureProbability:
    wrong = ceil(epsilon * points)
    return binomial_sf(wrong - 1, points - m, 1 / 2)
