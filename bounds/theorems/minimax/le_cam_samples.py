"""Le Cam's method with m examples, by their relative entropy."""

from bounds.formula.functions import exp, maximum, one_minus_exp, sqrt
from bounds.theorem import theorem
from bounds.theorems.minimax._assumptions import ANY_ESTIMATOR, DISTANCE, TWO_PARAMETERS
from bounds.theorems.minimax._variables import Divergence, MinimaxRisk, Separation
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Le Cam's method, m examples",
    statement=(
        r"If one example under two parameters at distance $s$ has relative entropy $\kappa$, every estimator from $m$ "
        "examples has at one of the two an expected error of at least this."
    ),
    assumes=(IID, TWO_PARAMETERS, DISTANCE, ANY_ESTIMATOR),
    relation=">=",
    decreasing_in="m divergence",
    proof=(
        Step("Relative entropies of independent examples add up.", r"\mathrm{KL}(P_0^m\|P_1^m)=m\kappa"),
        Step(
            "Two bounds on the total variation: the first is better for little, the second for much divergence.",
            r"V\le\sqrt{\tfrac{m\kappa}2},\qquad V\le\sqrt{1-e^{-m\kappa}}",
            uses="Pinsker's inequality; Bretagnolle and Huber's",
        ),
        Step(
            "Put the better one in.",
            r"\tfrac s2(1-V),\qquad1-\sqrt{1-e^{-x}}=\frac{e^{-x}}{1+\sqrt{1-e^{-x}}}",
            uses="le_cam",
        ),
    ),
    source=Source(
        "yu1997",
        "the lemma on Le Cam's method, with the two inequalities",
        seen_in="huisaddison.com/blog/lecams-method.html, which follows the chapter",
    ),
    examples=(
        Example(dict(m=100, separation=1, divergence=0.005), "0.25", "by hand: (1 - sqrt(1/4))/2, Pinsker"),
        Example(dict(m=1000, separation=1, divergence=0.005), "0.001687333845", "mpmath: (1 - sqrt(1 - e^-5))/2"),
    ),
    connections=(
        Connection(
            kind="follows",
            another="le_cam",
            because="The better of two bounds on the total variation.",
            at={"tv": "minimum(sqrt(m * divergence / 2), sqrt(1 - exp(-m * divergence)))"},
            equal=True,
        ),
    ),
    see_also=(
        "two_coins_lower is sharper for many tosses of a coin: {{two_coins_lower m=99 alpha=0.1}} for "
        "{{le_cam_samples m=99 separation=1 divergence=0.1*ln(1.1/0.9) digits=3}} at m "
        "= 99, α = 0.1; for few this is. Textbooks often keep e^(-mκ)/2 of the second bound."
    ),
)
def le_cam_samples(m: Samples, separation: Separation, divergence: Divergence) -> MinimaxRisk:
    x = m * divergence
    return separation / 2 * maximum(1 - sqrt(x / 2), exp(-x) / (1 + sqrt(one_minus_exp(x))))
