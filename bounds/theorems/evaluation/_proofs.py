"""Steps of proofs that several theorems of this family share."""

from bounds.vocabulary.citation import Step

VARIANCE_OF_CLUSTERS = (
    Step(
        "The variance of the number right is a sum over pairs; only pairs within a cluster are correlated.",
        r"\mathrm{Var}\Bigl[\sum\Bigr]=p(1-p)\Bigl(N+\rho\sum_jb_j(b_j-1)\Bigr)",
    ),
    Step(
        "The squares of the sizes are their mean square, by the definition of v.",
        r"\frac1N\sum_jb_j^2=(v^2+1)\,b",
    ),
)
PASS = (
    Step("One of k runs is right unless all are wrong.", r"\mathrm{pass@}k=1-(1-p)^k"),
    Step(
        "That rises in p: a bound on p from c of n, Clopper and Pearson's, becomes one on pass@k, with the same "
        "probability.",
    ),
)
