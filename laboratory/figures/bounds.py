"""The look of a theorem's bound: the same on every page, beside whatever else is drawn.

Colour, dash and marker follow from the theorem's place in one row of all theorems, as of `guarantee`. Up to 25
neighbours in the row differ in colour or dash; theorems farther apart that share both have different markers.
"""

from functools import cache

from bounds import theorems
from laboratory.figures.roles import Role, guarantee

# These are often seen together, in learning curves and on the atlas; the others follow by family.
FIRST = (
    "vc_vapnik", "finite_agnostic", "test_set_binomial", "validation_one_sided", "vc_original",
    "tree_code_length", "validation_selection", "vc_realizable_growth", "vc_anthony_bartlett_realizable",
    "vc_vapnik_growth", "vc_catoni", "vc_devroye", "finite_realizable_sharp", "finite_binomial", "finite_one_sided",
    "finite_agnostic_excess_split",
)  # fmt: skip


def bound_of(theorem: str, name: str = "") -> Role:
    """The role of a theorem's bound, by slug; named by its title. Raises KeyError where there is no such theorem."""
    title = theorems[theorem].title
    return guarantee(_places()[theorem], name or title)


@cache
def _places() -> dict[str, int]:
    return {slug: place for place, slug in enumerate(dict.fromkeys((*FIRST, *theorems)))}
