"""The full tree and the smallest tree of a Boolean function, and the class of all trees on as many features."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import log

from bounds import code_bits, theorems
from laboratory.topics.trees.functions.reading import BooleanFunction, read_function
from laboratory.topics.trees.places import NodePlace, places
from learners.trees.boolean_function import full_tree, leaves_and_depth, smallest_tree
from learners.trees.node import Node, Test, route, size

EVERY_FUNCTION = "finite_agnostic_excess"
SMALL_ENOUGH = 0.1  # excess risk for which examples are counted


@dataclass(frozen=True)
class FunctionTrees:
    """A function with its full and its smallest tree, and the sample size and failure probability of the bound."""

    function: BooleanFunction
    full: Node
    smallest: Node
    m: int
    delta: float

    @property
    def points(self) -> int:
        """Inputs, 2^d."""
        return len(self.function.labels)

    @property
    def leaves(self) -> int:
        """Leaves of the smallest tree: no tree for the function has fewer."""
        return leaves_and_depth(self.smallest)[0]

    @property
    def depth(self) -> int:
        """Tests on the longest path of the smallest tree."""
        return leaves_and_depth(self.smallest)[1]

    def right(self, tree: Node) -> int:
        """On how many of the inputs the tree agrees with the function; every one is routed."""
        inputs = product((0, 1), repeat=self.function.bits)
        return sum(route(tree, x)[0] == label for x, label in zip(inputs, self.function.labels, strict=True))

    def code(self, tree: Node) -> int:
        """Length of the tree's code word in bits."""
        return int(code_bits(size(tree), self.function.bits))

    @property
    def inputs(self) -> dict[str, float]:
        """Those of the bound on the excess risk of ERM over all functions of d bits."""
        return {"m": self.m, "delta": self.delta, "ln_size": self.points * log(2)}

    @cached_property
    def bound(self) -> float:
        """On the excess risk, for all trees at once."""
        return float(theorems[EVERY_FUNCTION](**self.inputs))

    @cached_property
    def needed(self) -> int:
        """Examples for which the bound is at most SMALL_ENOUGH."""
        known = {name: value for name, value in self.inputs.items() if name != "m"}
        return int(theorems[EVERY_FUNCTION].solve("m", at_most=SMALL_ENOUGH, **known).value)


def function_trees(function: str, m: int, delta: float) -> FunctionTrees:
    """Build both trees of the function in this text."""
    read = read_function(function)
    return FunctionTrees(read, full_tree(read.labels), smallest_tree(read.labels), m, delta)


def node_places(tree: Node) -> tuple[NodePlace, ...]:
    """The positions of the nodes, each before its children."""
    return places(tree, _test_words, str)


def _test_words(test: Test) -> tuple[str, tuple[str, ...]]:
    """The question and its answers, child by child."""
    return f"x{test.feature + 1}?", ("0", "1")
