"""A decision tree grown by hand: the gain of the best test, the attribute at the root, the leaves, a label."""

from math import log
from typing import Any

import numpy as np

from bounds.numbers import pluralize
from bounds.vocabulary.near import SHOWN
from laboratory.by_hand._quantity import ByHand, Instead, WorkedOut
from laboratory.by_hand._table import ASKED, asked_about, chosen, in_text, text_of, whole
from laboratory.by_hand._tree_growing import (
    IMPURITIES,
    AttributeTest,
    GrownNode,
    TreeTable,
    grown,
    read_table,
)
from laboratory.by_hand._tree_words import gain_in_words, node_table, start_in_words, table_in_words, tree_lines
from laboratory.by_hand.impurities import NATURAL, PLAIN_MEAN
from laboratory.exercises.problem import WrongAnswer
from learners.trees.impurity import after_split, entropy, gain_ratio, gini_impurity, information_gain
from learners.trees.node import Cuts, Threshold

DEEPEST = 20
BY_GINI, STOPPED = "Gini's impurity", "no test at a node where none gains"
EMPTY = "a leaf for each value of a tested attribute, whether it occurs there or not"


def _gain(
    *rows: Any, impurity: Any = "entropy", names: Any = None, categories: Any = None, intervals: Any = None
) -> WorkedOut:
    table, measure = read_table(rows, names, categories, intervals), _measure(impurity)
    root = grown(table, IMPURITIES[measure], 1)
    best = _best(root)
    children = np.asarray(best.question.children, dtype=float)
    lines = [start_in_words(table, root, measure), *(gain_in_words(table, each, measure) for each in root.candidates)]
    last = f"The largest gain is that of {best.named(table)}, {in_text(best.gain)}."
    slips = (
        *(
            WrongAnswer(each.gain, f"That is the gain of {each.named(table)}: another test gains more.")
            for each in root.candidates
            if each is not best
        ),
        *_gain_slips(children, measure),
    )
    unit, read = "bits" if measure == "entropy" else "", table_in_words(table, measure)
    return WorkedOut(best.gain, slips, read, (*lines, last), unit=unit, table=node_table(table, root))


def _gain_slips(children: Any, measure: str) -> tuple[WrongAnswer, ...]:
    function, after = IMPURITIES[measure], after_split(children, IMPURITIES[measure])
    before, gain = function(children.sum(axis=0)), information_gain(children, IMPURITIES[measure])
    sides = [function(child) for child in children if child.sum()]
    other, words = (gini_impurity, "Gini's impurity") if measure == "entropy" else (entropy, "the entropy")
    ratio = gain_ratio(children)
    natural = (
        (WrongAnswer(gain * log(2), NATURAL), WrongAnswer(ratio, "That is the gain ratio: the gain is not divided."))
        if measure == "entropy"
        else ()
    )
    return (
        WrongAnswer(before - sum(sides) / len(sides), PLAIN_MEAN),
        *natural,
        WrongAnswer(after, "That is the mean after the test: the gain is the reduction."),
        WrongAnswer(before, "That is the value before the test: subtract the mean after it."),
        WrongAnswer(information_gain(children, other), f"That is the reduction of {words}."),
    )


def _root(
    *rows: Any, impurity: Any = None, names: Any = None, categories: Any = None, intervals: Any = None
) -> WorkedOut:
    table, measure = read_table(rows, names, categories, intervals), _measure(impurity)
    root = grown(table, IMPURITIES[measure], 1)
    best = _best(root)
    right = table.names[best.attribute]
    tied = [each for each in root.candidates if each is not best and round(each.gain - best.gain, 12) == 0]
    also = [Instead(table.names[each.attribute], "another of equal gain") for each in tied]
    if impurity is None:
        also.append(Instead(table.names[_best(grown(table, gini_impurity, 1)).attribute], BY_GINI))
    lines = (
        start_in_words(table, root, measure),
        *(gain_in_words(table, each, measure) for each in root.candidates),
        f"The largest gain is that of {best.named(table)}: {right} is tested first.",
    )
    read = table_in_words(table, measure)
    return WorkedOut(right, (), read, lines, also, labels=table.names, table=node_table(table, root))


def _leaves(
    *rows: Any,
    impurity: Any = None,
    depth: Any = None,
    names: Any = None,
    categories: Any = None,
    intervals: Any = None,
) -> WorkedOut:
    table, measure, deepest = read_table(rows, names, categories, intervals), _measure(impurity), _deepest(depth)
    tree = grown(table, IMPURITIES[measure], deepest)
    nodes = list(tree.walk())
    leaves = sum(node.best is None for node in nodes)
    slips = (
        WrongAnswer(len(nodes), "That is the number of all nodes: inner ones are no leaves."),
        WrongAnswer(len(nodes) - leaves, "That is the number of inner nodes, the tests."),
        WrongAnswer(tree.depth, "That is the depth of the tree."),
        WrongAnswer(len(tree.children), "That is the number of the root's children: they may be divided further."),
        WrongAnswer(len(table.y), "That is the number of examples."),
    )
    also = [Instead(_leaves_where_tests_gain(tree), STOPPED), Instead(leaves + _empty(table, tree), EMPTY)]
    if impurity is None:
        by_gini = grown(table, gini_impurity, deepest)
        also.append(Instead(sum(node.best is None for node in by_gini.walk()), BY_GINI))
    last = f"The tree has {pluralize(leaves, 'leaf', 'leaves')} and {pluralize(len(nodes) - leaves, 'test')}."
    lines = (*tree_lines(table, tree, measure), last)
    return WorkedOut(leaves, slips, table_in_words(table, measure), lines, also, table=node_table(table, tree))


