"""A Boolean function as a tree, in words."""

from bounds.numbers import at_most, format_number, format_short, pluralize
from laboratory.topics.trees.functions.run import SMALL_ENOUGH, FunctionTrees
from laboratory.topics.trees.labels import of_nodes
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline
from learners.trees.node import size

MEANING = r"""
**Every Boolean function has a tree.** Test $x_1$ at the root, $x_2$ at both nodes below it, and so on: each of the
$2^d$ inputs ends in a leaf of its own, which takes the label of that input. This full tree has $2^d$ leaves, hence
$2^{d+1}-1$ nodes. (The notes lose the exponent of $\{0,1\}^d$ in places.)

**The smallest tree.** A leaf may hold several inputs, and the tests may come in any order. Dynamic programming goes
through all $3^d$ subcubes, in which each bit is 0, 1 or not yet tested, and finds the fewest leaves. The parity of all
bits needs a leaf for each input: as long as one bit is untested, both labels are left.

**Why this is overfitting.** All trees together compute all $2^{2^d}$ functions, a finite class. Uniform convergence
bounds the excess risk of empirical risk minimization by $\sqrt{(2/m)(2^d\ln2+\ln(2/\delta))}$. So examples of the
order of $2^d$ are needed, as many as there are inputs. Hence one limits the size of a tree, or penalizes its code word.

**How a formula is read.** *Not* binds more closely than *and*, this than *xor*, and this than *or*; signs as ∧ ∨ ¬ ⊕
are read, too. A truth table lists the labels of 0…00, 0…01 and so on; x₁ is the first bit.
"""
FULL_CAPTION = "x1 is tested at the root, then x2, and so on: left is 0, right is 1. Each leaf is one input."
SMALLEST_CAPTION = "No tree for this function has fewer leaves. Without words: filled circles are label 1."


def headline(run: FunctionTrees) -> Headline:
    """The fewest leaves, at most those of the full tree."""
    what = f"{'leaf' if run.leaves == 1 else 'leaves'} in the smallest tree for your function"
    return Headline(run.leaves, what, at_most=run.points, by="the full tree has a leaf for each input", rests_on=())


def sentence(run: FunctionTrees) -> str:
    """The full tree, checked on every input."""
    points, nodes = format_number(run.points), format_number(size(run.full))
    return (
        f"The full tree has **{points} leaves** and {nodes} nodes, and is right on **{run.right(run.full)} of "
        f"{pluralize(run.points, 'input')}**."
    )


def more(run: FunctionTrees) -> str:
    """The smallest tree, the number of all trees' functions with the bound, and the code words."""
    return "\n\n".join((_smallest(run), _all(run), _codes(run)))


def _smallest(run: FunctionTrees) -> str:
    tests = pluralize(run.depth, "test")
    return (
        f"**The smallest tree** has {pluralize(run.leaves, 'leaf', 'leaves')}, {of_nodes(size(run.smallest))} and at "
        f"most {tests} on a path. It is right on {run.right(run.smallest)} of {pluralize(run.points, 'input')}."
    )


def _all(run: FunctionTrees) -> str:
    d, bound = run.function.bits, run.bound
    vacuous = ", which is vacuous" if bound >= 1 else ""
    functions = f"$2^{{{run.points}}}$ = {2**run.points:,}"
    ln_size = format_short(run.inputs["ln_size"], 5)
    return (
        f"**All trees.** Trees on {pluralize(d, 'bit')} compute all {functions} functions; ln |H| = {run.points} ln 2 "
        f"= {ln_size}. On {format_number(run.m)} independent examples the excess risk of their ERM is at most "
        f"**{at_most(bound, 4)}**{vacuous}, {with_probability(run.delta)}. For {format_short(SMALL_ENOUGH)} it takes "
        f"**{format_number(run.needed)}** examples; there are {pluralize(run.points, 'input')}."
    )


def _codes(run: FunctionTrees) -> str:
    full, small = run.code(run.full), run.code(run.smallest)
    saved = "the smallest tree is the full one" if full == small else f"that of the smallest {small}"
    return f"**Code words.** That of the full tree has {full} bits; {saved}. Each bit less doubles the weight."
