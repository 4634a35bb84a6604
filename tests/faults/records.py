"""`caught.toml`: the first tests that caught each fault when it was last recorded."""

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path

CAUGHT = Path(__file__).parent / "caught.toml"
KEPT = 3  # tests for each fault


def recorded() -> dict[str, list[str]]:
    """The tests by the fault's name; none for a fault that escaped."""
    return dict(tomllib.loads(CAUGHT.read_text(encoding="utf-8"))) if CAUGHT.exists() else {}


def record(tests_by_fault: Mapping[str, list[str]]) -> None:
    """Write these over what was recorded of the same faults."""
    records = {**recorded(), **{name: tests[:KEPT] for name, tests in tests_by_fault.items()}}
    blocks = []
    for name, tests in sorted(records.items()):
        lines = "".join(f"    {json.dumps(test, ensure_ascii=False)},\n" for test in tests)
        blocks.append(f"{name} = [\n{lines}]\n" if tests else f"{name} = []\n")
    CAUGHT.write_text("\n".join(blocks), encoding="utf-8")
