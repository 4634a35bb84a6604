"""Steps of proofs that several theorems of this family share."""

from bounds.vocabulary.citation import Step

ARC_AROUND_THE_TARGET = Step(
    "Each example rules out a direction uniform on the circle; the arc around the target ends at a and b.",
    r"\mathbb P[a>s,\,b>t]=(1-s-t)^m",
)
