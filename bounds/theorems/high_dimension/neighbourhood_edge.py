"""How long the edge of a neighbourhood is that holds a given share of a cube."""

from bounds.formula.functions import log
from bounds.theorem import theorem
from bounds.theorems.high_dimension._assumptions import UNIFORM_IN_CUBE
from bounds.theorems.high_dimension._variables import Coordinates, Length, Share
from bounds.vocabulary.citation import Example, Misprint, Source, Step
from bounds.vocabulary.variables import Accuracy


def share_held(epsilon: Accuracy, n: Coordinates) -> Share:
    return epsilon**n


def dimension_reached(epsilon: Accuracy, share: Share) -> Coordinates:
    return log(share) / log(epsilon)


@theorem(
    title="Edge of a neighbourhood",
    statement=(
        r"A cube that holds a share $s$ of the volume of $[0,1]^n$, and of its points on average, has edges of exactly "
        r"$s^{1/n}$: near 1 in high dimension."
    ),
    assumes=(UNIFORM_IN_CUBE,),
    relation="=",
    proof=(Step("Its volume is its edge to the n-th power.", r"\ell^n=s"),),
    equivalent_forms=(share_held, dimension_reached),
    source=Source("hastie2009", "section 2.5"),
    examples=(
        Example(dict(share=0.1, n=5), "0.63", "a published answer on the curse of dimension"),
        Example(dict(share=0.1, n=3), "0.46", "public solution of James et al., chapter 4, exercise 4"),
        Example(dict(share=0.1, n=10), "0.794328234724", "mpmath: 0.1^(1/10)"),
        Example(dict(share=0.01, n=10), "0.63095734448", "mpmath: 0.01^(1/10)"),
        Example(dict(share=0.1, n=100), "0.977237220956", "mpmath: 0.1^(1/100)"),
        Example(dict(share=0.1), "10", "mpmath: ln 0.1/ln 0.8 = 10.32", unknown="n", at_most=0.8),
    ),
    misprints=(
        Misprint(
            "uml-summary",
            "high-dimensional spaces are empty",
            printed=r"\text{a longer edge is needed, which grows exponentially}",
            right=r"s^{1/n}\uparrow1,\quad1-s^{1/n}\approx\tfrac{\ln(1/s)}n",
            consequence="The edge cannot exceed 1; what shrinks exponentially is the volume of a cube of fixed edge.",
        ),
    ),
    see_also="sampling_density has the same root for the number of examples per axis.",
)
def neighbourhood_edge(share: Share, n: Coordinates) -> Length:
    return share ** (1 / n)
