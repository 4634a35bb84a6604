"""Words in which theorems fill in the numbers: `{{hoeffding_two_sided m=1000 delta=0.05}}` is read as `0.04295`."""

import re
from importlib import import_module
from typing import NoReturn, overload

_BEGINS, _PLACEHOLDER = "{{", re.compile(r"\{\{[^{}]*\}\}")


class Filled:
    """A field of a record, of text whose placeholders are filled in when it is read: no import evaluates a theorem.

    Text as it was written stays in `vars` of the record; `replace` copies the text that is read.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, record: None, owner: type) -> NoReturn: ...

    @overload
    def __get__(self, record: object, owner: type) -> str: ...

    def __get__(self, record: object | None, owner: type) -> str:
        if record is None:
            raise AttributeError(self._name)  # so that a dataclass takes the field for one without a default
        written: str = vars(record)[self._name]
        return filled(written)

    def __set__(self, record: object, text: str) -> None:
        vars(record)[self._name] = text


def filled(text: str) -> str:
    """The text with its numbers. Raises ValueError, in one sentence, for a placeholder that cannot be filled in."""
    if _BEGINS not in text:
        return text
    words: str = import_module("bounds.display.placeholders").fill(text)  # it knows the theorems, which know this
    return words


def words_alone(text: str) -> str:
    """The text without its numbers, for whoever looks for words: no theorem is evaluated."""
    return _PLACEHOLDER.sub("", text)
