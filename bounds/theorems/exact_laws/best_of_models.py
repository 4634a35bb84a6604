"""The best of many equally bad models looks good: the exact optimism of selection."""

from bounds.formula.functions import expected_minimum
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import INDEPENDENT_MODELS
from bounds.theorems.exact_laws._variables import ErrorRate, ExpectedTraining, FewSamples, Models
from bounds.vocabulary.assumptions import IID, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Best of M models",
    statement=(
        r"Of $M$ models of true risk $q$ each, whose errors are independent, the one with the fewest errors on $m$ "
        r"examples shows an error of exactly this on average; $\mathcal M(m,q,M)=\sum_{k<m}\mathbb "
        r"P[\mathrm{Bin}(m,q)>k]^M$ is the mean of the fewest errors."
    ),
    assumes=(IID, ZERO_ONE_LOSS, INDEPENDENT_MODELS),
    relation="=",
    decreasing_in="models",
    proof=(
        Step(
            "The mean of a count is the sum of its tails, and all models must exceed k.",
            r"\mathbb E\min_jk_j=\sum_{k=0}^{m-1}\mathbb P[\min_jk_j>k]=\sum_{k=0}^{m-1}\mathbb "
            r"P[\mathrm{Bin}(m,q)>k]^M",
        ),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=50, error=0.5, models=40), "0.3483404725", "mpmath: sum; simulation agrees"),
        Example(dict(m=1000, error=0.5, models=1000), "0.44879068696", "mpmath: 1/2 - .05120931304"),
        Example(dict(m=2, error=0.5, models=2), "0.3125", "by hand: (9/16 + 1/16)/2"),
    ),
    see_also=(
        "The optimism q minus this is at most √(ln M/(2m)) (massart): .0512 against "
        "{{massart m=1000 ln_size=ln(1000) radius=sqrt(1000)/2}} for a thousand coin-flipping models on a "
        "thousand examples. validation_selection is the guarantee against it."
    ),
)
def best_of_models(m: FewSamples, error: ErrorRate, models: Models) -> ExpectedTraining:
    return expected_minimum(m, error, models) / m
