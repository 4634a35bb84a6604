"""Two vectors in words, and vectors as they are typed."""

from math import exp
from typing import Any

import numpy as np

from bounds.numbers import format_number, format_short, pluralize
from bounds.reading.numbers import read_number
from laboratory.topics.kernels.pairs.run import (
    DIGITS,
    LARGEST,
    MOST_ENTRIES,
    MOST_SHOWN,
    PairRun,
    Vector,
    name_of,
    read_value,
)
from laboratory.views.view import Headline
from learners.kernels.polynomial import Monomial

ABOUT = f"1 to {MOST_ENTRIES} numbers from −{LARGEST} to {LARGEST}, with commas between them."
IDENTITY = "an identity"
MEANING = """
A **feature map** ψ sends a vector to many features, such as all products of its entries. A **kernel** is their inner
product, K(x, z) = ⟨ψ(x), ψ(z)⟩, computed without them. With s = ⟨x, z⟩ the square s² is the sum of all
xᵢxⱼzᵢzⱼ: for (1, 2, 3) and (4, 5, 6) nine products in order, six different ones, and 32² = 1,024. The polynomial kernel
(c + s)ᵏ has all monomials up to degree k as features, each times the root of its coefficient in the expansion. There
are C(n + k, k) different ones, and (n + 1)ᵏ products of 1 and the entries in every order, where n counts the
*entries* of a vector (and not the examples, as one set of notes prints). For n = 3 and k = 2 these are ten; the notes
list nine, without the constant.

Written out with a = x₁z₁ and b = x₂z₂, (1 + a + b)² = 1 + a² + b² + 2a + 2b + 2ab. Where the notes print 2a·2b, a plus
sign is lost. And 1 + s + s² is another kernel than (1 + s)². Its features are 1, the entries, and *all* products of
two entries; another set of notes lists the squares only.

The **Gaussian kernel** exp(−γ‖x − z‖²) has features of every degree: those of degree n add
exp(−γ(‖x‖² + ‖z‖²))·(2γs)ⁿ/n!, and the exponential series adds them up. On the line with γ = 1/2 the nth feature
is exp(−x²/2)·xⁿ/√n!. Two conventions name its width: γ = 1/(2σ) where σ is a variance, γ = 1/(2σ²) where it is a
standard deviation. It is 1/σ in neither.
"""


def read_vector(name: str, text: str) -> Vector:
    """`1, 2, 3` as numbers. Raises ValueError with a sentence."""
    parts = [read_number(part) for part in text.replace(";", ",").split(",")]
    if not 1 <= len(parts) <= MOST_ENTRIES or not all(map(_is_fine, parts)):
        raise ValueError(
            f"{name} must be 1 to {MOST_ENTRIES} numbers from −{LARGEST} to {LARGEST} like 1, 2, 3; "
            f"got {text.strip() or 'nothing'}."
        )
    return tuple(float(part) for part in parts)


def write_vector(vector: Vector) -> str:
    """The text that reads back as this vector."""
    return ", ".join(repr(entry).removesuffix(".0") for entry in vector)


def lengths_differ(x: Vector, z: Vector) -> str:
    """A sentence where the two have no inner product."""
    if len(x) == len(z):
        return ""
    return f"Vectors x and z must have equally many entries; got {len(x)} and {len(z)}."


def headline(run: PairRun) -> Headline:
    """The value both ways; of the Gaussian's series, what is left out and the most that can be."""
    if run.kernel == "gaussian":
        what = f"of the kernel {format_short(run.value, 4)} left out by {pluralize(len(run.parts), 'term')}"
        if (most := run.left_out_at_most) is None:
            return Headline(run.left_out, what, by="no guarantee yet: the terms may still rise")
        by = "the first term left out, times a geometric series"
        return Headline(run.left_out, what, at_most=most, by=by, rests_on=())
    what = f"by the kernel, and by {pluralize(len(run.monomials), 'feature')}"
    return Headline(run.value, what, by=IDENTITY, measured_text=read_value(run.value))


def sentence(run: PairRun) -> str:
    """What each way costs."""
    takes = pluralize(run.multiplications, "multiplication")
    if run.kernel == "gaussian":
        return (
            f"The kernel takes **{takes}** and an exponential. It has infinitely many features; "
            f"those of degree below {len(run.parts)} give **{format_short(run.through, 4)}**."
        )
    return (
        f"The kernel takes **{takes}**; the feature map ψ has **{pluralize(len(run.monomials), 'feature')}** to "
        "compute and multiply."
    )


