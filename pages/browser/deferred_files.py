"""By which name the server knows a file that is made when somebody clicks: Streamlit gives it another at each run.

A button is not sent again for that alone. The browser asks by the name that it was sent, maybe over a new connection.
"""

from collections import OrderedDict
from threading import Lock

MOST = 10_000  # names: some hours of a full class


class DeferredFiles:
    """The names that browsers have, and what the server calls the same files now."""

    def __init__(self, most: int = MOST) -> None:
        self._now: OrderedDict[str, str] = OrderedDict()
        self._most, self._lock = most, Lock()

    def rename(self, sent: str, now: str) -> None:
        """The file that a browser knows as `sent` is called `now`; those heard of longest ago are forgotten."""
        with self._lock:
            self._now[sent] = now
            self._now.move_to_end(sent)
            while len(self._now) > self._most:
                self._now.popitem(last=False)

    def name_of(self, sent: str) -> str:
        """What the server calls it."""
        return self._now.get(sent, sent)
