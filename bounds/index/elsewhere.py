"""What people look for that is no theorem: the function that answers, by its usual names.

Packages above add theirs as entry points of `GROUP` in their metadata.
"""

from dataclasses import dataclass, replace

GROUP = "ltlab.index"


@dataclass(frozen=True)
class Elsewhere:
    """`title` is the usual name, `where` a dotted name in Python, `names` what else it is called."""

    title: str
    where: str
    names: str = ""

    @property
    def named(self) -> str:
        """Its title and its name in Python."""
        return f"{self.title} {self.where.replace('_', ' ')} {self.where}"

    @property
    def spoken(self) -> str:
        """All that a search reads."""
        return f"{self.names} {self.named}"


ELSEWHERE = (
    Elsewhere("Product of AdaBoost's normalizers", "bounds.training_error_product", "training error bound edges"),
    Elsewhere("Size of a hypothesis class", "bounds.count", "counting conjunctions trees"),
    Elsewhere("VC dimension of a class", "bounds.vc_dimension", "shatter"),
)


def merged(usual: tuple[Elsewhere, ...], public: tuple[Elsewhere, ...]) -> tuple[Elsewhere, ...]:
    """Entries by usual names, found by what the docstrings of their places say too, then places without such a name."""
    by_place = {entry.where: entry for entry in public}
    named = {entry.where for entry in usual}
    said = {place: entry.names for place, entry in by_place.items()}
    return (
        *(replace(entry, names=f"{entry.names} {said.get(entry.where, '')}".rstrip()) for entry in usual),
        *(entry for place, entry in by_place.items() if place not in named),
    )
