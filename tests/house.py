"""The house as its rules see it: every file, every module read once, and every arrow from one module to another."""

import ast
import os
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOOLS = {"benchmarks", "docs_builder"}  # they stand above the product, which knows neither
PRODUCT = {"app", "bounds", "laboratory", "learners", "pages"}
OWED = ROOT / "tests" / "owed.toml"


@dataclass(frozen=True)
class Module:
    """One file of Python: `name` as it is imported, `folder` the package it lies in (its own, for an `__init__`)."""

    path: Path
    name: str

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def tree(self) -> ast.Module:
        return _parsed(self)

    @property
    def label(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @property
    def folder(self) -> str:
        return self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]


@lru_cache(maxsize=16)  # the trees of all are millions of objects, which every collection of garbage would go through
def _parsed(module: Module) -> ast.Module:
    return ast.parse(module.text, module.label)


@dataclass(frozen=True)
class Arrow:
    """One import, wherever it is written: at the top, in a function, or for annotations only."""

    importer: Module
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer.label}:{self.line} imports {self.imported}"


def files() -> Iterator[Path]:
    """Every file that is kept: neither made by a tool nor hidden, but for the two folders of settings."""
    ours = {".ci", ".streamlit"}
    for folder, subfolders, names in os.walk(ROOT):
        made_or_hidden = {name for name in subfolders if name.startswith((".", "__", "build")) or name == "site"} - ours
        subfolders[:] = [name for name in subfolders if name not in made_or_hidden]
        yield from (Path(folder, name) for name in names)


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the repository, each read and parsed once, when a rule asks."""
    return tuple(_read(path) for path in sorted(files()) if path.suffix == ".py")


@cache
def product() -> dict[str, Module]:
    """The modules of the product by name: not tests, not benchmarks."""
    return {module.name: module for module in modules() if module.name.partition(".")[0] in PRODUCT}


@cache
def arrows() -> tuple[Arrow, ...]:
    """Every import in the product; `imported` is a module where the repository has it, else as it is written."""
    return tuple(arrow for module in product().values() for arrow in _arrows(module))


def is_in(name: str, package: str) -> bool:
    """Whether a module is the package or lies somewhere in it."""
    return f"{name}.".startswith(f"{package}.")


def held(rule: str, offences: list[str]) -> None:
    """Fail with all offences, each `who: what`, in one message.

    What a running rebuild still owes is listed by who, and leaves the list when it is mended.
    """
    owed = set(tomllib.loads(OWED.read_text(encoding="utf-8")).get(rule, [])) if OWED.exists() else set()
    new = sorted(offence for offence in set(offences) if offence.partition(": ")[0] not in owed)
    mended = sorted(owed - {offence.partition(": ")[0] for offence in offences})
    lines = [*new, *(f"{who}: mended, strike it from {OWED.name}" for who in mended)]
    assert not lines, f"{rule}: {len(lines)}\n" + "\n".join(lines)


def _read(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return Module(path, ".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def _arrows(module: Module) -> Iterator[Arrow]:
    for node in statements(module.tree):
        if isinstance(node, ast.Import):
            yield from (Arrow(module, alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            named = _named(module, node)
            yield from (Arrow(module, _meant(named, alias.name), node.lineno) for alias in node.names)


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Every statement at any depth, and what holds some: not the parts of expressions, which are most of a tree."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        for field in ("body", "orelse", "finalbody", "handlers", "cases"):
            held = getattr(node, field, None)
            if isinstance(held, list):
                left += held
        yield node


def _named(module: Module, node: ast.ImportFrom) -> str:
    """The module an import names, relative ones from the folder they start in."""
    if not node.level:
        return node.module or ""
    parts = module.folder.split(".")
    return ".".join(parts[: len(parts) + 1 - node.level] + ([node.module] if node.module else []))


def _meant(named: str, taken: str) -> str:
    """`from a import b` means the module a.b where there is one, and else a."""
    return f"{named}.{taken}" if f"{named}.{taken}" in product() else named
