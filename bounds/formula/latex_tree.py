"""From a formula's tree to LaTeX: every node becomes a piece that knows how tightly it binds."""

import ast
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from bounds.formula import latex_piece as write
from bounds.formula.latex_piece import Level, Piece
from bounds.formula.latex_plain import plain
from bounds.formula.special_function import Special

# How deep a tree stands: on the line, in a fraction, or where \frac would be too small to read.
LINE, SMALL = 0, 2

_NAMED = MappingProxyType({"e": "e", "pi": r"\pi"})
_RELATIONS = MappingProxyType(
    {ast.LtE: r"\le ", ast.GtE: r"\ge ", ast.Lt: "<", ast.Gt: ">", ast.Eq: "=", ast.NotEq: r"\ne "}
)


def typeset(tree: ast.expr) -> Piece:
    """The piece for a tree of `bounds.formula.inlining`, whose leaves are pieces already.

    Raises SyntaxError for what no formula of ours may hold.
    """
    return _piece(plain(tree), LINE)


def _piece(tree: ast.expr, depth: int) -> Piece:
    match tree:
        case ast.Constant(Piece() as leaf):
            return leaf
        case ast.Constant(int() | float() as literal):
            return write.number(literal)
        case ast.Name(name):
            return Piece(_NAMED[name])
        case ast.UnaryOp(ast.USub(), operand):
            return write.negated(_piece(operand, depth))
        case ast.BinOp(left, operation, right):
            return _operation(left, operation, right, depth)
        case ast.Compare(left, operations, rights):
            return _comparison(left, operations, rights, depth)
        case ast.Call(ast.Constant(function), arguments):
            return _call(function, arguments, depth)
    raise SyntaxError(f"`{ast.dump(tree)[:80]}` is nothing a formula may hold")


def rounds_to_integers(tree: ast.expr) -> bool:
    """Whether `ceil` or `floor` stands anywhere in it."""
    nodes = list(ast.walk(tree))
    called = {_name(node.value) for node in nodes if isinstance(node, ast.Constant)}
    return not called.isdisjoint({"ceil", "floor"}) or any(isinstance(node, ast.FloorDiv) for node in nodes)


def _operation(left: ast.expr, operation: ast.operator, right: ast.expr, depth: int) -> Piece:
    match operation:
        case ast.Add():
            return write.total(_piece(left, depth), "+", _added(left, right, depth))
        case ast.Sub():
            return write.total(_piece(left, depth), "-", _piece(right, depth))
        case ast.Mult():
            return write.product(_piece(left, depth), _piece(right, depth))
        case ast.Div():
            return _quotient(left, right, depth)
        case ast.Pow():
            return _power(left, right, depth)
        case ast.FloorDiv():
            return _rounding("floor")(ast.BinOp(left, ast.Div(), right), depth)
        case ast.BitAnd():
            both = rf"{_piece(left, depth).latex}\text{{ and }}{_piece(right, depth).latex}"
            return Piece(both, Level.CHOICE)
    raise SyntaxError(f"no formula may hold {type(operation).__name__}")


def _added(left: ast.expr, right: ast.expr, depth: int) -> Piece:
    """What is added; a difference that would take away what it is added to stays together."""
    match right:
        case ast.BinOp(_, ast.Sub(), taken) if ast.dump(taken) == ast.dump(left):
            return write.bracketed(_piece(right, depth))
    return _piece(right, depth)


def _quotient(left: ast.expr, right: ast.expr, depth: int) -> Piece:
    match left:
        case ast.UnaryOp(ast.USub(), unsigned):
            return write.negated(_quotient(unsigned, right, depth))
        case ast.BinOp(above, ast.Div(), below):  # a/b/c reads as one fraction
            first, second = (right, below) if _is_literal(right) else (below, right)
            return _quotient(above, ast.BinOp(first, ast.Mult(), second), depth)
    inner = min(depth + 1, SMALL)
    return write.fraction(_piece(left, inner), _piece(right, inner), small=depth >= SMALL)


def _is_literal(tree: ast.expr) -> bool:
    return isinstance(tree, ast.Constant) and isinstance(tree.value, int | float)


