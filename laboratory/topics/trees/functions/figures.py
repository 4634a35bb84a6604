"""The full tree of a function, and the smallest."""

from typing import Any

from bounds.numbers import pluralize
from laboratory.figures.figure import Figure
from laboratory.topics.trees.figures import grown_in_words, tree
from laboratory.topics.trees.functions.run import FunctionTrees, node_places


def full(run: FunctionTrees, theme: str = "light") -> Figure:
    """A leaf for each input, in the order of the truth table."""
    return tree(node_places(run.full), None, None, theme)


def full_in_words(run: FunctionTrees) -> str:
    """The full tree as text: its leaves from left to right are the truth table."""
    table = "".join(map(str, run.function.labels))
    return f"The full tree of {pluralize(run.points, 'leaf', 'leaves')}, from left to right labelled {table}."


def smallest(run: FunctionTrees, theme: str = "light") -> Figure:
    """A tree with the fewest leaves."""
    return tree(node_places(run.smallest), None, None, theme)


def smallest_in_words(run: FunctionTrees) -> str:
    """The smallest tree as text."""
    return f"The smallest tree. {grown_in_words(node_places(run.smallest))}"


def truth_table(run: FunctionTrees) -> dict[str, Any]:
    """A row for each input."""
    inputs = [f"{place:0{run.function.bits}b}" for place in range(run.points)]
    return {"input": inputs, "label": list(run.function.labels)}
