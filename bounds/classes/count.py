"""How many hypotheses a class has: `count("3**10 + 1")`, `count.conjunctions(n=10)`, `count.union(..., ...)`.

>>> from bounds.classes.count import count
>>> count.conjunctions(n=10).number
59050
>>> round(count("2**(2**20)"), 1)
726817.5
"""

from collections.abc import Mapping

from bounds.classes import boolean, geometric
from bounds.classes.composition import Part, of_given_size, product, union
from bounds.classes.counted import Count
from bounds.classes.family import Construction
from bounds.vocabulary.named import Named
from bounds.vocabulary.near import SHOWN, unknown

FAMILIES: Mapping[str, Construction] = Named(
    "family of classes", {family.name: family for family in (*boolean.FAMILIES, *geometric.FAMILIES)}
)


class Counting:
    """Called with an expression it counts that; its attributes are the families of classes, `union` and `product`.

    >>> from bounds import count
    >>> count.conjunctions(n=10).number == count("3**10 + 1").number == 3**10 + 1
    True
    """

    families = FAMILIES
    union = staticmethod(union)
    product = staticmethod(product)

    def __call__(self, size: Part) -> Count:
        """ln|H| of a size told as a positive integer or an expression (`bounds.classes`). Raises ValueError."""
        return of_given_size(size)

    def __getattr__(self, name: str) -> Construction:
        if name.startswith("__"):  # what inspection looks for is no family, and needs no search for a near name
            raise AttributeError(name, name=name, obj=self)
        if name not in FAMILIES:
            raise AttributeError(_no_family(name), name=name, obj=self)
        return FAMILIES[name]

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *FAMILIES])


def _no_family(name: str) -> str:
    """No family is called so; what books call otherwise is suggested by its name here."""
    from bounds.index.finding import called_otherwise

    titles = {name: family.title for name, family in FAMILIES.items()}
    return unknown("family of classes", name, FAMILIES, ", ".join(FAMILIES), called_otherwise(name[:SHOWN], titles))


count = Counting()
