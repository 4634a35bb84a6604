"""Steps of proofs that several approximations share."""

from bounds.vocabulary.citation import Step

TWO_SIDED = (
    r"A two-sided test at level $2\alpha$ that puts half of it on either side rejects on the right side as often."
)
REJECTED_TABLES = Step(
    "Add up the probabilities of all rejected tables.",
    r"\sum_{x,y\text{ rejected}}\binom nxp_1^x(1-p_1)^{n-x}\binom nyp_2^y(1-p_2)^{n-y}",
)
WHOLE_SIZE = Step(
    "With one common probability, what is rejected is a sum of cosines, of degree n; its second derivative is "
    "bounded, so that halving cells proves the size.",
    r"S\bigl(\tfrac12-\tfrac12\cos\tfrac\theta2\bigr)=\sum_{j\le n}a_j\cos j\theta\le A\ "
    r"\Rightarrow\ |S''|\le\tfrac{n^2A}2",
    uses="Bernstein's inequality for derivatives of sums of cosines",
)
WORST_IS_EQUAL = Step(
    "One success more in the first sample, or one fewer in the second, is rejected all the more: unequal "
    "probabilities with p₁ below p₂ are rejected less often than equal ones.",
    r"\sup_{p_1\le p_2}\mathbb P[\text{reject}]=\sup_{p_1=p_2}\mathbb P[\text{reject}]\le\alpha",
)
NORMAL_DIFFERENCE = Step(
    "The difference of the rates is nearly normal, with this variance.",
    r"\hat p_1-\hat p_2\approx N\Bigl(p_1-p_2,\ \tfrac{p_1(1-p_1)+p_2(1-p_2)}n\Bigr)",
    uses="the central limit theorem",
)
