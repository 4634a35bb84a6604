"""The union of several classes."""

from bounds.classes.labellings import largest_not_excluded, sauer_sum
from bounds.vc.dimension._parameters import CLASSES, EACH
from bounds.vc.dimension._record import HypothesisClass


def at_most(k: int, d: int) -> int:
    """k - 1 + kd, or less where adding up the growth functions says less."""
    return min(k - 1 + k * d, largest_not_excluded(lambda m: k * sauer_sum(m, d)) if k > 1 else d)


unions = HypothesisClass(
    title="The union of k classes",
    description=r"$\mathcal H_1\cup\dots\cup\mathcal H_k$, each of VC dimension $d$.",
    lower=lambda k, d: d,
    upper=at_most,
    why_lower="What one of the classes shatters, the union shatters.",
    why_upper="The union labels m points in at most k Σ_{i<=d} C(m, i) ways, which must reach 2^m; that "
    "gives k - 1 + kd at the most. It is not kd: a class that says 1 and a class that says 0 have dimension "
    "0, their union 1.",
    source="S. Shalev-Shwartz and S. Ben-David, Understanding Machine Learning, 2014, chapter 6, exercises; "
    "Y. Abu-Mostafa, M. Magdon-Ismail and H.-T. Lin, Learning From Data, 2012, problem 2.13",
    parameters=(CLASSES, EACH),
)
