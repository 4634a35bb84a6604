"""How densely m examples fill each axis."""

from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIT_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, Density, LineSamples
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Radius


def samples_needed(radius: Radius, n: Coordinates) -> LineSamples:
    return radius**n


@theorem(
    title="Sampling density",
    statement=(
        r"$m$ examples on a grid in $[0,1]^n$ lie as densely as $m^{1/n}$ examples on a line: to keep the density of "
        r"$\varrho$ examples per axis takes $\varrho^n$."
    ),
    assumes=(UNIT_CUBE,),
    relation="=",
    decreasing_in="n",
    proof=(Step("A grid with ϱ points on each of n axes has this many.", r"m=\varrho^n"),),
    equivalent_forms=(samples_needed,),
    source=Source("hastie2009", "section 2.5"),
    examples=(
        Example(dict(m=100, n=10), "1.584893192", "mpmath: 100^(1/10)"),
        Example(dict(n=10), "1024", "by hand: 2^10", unknown="m", at_least=2),
    ),
    misprints=(
        Misprint(
            "matteoni2022",
            "limitations of k-NN: sampling density",
            printed=r"l^{l/d}",
            right=r"l^{1/d}",
            consequence="For 100 examples in 10 dimensions the printed letters give 10^20, the right ones 1.58.",
        ),
    ),
    see_also="neighbourhood_edge is the same statement read from the volume.",
)
def sampling_density(m: LineSamples, n: Coordinates) -> Density:
    return m ** (1 / n)
