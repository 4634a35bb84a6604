"""Networks of threshold units with one hidden layer."""

from bounds.classes.labellings import dichotomies_by_hyperplanes, largest_not_excluded
from bounds.vc.dimension._parameters import HIDDEN, INPUTS
from bounds.vc.dimension._points import on_moment_curve
from bounds.vc.dimension._record import HypothesisClass


def shattered(n: int, hidden: int) -> int:
    """Baum's 2 ⌊h/2⌋ n, or the n + 1 of a single unit."""
    return max(n + 1, 2 * (hidden // 2) * n)


def at_most(n: int, hidden: int) -> int:
    """The largest m that the product of the units' growth functions leaves open."""
    return largest_not_excluded(
        lambda m: dichotomies_by_hyperplanes(m, n + 1) ** hidden * dichotomies_by_hyperplanes(m, hidden + 1)
    )


threshold_networks = HypothesisClass(
    title="Threshold networks with one hidden layer",
    description=r"$n$ real inputs, $h$ hidden units and one output unit, all of them $\operatorname{sign}(\langle "
    r"w,x\rangle+b)$.",
    lower=shattered,
    upper=at_most,
    why_lower="Of 2⌊h/2⌋n points in general position take the label that half of them or fewer bear; two "
    "hidden units, a thin slab, single out n of these at a time, and the output unit joins the slabs.",
    why_upper="Each unit labels m points in at most 2 Σ_{i<=d} C(m-1, i) ways, d its number of inputs, so "
    "the network in at most the product of these, which must reach 2^m.",
    source="E. Baum, On the capabilities of multilayer perceptrons, Journal of Complexity 4, 1988; E. Baum "
    "and D. Haussler, What size net gives valid generalization?, Neural Computation 1, 1989",
    parameters=(INPUTS, HIDDEN),
    witness=lambda n, hidden: on_moment_curve(shattered(n, hidden), n),
)
