"""Maximum entropy on finitely many values: the uniform law."""

from bounds.formula.functions import exp, log
from bounds.theorem import theorem
from bounds.theorems.information._assumptions import FINITELY_MANY_VALUES
from bounds.theorems.information._proofs import GIBBS
from bounds.theorems.information._variables import Entropy, Outcomes
from bounds.vocabulary.citation import Example, Source, Step


def values_needed(entropy: Entropy) -> Outcomes:
    return exp(entropy)


@theorem(
    title="Maximum entropy on n values: uniform",
    statement=(
        r"No random variable with $n$ possible values has more entropy than this, in nats, and only the uniform one "
        "has as much."
    ),
    assumes=(FINITELY_MANY_VALUES,),
    proof=(GIBBS, Step("Take the uniform law for q.", r"-\sum_xp(x)\ln\frac1n=\ln n")),
    equivalent_forms=(values_needed,),
    source=Source("cover2006", "Theorem 2.6.4", seen_in="a Lean file that names the theorem"),
    examples=(
        Example(dict(outcomes=6), "1.791759469228", "mpmath: ln 6, a fair die"),
        Example(dict(outcomes=1), "0", "by hand: what is sure has no entropy"),
        Example({}, "148", "mpmath: e^5 = 148.41", unknown="outcomes", at_most=5),
    ),
    see_also=(
        "In bits it is log2 n: divide by ln 2. max_entropy_geometric holds where the values have no end and their "
        "mean is known."
    ),
)
def max_entropy_uniform(outcomes: Outcomes) -> Entropy:
    return log(outcomes)
