"""How many small balls are enough to cover a ball."""

from bounds.formula.functions import log, log_one_plus
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIT_BALL
from bounds.theorems.high_dimension._variables import Coordinates, LogCovering, NetWidth
from bounds.vocabulary.citation import Example, PrintedForm, Source, Step


def vershynin(n: Coordinates, width: NetWidth) -> LogCovering:
    return n * log(3 / width)


@theorem(
    title="Covering number of the unit ball",
    statement=(
        r"The unit ball of $\mathbb R^n$ is covered by $(1+2/\varepsilon)^n$ balls of radius $\varepsilon\le1$, with "
        "centres in it; this is the logarithm of their number."
    ),
    assumes=(UNIT_BALL,),
    decreasing_in="width",
    proof=(
        Step("Take as many points of the ball as can be more than ε apart: then every point is within ε of one."),
        Step(
            "Balls of radius ε/2 around them are disjoint and lie in a ball of radius 1 + ε/2: compare volumes.",
            r"N\Big(\frac\varepsilon2\Big)^n\le\Big(1+\frac\varepsilon2\Big)^n",
            uses="ball_volume",
        ),
    ),
    source=Source(
        "vershynin2018",
        "Corollary 4.2.13",
        seen_in="Lean's coveringNumber_euclideanBall_le and two more formalizations",
    ),
    examples=(
        Example(dict(n=10, width=0.1), "30.44522438", "mpmath: 10 ln 21"),
        Example(dict(n=1, width=1), "1.098612289", "mpmath: ln 3; one is enough"),
        Example(dict(width=0.5), "6", "by hand: 10/ln 5 = 6.2", unknown="n", at_most=10),
    ),
    forms=(
        PrintedForm(
            formula=vershynin,
            title="with 3/ε",
            source=Source(
                "vershynin2018",
                "Corollary 4.2.13, for widths up to 1",
                seen_in="a proof in Lean of Rigollet's lemma 1.18, which prints it",
            ),
            compared="looser",
            because="1 + 2/ε is at most 3/ε for ε up to 1.",
            examples=(Example(dict(n=10, width=0.1), "34.0119738166", "mpmath: 10 ln 30"),),
        ),
    ),
    see_also=(
        "No fewer than (1/ε)^n will do, by volume. ball_covering_number is about covering a cube, from below; "
        "rip_gaussian_net uses this one."
    ),
)
def covering_unit_ball(n: Coordinates, width: NetWidth) -> LogCovering:
    return n * log_one_plus(2 / width)
