"""The terms of the field, from `glossary.toml`: search, help, documentation and the test of words read them."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

_LISTS = "synonyms", "avoid"


@dataclass(frozen=True)
class Term:
    """One term of the field.

    `synonyms` are other people's names, `avoid` the names that no page may use, and `kind_of` names a broader term.
    """

    name: str
    meaning: str
    symbol: str = ""
    synonyms: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    kind_of: str = ""

    def __post_init__(self) -> None:
        if not (self.name and self.meaning.endswith(".")):
            raise ValueError(f"the glossary's term {self.name!r} needs a name and a meaning that ends in a full stop")

    @property
    def names(self) -> tuple[str, ...]:
        """Its own name, then those of others."""
        return (self.name, *self.synonyms)

    @property
    def texts(self) -> tuple[str, str]:
        """What a search reads of it: its name, and all else."""
        return self.name, " ".join((self.symbol, *self.synonyms, *self.avoid, self.meaning))


@cache
def glossary() -> tuple[Term, ...]:
    """All terms, in the order of the file."""
    import tomllib

    written = Path(__file__).with_name("glossary.toml").read_text("utf-8")
    return tuple(
        Term(**term | {key: tuple(term.get(key, ())) for key in _LISTS}) for term in tomllib.loads(written)["term"]
    )


def meaning_of(name: str) -> str:
    """The meaning of a term by its own name, in one sentence; empty where the glossary has none."""
    return next((term.meaning for term in glossary() if term.name == name), "")
