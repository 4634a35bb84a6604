"""Cover: how likely random labels are linearly separable."""

from bounds.citation import Example, Source, Step
from bounds.functions import binomial_cdf
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import GENERAL_POSITION, RANDOM_LABELS
from bounds.theorems.exact_laws._words import Weights
from bounds.vocabulary import Probability, Samples


@theorem(
    title="Separability of random labels",
    says=(
        r"A halfspace with $n$ free weights fits random labels of $m$ examples in general position with exactly this "
        r"probability: $2^{1-m}\sum_{i<n}\binom{m-1}i$, which is $\frac12$ at $m=2n$."
    ),
    assumes=(GENERAL_POSITION, RANDOM_LABELS),
    relation="=",
    falls_in="m",
    proof=(
        Step(
            "A new example splits those labelings whose separators can pass through it: one dimension less.",
            r"C(m+1,n)=C(m,n)+C(m,n-1)",
        ),
        Step("Solve the recursion from C(1, n) = 2.", r"C(m,n)=2\sum_{i=0}^{n-1}\binom{m-1}i"),
        Step("Divide by the number of labelings.", r"\frac{C(m,n)}{2^m}=\mathbb P[\mathrm{Bin}(m-1,\tfrac12)\le n-1]"),
    ),
    source=Source("cover1965", "Theorems 1 and 2"),
    examples=(
        Example(dict(m=20, n=10), "0.5", "by symmetry"),
        Example(dict(m=150, n=101), "0.9999915665", "mpmath: exact sum"),
        Example(dict(m=4, n=3), "0.875", "by hand: all but the two exclusive-or labelings of 16"),
    ),
    relates="The VC dimension is n: up to m = n the probability is 1. gardner_capacity asks for a margin too.",
)
def separable_labels(m: Samples, n: Weights) -> Probability:
    return binomial_cdf(n - 1, m - 1, 1 / 2)
