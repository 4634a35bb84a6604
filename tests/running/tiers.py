"""How long tests take, as recorded: those that are not slow make `make quick`.

`slow.toml` holds the processor seconds of every test that takes long, all its cases together, as a run with
`--record` found them. It is a record of what to leave out of a quick run, and nothing that a test could fail by.
"""

import resource
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RECORD = Path(__file__).with_name("slow.toml")
LONG = 0.2  # processor seconds of a test with all its cases, from which on it is slow
HEADER = """# Processor seconds of every test that is slow, all its cases together: what `make quick` leaves out.
# Written by `make record`, which runs everything; a test keeps every name in it to one that exists.
"""


@cache
def slow() -> Mapping[str, Mapping[str, float]]:
    """By file, as pytest names it, the tests that are slow."""
    return tomllib.loads(RECORD.read_text("utf-8"))


def is_slow(nodeid: str) -> bool:
    """Is it a test, or a case of one, that takes long?"""
    file, test = parts_of(nodeid)
    return test in slow().get(file, {})


def parts_of(nodeid: str) -> tuple[str, str]:
    """The file, and the test without its case."""
    file, _, rest = nodeid.partition("::")
    return file, rest.partition("[")[0]


class Stopwatch:
    """Adds up what tests take of processors, their own processes included."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    @contextmanager
    def timing(self, nodeid: str) -> Iterator[None]:
        """Add what happens inside to the test's account."""
        began = _spent()
        yield
        self.seconds[nodeid.partition("[")[0]] += _spent() - began


def _spent() -> float:
    own, ended = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + ended.ru_utime + ended.ru_stime


def write(seconds: Mapping[str, float]) -> None:
    """Keep what is slow."""
    lines, last = [HEADER], ""
    for nodeid, spent in sorted(seconds.items()):
        file, test = parts_of(nodeid)
        if spent < LONG:
            continue
        if file != last:
            lines.append(f'\n["{file}"]\n')
            last = file
        lines.append(f'"{test}" = {spent:.1f}\n')
    RECORD.write_text("".join(lines), "utf-8")
