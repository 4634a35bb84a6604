"""What a family of theorems is called."""

import importlib
from functools import cache

# Asked for by name: `bounds.theorems` is the mapping that `bounds.discovery` makes.
PACKAGE = "bounds.theorems"


@cache
def family_title(family: str) -> str:
    """The first line of its package's docstring."""
    documentation = importlib.import_module(f"{PACKAGE}.{family}").__doc__ or family
    return documentation.strip().splitlines()[0].rstrip(".")
