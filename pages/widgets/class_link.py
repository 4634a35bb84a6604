"""What an instructor's link holds besides the view: a title of the instructor's own, and hidden controls.

`?title=Exercise 3&updates.margin=0.05&hide=margin,seed`: what is hidden stays as the link sets it.
"""

from collections.abc import Collection, Mapping

from bounds.vocabulary.prose import shortened
from pages.widgets.opening_address import opened_here

TITLE, HIDE = "title", "hide"
NAMES = frozenset({TITLE, HIDE})
LONGEST = 100


def page_title(usual: str) -> str:
    """The title that the link gives, else the page's own."""
    return shortened(_read(TITLE).strip(), LONGEST) or usual


def is_hidden(key: str) -> bool:
    """Whether the link keeps the control of this name off the page."""
    return not hidden().isdisjoint(_called(key))


def hidden() -> frozenset[str]:
    """The names of the controls that the link hides."""
    return frozenset(name for part in _read(HIDE).split(",") if (name := part.strip()))


def never_there(known: Collection[str]) -> list[str]:
    """The names that the link hides and the view does not have."""
    return sorted(hidden() - {name for key in known for name in _called(key)})


def in_address() -> Mapping[str, str]:
    """Both as the address has them, for a link that is passed on."""
    return {name: _read(name) for name in (TITLE, HIDE) if _read(name)}


def _called(key: str) -> tuple[str, str]:
    """A control's name in the address, as `updates.margin`, and the field's own."""
    return key, key.rpartition(".")[2]


def _read(name: str) -> str:
    return opened_here().get(name, [""])[-1]
