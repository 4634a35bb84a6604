"""The rules of the house, read from the source: what may import what, and what no file may hold."""

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAYERS = ("bounds", "sources", "learners", "experiments", "figures", "pages", "app")
NEVER_IMPORTED = {"tests", "benchmarks"}
SEPARATE = {"learners": {"bounds", "sources"}}  # a learner knows no theorem, and no world
BELOW_FIGURES = LAYERS[:4]
OTHERS_THAT_BOUNDS_MAY_USE = {"numpy", "scipy", "flint", "click"}
SLOW_TO_IMPORT = {"scipy", "sklearn", "pandas", "numba", "streamlit", "plotly"}
LINES = 300

TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".yml", ".yaml", ".cfg", ".sh"}
NAMED_TEXTS = {"Makefile", "run"}
ONE_MACHINE = re.compile(r"(?<![\w.])/(work|root|home|Users)/")


def _files() -> Iterator[Path]:
    ours = {".ci", ".streamlit"}
    for folder, subfolders, names in os.walk(ROOT):
        made_or_hidden = {name for name in subfolders if name.startswith((".", "__", "build"))} - ours
        subfolders[:] = [name for name in subfolders if name not in made_or_hidden]
        yield from (Path(folder, name) for name in names)


FILES = sorted(_files())
MODULES = [path for path in FILES if path.suffix == ".py"]


def _label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _layer(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return "app" if first == "app.py" else first


HOUSE = [path for path in MODULES if _layer(path) in LAYERS]
each_module = pytest.mark.parametrize("path", HOUSE, ids=_label)


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), _label(path))


def _imported(path: Path) -> set[str]:
    """Top-level names of all that the module imports, wherever in it; relative ones stay in the package."""
    names: set[str] = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.partition(".")[0])
    return names


def test_every_package_that_exists_has_modules() -> None:
    packages = {name for name in LAYERS if any((ROOT / name).glob("*.py"))}
    assert "bounds" in packages
    assert packages <= {_layer(path) for path in HOUSE}


@each_module
def test_imports_run_downwards_only(path: Path) -> None:
    layer = _layer(path)
    above = set(LAYERS[LAYERS.index(layer) + 1 :])
    assert not _imported(path) & (above | NEVER_IMPORTED | SEPARATE.get(layer, set()))


@each_module
def test_only_pages_know_streamlit_and_only_figures_plotly(path: Path) -> None:
    layer = _layer(path)
    forbidden = {"streamlit", "plotly"} if layer in BELOW_FIGURES else set()
    forbidden |= {"streamlit"} if layer == "figures" else set()
    assert not _imported(path) & forbidden


@pytest.mark.parametrize("path", [path for path in HOUSE if _layer(path) == "bounds"], ids=_label)
def test_bounds_need_few_other_libraries(path: Path) -> None:
    assert _imported(path) <= sys.stdlib_module_names | {"bounds"} | OTHERS_THAT_BOUNDS_MAY_USE


def test_importing_bounds_loads_nothing_slow() -> None:
    report = "import sys, bounds; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run(
        [sys.executable, "-c", report], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert not SLOW_TO_IMPORT & set(done.stdout.split())


@each_module
def test_nothing_prints_or_catches_everything_or_holds_global_state(path: Path) -> None:
    nodes = list(ast.walk(_tree(path)))
    calls = [node.lineno for node in nodes if isinstance(node, ast.Call) and _is_print(node.func)]
    assert path.name == "__main__.py" or not calls, f"print on lines {calls}"
    bare = [node.lineno for node in nodes if isinstance(node, ast.ExceptHandler) and node.type is None]
    assert not bare, f"bare except on lines {bare}"
    shared = [node.lineno for node in nodes if isinstance(node, ast.Global)]
    assert not shared, f"global on lines {shared}"


def _is_print(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "print"


@pytest.mark.parametrize("path", MODULES, ids=_label)
def test_a_module_says_one_thing(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LINES


@pytest.mark.parametrize("kind", ["Categorical", "Sequential", "Diverging"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_streamlit_gets_exactly_ten_colours(theme: str, kind: str) -> None:
    config = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text())
    colours = config["theme"][theme][f"chart{kind}Colors"]
    assert len(colours) == len(set(colours)) == 10
    assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours)


def test_every_requirement_has_a_tested_floor_and_a_safe_ceiling() -> None:
    texts = [(ROOT / name).read_text() for name in ("requirements.txt", "requirements-dev.txt")]
    requirements = [line for line in "".join(texts).splitlines() if not line.startswith(("#", "-r"))]
    assert len(requirements) > 10
    assert not [line for line in requirements if not re.fullmatch(r"[\w-]+>=[\d.]+,<\d+", line)]


def test_nothing_names_a_folder_of_one_machine() -> None:
    texts = [path for path in FILES if path.suffix in TEXTS or path.name in NAMED_TEXTS]
    assert {"Makefile", "run", "pyproject.toml", "config.toml"} <= {path.name for path in texts}
    named = {_label(path): ONE_MACHINE.findall(path.read_text(encoding="utf-8")) for path in texts}
    assert not {label: found for label, found in named.items() if found}
