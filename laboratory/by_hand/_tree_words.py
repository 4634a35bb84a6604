"""A decision tree in words: how its table was read, the gain of each test, a line for each node, and all in a table."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from laboratory.by_hand._table import in_text
from laboratory.by_hand._tree_growing import IMPURITIES, MEASURES, AttributeTest, GrownNode, TreeTable
from learners.trees.impurity import after_split, information_gain
from learners.trees.node import Threshold


def table_in_words(table: TreeTable, measure: str) -> str:
    """How the table was read."""
    kinds = zip(table.names, table.numeric, strict=True)
    columns = ", ".join(f"{name} (a {'number' if numeric else 'category'})" for name, numeric in kinds)
    counts = table.counted(table.counts(np.arange(len(table.y))).tolist())
    parts = "; a test cuts a number into 3 intervals" if table.intervals == 3 else ""
    return (
        f"{pluralize(len(table.y), 'example')}, the label last: {counts}; {columns}; by {MEASURES[measure]}{parts}; of "
        "equal gains the first column is taken"
    )


def start_in_words(table: TreeTable, node: GrownNode, measure: str) -> str:
    """A node with its labels and its impurity."""
    counts = table.counts(node.rows)
    value = in_text(IMPURITIES[measure](counts))
    return f"{node.where}: {table.counted(counts.tolist())}; {MEASURES[measure]} is {value}."


def gain_in_words(table: TreeTable, candidate: AttributeTest, measure: str) -> str:
    """What an attribute's best test leaves in each child, and its gain; of a number the gain of each cut, too."""
    children = "; ".join(f"{answer}: {table.counted(table.counts(of).tolist())}" for answer, of in candidate.branches)
    after = in_text(after_split(candidate.question.children, IMPURITIES[measure]))
    cuts = _cuts(table, candidate, measure)
    return f"{children}. The mean after it is {after}, the gain {in_text(candidate.gain)}.{cuts}"


def _cuts(table: TreeTable, candidate: AttributeTest, measure: str) -> str:
    """The gains of the cuts of a number that gain less; nothing for a category, or a single cut."""
    test = candidate.question.test
    if not isinstance(test, Threshold):
        return ""
    rows = np.concatenate([of for _, of in candidate.branches])
    column, values = table.columns[candidate.attribute], np.unique(table.columns[candidate.attribute][rows])
    gains = []
    for low, high in pairwise(values.tolist()):
        if (cut := low / 2 + high / 2) != test.cut:
            sides = [table.counts(rows[column[rows] <= cut]), table.counts(rows[column[rows] > cut])]
            gains.append(f"at {in_text(cut)} {in_text(max(0.0, information_gain(sides, IMPURITIES[measure])))}")
    return f" Other cuts of {table.names[candidate.attribute]} gain {', '.join(gains)}." if gains else ""


def tree_lines(table: TreeTable, tree: GrownNode, measure: str) -> Iterator[str]:
    """A line for each node: its gains and the test chosen, or its label."""
    for node in tree.walk():
        counts = table.counted(table.counts(node.rows).tolist())
        if node.best is None:
            yield f"{node.where}: {counts}. A leaf that answers {node.label}."
            continue
        gains = ", ".join(f"{each.named(table)} {in_text(each.gain)}" for each in node.candidates)
        yield f"{start_in_words(table, node, measure)} The gains are {gains}: test {node.best.named(table)}."


def node_table(table: TreeTable, tree: GrownNode) -> dict[str, list[Any]]:
    """Every candidate at every node, and whether it is chosen; leaves with their labels."""
    rows: list[tuple[Any, ...]] = []
    for node in tree.walk():
        here = (node.where, table.counted(table.counts(node.rows).tolist()))
        rows += [(*here, each.named(table), each.gain, each is node.best, "") for each in node.candidates]
        rows += [] if node.best else [(*here, "", float("nan"), False, node.label)]
    columns = ("node", "examples", "test", "gain", "chosen", "label of a leaf")
    result: dict[str, list[Any]] = {name: [row[place] for row in rows] for place, name in enumerate(columns)}
    return {**result, "chosen": ["yes" if best else "" for best in result["chosen"]]}
