"""One sparse signal in words."""

import numpy as np

from bounds.numbers import format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.sparse.run import EXACT, VALUE, WAYS, SparseRun
from laboratory.views.headline import Headline

MEANING = r"""
A signal of d entries, s of which are not 0, is measured by a matrix W of n rows, n < d: v = Wx. Many vectors have
the same measurements; which one is the signal?

- The **sparsest** (ℓ₀): try all supports of 0, 1, 2, … entries and solve least squares on each. If every 2s
  columns of W are independent, no other vector with at most s nonzero entries has the same measurements: the signal is
  found. This holds for almost every Gaussian matrix with n ≥ 2s. But there are d choose s supports.
- The **smallest ℓ₁ norm** (basis pursuit): a linear program, fast. It usually finds the signal as well, from somewhat
  more measurements on.
- The **smallest ℓ₂ norm**, the pseudo-inverse: fast, but its result is almost never sparse.

**Storing.** In a basis U in which x is sparse, x = Uα, only the s coefficients and their places are kept: s(64 + ⌈log₂
d⌉) bits instead of 64 d.

**Sparse in a basis.** Few signals have few entries, but many have few coefficients: a sum of three cosines is nowhere
0. Then v = Wx = (WU)α is decoded for α by the matrix WU, and the signal is Uα. The measurements W need not know the
basis: times an orthonormal U a Gaussian matrix is a Gaussian matrix. Whoever decodes must know it.
"""


COEFFICIENTS = "The same in the basis: the coefficients and those decoded."


def headline(run: SparseRun, way: str) -> Headline:
    """How far the decoded signal is off, and from when on the sparsest is right."""
    by = f"from {format_number(run.enough)} measurements on, the sparsest is the signal, for almost every matrix"
    error = "0" if run.exact(way) else ""
    return Headline(run.error(way), f"largest error of an entry: {WAYS[way]}", by=by, measured_text=error)


def supports_caption(run: SparseRun) -> str:
    """How to read the count."""
    return f"Dotted: in how many ways {pluralize(run.entries, 'place')} can be chosen. Square: for this signal."


def sentence(run: SparseRun) -> str:
    """Which ways find it."""
    finders = [words for way, words in WAYS.items() if run.exact(way)]
    named = " and ".join(f"the {way}" for way in finders) if finders else "none of the three ways"
    verb = "find" if len(finders) > 1 else "finds"
    return f"From **{pluralize(run.measurements, 'measurement')}** of {run.d} entries {named} {verb} the signal."


def more(run: SparseRun, way: str = "least l1") -> str:
    """What makes the sparsest the signal, where it is looked at; the supports tried, and the bits stored."""
    return "\n\n".join([*([_isometry(run)] if way == "sparsest" else []), _tried(run)])


def _isometry(run: SparseRun) -> str:
    """The theorem's assumption, computed over all sets of 2s columns."""
    both, short = 2 * run.entries, run.short_of_one
    if run.stretches is None or short is None:
        return f"There are too many sets of 2s = {both} columns here to compute the isometry constant."
    least, largest = (format_short(value) for value in run.stretches)
    start = (
        f"Over all vectors with at most 2s = {both} entries, W changes the squared length by factors from {least} to "
        f"{largest}."
    )
    if not short:
        return f"{start} So ε = 1 however W is scaled: two signals measure the same, and the theorem is silent."
    return (
        f"{start} Scaled in between, W is (ε, {both})-RIP with ε = 1 − {format_short(short)} < 1. So no other vector "
        f"with at most {pluralize(run.entries, 'entry', 'entries')} measures the same: **the sparsest is the signal**."
    )


def _tried(run: SparseRun) -> str:
    """The supports tried, and the bits stored."""
    plain = VALUE * run.d
    storage = f"\n\nStored sparsely the signal takes {format_number(run.bits)} bits instead of {format_number(plain)}."
    return (
        f"The sparsest was found after {pluralize(run.tried, 'support')}, of {format_number(run.supports)} with at "
        f"most {pluralize(run.entries, 'entry', 'entries')}. Errors, up to rounding: "
        + ", ".join(f"{words} {'0' if run.exact(way) else format_short(run.error(way))}" for way, words in WAYS.items())
        + f".{storage}{_in_basis(run)}"
    )


def _in_basis(run: SparseRun) -> str:
    """What the basis is worth: nothing to say where it is that of the entries."""
    if run.basis == "entries":
        return ""
    without_basis = (
        "finds it, too"
        if run.error_of(run.without_basis) <= EXACT
        else f"is off by {format_short(run.error_of(run.without_basis), 3)}"
    )
    kept = pluralize(run.entries, "largest entry", "largest entries")
    dense = int((np.abs(run.signal) > EXACT).sum())
    return (
        f"\n\nIn its own entries the signal is not sparse: {dense} of {run.d} are not 0. With its {kept} alone "
        f"**{percent(run.lost(run.signal))}** of its squared length is lost; with as many coefficients, "
        f"{percent(_cut(run.lost(run.coefficients)))}. Without the basis, the smallest ℓ₁ norm of the entries "
        f"{without_basis}."
    )


def _cut(share: float) -> float:
    """Without a rounding error."""
    return 0.0 if share < EXACT else share
