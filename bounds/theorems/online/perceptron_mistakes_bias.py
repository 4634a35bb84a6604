"""Novikoff's theorem for the perceptron with a bias: a constant feature in radius and margin."""

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.online._assumptions import ANY_SEQUENCE, PERCEPTRON_WITH_BIAS, SEPARABLE_WITH_BIAS
from bounds.theorems.online._variables import BoundOnBias
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Margin, Number, Radius


def margin_needed(mistakes: Mistakes, radius: Radius, bias: BoundOnBias) -> Margin:
    return sqrt((1 + radius**2) * (1 + bias**2) / mistakes)


def no_margin_beyond_radius_and_bias(gamma: Margin, radius: Radius, bias: BoundOnBias) -> Number:
    return gamma <= radius + bias


@theorem(
    title="Perceptron convergence with a bias",
    statement=(
        r"On every sequence of examples with $\|x\|\le\rho$ for which some unit vector $w^*$ and bias $\pm b$ have "
        r"$y(\langle w^*,x\rangle\pm b)\ge\gamma>0$, in any order and repeated at will, the perceptron that also "
        "learns a bias makes at most this many mistakes (updates). A sure statement."
    ),
    assumes=(ANY_SEQUENCE, SEPARABLE_WITH_BIAS, BOUNDED_EXAMPLES, PERCEPTRON_WITH_BIAS),
    decreasing_in="gamma",
    where=(no_margin_beyond_radius_and_bias,),
    proof=(
        Step(
            "A bias is the weight of a constant feature 1: the examples grow longer, and so does the separator.",
            r"\|(x,1)\|^2\le\rho^2+1,\qquad\|(w^*,b)\|^2=1+b^2",
        ),
        Step(
            "Novikoff's theorem, for the separator scaled to unit length.",
            r"M\le\frac{\rho^2+1}{\gamma^2/(1+b^2)}",
            uses="perceptron_mistakes",
        ),
    ),
    equivalent_forms=(margin_needed,),
    source=Source("novikoff1962", "main theorem, for examples with a constant feature"),
    examples=(
        Example(dict(radius=1, gamma=0.1, bias=0.5), "250.0", "by hand: 2 * 1.25/0.01"),
        Example(dict(radius=2, gamma=1, bias=0), "5", "by hand: 5/1"),
        Example(dict(radius=1, bias=0), "0.2", "by hand: sqrt(2/50)", unknown="gamma", at_most=50),
    ),
    misprints=(
        Misprint(
            "amini",
            "Perceptron (convergence) beside Algorithm 1",
            printed=r"\Big(\frac R\rho\Big)^2",
            right=r"\frac{(R^2+1)(1+b^2)}{\rho^2}",
            consequence="The rule there learns a bias: on 1 (+) and −1 (−) it makes 2 updates, where (R/ρ)² is 1. For "
            "radius 1, margin 0.1 and a bias of 0.5 what is proved is "
            "{{perceptron_mistakes_bias radius=1 gamma=0.1 bias=0.5}}, not 100.",
        ),
        Misprint(
            "amini",
            "homework 3 on the perceptron",
            printed=r"\text{the number of iterations }t\text{ is bounded by }\lfloor(R/\rho)^2\rfloor",
            right=r"\text{number of updates}",
            consequence="In questions 1 and 2 there t counts updates. In Algorithm 1 it counts draws, and draws that "
            "need no update count for nothing here.",
            verdict="convention",
        ),
    ),
    connections=(
        Connection(
            kind="follows",
            another="perceptron_mistakes",
            because="A bias is the weight of a constant feature 1.",
            at={"radius": "sqrt(radius**2 + 1)", "gamma": "gamma / sqrt(1 + bias**2)"},
            equal=True,
        ),
    ),
    see_also="perceptron_mistakes is the case without a bias, and better where the best separator passes near the "
    "origin.",
)
def perceptron_mistakes_bias(radius: Radius, gamma: Margin, bias: BoundOnBias) -> Mistakes:
    return (radius**2 + 1) * (1 + bias**2) / gamma**2
