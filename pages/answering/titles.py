"""Theorems as they are listed to choose from, worded once a process."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bounds import theorems
from bounds.vocabulary.family import family_title


@cache
def after_family() -> Mapping[str, str]:
    """`Finite classes: Agnostic bound` by slug."""
    return _worded("{family}: {title}")


@cache
def before_family() -> Mapping[str, str]:
    """`Agnostic bound (Finite classes)` by slug."""
    return _worded("{title} ({family})")


def _worded(words: str) -> Mapping[str, str]:
    family_of = {slug: family_title(family) for family, slugs in theorems.families.items() for slug in slugs}
    titles = theorems.titles.items()
    return MappingProxyType({slug: words.format(family=family_of[slug], title=title) for slug, title in titles})
