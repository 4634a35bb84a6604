"""A fault: one small change of one file that makes it wrong, and where tests are expected to notice."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Fault:
    """In `file`, `old` becomes `new`, and what is then `wrong`.

    `tests` are the files, folders or tests that could see it. `marks` are words that tell it apart where many faults
    are made at once, such as the slug of a theorem or the address of a view: one stands in the failing test's name or
    message. A fault without marks concerns many things, and is made alone.
    """

    name: str
    file: str
    old: str
    new: str
    wrong: str
    tests: tuple[str, ...]
    marks: tuple[str, ...] = ()

    @property
    def is_stale(self) -> bool:
        """Is the text that it replaces no longer there exactly once?"""
        path = ROOT / self.file
        return not path.is_file() or path.read_text(encoding="utf-8").count(self.old) != 1

    def made_in(self, text: str) -> str:
        """The file's text with the fault in it. Raises ValueError where that is stale."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name} is stale: its text is not found exactly once in {self.file}")
        return text.replace(self.old, self.new)


def read_faults() -> dict[str, Fault]:
    """Every fault by its name, in the order of the files."""
    entries = [entry for path in sorted(DATA.glob("*.toml")) for entry in _entries(path)]
    faults = [Fault(**entry) for entry in entries]
    names = [fault.name for fault in faults]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"faults of one name: {', '.join(sorted(twice))}")
    return {fault.name: fault for fault in faults}


def _entries(path: Path) -> list[dict[str, Any]]:
    """What the file tells of each of its faults; `tests` that all of them share stand at its top."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    entries = ({"tests": data.get("tests", []), **entry} for entry in data["fault"])
    return [{name: tuple(it) if isinstance(it, list) else it for name, it in entry.items()} for entry in entries]
