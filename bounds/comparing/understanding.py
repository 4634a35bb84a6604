"""Facts as people tell them: letters of books and everyday twins become the facts' own names.

>>> found = understood_facts({"n": "1000", "confidence": "95 %", "H": "1000"})
>>> found.inputs
{'m': 1000, 'delta': 0.05, 'ln_size': Ln(1000)}
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from bounds.comparing.readings import can_be_asked, common, words
from bounds.reading.numbers import read_number
from bounds.solving.understanding import Understood, understood
from bounds.words.readings import Readings
from bounds.words.statement import Statement
from bounds.words.vocabulary import Variable


class _Facts:
    """What `understood` asks of a theorem, for the common facts."""

    slug, trivial, relation = "compare", None, "<="

    def __init__(self, variables: tuple[Variable, ...]) -> None:
        self.variables, self.names = variables, frozenset(one.name for one in variables)
        self.readings = Readings(variables)

    def variable(self, name: str) -> Variable:
        return next(one for one in self.variables if one.name == name)


def understood_facts(told: Mapping[str, Any], ask: str | None = None) -> Understood:
    """The facts by their own names, what was understood on the way to them, and what one would ask back.

    A fact's own name stays, but for `n` where nobody tells m, and so do names that nothing is called by. Raises
    TypeError where a name could be several facts or one is told twice, and DomainError for a twin's value that is none.
    """
    own = {name: text for name, text in told.items() if name in _own() - ({"n"} if "m" not in told else set())}
    found = understood(cast(Statement, _common_facts()), {name: told[name] for name in told if name not in own})
    if twice := sorted(set(found.inputs) & set(own)):
        raise TypeError(f"compare is told {twice[0]} twice")
    numbers = {name: read_number(text) if isinstance(text, str) else text for name, text in own.items()}
    return Understood({**numbers, **found.inputs}, found.told, found.doubts)


@cache
def _own() -> frozenset[str]:
    from bounds import theorems

    return frozenset(words({slug: theorem for slug, theorem in theorems.items() if can_be_asked(theorem)}))


@cache
def _common_facts() -> _Facts:
    from bounds import theorems

    usual = {name: several[0] for name, several in words(theorems).items()}
    return _Facts(tuple(one for name, one in usual.items() if one in common() and name in ASKED))


ASKED = frozenset({"m", "delta", "epsilon", "d", "ln_size", "training_error", "errors"})