def _power(base: ast.expr, exponent: ast.expr, depth: int) -> Piece:
    match base, exponent:
        case _, ast.Constant(0.5) | ast.BinOp(ast.Constant(1), ast.Div(), ast.Constant(2)):
            return _root(base, depth)
        case ast.Name("e"), _:
            return _exponential(exponent, depth)
    return write.power(_piece(base, depth), _piece(exponent, SMALL))


def _root(argument: ast.expr, depth: int) -> Piece:
    return Piece(rf"\sqrt{{{_piece(argument, depth).latex}}}", Level.BLOCK)


def _exponential(exponent: ast.expr, depth: int) -> Piece:
    """e with an exponent, or `exp` where the exponent would be a line of its own; of `ln x`, x."""
    undone = write.logarithm_undone(_piece(exponent, depth))
    if undone:
        return undone
    raised = _piece(exponent, SMALL)
    if write.is_simple(raised):
        return write.power(Piece("e"), raised)
    return Piece(r"\exp" + write.around("(", _piece(exponent, depth).latex, ")"), Level.BLOCK)


def _comparison(left: ast.expr, operations: Sequence[ast.cmpop], rights: Sequence[ast.expr], depth: int) -> Piece:
    sides = [write.at_least(_piece(side, depth), Level.SUM, signed=True).latex for side in (left, *rights)]
    relations = [_RELATIONS[type(operation)] for operation in operations]
    compared = (relation + side for relation, side in zip(relations, sides[1:], strict=True))
    return Piece(sides[0] + "".join(compared), Level.CHOICE)


def _cases(arguments: Sequence[ast.expr], depth: int) -> Piece:
    """One row a case; a choice in the last place continues the rows."""
    inner = max(depth, 1)
    rows = []
    while True:
        condition, chosen, rest = arguments
        rows.append(rf"{_piece(chosen, inner).latex}&\text{{if }}{_piece(condition, inner).latex}")
        match rest:
            case ast.Call(ast.Constant(function), arguments) if _name(function) == "where":
                continue
        rows.append(rf"{_piece(rest, inner).latex}&\text{{otherwise}}")
        return Piece(r"\begin{cases}" + r"\\".join(rows) + r"\end{cases}", Level.CHOICE)


def _call(function: object, arguments: Sequence[ast.expr], depth: int) -> Piece:
    if isinstance(function, Special):
        return _special(function, arguments, depth)
    name = _name(function)
    if name == "where":
        return _cases(arguments, depth)
    if name in _ONE_ARGUMENT:
        (argument,) = arguments
        return _ONE_ARGUMENT[name](argument, depth)
    if name in ("maximum", "minimum"):
        listed = r",\;".join(_piece(argument, depth).latex for argument in arguments)
        return Piece(rf"\{name[:3]}" + write.around(r"\{", listed, r"\}"), Level.BLOCK)
    raise SyntaxError(f"{name} is no function of bounds.formula.functions that can be typeset")


def _special(function: Special, arguments: Sequence[ast.expr], depth: int) -> Piece:
    if function.latex is None:
        raise SyntaxError(f"{function.name} is printed by its plain formula")
    on_the_line = [_piece(argument, depth) for argument in arguments]
    small = [_piece(argument, SMALL) for argument in arguments]
    return write.special(function.latex, on_the_line, small)


def _name(function: object) -> str:
    return getattr(function, "__name__", repr(function))


def _logarithm(operator: str) -> Callable[[ast.expr, int], Piece]:
    return lambda argument, depth: write.function(operator, _piece(argument, depth))


def _rounding(kind: str) -> Callable[[ast.expr, int], Piece]:
    return lambda argument, depth: Piece(
        write.around(rf"\l{kind} ", _piece(argument, depth).latex, rf"\r{kind} ").rstrip(), Level.BLOCK
    )


_ONE_ARGUMENT: Mapping[str, Callable[[ast.expr, int], Piece]] = MappingProxyType(
    {
        "log": _logarithm(r"\ln"),
        "log2": _logarithm(r"\log_2"),
        "sqrt": _root,
        "exp": _exponential,
        "ceil": _rounding("ceil"),
        "floor": _rounding("floor"),
    }
)
