"""Greek letters reach every screen and every file."""

import os
import sys
from io import TextIOWrapper


def write_every_letter() -> None:
    """Write UTF-8 into files and pipes, as Python 3.15 does everywhere; a terminal's own letters, and ? for others.

    Windows would write a file in the country's code page, which has no ε, and stop at the first.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            has_letters_of_its_own = stream.isatty() or "PYTHONIOENCODING" in os.environ
            stream.reconfigure(encoding=None if has_letters_of_its_own else "utf-8", errors="replace")
