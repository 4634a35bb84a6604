"""Theorems as they are listed to choose from, worded once a process."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bounds import theorems
from bounds.vocabulary.family import family_title


@cache
def after_family() -> Mapping[str, str]:
    """`Finite classes: Agnostic bound` by slug."""
    family_of = {slug: family_title(family) for family, slugs in theorems.families.items() for slug in slugs}
    return MappingProxyType({slug: f"{family_of[slug]}: {title}" for slug, title in theorems.titles.items()})
