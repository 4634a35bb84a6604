"""How many balls it takes to cover a cube."""

from bounds.formula.functions import exp, log_ball_volume, maximum
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIT_CUBE
from bounds.theorems.high_dimension._variables import BallRadius, Coordinates, CoveringNumber
from bounds.vocabulary.citation import Example, Source, Step


@theorem(
    title="Balls needed to cover a cube",
    statement=r"At least this many balls of radius $r$ are needed to cover $[0,1]^n$.",
    assumes=(UNIT_CUBE,),
    relation=">=",
    decreasing_in="radius",
    proof=(
        Step(
            "The balls' volumes add up to at least the cube's, which is 1.",
            r"N\,V_n(r)\ge1,\qquad V_n(r)=\frac{\pi^{n/2}r^n}{\Gamma(n/2+1)}",
            uses="ball_volume",
        ),
    ),
    source=Source("giraud2014", "section 1.2.1, table"),
    examples=(
        Example(dict(n=20, radius=1), "38.749339658435", "mpmath: 10!/pi^10; the table has 39"),
        Example(dict(n=30, radius=1), "45630.110524136", "mpmath: 15!/pi^15; the table has 45630"),
        Example(dict(n=50, radius=1), "5779614360472.3", "mpmath: 25!/pi^25; the table has 5.7e12"),
        Example(dict(n=2, radius=0.5), "1.27323954473516", "by hand: 4/pi"),
    ),
    see_also=(
        "A count of volumes only: fewer balls never cover the cube, and in many dimensions far more are needed, since "
        "balls overlap and stick out. With points instead of balls, this "
        "many examples are needed for each point of the cube to have one within r."
    ),
)
def ball_covering_number(n: Coordinates, radius: BallRadius) -> CoveringNumber:
    return maximum(1, exp(-log_ball_volume(n, radius)))
