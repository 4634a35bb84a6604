"""What a shell completes: theorems, their variables, classes. Names are read from folders; nothing heavy is loaded."""

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

import bounds
from bounds.solving.typed_inputs import TARGETS

Completing = Callable[[click.Context, click.Parameter, str], list[str]]


def among(names: Callable[[], Iterable[str]]) -> Completing:
    """Completes to one of these names."""

    def completed(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
        return [name for name in names() if name.startswith(incomplete)]

    return completed


def or_a_file(complete: Completing) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """Completes to one of these names, and where none begins so to a file, which the shell finds by itself."""

    def completed(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[CompletionItem]:
        names = (CompletionItem(name) for name in complete(context, parameter, incomplete))
        return [CompletionItem(incomplete, type="file"), *names]

    return completed


def variables(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The variables of the theorem on the line."""
    theorem = bounds.theorems.get(str(context.params.get("slug")))
    names = [variable.name for variable in theorem.variables] if theorem else []
    return [name for name in names if name.startswith(incomplete)]


def assignments(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The inputs that are still missing: `m=`, `delta=`, and the target where something is solved for."""
    unknown: Any = context.params.get("unknown")
    names = [*variables(context, parameter, ""), *(TARGETS if "unknown" in context.params else ())]
    return not_yet_told((name for name in names if name != unknown), context.params.get("entries"), incomplete)


def told_facts(context: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The inputs of `compare` that are not on the line: `m=`, `d=`, `delta=`."""
    from bounds.batches.answers import facts

    return not_yet_told(sorted(facts()), context.params.get("entries"), incomplete)


def not_yet_told(names: Iterable[str], entries: Iterable[str] | None, incomplete: str) -> list[str]:
    """`name=` for each of the names that have no value on the line."""
    taken = {entry.partition("=")[0] for entry in entries or ()}
    return [f"{name}=" for name in names if name not in taken and name.startswith(incomplete)]


def _questions() -> Iterable[str]:
    from bounds.comparison.questions import QUESTIONS

    return (name.replace(" ", "_") for name in QUESTIONS)


theorem_names = among(lambda: bounds.theorems)
questions = among(_questions)
class_names = among(lambda: bounds.vc_dimension)
constructions = among(lambda: (*bounds.count.families, "union", "product"))
