"""Find-S on conjunctions: its exact expected risk."""

from bounds.formula.functions import mean_kept
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import FIND_S, PRODUCT_BITS
from bounds.theorems.exact_laws._variables import FewSamples, Literals, Ones, Relevant
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Number


def no_more_than_there_are(relevant: Relevant, n: Literals) -> Number:
    return relevant <= n


@theorem(
    title="Find-S on monotone conjunctions",
    statement=(
        r"On $n$ independent Boolean variables, each true with probability $p$, and a target of $r$ of them, Find-S "
        r"has exactly this expected risk; $\mathcal K(m,s,p,l)$ is the mean of $1-(1-p^k(1-p))^l$ over "
        r"$k\sim\mathrm{Bin}(m,s)$."
    ),
    assumes=(IID, PRODUCT_BITS, FIND_S),
    relation="=",
    decreasing_in="m",
    non_monotone="p relevant",
    where=(no_more_than_there_are,),
    proof=(
        Step("It misclassifies only positive examples.", r"\mathbb P[\text{positive}]=p^r"),
        Step(
            "After k positive examples a variable too many is kept with probability p^k, and is false with 1 - p.",
            r"1-(1-p^k(1-p))^{n-r}",
        ),
        Step("The number of positive examples is binomial.", r"k\sim\mathrm{Bin}(m,p^r)"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=6, n=8, p=0.5, relevant=0), "0.06081745936", "mpmath: 1 - (1 - 2^-7)^8"),
        Example(dict(m=50, n=20, p=0.5, relevant=2), "0.002608266503", "mpmath: sum over k; simulation agrees"),
    ),
    connections=(
        Connection(
            kind="sharpens",
            another="finite_realizable_expected",
            because="Find-S is consistent, and its mean is known.",
            at={"ln_size": "n * log(2)"},
        ),
    ),
    see_also="The truth beside finite_realizable with ln|H| = n ln 2.",
)
def find_s_mean(m: FewSamples, n: Literals, relevant: Relevant, p: Ones) -> ExpectedRisk:
    return p**relevant * mean_kept(m, p**relevant, p, n - relevant)
