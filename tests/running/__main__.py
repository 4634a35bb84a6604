"""`make try NAME=finite_agnostic`: every test that knows the name, in seconds. A name is that of a theorem, a learner,
a world, a view, a laboratory, a simulation, an experiment, or of whatever else a test is about.

Only files are read that write the name, or that go over all things of its kind.
"""

import difflib
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.running.names import Names, is_file_about

TESTS = Path(__file__).parents[1]
GOES_OVER = re.compile(r"\b(parametrize|over|each)\(")
MOST_SHOWN = 5  # names that are near to one that nothing knows


def registries() -> dict[str, Mapping[str, Any]]:
    """All that is found by its name, under the words by which a test goes over it."""
    from bounds import count, theorems, vc_dimension
    from laboratory.experiments import bound_adapters, experiments, simulations
    from laboratory.topics import laboratories, views
    from laboratory.worlds import worlds
    from laboratory.worlds.regression import worlds as regression_worlds
    from learners import learners

    return {
        "theorems": theorems, "learners": learners, "worlds": worlds, "regression worlds": regression_worlds,
        "views": views, "laboratories": laboratories, "simulations": simulations(), "experiments": experiments(),
        "bound adapters": bound_adapters(), "families": count.families, "vc_dimension": vc_dimension,
    }  # fmt: skip


def names_of(word: str) -> tuple[Names, list[str]]:
    """What stands for a word, and by which words tests go over things of its kind."""
    kinds = {kind: things for kind, things in registries().items() if word in things}
    classes = [things[word].__name__ for things in kinds.values() if isinstance(things[word], type)]
    return Names(word, *classes), list(kinds)


def files(names: Names, kinds: list[str]) -> Iterator[Path]:
    """The files with a test that may know the name."""
    of_its_kind = re.compile(rf"\b({'|'.join(kinds)})\b") if kinds else None
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text("utf-8")
        goes_over_it = of_its_kind is not None and of_its_kind.search(text) and GOES_OVER.search(text)
        if goes_over_it or names.stand_in(text) or is_file_about(path, names):
            yield path


def main(word: str) -> int:
    """Run the tests; 2 where nothing knows the name."""
    names, kinds = names_of(word)
    paths = list(map(str, files(names, kinds)))
    if not paths:
        known = {name for things in registries().values() for name in things}
        near = difflib.get_close_matches(word, sorted(known), MOST_SHOWN)
        suggestion = f" Did you mean {', '.join(near)}?" if near else ""
        sys.stderr.write(f"No test knows {word!r}.{suggestion}\n")
        return 2
    return pytest.main([*paths, f"--knows={','.join(sorted(names.words))}", "--quiet", "-p", "no:xdist"])


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
