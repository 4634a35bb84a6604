"""Every `>>>` in a docstring is run, and every public name of bounds has one, and every learner."""

import doctest
import importlib
import inspect
from pathlib import Path

import pytest

import bounds
from learners import learners
from tests.all_told import over

ROOT = Path(__file__).parents[1]
FILES = [path for package in ("bounds", "learners", "laboratory") for path in sorted((ROOT / package).rglob("*.py"))]
WITH_EXAMPLES = [path for path in FILES if ">>> " in path.read_text("utf-8")]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("module", [name_of(path) for path in WITH_EXAMPLES])
def test_it_runs(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", bounds.__all__)
def test_every_public_name_shows_how_it_is_used(name: str) -> None:
    examples = doctest.DocTestParser().get_examples(inspect.getdoc(getattr(bounds, name)) or "")
    assert any(name in example.source for example in examples)


@over(list(learners))
def test_every_learner_shows_how_it_is_fitted_and_what_comes_out(name: str) -> None:
    """In three to six lines, the import among them."""
    kind = learners[name]
    examples = doctest.DocTestParser().get_examples(inspect.getdoc(kind) or "")
    code = "".join(example.source for example in examples)
    assert f"{kind.__name__}(" in code and ".fit(" in code and any(example.want for example in examples), name
    assert 3 <= len(code.splitlines()) <= 6, name
