"""Every public function and class: imported from its subject's package, found by search, and near names suggested."""

import inspect
import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import bounds
import learners
from bounds.index.elsewhere import Elsewhere
from bounds.index.functions import found_elsewhere
from bounds.index.public import listed
from bounds.index.stems import SMALL
from laboratory.index.public import public
from learners.shared.opening import public_names, subjects
from tests.all_told import over

PUBLIC = [(package, name, module) for package in subjects() for name, module in public_names(package).items()]
PUBLIC_PLACES = (*listed("bounds"), *public())
LISTED = (
    "bounds", "laboratory.worlds", "laboratory.worlds.regression", "laboratory.experiments", "laboratory.sweeps",
    "laboratory.evaluations",
)  # fmt: skip


@over(subjects())
def test_a_subject_gives_what_its_files_define_whatever_was_imported_before(package: str) -> None:
    """A function keeps its name where a file has the same, though importing the file would take it away."""
    opened = import_module(package)
    folder = Path(str(opened.__file__)).parent
    defined: Counter[str] = Counter()
    for path in folder.glob("[a-z]*.py"):
        module = import_module(f"{package}.{path.stem}")
        for name, thing in vars(module).items():
            own = getattr(thing, "__module__", "") == module.__name__ and getattr(thing, "__name__", "") == name
            if own and not name.startswith("_") and (inspect.isfunction(thing) or inspect.isclass(thing)):
                defined[name] += 1
                assert getattr(opened, name) is thing and name in dir(opened), name
                assert inspect.getdoc(thing), name
    assert defined and max(defined.values()) == 1
    assert not set(defined) - set(public_names(package))


@over(PUBLIC)
def test_a_public_name_is_imported_from_its_subject(package: str, name: str, module: str) -> None:
    scope: dict[str, object] = {}
    exec(f"from {package} import {name}", scope)
    assert scope[name] is vars(import_module(module))[name]


def test_every_learner_is_imported_from_the_top_too() -> None:
    for called, name in learners.learners.classes.items():
        assert getattr(learners, called) is learners.learners[name] and learners.learners[name].__name__ == called


@over(PUBLIC_PLACES)
def test_a_public_name_is_found_by_itself_and_by_words_of_its_docstring(entry: Elsewhere) -> None:
    package, _, name = entry.where.rpartition(".")
    assert getattr(import_module(package), name) is not None
    words = [word for word in re.findall(r"[A-Za-z][a-z]{3,}", entry.title) if word.lower() not in SMALL]
    for sought in {name, name.replace("_", " "), " ".join(words[:3])} - {""}:
        assert entry.where in [match.where for match in found_elsewhere(sought)], sought


def test_search_knows_every_public_name() -> None:
    known = {entry.where for entry in PUBLIC_PLACES}
    classes = learners.learners.classes
    assert known >= {f"learners.{name}" if name in classes else f"{package}.{name}" for package, name, _ in PUBLIC}
    for package in LISTED:
        module = import_module(package)
        for name in module.__all__:
            thing = getattr(module, name)
            if inspect.isfunction(thing) or (inspect.isclass(thing) and thing.__module__.startswith(package)):
                assert f"{package}.{name}" in known, name


def test_the_documentation_lists_every_public_name() -> None:
    """Learners have pages of their own."""
    from docs_builder.reference import PARTS
    from docs_builder.reference import public_names as listed

    pages = {package: "\n".join(listed(package)) for package in PARTS}
    for entry in PUBLIC_PLACES:
        place, _, name = entry.where.rpartition(".")
        heading, item = f"## from {place} import ...", f"- `{name}`: "
        if (place, name) not in {("learners", called) for called in learners.learners.classes}:
            section = pages[place.partition(".")[0]].partition(f"{heading}\n")[2].partition("\n## ")[0]
            assert item in section, entry.where


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("from learners import Perceptrn", "Perceptron"),
        ("from learners import Adabost", "AdaBoost"),
        ("from learners import halfspace", "halfspaces"),
        ("from learners import cross_validate", "learners.selection"),
        ("from learners.selection import nested_crossvalidation", "nested_cross_validation"),
        ("from learners.trees import entrpy", "entropy"),
        ("from learners.trees import cohen_kappa", "learners.selection"),
        ("from bounds import compar", "compare"),
        ("from bounds import vc_dimensions", "vc_dimension"),
        ("from laboratory import experiment", "experiments"),
    ],
)
def test_a_near_name_is_suggested(line: str, meant: str) -> None:
    with pytest.raises(ImportError, match=rf"\b{meant}\b"):
        exec(line)
    package, name = re.findall(r"from (\S+) import (\S+)", line)[0]
    assert not hasattr(import_module(package), name)
    with pytest.raises(AttributeError, match=rf"\b{meant}\b"):
        getattr(import_module(package), name)


def test_modules_and_what_nobody_means_are_left_alone() -> None:
    from learners import svm, trees  # noqa: F401

    with pytest.raises(ImportError):
        exec("from learners import zebra")
    assert not hasattr(learners, "__wrapped__") and not hasattr(bounds, "_nothing")
