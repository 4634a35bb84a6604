"""Novikoff's theorem: on separable examples the perceptron makes a bounded number of mistakes."""

from math import sqrt as root

from bounds.formula.functions import sqrt
from bounds.theorem import theorem
from bounds.theorems.margin._conditions import no_margin_beyond_the_radius
from bounds.vocabulary.assumptions import BOUNDED_EXAMPLES, LINEARLY_SEPARABLE, PERCEPTRON
from bounds.vocabulary.citation import Connection, Example, Misprint, Source, Step
from bounds.vocabulary.quantities import Mistakes
from bounds.vocabulary.variables import Margin, Radius


def margin_needed(mistakes: Mistakes, radius: Radius) -> Margin:
    return radius / sqrt(mistakes)


def largest_radius(mistakes: Mistakes, gamma: Margin) -> Radius:
    return gamma * sqrt(mistakes)


@theorem(
    title="Perceptron convergence (Novikoff)",
    statement=(
        r"On every sequence of examples with $\|x\|\le\rho$ that some unit vector $w^*$ separates with "
        r"$y\langle w^*,x\rangle\ge\gamma>0$, in any order and repeated at will, the perceptron makes at "
        r"most this many mistakes (updates); being a whole number, at most $\lfloor(\rho/\gamma)^2\rfloor$. "
        r"A sure statement, without any distribution."
    ),
    assumes=(LINEARLY_SEPARABLE, BOUNDED_EXAMPLES, PERCEPTRON),
    decreasing_in="gamma",
    where=(no_margin_beyond_the_radius,),
    proof=(
        Step(
            "Every update moves the weights by at least γ in the direction of w*.",
            r"\langle w^*,w_M\rangle\ge M\gamma",
        ),
        Step(
            "An update is made on a mistake, so the cross term does not lengthen the weights.",
            r"\|w_M\|^2\le\|w_{M-1}\|^2+\|x\|^2\le M\rho^2",
        ),
        Step(
            "Both together.",
            r"M\gamma\le\langle w^*,w_M\rangle\le\|w_M\|\le\sqrt M\,\rho",
            uses="Cauchy-Schwarz inequality",
        ),
    ),
    equivalent_forms=(margin_needed, largest_radius),
    source=Source("novikoff1962", "main theorem; Shalev-Shwartz and Ben-David 2014, Theorem 9.1, with B = 1/γ"),
    examples=(
        Example(
            dict(radius=root(3), gamma=1 / root(3)),
            "9",
            "published: perceptron note on bipolar inputs with a bias; 3/(1/3)",
        ),
        Example(
            dict(radius=root(1.04), gamma=0.2),
            "26.0000000",
            "by hand: (1, 0.2) and (-0.6, 0.2), both positive: w* = (0, 1), 1.04/0.04",
        ),
        Example(dict(radius=1), "0.1", "by hand: 1/sqrt(100)", unknown="gamma", at_most=100),
        Example(dict(gamma=0.3), "1.5", "by hand: 0.3 * sqrt(25)", unknown="radius", at_most=25),
    ),
    misprints=(
        Misprint(
            "amini",
            "Perceptron (convergence)",
            printed=r"\ell\le\Big\lceil\big(\tfrac R\rho\big)^2\Big\rceil",
            right=r"\ell\le\Big\lfloor\big(\tfrac R\rho\big)^2\Big\rfloor",
            consequence="One too many, by the factor 1.09 at radius 1 and margin 0.3: 12 instead of "
            "{{perceptron_mistakes radius=1 gamma=0.3}}. The homework beside it prints the floor.",
            verdict="loose",
        ),
        Misprint(
            "amini",
            "Perceptron (convergence) beside Algorithm 1",
            printed=r"R=\max_i\|x_i\|",
            right=r"R^2=\max_i\|x_i\|^2+1",
            consequence="The rule there also updates a bias: on 1 (+) and −1 (−) it makes 2 updates, where (R/ρ)² "
            "is 1. Each example then carries a constant feature 1. Nor does the theorem bound draws or passes.",
        ),
        Misprint(
            "padova2020",
            "proof of Theorem 5.1",
            printed=r"\frac{\langle w^*,w^{(T+1)}\rangle}{\|w^*\|\,\|w^{(T+1)}\|}\le\frac{\sqrt T}{RB}",
            right=r"\frac{\langle w^*,w^{(T+1)}\rangle}{\|w^*\|\,\|w^{(T+1)}\|}\ge\frac{\sqrt T}{RB}",
            consequence="After two updates on (1, 0.2) and (-0.6, 0.2), both positive, the cosine is .707 and the "
            "right side .277. Nothing would follow about T; the last line of the proof has it right.",
        ),
        Misprint(
            "matteoni2022",
            "Perceptron Convergence theorem, upper bound",
            printed=r"2\,w(q-1)\,x_{iq}<0",
            right=r"2\,w(q-1)\,x_{iq}\le0",
            consequence="At the first update w = 0 and the product is 0: with the strict sign no mistake "
            "would ever be counted. α' in the result means α²/‖w*‖².",
        ),
        Misprint(
            "padova2020",
            "section 5.1.2, box of the Perceptron",
            printed=r"\text{for }t=1,2,\dots,m",
            right=r"\text{for }t=1,2,\dots\text{ until no example is wrong}",
            consequence=(
                "m is the number of examples, not of updates: (1, 0.2) and (-0.6, 0.2), both positive, take 5 "
                "updates, and after m = 2 the second is still wrong. The bound allows 26."
            ),
        ),
        Misprint(
            "padova2020",
            "proof of Theorem 5.1, both recursions",
            printed=(
                r"\langle w^*,w^{(T+1)}\rangle-\langle w^*,w^{(t)}\rangle=\langle w^*,w^{(t+1)}-w^{(t)}\rangle,"
                r"\quad\|w^{(T+1)}\|^2=\|w^{(t)}+y_ix_i\|^2"
            ),
            right=r"\langle w^*,w^{(t+1)}\rangle-\langle w^*,w^{(t)}\rangle,\quad\|w^{(t+1)}\|^2=\|w^{(t)}+y_ix_i\|^2",
            consequence=(
                "One step leads to the next weights, not to the last ones; steps from each w(t) to w(t + 1) are what "
                "adds up to T and to TR²."
            ),
        ),
        Misprint(
            "amini",
            "Homework 3 on the perceptron, date",
            printed=r"\text{Novikoff, 1966}",
            right=r"\text{Novikoff, 1962}",
            consequence="The slide before it, and the slides' own list of references, have 1962, the year of the "
            "symposium.",
        ),
    ),
    connections=(
        Connection(
            kind="specialises",
            another="perceptron_squared_hinge",
            because="A separator with margin γ misses by nothing.",
            at={"deviation": "0"},
            equal=True,
        ),
        Connection(
            kind="specialises",
            another="perceptron_hinge",
            because="A separator with margin γ has no hinge loss.",
            at={"hinge_sum": "0"},
            equal=True,
        ),
    ),
    see_also=(
        "Tight: m orthonormal positive examples have radius 1 and margin 1/sqrt(m), and take exactly m "
        "updates. To be sure of at most M updates, a margin above ρ/sqrt(M+1) is enough, since updates are "
        "whole numbers; solving here gives ρ/sqrt(M)."
    ),
)
def perceptron_mistakes(radius: Radius, gamma: Margin) -> Mistakes:
    return (radius / gamma) ** 2
