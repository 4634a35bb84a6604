"""Names like a name: what somebody who mistyped one may have meant."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence

SHOWN = 60  # characters of what was typed
MOST = 3


def near(name: object, names: Iterable[str], least: float = 0.4) -> list[str]:
    """The names most like it, nearest first, each once; none where nothing is at `least` so much like it."""
    return difflib.get_close_matches(str(name)[:SHOWN], list(dict.fromkeys(names)), n=MOST, cutoff=least)


def unknown(what: str, name: object, names: Iterable[str], where: str = "", meant: Sequence[str] = ()) -> str:
    """No `what` is called so, and what may have been `meant`, or is spelled like it; else `where` all are told."""
    meant = [*meant[:MOST]] or near(name, names)
    hint = f"; did you mean {', '.join(meant)}?" if meant else where and f"; {where} shows all"
    return f"no {what} is called {str(name)[:SHOWN] or 'nothing'}{hint}"