def _label(
    *rows: Any,
    impurity: Any = None,
    depth: Any = None,
    names: Any = None,
    categories: Any = None,
    intervals: Any = None,
) -> WorkedOut:
    examples, point = asked_about(rows)
    if not len(point):
        raise ValueError("a row holds the attributes and then the label; got rows of one cell")
    table, measure, deepest = read_table(examples, names, categories, intervals), _measure(impurity), _deepest(depth)
    tree = grown(table, IMPURITIES[measure], deepest)
    right, path = _routed(table, tree, point)
    also = [Instead(_routed(table, tree, point, all_tests=False)[0], STOPPED)]
    if impurity is None:
        also.append(Instead(_routed(table, grown(table, gini_impurity, deepest), point)[0], BY_GINI))
    way = f"The row in question goes {path}." if path else "The tree has no test."
    lines = (*tree_lines(table, tree, measure), way, f"The label there is {right}.")
    read = f"{table_in_words(table, measure)}; the row in question is {', '.join(map(text_of, point))}"
    return WorkedOut(right, (), read, lines, also, labels=table.classes, table=node_table(table, tree))


def _leaves_where_tests_gain(node: GrownNode) -> int:
    """The leaves of the tree that tests only where a test gains."""
    return sum(map(_leaves_where_tests_gain, node.children)) if node.gains else 1


def _empty(table: TreeTable, tree: GrownNode) -> int:
    """Values of the categories tested that do not occur at the nodes that test them."""
    tested = [node.best for node in tree.walk() if node.best and not table.numeric[node.best.attribute]]
    return sum(len(np.unique(table.columns[best.attribute])) - len(best.branches) for best in tested)


def _routed(table: TreeTable, tree: GrownNode, point: Any, all_tests: bool = True) -> tuple[str, str]:
    """The label at the row in question, and the way there in words; at a value that no child has, the node's own."""
    path: list[str] = []
    node = tree
    while node.best is not None and (all_tests or node.gains):
        cell, name = text_of(point[node.best.attribute]), table.names[node.best.attribute]
        test = node.best.question.test
        if isinstance(test, Threshold):
            place: int | None = int(_number_of(cell, name) > test.cut)
        elif isinstance(test, Cuts):
            place = sum(_number_of(cell, name) > cut for cut in test.cuts)
        else:
            answers = [answer for answer, _ in node.best.branches]
            wanted = f"{name} = {cell.casefold()}"
            place = answers.index(wanted) if wanted in answers else None
        if place is None:
            return node.label, ", ".join([*path, f"{name} = {cell}, a value that is new there: its node answers"])
        path.append(node.best.branches[place][0])
        node = node.children[place]
    return node.label, ", ".join(path)


def _number_of(cell: str, name: str) -> float:
    try:
        return float(cell.replace("−", "-"))
    except ValueError:
        raise ValueError(f"{name} of the row in question must be a number; got {cell[:SHOWN]!r}") from None


def _best(root: GrownNode) -> AttributeTest:
    if root.best is None:
        raise ValueError("no attribute divides these rows: each has a single value")
    return root.best


def _measure(impurity: Any) -> str:
    return chosen("impurity", "what a test lowers", "entropy" if impurity is None else impurity, tuple(IMPURITIES))


def _deepest(depth: Any) -> int | None:
    return None if depth is None else whole("depth", "the largest number of tests in a row", depth, 0, DEEPEST)


TABLE = (
    "a row for each example: its attributes, then its label; a first row, or names=(sky,wind), may name the "
    "attributes; and if the question says so impurity=gini, categories=1 (numbers are categories), "
    "intervals=3 (a number is cut twice by a test)"
)
DEPTH = f"{TABLE}, depth=2 (at most two tests in a row)"
DAYS = (
    "Outlook Humidity Wind Play", "sunny high weak no", "sunny high strong no", "overcast high weak yes",
    "rain high weak yes", "rain normal weak yes", "rain normal strong no", "overcast normal strong yes",
    "sunny normal weak yes",
)  # fmt: skip
QUANTITIES = (
    ByHand("grown_tree_leaves", "Leaves of a decision tree grown on a table", DEPTH, DAYS, _leaves, words=True),
    ByHand("tree_root", "Attribute at the root of a decision tree", TABLE, DAYS, _root, words=True),
    ByHand("tree_gain", "Largest gain of a test on a table", TABLE, DAYS, _gain, words=True),
    ByHand(
        "tree_label", "Label by a decision tree", f"{DEPTH}; the row in question ends with {ASKED}",
        (*DAYS, f"sunny normal strong {ASKED}"), _label, words=True,
    ),
)  # fmt: skip
