"""A comparison to take away: as Python, and on the command line."""

import shlex
from collections.abc import Mapping
from typing import Any

from bounds import Ln
from bounds.display.calls import typed

ALL = "all"  # instead of a question: all that can be said
KNOWS = {"unknown": None, "yes": True, "no": False}


def in_letters(value: Any) -> str:
    """A fact as it is typed."""
    return "yes" if value is True else typed(value)


def python_snippet(ask: str, realizable: str, facts: Mapping[str, Any]) -> str:
    """Python that prints every row."""
    names = "Ln, compare" if any(isinstance(value, Ln) for value in facts.values()) else "compare"
    options = {"ask": None if ask == ALL else ask, "realizable": KNOWS[realizable]}
    arguments = ", ".join(f"{name}={value!r}" for name, value in {**options, **facts}.items() if value is not None)
    return (
        f"from bounds import {names}\n\nfor row in compare({arguments}):\n"
        "    print(row.event, row.slug, row.value, row.why, sep=' | ')\n"
    )


def command(ask: str, realizable: str, facts: Mapping[str, Any]) -> str:
    """The same on the command line."""
    line = ["ltlab", "compare", *(f"{name}={in_letters(value)}" for name, value in facts.items())]
    line += [] if ask == ALL else ["--ask", ask]
    return shlex.join(line + ([] if realizable == "unknown" else ["--realizable", realizable]))
