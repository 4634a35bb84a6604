"""A field for a file of the user's."""

from dataclasses import dataclass
from typing import Any

from laboratory.views.fields import Field, Settings


@dataclass(frozen=True)
class File(Field):
    """A file of the user's: the run takes its bytes, empty where there is none. No link holds it."""

    meaning: str

    def start(self, settings: Settings) -> bytes:
        """See `Field.start`."""
        return b""

    def parse(self, text: str) -> bytes:
        """Refuse any text of a link."""
        if text:
            raise ValueError(f"{self.label} must be uploaded on the page: links do not include files.")
        return b""

    def to_text(self, value: Any) -> str:
        """Nothing: see `read`."""
        return ""

    def checked(self, value: Any) -> bytes:
        """See `Field.checked`."""
        if not isinstance(value, bytes):
            raise ValueError(f"{self.label} must be the bytes of a file; got {value!r}.")
        return value
