"""The length of a tree's code word."""

from math import ceil, floor, log2

import numpy as np

from bounds.data_dependent.code_length import code_bits
from bounds.vocabulary.citation import Step
from laboratory.exercises.problem import WHOLE, Problem, WrongAnswer
from laboratory.exercises.writing import value


def tree_code(rng: np.random.Generator) -> Problem:
    """Nodes and features; the bits of the code word."""
    leaves, d = int(rng.integers(3, 31)), int(rng.integers(4, 60))
    nodes = 2 * leaves - 1
    bits = int(code_bits(nodes, d))
    block, head = ceil(log2(d + 3)), 2 * floor(log2(nodes)) + 1
    short = (leaves + 1) * block + 2 * floor(log2(leaves)) + 1
    text = (
        r"A binary tree with $N$ nodes on $d$ binary features has a code word of "
        r"$(N + 1)\lceil\log_2(d + 3)\rceil + 2\lfloor\log_2 N\rfloor + 1$ bits. "
        f"How many bits does a tree with {leaves} leaves take for $d = {d}$?"
    )
    slips = (
        WrongAnswer(short, "$N$ counts all nodes: a binary tree with $k$ leaves has $2k - 1$."),
        WrongAnswer(nodes * block + head, "There are $N + 1$ blocks: the nodes and an end mark."),
        WrongAnswer((nodes + 1) * floor(log2(d + 3)) + head, r"$\log_2(d + 3)$ is rounded up: a block names them all."),
        WrongAnswer((nodes + 1) * ceil(log2(d)) + head, "A block names $d$ tests, two labels and the end: $d + 3$."),
        WrongAnswer((nodes + 1) * block, r"The bits that announce $N$ are missing, $2\lfloor\log_2 N\rfloor + 1$."),
        WrongAnswer(bits - 1, "The last 1 is missing."),
    )
    steps = (
        Step("The nodes.", rf"N = 2\cdot {leaves} - 1 = {nodes}"),
        Step("Bits of a block, and bits that announce $N$.",
             rf"\lceil\log_2 {d + 3}\rceil = {block},\qquad 2\lfloor\log_2 {nodes}\rfloor + 1 = {head}"),
        Step("Together.", rf"{nodes + 1}\cdot {block} + {head} {value(bits)}"),
    )  # fmt: skip
    return Problem(text, bits, slips, steps, {"leaves": leaves, "d": d}, WHOLE, unit="bits")
