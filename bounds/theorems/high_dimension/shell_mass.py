"""Nearly all of a ball lies at its surface."""

from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_BALL
from bounds.theorems.high_dimension._variables import Coordinates, CoreRadius, ShellMass
from bounds.vocabulary.citation import Example, Misprint, Source, Step


@theorem(
    title="Mass of the outer shell",
    statement=(
        r"A uniform point of the unit ball of $\mathbb R^n$ lies outside radius $r$ with probability exactly "
        r"$1-r^n$."
    ),
    assumes=(UNIFORM_IN_BALL,),
    relation="=",
    decreasing_in="radius",
    proof=(
        Step(
            "The core is a smaller copy of the ball.",
            r"\mathbb P[\|X\|\le r]=\frac{V_n(r)}{V_n(1)}=r^n",
            uses="ball_volume",
        ),
    ),
    source=Source("giraud2014", "section 1.2.2"),
    examples=(
        Example(dict(n=10, radius=0.9), "0.6513215599", "exact decimals: 1 - 0.9^10"),
        Example(dict(n=100, radius=0.9), "0.999973438601", "mpmath: 1 - 0.9^100"),
        Example(dict(radius=0.9), "29", "mpmath: 0.9^28 = .0523, 0.9^29 = .0471", unknown="n", at_least=0.95),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "probability of the shell",
            printed=r"X\sim V([0,1]^p):\ \mathbb P(X\in S_{0.9}(p))=1-0.9^p",
            right=r"X\sim U(B_p(0,1)):\ \mathbb P(\|X\|>0.9)=1-0.9^p",
            consequence="The law is uniform on the ball: in the cube lengths from 0.9 to 1 have probability .00162 for "
            "p = 10, not {{shell_mass n=10 radius=0.9}}.",
        ),
    ),
    see_also="gaussian_low_density: the same for Gaussians, whose density is largest where no mass is.",
)
def shell_mass(n: Coordinates, radius: CoreRadius) -> ShellMass:
    return 1 - radius**n
