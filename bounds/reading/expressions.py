"""Expressions as people type them, as trees of known operations: `3**10 + 1`, `2^20`, `5!`, `C(20, 10)`, `sqrt(3)`.

Nothing is executed: whoever asks for a tree walks it with operations of their own.
"""

import ast
import re
from dataclasses import dataclass

from bounds.reading.pattern import Pattern
from bounds.reading.source import expression_tree
from bounds.reading.written import LONGEST, plainly

DEEPEST = 200  # levels of operations inside operations

CHOOSE = frozenset({"binomial", "comb", "C"})
# A logarithm or root of a number alone; a bracket is multiplied with the next, and a number with a function.
_BARE = Pattern(r"(?<![\w.])(ln|log2|log10|sqrt)\s+(\d[\d_]*(?:\.\d+)?)(?=\s*(?:$|[-+*)]))(?!\s*\*\*)")
_PRODUCT = Pattern(
    r"(?<=\))\s*(?=\()|(?<=[\d)])\s*(?=(?:ln|log2|log10|sqrt|exp|ceil|floor|C|binomial|comb)\s*\(|e\s*\*\*|pi\b)"
)


@dataclass(frozen=True)
class Grammar:
    """What an expression may hold, as patterns of its numbers and of the names it calls, and as a sentence."""

    number: str
    names: frozenset[str]
    allowed_text: str
    constants: frozenset[str] = frozenset()

    def allows(self, text: str) -> bool:
        """Does the text hold nothing else?"""
        names = "|".join(sorted(self.names, key=len, reverse=True))
        constants = "".join(rf"|(?<![\w.]){name}(?![\w.])" for name in sorted(self.constants))
        tokens = rf"(?:(?<![\w.]){self.number}(?![\w.])|(?<![\w.])(?:{names})(?=\s*\(){constants}|[-+*/(),!]|\s)*"
        return re.fullmatch(tokens, text, re.ASCII) is not None


def parsed(text: str, grammar: Grammar) -> ast.expr:
    """The syntax tree of an expression. Raises ValueError for what is too long, too deep or not understood."""
    if len(text) > LONGEST:
        raise ValueError(f"an expression has at most {LONGEST} characters, this one {len(text):,}")
    plain = _with_products(plainly(text).replace("^", "**"))
    if not grammar.allows(plain):
        raise ValueError(grammar.allowed_text)
    try:
        tree = expression_tree(_with_factorials(" ".join(plain.split())))
    except (SyntaxError, RecursionError, MemoryError):
        raise ValueError("it is not a complete expression") from None
    check_depth(tree)
    return tree


def _with_products(text: str) -> str:
    """`2 ln 40` as 2*ln(40), `(1/2)(3 + 4)` and `2e**(-5)` as products: as they are printed."""
    return _PRODUCT.sub("*", _BARE.sub(r"\1(\2)", text))


def _with_factorials(text: str) -> str:
    """`5!` and `(2+3)!` as calls of factorial."""
    while "!" in text:
        end = text.index("!")
        start = _start_of_operand(text, end)
        operand = text[start:end].strip()
        if not operand:
            raise ValueError("a factorial sign stands after nothing")
        text = f"{text[:start]}factorial({operand}){text[end + 1 :]}"
        if len(text) > 20 * LONGEST:
            raise ValueError("it holds too many factorial signs")
    return text


def _start_of_operand(text: str, end: int) -> int:
    before = text[:end].rstrip()
    if not before.endswith(")"):
        number = re.search(r"\d[\d_]*$", before)
        return number.start() if number else end
    depth = 0
    for position in range(len(before) - 1, -1, -1):
        depth += (before[position] == ")") - (before[position] == "(")
        if depth == 0:
            name = re.search(r"[A-Za-z]+\s*$", before[:position])
            return name.start() if name else position
    return end


def check_depth(tree: ast.expr, deepest: int = DEEPEST) -> None:
    """Level by level, so that a deep tree is refused rather than walked."""
    level: list[ast.AST] = [tree]
    for _ in range(deepest):
        level = [child for node in level for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)]
        if not level:
            return
    raise ValueError(f"its operations are nested too deeply, more than {deepest} levels")
