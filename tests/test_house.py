"""The rules of the house, read from the source: what no file, no folder and no name may be."""

import ast
import re
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

import pytest

from bounds import theorems
from tests.house import PRODUCT, ROOT, TOOLS, Module, files, held, modules, product

LINES, LINES_OF_A_TEST = 250, 300
FILES_IN_A_FOLDER = 45
MODULES_AT_THE_TOP = {"bounds": 5, "laboratory": 2}  # `__init__` among them
FAMILIES = ("bounds/theorems/", "laboratory/experiments/simulations/")
RECORDS = {"dataclass", "NamedTuple", "Protocol", "TypedDict"}

TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".yml", ".yaml", ".cfg", ".sh"}
NAMED_TEXTS = {"Makefile", "run"}
FORBIDDEN = re.compile(r"\bprint\b|\bexcept\s*:|\bglobal\b")  # where none of them is written, none is meant
ONE_MACHINE = re.compile(r"(?<![\w.])/(work|root|home|Users)/")


def test_every_package_of_the_product_is_read() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", *TOOLS}
    assert "bounds" in packages <= PRODUCT
    assert len(product()) > 1_000


def test_nothing_prints_or_catches_everything_or_holds_global_state() -> None:
    held("words of Python", [f"{module.label}:{line}" for module in product().values() for line in _forbidden(module)])


def _forbidden(module: Module) -> list[str]:
    if not FORBIDDEN.search(module.text):
        return []
    may_print = module.path.name == "__main__.py"
    nodes = list(ast.walk(module.tree))
    prints = [node.lineno for node in nodes if isinstance(node, ast.Call) and _is_print(node.func) and not may_print]
    bare = [node.lineno for node in nodes if isinstance(node, ast.ExceptHandler) and node.type is None]
    shared = [node.lineno for node in nodes if isinstance(node, ast.Global)]
    lines_by_word = {"print": prints, "bare except": bare, "global": shared}
    return [f"{line} {word}" for word, lines in lines_by_word.items() for line in lines]


def _is_print(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "print"


def test_a_module_says_one_thing() -> None:
    lengths = {module: len(module.text.splitlines()) for module in modules()}
    too_long = {module for module, length in lengths.items() if length > _longest(module)}
    held("long", [f"{module.label}: {lengths[module]} lines" for module in too_long])


def _longest(module: Module) -> int:
    return LINES if module.name in product() else LINES_OF_A_TEST


def test_a_folder_can_be_overlooked() -> None:
    folders = Counter(path.parent.relative_to(ROOT).as_posix() for path in files() if path.suffix == ".py")
    crowded = {folder: there for folder, there in folders.items() if there > FILES_IN_A_FOLDER}
    held("crowded", [folder for folder in crowded if not folder.startswith(FAMILIES)])


@pytest.mark.parametrize("package", MODULES_AT_THE_TOP)
def test_the_top_of_a_package_shows_in_one_look_what_there_is(package: str) -> None:
    tops = {path.stem for path in (ROOT / package).glob("*.py")}
    assert len(tops) <= MODULES_AT_THE_TOP[package], sorted(tops)


def test_no_module_has_a_folder_for_a_twin() -> None:
    """As `compare.py` beside `compare/`: one room for one thing."""
    held("twins", [module.label for module in product().values() if module.path.with_suffix("").is_dir()])


def test_no_two_public_records_have_one_name() -> None:
    homes = defaultdict(list)
    for module in product().values():
        for name in _records(module):
            homes[name].append(module.name)
    held("namesakes", [f"{name}: {', '.join(sorted(where))}" for name, where in homes.items() if len(where) > 1])


def _records(module: Module) -> list[str]:
    if not any(word in module.text for word in RECORDS):
        return []
    classes = [node for node in module.tree.body if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    return [node.name for node in classes if RECORDS & {_called(mark) for mark in node.decorator_list + node.bases}]


def _called(mark: ast.expr) -> str:
    """The last word of `@dataclass(frozen=True)`, `typing.NamedTuple`, `Protocol[T]`."""
    while isinstance(mark, ast.Call | ast.Subscript):
        mark = mark.func if isinstance(mark, ast.Call) else mark.value
    return mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "")


def test_only_tests_are_called_tests() -> None:
    """But for a theorem of that name, such as test_set_kl, and what is named after it: people's links hold slugs."""
    called = [module for module in product().values() if module.path.name.startswith("test_")]
    held("called tests", [module.label for module in called if module.path.stem not in theorems])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_streamlit_gets_exactly_ten_colours(theme: str) -> None:
    config = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))
    for kind in ("Categorical", "Sequential", "Diverging"):
        colours = config["theme"][theme][f"chart{kind}Colors"]
        assert len(colours) == len(set(colours)) == 10, kind
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in colours), kind


def test_every_requirement_has_a_tested_floor_and_a_safe_ceiling() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = [project["project"]["dependencies"], *project["project"]["optional-dependencies"].values(),
             *project["dependency-groups"].values()]  # fmt: skip
    requirements = [line for each in lists for line in each if not line.startswith(project["project"]["name"])]
    assert len(requirements) > 20
    assert not [line for line in requirements if not re.fullmatch(r"[\w-]+>=[\d.]+,<\d+", line)]


def test_nothing_names_a_folder_of_one_machine() -> None:
    texts = [path for path in files() if path.suffix in TEXTS or path.name in NAMED_TEXTS]
    assert {"Makefile", "run", "pyproject.toml", "config.toml"} <= {path.name for path in texts}
    named = [path for path in texts if ONE_MACHINE.search(path.read_text(encoding="utf-8"))]
    held("one machine", [_label(path) for path in named])


def _label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
