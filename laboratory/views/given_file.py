"""A field for a file of the user's."""

from dataclasses import dataclass
from typing import Any

from laboratory.views.fields import Asked, Field


@dataclass(frozen=True)
class File(Field):
    """A file of the user's: the run takes its bytes, empty where none was given. It stands in no link."""

    meaning: str

    def start(self, asked: Asked) -> bytes:
        """See `Field.start`."""
        return b""

    def read(self, text: str) -> bytes:
        """Of a link nothing is taken."""
        if text:
            raise ValueError(f"{self.label} must be given on the page: no link holds a file.")
        return b""

    def spelled(self, value: Any) -> str:
        """Nothing: see `read`."""
        return ""

    def checked(self, value: Any) -> bytes:
        """See `Field.checked`."""
        if not isinstance(value, bytes):
            raise ValueError(f"{self.label} must be the bytes of a file; got {value!r}.")
        return value
