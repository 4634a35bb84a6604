"""Steps of proofs that several approximations share."""

from bounds.vocabulary.citation import Step

NORMAL_DIFFERENCE = Step(
    "The difference of the rates is nearly normal, with this variance.",
    r"\hat p_1-\hat p_2\approx N\Bigl(p_1-p_2,\ \tfrac{p_1(1-p_1)+p_2(1-p_2)}n\Bigr)",
    uses="the central limit theorem",
)
