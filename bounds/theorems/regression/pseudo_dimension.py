"""Regression with any bounded loss: the pseudo-dimension of the losses."""

from bounds.formula.functions import log, sqrt
from bounds.theorem import theorem
from bounds.theorems.regression._assumptions import BOUNDED_LOSS, FINITE_PSEUDO_DIMENSION
from bounds.theorems.regression._variables import LossBound, PseudoDimension, SquaredGap
from bounds.vocabulary.assumptions import CLASS_FIXED, IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.trivial import Trivial
from bounds.vocabulary.variables import Confidence, Number, Samples


def no_more_than_examples(d: PseudoDimension, m: Samples) -> Number:
    return d <= m


@theorem(
    title="Pseudo-dimension bound",
    statement=(
        r"With probability at least $1-\delta$ over the sample, every $h\in\mathcal H$ has true risk at most its "
        r"training loss plus $M\sqrt{2d\ln(em/d)/m}+M\sqrt{\ln(1/\delta)/(2m)}$, where $d\le m$ is the "
        r"pseudo-dimension "
        r"of the losses, not of $\mathcal H$. One-sided."
    ),
    assumes=(IID, CLASS_FIXED, BOUNDED_LOSS, FINITE_PSEUDO_DIMENSION),
    ends="one",
    decreasing_in="m delta",
    where=(no_more_than_examples,),
    proof=(
        Step(
            "A loss is the integral of the indicators that it exceeds t: the gap is at most M times the worst of "
            "theirs.",
            r"\sup_h|L_{\mathcal D}(h)-L_S(h)|\le M\sup_{h,t}\big|\mathbb P[\ell_h>t]-\hat{\mathbb P}[\ell_h>t]\big|",
        ),
        Step(
            "Those indicators have VC dimension d.",
            r"\sqrt{\frac{2d\ln(em/d)}m}+\sqrt{\frac{\ln(1/\delta)}{2m}}",
            uses="vc_rademacher_polynomial",
        ),
    ),
    source=Source("mohri2018", "Theorem 11.8"),
    examples=(
        Example(
            dict(m=10_000, delta=0.05, d=10, largest_loss=1),
            "0.1379984676",
            "mpmath: sqrt(20 ln(1000 e)/10000) + sqrt(ln 20/20000)",
        ),
        Example(
            dict(m=100, delta=0.5, d=1, largest_loss=2),
            "0.78737792990641",
            "mpmath: 2 sqrt(2 ln(100 e)/100) + 2 sqrt(ln 2/200)",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="vc_rademacher_polynomial",
            because="A loss is the integral of the indicators that it exceeds t.",
            value="largest_loss * value",
            equal=True,
        ),
    ),
    see_also=(
        "The pseudo-dimension of the losses may exceed that of the class: constants have 1, their squared losses 2. "
        "For "
        "zero-one loss it is a VC bound."
    ),
    trivial=Trivial(lambda largest_loss: largest_loss),
)
def pseudo_dimension(m: Samples, delta: Confidence, d: PseudoDimension, largest_loss: LossBound) -> SquaredGap:
    return largest_loss * sqrt(2 * d * (log(m / d) + 1) / m) + largest_loss * sqrt(log(1 / delta) / (2 * m))