def costs_caption(run: PairRun) -> str:
    """How to read the counts."""
    return (
        f"For vectors of {pluralize(run.size, 'entry', 'entries')}. Every feature costs at least one multiplication. "
        "Dotted: the selected degree."
    )


def parts_caption(run: PairRun) -> str:
    """How to read the parts."""
    if run.kernel == "gaussian":
        return "The terms of degree 0, 1, ... added up, and the kernel's own value."
    most = (
        f" The {MOST_SHOWN} largest of {format_number(len(run.monomials))}." if len(run.monomials) > MOST_SHOWN else ""
    )
    return f"What each feature adds to the kernel's value.{most}"


def more(run: PairRun) -> str:
    """The value computed both ways, and misprinted forms of the notes."""
    if run.kernel == "gaussian":
        return "\n\n".join([_by_series(run), _two_widths(run)])
    return "\n\n".join(part for part in (_by_kernel(run), _by_features(run), _printed(run)) if part)


def _by_kernel(run: PairRun) -> str:
    s, value = read_value(run.inner), read_value(run.value)
    formula = {
        "linear": f"s = **{value}**",
        "quadratic": f"1 + s + s² = 1 + {s} + {s}² = **{value}**",
        "polynomial": f"(c + s)ᵏ = ({read_value(run.offset)} + {s}){_power(run.degree)} = **{value}**",
    }[run.kernel]
    return f"By the kernel: s = ⟨x, z⟩ = {s}, and {formula}, in {pluralize(run.multiplications, 'multiplication')}."


def _by_features(run: PairRun) -> str:
    rows = [
        f"| {_feature(term)} | {read_value(term.coefficient)} | {read_value(part)} |"
        for term, part in list(zip(run.monomials, run.parts, strict=True))[:MOST_SHOWN]
    ]
    kinds = f"{pluralize(run.different, 'different monomial')}, {pluralize(run.ordered, 'product')} in every order"
    start = f"By the features ({kinds}): they add up to **{read_value(run.through)}**."
    cut = "" if len(run.monomials) <= MOST_SHOWN else f"\n\nThese are the first {MOST_SHOWN}; the table has all."
    return "\n".join([start, "", "| Feature ψ(x) | Coefficient | Adds |", "|---|---|---|", *rows]) + cut


def _printed(run: PairRun) -> str:
    """Beside the right number what notes print instead; empty where they print none."""
    products = np.multiply(run.x, run.z)
    if run.kernel == "quadratic" and run.size > 1:
        squares = 1 + run.inner + float((products**2).sum())
        return f"With the squares alone, as one set of notes lists them, the sum would be {read_value(squares)}."
    if run.kernel != "polynomial" or (run.size, run.degree, run.offset) != (2, 2, 1):
        return ""
    a, b = products.tolist()
    printed = 1 + a * a + b * b + 2 * a * 2 * b + 2 * a * b
    return (
        f"One set of notes prints 1 + a² + b² + 2a·2b + 2ab; here, with a = {read_value(a)} and b = {read_value(b)}, "
        "that is "
        f"{read_value(printed)} instead of {read_value(run.value)}."
    )


def _by_series(run: PairRun) -> str:
    return (
        f"By the kernel: ‖x − z‖² = {read_value(run.distance)}, and "
        f"exp(−{read_value(run.gamma)}·{read_value(run.distance)}) = "
        f"**{format_short(run.value, DIGITS)}**. By {pluralize(len(run.parts), 'term')} of the series, with "
        f"{pluralize(run.different, 'feature')}: **{format_short(run.through, DIGITS)}**; what is left out is "
        f"{format_short(run.left_out)}."
    )


def _two_widths(run: PairRun) -> str:
    variance = 1 / (2 * run.gamma)
    other = exp(-run.distance / (2 * variance**2))
    return (
        f"γ = {read_value(run.gamma)} is σ = {format_short(variance)} as a variance, and σ = "
        f"{format_short(variance**0.5)} "
        f"as a standard deviation. With σ = {format_short(variance)} as a standard deviation the kernel would be "
        f"{format_short(other)}."
    )


def _feature(term: Monomial) -> str:
    """√2 x₁x₂; the constant is the root alone."""
    root, name = term.coefficient**0.5, name_of(term.powers)
    factor = read_value(root) if root.is_integer() else f"√{read_value(term.coefficient)}"
    if not any(term.powers):
        return factor
    return name if term.coefficient == 1 else f"{factor} {name}"


def _power(degree: int) -> str:
    return name_of((degree,)).removeprefix("x")


def _is_fine(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= LARGEST
