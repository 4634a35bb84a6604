"""The usual wrong VC dimensions, a declaration each, by the class."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import comb, inf

from bounds.vc.dimension import VCDimension


@dataclass(frozen=True)
class WrongDimension:
    """What was done, as a clause, and the dimension that this gives."""

    words: str
    gives: Callable[..., float]


PARAMETERS = "the parameters counted"
WRONG_DIMENSIONS: Mapping[str, tuple[WrongDimension, ...]] = {
    "halfspaces": (
        WrongDimension("the bias forgotten: n for n + 1", lambda n: n),
        WrongDimension("the bias counted twice: n + 2", lambda n: n + 2),
        WrongDimension("the corners of the cube counted: 2^n", lambda n: 2**n if n < 1000 else inf),
    ),
    "homogeneous_halfspaces": (
        WrongDimension("a bias counted that is not there: n + 1 for n", lambda n: n + 1),
        WrongDimension(
            "the norm of the weights, which changes no label, counted as one of them: n - 1", lambda n: n - 1
        ),
    ),
    "boxes": (
        WrongDimension("one end of each axis alone: n for 2n", lambda n: n),
        WrongDimension("the corners of the box counted: 2^n for 2n", lambda n: 2**n if n < 1000 else inf),
        WrongDimension("a bias counted that is not there: 2n + 1", lambda n: 2 * n + 1),
    ),
    "balls": (
        WrongDimension(f"{PARAMETERS}, centre, radius and one more: n + 2 for n + 1", lambda n: n + 2),
        WrongDimension("the radius forgotten: n for n + 1", lambda n: n),
    ),
    "conjunctions": (
        WrongDimension("the literals counted: 2n", lambda n: 2 * n),
        WrongDimension("one more, as for halfspaces: n + 1", lambda n: n + 1),
        WrongDimension("the bound log2 of the number of conjunctions", lambda n: int(1.584962500721156 * n)),
    ),
    "monotone_conjunctions": (WrongDimension("one more, as for halfspaces: n + 1", lambda n: n + 1),),
    "parities": (WrongDimension("one more, as for halfspaces: n + 1", lambda n: n + 1),),
    "boolean_functions": (WrongDimension("the variables counted, not the inputs: n for 2^n", lambda n: n),),
    "interval_unions": (
        WrongDimension("the intervals counted, not their ends: k for 2k", lambda k: k),
        WrongDimension("one more than the ends: 2k + 1", lambda k: 2 * k + 1),
    ),
    "convex_polygons": (
        WrongDimension("the corners counted: k for 2k + 1", lambda k: k),
        WrongDimension("the corners' coordinates counted: 2k for 2k + 1", lambda k: 2 * k),
    ),
    "polynomials": (
        WrongDimension("the constant forgotten: C(n + p, p) - 1", lambda n, p: comb(n + p, p) - 1),
        WrongDimension("powers of single features alone: np + 1", lambda n, p: n * p + 1),
    ),
    "sine": (WrongDimension(f"{PARAMETERS}: 1", lambda: 1),),
}
ONE_MORE = "one more than the VC dimension: no set of so many points is shattered"
ONE_FEWER = "one fewer than the VC dimension: some set of one point more is shattered"


def wrong_dimensions(slug: str, known: VCDimension) -> Iterator[tuple[str, float]]:
    """The dimensions that slips give, with their words: the class's own first, then one point more or fewer."""
    for slip in WRONG_DIMENSIONS.get(slug, ()):
        yield slip.words, slip.gives(**known.parameters)
    if known.value is not None and known.value < inf:
        yield ONE_MORE, known.value + 1
        yield ONE_FEWER, known.value - 1
