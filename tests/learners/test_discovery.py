"""Learners are found by their files, imported by name or class, and refused aloud where a file is broken."""

import subprocess
import sys
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages

import pytest
from sklearn.base import ClassifierMixin, RegressorMixin

import learners as package
from learners import LearnerFileError, Learners, about, discover, learners
from learners.shared.declaring import learner
from tests.sentences import pattern


def test_discovery_is_read_only_and_knows_its_files() -> None:
    assert discover() is learners
    assert len(learners) == len(set(learners)) > 50
    assert list(learners) == sorted(learners)
    assert "_discovery" not in learners
    with pytest.raises(TypeError):
        learners["mine"] = object  # type: ignore[index]  # wrong on purpose
    with pytest.raises(KeyError, match=pattern("no learner mine")):
        learners["mine"]
    with pytest.raises(KeyError, match=pattern("no learner mine")):
        about("mine")


def test_whatever_predicts_is_declared_as_a_learner() -> None:
    """A file that forgets `@learner` would be taken for a tool; so would one outside of the folders of subjects."""
    modules = [module.name for module in walk_packages(package.__path__, "learners.")]
    defined = {thing for name in modules for _, thing in getmembers(import_module(name), isclass)}
    estimators = {thing for thing in defined if issubclass(thing, ClassifierMixin | RegressorMixin)}
    ours = {
        thing for thing in estimators if thing.__module__.startswith("learners.") and not thing.__name__.startswith("_")
    }
    kinds = {base for thing in ours for base in thing.__mro__[1:]}
    assert ours - kinds == set(learners.values())


def test_every_learner_is_imported_by_the_name_of_its_class() -> None:
    for kind in learners.values():
        assert getattr(package, kind.__name__) is kind
        assert kind.__name__ in dir(package)


def test_what_is_no_learner_is_no_attribute() -> None:
    for name in ("Nobody", "THRESHOLDERM", "nobody"):
        with pytest.raises(AttributeError, match=pattern(f"not {name}")):
            getattr(package, name)


ESTIMATOR = """from sklearn.base import BaseEstimator
def learner(kind):
    return kind
"""
HONEST = "@learner\nclass {}(BaseEstimator):\n    title = 'A'\n    says = 'B.'\n\n\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (ESTIMATOR + "@learner\ndef odd_one():\n    pass\n", "one none"),
        (ESTIMATOR + HONEST.format("OddOne") + HONEST.format("Other"), "OddOne Other"),
        (ESTIMATOR + HONEST.format("Other"), "own Other"),
    ],
)
def test_discovery_fails_loudly(text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "odd_one.py").write_text(text, encoding="utf-8")
    (tmp_path / "odd" / "tool.py").write_text("'a tool'", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path.parent)
    broken = Learners(tmp_path.name, tmp_path)
    assert list(broken) == ["odd_one"]
    with pytest.raises(LearnerFileError, match=pattern(complaint)):
        broken["odd_one"]


def test_a_learner_without_words_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "mute.py").write_text("@learner\nclass Mute:\n    title = 'Mute'\n", encoding="utf-8")
    with pytest.raises(LearnerFileError, match=pattern("mute.py title")):
        Learners("nowhere", tmp_path).about("mute")
    with pytest.raises(TypeError, match=pattern("Mute title")):
        learner(type("Mute", (), {"title": "Mute"}))


def test_two_learners_of_one_name_are_refused(tmp_path: Path) -> None:
    for subject in ("one", "other"):
        (tmp_path / subject).mkdir()
        (tmp_path / subject / "twin.py").write_text(HONEST.format("Twin"), encoding="utf-8")
    with pytest.raises(LearnerFileError, match=pattern("twin.py other")):
        len(Learners("nowhere", tmp_path))


def test_names_and_words_cost_no_heavy_import() -> None:
    code = (
        "import sys, learners; names = list(learners.learners); [learners.about(name) for name in names];"
        "print({'sklearn', 'numba', 'scipy', 'pandas', 'numpy'} & set(sys.modules) or 'nothing heavy')"
    )
    output = subprocess.check_output([sys.executable, "-c", code], text=True, cwd=Path(__file__).parents[2])
    assert output == "nothing heavy\n"
