"""Fano's method: many parameters far from each other but hard to distinguish."""

from bounds.formula.functions import log, maximum
from bounds.theorem import theorem
from bounds.theorems.minimax._assumptions import ANY_ESTIMATOR, DISTANCE, SEPARATED_PARAMETERS
from bounds.theorems.minimax._variables import Divergence, Hypotheses, MinimaxRisk, Separation
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.variables import Samples


@theorem(
    title="Fano's method",
    statement=(
        r"Every estimator from $m$ examples has, at one of the $M$ parameters, an expected error of at least this."
    ),
    assumes=(IID, SEPARATED_PARAMETERS, DISTANCE, ANY_ESTIMATOR),
    relation=">=",
    decreasing_in="m divergence",
    proof=(
        Step(
            "Draw the parameter at random: the sample carries no more information than a mean of relative entropies.",
            r"I\le\frac1{M^2}\sum_{i,j}\mathrm{KL}(P_i^m\|P_j^m)\le m\kappa",
            uses="convexity of relative entropy",
        ),
        Step(
            "An estimate nearer than s/2 to the truth has it as its nearest parameter.",
            r"\mathbb E\,[d(\hat\theta,\theta)]\ge\tfrac s2\,\mathbb P[\text{nearest}\ne\theta]",
        ),
        Step("The nearest one is often wrong.", r"\ge\tfrac s2\Big(1-\frac{m\kappa+\ln2}{\ln M}\Big)", uses="fano"),
    ),
    source=Source("yu1997", "Lemma 3", seen_in="Causalean, a Lean library, on Fano's method"),
    examples=(
        Example(
            dict(m=1000, separation=1, hypotheses=1024, divergence=0.002), "0.3057304959", "mpmath: 0.6114609918/2"
        ),
        Example(
            dict(separation=2, hypotheses=1024, divergence=0.01),
            "277",
            "mpmath: 400 ln 2 = 277.26",
            unknown="m",
            at_least=0.5,
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="fano",
            because="The sample carries no more information than a mean of relative entropies.",
            at={"information": "m * divergence"},
            value="separation / 2 * value",
            equal=True,
        ),
    ),
    see_also="le_cam_samples has two parameters; assouad a cube of them, and adds up its coordinates.",
)
def fano_risk(m: Samples, separation: Separation, hypotheses: Hypotheses, divergence: Divergence) -> MinimaxRisk:
    return separation / 2 * maximum(0, 1 - (m * divergence + log(2)) / log(hypotheses))
