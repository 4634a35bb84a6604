"""On a domain of 2m points every learner fails for some target."""

from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import LARGE_DOMAIN
from bounds.theorems.lower_bounds._variables import AccuracyBelowQuarter, FailureProbability
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Misprint, Source, Step


def risk(failure: FailureProbability) -> AccuracyBelowQuarter:
    return (1 / 4 - failure) / (1 - failure)


@theorem(
    title="No free lunch",
    statement=(
        r"Let the domain have at least $2m$ points. Every learner has a distribution $\mathcal D$ and a "
        r"target $f$ with $L_{\mathcal D}(f)=0$ for which $\mathbb P[L_{\mathcal D}(h_S)\ge\varepsilon]$ "
        r"is at least so large over samples of size $m$: at least $1/7$ for $\varepsilon=1/8$."
    ),
    assumes=(IID, ZERO_ONE_LOSS, BINARY_LABELS, LARGE_DOMAIN, ANY_LEARNER),
    decreasing_in="epsilon",
    relation=">=",
    proof=(
        Step(
            "Average over all labellings of 2m equally likely points: unseen points are guessed.",
            r"\max_f\mathbb E\,L_{\mathcal D}(h_S)\ge\tfrac14",
            uses="no_free_lunch_exact",
        ),
        Step(
            "A variable with values up to 1 and this mean must exceed ε often enough.",
            r"\mathbb P[L\ge\varepsilon]\ge\frac{\mathbb E L-\varepsilon}{1-\varepsilon}",
            uses="Markov",
        ),
    ),
    equivalent_forms=(risk,),
    source=Source("shalev-shwartz2014", "Theorem 5.1, with ε instead of 1/8"),
    examples=(
        Example(dict(epsilon=0.125), "0.142857142857", "1/7"),
        Example(dict(epsilon=0.1), "0.166666666667", "1/6"),
        Example(dict(), "0.166666666667", "(1/4 - ε)/(1 - ε) = 1/10", unknown="epsilon", at_least=0.1),
    ),
    misprints=(
        Misprint(
            "padova2020",
            "chapter 4, after theorem 4.1",
            printed=r"\text{the algorithm can fail even if there is a perfect solution for the training set}",
            right=r"\text{even if a perfect predictor for the distribution exists}",
            consequence="For the training set there always is a perfect solution; the theorem says more.",
            verdict="loose",
        ),
    ),
    see_also=(
        "The statement is weak so that it may be short: on 20 points with 10 examples the memorizer has "
        "expected risk .2994 and exceeds 1/8 with probability .978."
    ),
)
def no_free_lunch(epsilon: AccuracyBelowQuarter) -> FailureProbability:
    return (1 / 4 - epsilon) / (1 - epsilon)
