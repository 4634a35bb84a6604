"""Assouad's lemma: a cube of parameters is as hard as all its edges together."""

from bounds.theorem import theorem
from bounds.theorems.minimax._assumptions import ANY_ESTIMATOR, CUBE_OF_PARAMETERS
from bounds.theorems.minimax._variables import BinaryCoordinates, EdgeLength, MinimaxRisk, VariationAlongEdge
from bounds.vocabulary.citation import Connection, Example, Source, Step


@theorem(
    title="Assouad's lemma",
    statement=(
        "If the samples under two parameters that differ in one coordinate differ by at most $V$ in total variation, "
        "every estimator has, at some parameter, an expected error of at least this."
    ),
    assumes=(CUBE_OF_PARAMETERS, ANY_ESTIMATOR),
    relation=">=",
    decreasing_in="tv",
    proof=(
        Step(
            "Draw the parameter at random and look at one coordinate, the others being given: two points.",
            r"\mathbb E\,[d_j(\hat\theta,\theta)]\ge\tfrac s2(1-V)",
            uses="le_cam",
        ),
        Step(
            "The error adds up the coordinates, and the worst parameter is no better than the mean.",
            r"\sup_\theta\mathbb E\sum_jd_j\ge\frac{ns}2(1-V)",
        ),
    ),
    source=Source(
        "yu1997", "Lemma 2; Assouad 1983", seen_in="van der Vaart, Asymptotic Statistics, chapter 24, which proves it"
    ),
    examples=(
        Example(dict(n=10, separation=1, tv=0.5), "2.5", "by hand: 10 * 0.5/2"),
        Example(dict(n=4, separation=0.5), "0.2", "by hand: 1 - 0.8", unknown="tv", at_least=0.8),
    ),
    connections=(
        Connection(
            kind="follows",
            another="le_cam",
            because="Two points in every coordinate, the others being given.",
            value="n * value",
            equal=True,
        ),
    ),
    see_also="For one coordinate it is le_cam. agnostic_lower is this argument with coins on d shattered points.",
)
def assouad(n: BinaryCoordinates, separation: EdgeLength, tv: VariationAlongEdge) -> MinimaxRisk:
    return n * separation / 2 * (1 - tv)
