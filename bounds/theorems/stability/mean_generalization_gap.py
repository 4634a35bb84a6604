"""The mean of a sample: a learner whose generalization gap is known exactly, by way of stability."""

from bounds.theorem import theorem
from bounds.theorems.stability._assumptions import FINITE_VARIANCE, MEAN_OF_SAMPLE, SQUARED_LOSS
from bounds.theorems.stability._variables import Variance
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.quantities import ExpectedGapOfLoss
from bounds.vocabulary.variables import Samples


def sample_complexity(gap: ExpectedGapOfLoss, variance: Variance) -> Samples:
    return 2 * variance / gap


@theorem(
    title="Generalization gap of the mean, exact",
    statement=(
        r"With squared loss, the mean of $m$ independent observations of variance $\sigma^2$ has exactly this expected "
        r"difference between the true loss and the loss on the sample."
    ),
    assumes=(IID, SQUARED_LOSS, MEAN_OF_SAMPLE, FINITE_VARIANCE),
    relation="=",
    decreasing_in="m",
    proof=(
        Step(
            "The expected gap of any learner is its stability: how much worse an example is served when it is "
            "replaced by another before training.",
            r"\mathbb E\,[L_{\mathcal D}(h_S)-L_S(h_S)]=\mathbb E\,[\ell(h_{S^{(i)}},z_i)-\ell(h_S,z_i)]",
        ),
        Step(
            "For the mean both sides are variances.",
            r"\sigma^2+\frac{\sigma^2}m-\sigma^2\Big(1-\frac1m\Big)=\frac{2\sigma^2}m",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("shalev-shwartz2014", "Theorem 13.2, an exact identity, for the sample mean"),
    examples=(
        Example(dict(m=10, variance=1), "0.2", "by hand: 1.1 - 0.9; 200,000 simulated runs gave .20003 and .19935"),
        Example(dict(variance=3), "60", "by hand: 6/0.1", unknown="m", at_most=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "section 8.2, before theorem 8.1",
            printed=r"\ell(A(S),z_i)-\ell(A(S^{(i)}),z_i)\ge0",
            right=r"\ell(A(S^{(i)}),z_i)-\ell(A(S),z_i)\ge0",
            consequence="With the printed sign the mean of ten observations of variance 1 has stability -0.2, not "
            "{{mean_generalization_gap m=10 variance=1}}; the example z_i moreover is replaced by z', not joined by "
            "it.",
        ),
        Misprint(
            "padova2020",
            "definition 8.1",
            printed=r"\ell(A(S^{(i)},z_i))-\ell(A(S,z_i))",
            right=r"\ell(A(S^{(i)}),z_i)-\ell(A(S),z_i)",
            consequence="The learner is given the sample alone; z_i is where its loss is measured, as in theorem 8.1.",
        ),
        Misprint(
            "uml-summary",
            "definition of on-average-replace-one stability",
            printed=r"\mathbb E_{(S,z^\prime)\sim D^{m+1}}\big[\ell(A(S^{(i)}),z_i)-\ell(A(S),z_i)\big]"
            r"\le\varepsilon(m)",
            right=(
                r"\mathbb E_{(S,z^\prime),\,i}\big[\ell(A(S^{(i)}),z_i)-\ell(A(S),z_i)\big]\le\varepsilon(m)\ "
                r"\text{for every }\mathcal D"
            ),
            consequence=(
                "Right where it is meant for every i: what is so stable at each place is stable on average, too. At a "
                "single place it is not enough: a learner that returns its first example has stability 0 elsewhere, "
                "yet a gap of 2σ²/m."
            ),
            verdict="convention",
        ),
    ),
    see_also="tikhonov_lipschitz bounds the same stability where it cannot be computed.",
)
def mean_generalization_gap(m: Samples, variance: Variance) -> ExpectedGapOfLoss:
    return 2 * variance / m
