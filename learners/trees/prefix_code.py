"""The lecture notes' prefix code for trees over yes-or-no attributes: the number of nodes, then the nodes.

First N in Elias's gamma code, then N + 1 blocks of ceil(log2(d + 3)) bits: the nodes in preorder and an end
mark. The symbols are the d tests, the two labels and the end. (The code is longer than it need be: preorder
tells its own end, so N ceil(log2(d + 2)) bits would do.) Source: lecture notes after Cesa-Bianchi; Elias (1975).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from learners.trees.node import Inner, Leaf, Node, Test, Threshold, preorder, size

HALF = 0.5  # the cut that asks of an attribute in {0, 1} whether it is 0


@dataclass(frozen=True)
class CodeField:
    """A stretch of a code word: what it stands for, and its bits."""

    meaning: str
    bits: str


def encode(tree: Node, features: int, labels: tuple[Any, Any]) -> tuple[CodeField, ...]:
    """The code word, field by field; `labels` are (negative, positive).

    Every test must be `Threshold(i, cut)` with 0 <= cut < 1 and i < features, so that child 0 is the path of
    x_i = 0; ValueError otherwise, and for a leaf with another label.
    """
    _judge(features)
    width = (features + 2).bit_length()
    fields = [CodeField("nodes", _gamma(size(tree)))]
    for node in preorder(tree):
        number, meaning = _symbol(node, features, labels)
        fields.append(CodeField(meaning, f"{number:0{width}b}"))
    return (*fields, CodeField("end", f"{features + 2:0{width}b}"))


def code_word(tree: Node, features: int, labels: tuple[Any, Any]) -> str:
    """The code word as a string of 0 and 1."""
    return "".join(field.bits for field in encode(tree, features, labels))


def decode(bits: str, features: int, labels: tuple[Any, Any]) -> tuple[Node, str]:
    """The tree whose code word `bits` begins with, and the bits after it; ValueError if there is none."""
    _judge(features)
    if set(bits) - {"0", "1"}:
        raise _no_code_word(features)
    zeros = len(bits) - len(bits.lstrip("0"))
    nodes, at = int(bits[zeros : 2 * zeros + 1] or "0", 2), 2 * zeros + 1
    width = (features + 2).bit_length()
    end = at + (nodes + 1) * width
    if nodes % 2 == 0 or len(bits) < end:
        raise _no_code_word(features)
    symbols = iter([int(bits[i : i + width], 2) for i in range(at, end, width)])
    tree = _read(symbols, nodes, features, labels)
    if next(symbols, None) != features + 2:
        raise _no_code_word(features)
    return tree, bits[end:]


def _read(symbols: Iterator[int], nodes: int, features: int, labels: tuple[Any, Any]) -> Node:
    """The tree of the next `nodes` symbols, built from the back, where children are complete before parents."""
    read = [next(symbols) for _ in range(nodes)]
    done: list[Node] = []
    for symbol in reversed(read):
        if features <= symbol < features + 2:
            done.append(Leaf(labels[symbol - features]))
        elif symbol < features and len(done) >= 2:
            first, second = done.pop(), done.pop()
            done.append(Inner(Threshold(symbol, HALF), (first, second)))
        else:
            raise _no_code_word(features)
    if len(done) != 1:
        raise _no_code_word(features)
    return done[0]


def _gamma(number: int) -> str:
    binary = f"{number:b}"
    return "0" * (len(binary) - 1) + binary


def _symbol(node: Node, features: int, labels: tuple[Any, Any]) -> tuple[int, str]:
    if isinstance(node, Inner):
        return _attribute(node.test, features), f"test x[{node.test.feature}]"
    assert isinstance(node, Leaf)
    if node.label not in labels:
        raise ValueError(f"labels of encode (negative and positive label) must cover the leaves; got {node.label!r}")
    return features + (node.label == labels[1]), f"label {node.label}"


def _attribute(test: Test, features: int) -> int:
    if isinstance(test, Threshold) and 0 <= test.cut < 1 and test.feature < features:
        return test.feature
    raise ValueError(
        f"tree of encode (what to encode) must ask only whether one of {features} attributes is 0 or 1; got {test}"
    )


def _judge(features: int) -> None:
    if not isinstance(features, int) or isinstance(features, bool) or features < 1:
        raise ValueError(f"features of prefix_code (attributes) must be an integer >= 1; got {features!r}")


def _no_code_word(features: int) -> ValueError:
    return ValueError(
        f"bits of decode (code word) must begin with the code of a tree on {features} attributes; got none"
    )
