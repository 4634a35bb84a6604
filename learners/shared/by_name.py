"""Who asks for a name that there is not is told what it may have been."""

from collections.abc import Iterable
from difflib import get_close_matches

SHOWN = 60  # characters of what was typed


def similar_names(name: object, names: Iterable[str]) -> list[str]:
    """The names that are spelled most like it, nearest first."""
    return get_close_matches(str(name)[:SHOWN], list(dict.fromkeys(names)))


def unknown(what: str, name: object, names: Iterable[str]) -> KeyError:
    """What to raise for a `what` called `name`, where there are `names`."""
    known = list(names)
    near = similar_names(name, known)
    hint = f"did you mean {', '.join(near)}?" if near else f"there are {', '.join(known)}"
    return KeyError(f"there is no {what} {name!r}; {hint}")
