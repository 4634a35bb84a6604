"""An online learner turned into a batch learner by voting: at most twice its mistake rate."""

from bounds.theorem import theorem
from bounds.theorems.online._assumptions import VOTED
from bounds.theorems.online._variables import ExpectedMistakes
from bounds.vocabulary.assumptions import BINARY_LABELS, IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


def sample_complexity(risk: ExpectedRisk, mean_mistakes: ExpectedMistakes) -> Samples:
    return 2 * mean_mistakes / risk - 1


@theorem(
    title="Voted perceptron, expected risk",
    statement=(
        r"If an online learner makes $\bar M$ mistakes on average on a pass over $m+1$ examples, the majority vote of "
        "its hypotheses after a pass over $m$ examples has, in expectation over samples, a true risk of at most "
        "this."
    ),
    assumes=(IID, BINARY_LABELS, VOTED),
    decreasing_in="m",
    proof=(
        Step(
            "A hypothesis picked at random among those after 0, ..., m examples misclassifies a new one as often as "
            "the learner is wrong online.",
            r"\frac1{m+1}\sum_{t=0}^m\mathbb E\,L_{\mathcal D}(h_t)=\frac{\bar M}{m+1}",
        ),
        Step(
            "Where the vote is wrong, so are at least half of the hypotheses.",
            r"\mathbb 1[\text{vote wrong}]\le\frac2{m+1}\sum_t\mathbb 1[h_t\text{ wrong}]",
        ),
    ),
    equivalent_forms=(sample_complexity,),
    source=Source("freund1999", "the deterministic leave-one-out conversion, and Corollary 1", checked=False),
    examples=(
        Example(dict(m=1000, mean_mistakes=100), "0.1998001998", "mpmath: 200/1001"),
        Example(dict(mean_mistakes=10), "199", "by hand: 20/0.1 - 1", unknown="m", at_most=0.1),
    ),
    see_also=(
        "For the perceptron put the mean of perceptron_squared_hinge for the number of mistakes. One pass is enough, "
        "separable or not; perceptron_expected_risk saves the factor 2 on separable samples."
    ),
)
def voted_perceptron(m: Samples, mean_mistakes: ExpectedMistakes) -> ExpectedRisk:
    return 2 * mean_mistakes / (m + 1)
