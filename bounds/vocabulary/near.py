"""Names like a name: what somebody who mistyped one may have meant."""

import difflib
from collections.abc import Iterable, Sequence

SHOWN = 60  # characters of what was typed
MOST = 3


def near(name: object, names: Iterable[str], least: float = 0.4) -> list[str]:
    """The names most like it, nearest first, each once; none where nothing is at `least` so much like it. What differs
    by its case alone comes first."""
    told, pool = str(name)[:SHOWN], list(dict.fromkeys(names))
    in_another_case = [one for one in pool if one.casefold() == told.casefold() and one != told]
    return list(dict.fromkeys([*in_another_case, *difflib.get_close_matches(told, pool, n=MOST, cutoff=least)]))[:MOST]


def unknown(what: str, name: object, names: Iterable[str], where: str = "", meant: Sequence[str] = ()) -> str:
    """No `what` is called so, and what may have been `meant`, or is spelled like it; else `where` all are told."""
    meant = [*meant[:MOST]] or near(name, names)
    hint = f"; did you mean {', '.join(meant)}?" if meant else where and f"; {where} shows all"
    return f"no {what} is called {str(name)[:SHOWN] or 'nothing'}{hint}"
