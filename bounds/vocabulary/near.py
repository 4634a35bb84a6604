"""Similar names: what may have been meant by a mistyped one."""

import difflib
from collections.abc import Iterable, Sequence

SHOWN = 60  # characters of what was typed
MOST = 3


def near(name: object, names: Iterable[str], least: float = 0.4) -> list[str]:
    """The most similar names, nearest first, each once; none where no similarity is at `least` this. Names that differ
    by their case alone come first."""
    typed, pool = str(name)[:SHOWN], list(dict.fromkeys(names))
    in_another_case = [known for known in pool if known.casefold() == typed.casefold() and known != typed]
    return list(dict.fromkeys([*in_another_case, *difflib.get_close_matches(typed, pool, n=MOST, cutoff=least)]))[:MOST]


def unknown(what: str, name: object, names: Iterable[str], where: str = "", meant: Sequence[str] = ()) -> str:
    """The error that no `what` has this name, with what may be `meant` or is spelled alike; else `where` to look."""
    meant = [*meant[:MOST]] or near(name, names)
    hint = f"; did you mean {', '.join(meant)}?" if meant else where and f"; {where} shows all"
    return f"no {what} is called {str(name)[:SHOWN] or 'nothing'}{hint}"
