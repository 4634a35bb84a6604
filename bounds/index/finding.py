"""Finding a theorem by a word: titles, statements, authors and other names."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from bounds.index.ranking import TextIndex
from bounds.theorem import Theorem
from bounds.vocabulary.bibliography import WORKS
from bounds.vocabulary.family import family_title
from bounds.vocabulary.filled import words_alone


def matching(sought: str, theorems: Mapping[str, Theorem]) -> tuple[Theorem, ...]:
    """The theorems about `sought`, the best first; all for an empty text."""
    if not sought.strip():
        return tuple(theorems.values())
    return tuple(result.thing for result in theorem_index(tuple(theorems.values())).ranked(sought))


def called_otherwise(name: str, titles: Mapping[str, str]) -> list[str]:
    """The keys of `titles` whose title matches `name`, or another name for it."""
    return [result.thing for result in TextIndex((key, key, title) for key, title in titles.items()).ranked(name)]


@lru_cache(maxsize=4)
def theorem_index(theorems: tuple[Theorem, ...]) -> TextIndex[Theorem]:
    """The texts of the theorems, made once a process."""
    return TextIndex((theorem, *texts_of(theorem)) for theorem in theorems)


def texts_of(theorem: Theorem) -> tuple[str, str]:
    """What a search reads of a theorem: its name and title with what it bounds, and all that it says."""
    return f"{theorem.slug} {theorem.title}, {theorem.returns.name}", " ".join(_words(theorem))


def _words(theorem: Theorem) -> Iterable[str]:
    yield theorem.statement
    yield from (theorem.returns.label, theorem.returns.symbol, theorem.returns.meaning)
    yield from (words_alone(theorem.written_beside), str(theorem.source), family_title(theorem.family))
    yield "Lean formalized machine-checked" if _is_formalized(theorem) else ""
    yield "misprint" if any(misprint.verdict == "false" for misprint in theorem.misprints) else ""
    yield from (f"{WORKS[misprint.notes]} {misprint.notes}" for misprint in theorem.misprints)
    yield from (step.uses.replace("_", " ") for step in theorem.proof)
    for assumption in theorem.assumes:
        yield from (assumption.key.replace("_", " "), assumption.statement)
    for variable in theorem.variables:
        yield from (variable.name, variable.label, variable.symbol, variable.meaning)


def _is_formalized(theorem: Theorem) -> bool:
    """Does a public Lean library prove a bound on the same event? Of a theorem of one's own, none is known."""
    from bounds.formalization.library import formalized

    return theorem.slug in formalized()
