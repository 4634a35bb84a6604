"""How many mistakes a Bayesian makes in all: half a mistake for each bit of the prior's entropy."""

from bounds.theorem import theorem
from bounds.theorems.finite._assumptions import BLIND_EXAMPLES, GIBBS_OR_BAYES, TARGET_FROM_PRIOR
from bounds.theorems.finite._variables import ExpectedMistakes, PriorEntropy
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Mistakes of Bayes and Gibbs by the prior's entropy",
    statement=(
        r"Let the target be drawn from a prior of entropy $E$ bits, and let labels be predicted one after the "
        r"other, by "
        r"the posterior's majority or by a hypothesis drawn from the posterior. However many examples there are, the "
        r"expected number of mistakes is at most $E/2$. The expectation is over the target as well."
    ),
    assumes=(TARGET_FROM_PRIOR, BLIND_EXAMPLES, GIBBS_OR_BAYES),
    proof=(
        Step(
            "If the posterior gives label 1 the probability x, the two are wrong with these probabilities.",
            r"\min(x,1-x)\le2x(1-x)\le\tfrac12H_2(x)",
            uses="H₂(x) ≥ 4x(1-x)",
        ),
        Step(
            "By the chain rule the entropies of the labels add up to no more than that of the target.",
            r"\sum_t\mathbb E\,H_2(x_t)=H(y_1,y_2,\dots)\le E",
        ),
    ),
    source=Source("haussler1994", "bounds by information gain: Bayes ≤ Gibbs ≤ half the gain", checked=False),
    examples=(
        Example(dict(entropy=20), "10", "a uniform prior over 2^20 hypotheses: 20 bits, halved"),
        Example(dict(entropy=1), "0.5", "two hypotheses that differ everywhere: the first label decides, by a coin"),
    ),
    see_also=(
        "For Gibbs 1 - v ≤ -ln v alone would give ln 2 · E: 13.9 instead of 10 for 2^20 hypotheses. The halving "
        "algorithm's log₂|H| holds for the worst target; this is an average over targets."
    ),
)
def bayes_mistakes(entropy: PriorEntropy) -> ExpectedMistakes:
    return entropy / 2
