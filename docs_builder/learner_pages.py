"""A page for each learner: what it does, its arguments, its history, and the laboratories that show it."""

import inspect
from collections.abc import Iterable
from typing import Any

import griffe

from docs_builder.docstrings import as_markdown
from docs_builder.seen_in import laboratories_of
from docs_builder.sources import Menu, Sources
from docs_builder.writing import bullets, code, titled
from learners import about, learners

INDEX = "learners/index.md"
SUBJECTS = {
    "bayes": "Bayes", "complexity": "Complexity and stability", "costs": "Costs", "dimensions": "Dimensions",
    "ensembles": "Ensembles", "erm": "Empirical risk minimization", "halfspaces": "Halfspaces", "kernels": "Kernels",
    "neighbours": "Nearest neighbours", "networks": "Networks", "regression": "Regression", "selection": "Selection",
    "svm": "Support vector machines", "trees": "Trees",
}  # fmt: skip


def page_of(name: str) -> str:
    """The path of a learner's page."""
    return f"learners/{name}.md"


def write(sources: Sources) -> Menu:
    """Every learner, by subject, and the list of them."""
    by_subject: dict[str, list[str]] = {}
    for name in learners:
        by_subject.setdefault(learners[name].__module__.split(".")[1], []).append(name)
        if sources.wants(page_of(name)):
            sources.write(page_of(name), *page(name, sources))
    text = "Each is a scikit-learn estimator that records the quantities in theorems about its run in `history_`."
    sources.write(INDEX, f"# Learners\n\n{len(learners)} algorithms. {text}", *_list(by_subject, sources))
    subjects: Menu = [
        {_subject(subject): [{about(name).title: page_of(name)} for name in names if sources.wants(page_of(name))]}
        for subject, names in by_subject.items() if any(sources.wants(page_of(name)) for name in names)
    ]  # fmt: skip
    return [INDEX, *subjects]


def page(name: str, sources: Sources) -> Iterable[str]:
    """The parts of one page."""
    text, learner = about(name), learners[name]
    yield f"# {text.title}"
    yield f'{text.description} (`learners["{name}"]`)'
    yield code(f"from learners import {learner.__name__}\n\n{_call(learner)}")
    yield _docstring(learner)
    yield titled("Seen in", bullets(laboratories_of(f"learner:{name}", sources, page_of(name))))


def _call(learner: Any) -> str:
    """The constructor with its defaults, a line each where one is too short."""
    arguments = [
        f"{parameter.name}={parameter.default!r}" for parameter in inspect.signature(learner).parameters.values()
    ]
    line = f"{learner.__name__}({', '.join(arguments)})"
    return line if len(line) <= 88 else f"{learner.__name__}(\n    " + ",\n    ".join(arguments) + ",\n)"


def _docstring(kind: type) -> str:
    """The docstring of a class: its prose, its arguments, and the attributes of a fitted one."""
    parsed = griffe.Docstring(as_markdown(inspect.getdoc(kind) or ""), parser="numpy").parse(warnings=False)
    return "\n\n".join(_section(section) for section in parsed)


def _section(section: Any) -> str:
    if section.kind is griffe.DocstringSectionKind.text:
        return str(section.value)
    heading = {"parameters": "Arguments", "attributes": "Once fitted"}.get(section.kind.value, section.title)
    return f"**{heading}**\n\n{bullets(map(_item, section.value))}"


def _item(value: Any) -> str:
    """An argument or attribute; a sentence below them begins with a capital."""
    text = ". ".join(" ".join(str(part).split()) for part in (value.annotation, value.description) if part)
    return f"{value.name}: {text}" if value.name[0].isupper() else f"`{value.name}`: {text.replace('..', '.')}"


def _subject(subject: str) -> str:
    return SUBJECTS.get(subject, subject.capitalize())


def _list(by_subject: dict[str, list[str]], sources: Sources) -> Iterable[str]:
    for subject, names in by_subject.items():
        lines = (
            f"{sources.link(about(name).title, page_of(name), INDEX)}: {about(name).description}" for name in names
        )
        yield titled(_subject(subject), bullets(lines))
