"""A private learner cannot overfit in the mean, whatever the size of the sample."""

from bounds.formula.functions import exp, one_minus_exp
from bounds.theorem import theorem
from bounds.theorems.privacy._assumptions import DIFFERENTIALLY_PRIVATE
from bounds.theorems.privacy._variables import Leak, Privacy
from bounds.vocabulary.assumptions import IID, LOSS_IN_UNIT_INTERVAL
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedGap


@theorem(
    title="Differential privacy implies generalization",
    statement=(
        r"For every sample size, the expected true loss of an $(\varepsilon,\delta)$-differentially private learner "
        "differs from its expected loss on the sample by at most this. In expectation over sample and coins."
    ),
    assumes=(IID, LOSS_IN_UNIT_INTERVAL, DIFFERENTIALLY_PRIVATE),
    proof=(
        Step(
            "The expected gap is the change of the loss on an example when another takes its place in the sample.",
            r"\mathbb E\,[L_{\mathcal D}(A(S))-L_S(A(S))]=\mathbb E\,[\ell(A(S^{(i)}),z_i)-\ell(A(S),z_i)]",
        ),
        Step(
            "A loss in [0, 1] changes its mean by at most the total variation; for any set let p and q be its "
            "probabilities.",
            r"p\le e^\varepsilon q+\delta,\qquad1-q\le e^\varepsilon(1-p)+\delta",
        ),
        Step("Add the two.", r"p-q\le\frac{e^\varepsilon-1+2\delta}{e^\varepsilon+1}"),
    ),
    source=Source("dwork2015", "in expectation, with the constant of the proof shown", checked=False),
    examples=(
        Example(dict(privacy=0.1, leak=0), "0.04995837496", "mpmath: tanh(0.05)"),
        Example(dict(privacy=1, leak=0.01), "0.4674959857", "mpmath: (e - 1 + 0.02)/(e + 1)"),
        Example(dict(leak=0), "0.2006706955", "mpmath: 2 atanh(0.1)", unknown="privacy", at_most=0.1),
    ),
    see_also=(
        "Texts have e^ε - 1 + δ, which exceeds 1 from ε = 0.7 on; without δ it is tanh(ε/2) here. The bound does not "
        "fall in m by itself: with more examples the same accuracy is had at a smaller ε."
    ),
)
def privacy_gap(privacy: Privacy, leak: Leak) -> ExpectedGap:
    return (one_minus_exp(privacy) + 2 * leak * exp(-privacy)) / (1 + exp(-privacy))
