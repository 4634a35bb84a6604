"""Steps of proofs that several theorems of this family share."""

from bounds.vocabulary.citation import Step

GIBBS = Step(
    "A relative entropy is never negative: whatever distribution q is in the logarithm, the entropy of p is below "
    "this.",
    r"H(p)\le-\sum_xp(x)\ln q(x)",
    uses="Gibbs' inequality",
)
GIBBS_DENSITY = Step(
    "A relative entropy is never negative: whatever density q is in the logarithm, the entropy of p is below this.",
    r"h(p)\le-\int p(x)\ln q(x)\,dx",
    uses="Gibbs' inequality",
)
