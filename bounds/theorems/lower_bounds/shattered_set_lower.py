"""A set of 2m shattered points cannot be learned from m examples."""

from bounds.formula.functions import floor
from bounds.theorem import theorem
from bounds.theorems.lower_bounds._assumptions import DELTA_BELOW_SEVENTH, EPSILON_BELOW_EIGHTH, SHATTERED_SET
from bounds.theorems.lower_bounds._variables import CapacityFromTwo
from bounds.vocabulary.assumptions import ANY_LEARNER, BINARY_LABELS, IID, REALIZABLE, ZERO_ONE_LOSS
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import SampleComplexity


@theorem(
    title="Half the shattered set is needed",
    statement=(
        r"If $\mathcal H$ shatters $d$ points, a learner that reaches $L_{\mathcal D}(h_S)<1/8$ with "
        r"probability above $6/7$ whenever some $h\in\mathcal H$ has risk 0 needs more than $d/2$ "
        "examples, which is at least this many. So a class of infinite VC dimension is not PAC learnable."
    ),
    assumes=(
        IID,
        ZERO_ONE_LOSS,
        BINARY_LABELS,
        REALIZABLE,
        SHATTERED_SET,
        ANY_LEARNER,
        DELTA_BELOW_SEVENTH,
        EPSILON_BELOW_EIGHTH,
    ),
    relation=">=",
    proof=(
        Step(
            "On the shattered points every labelling is realized by some hypothesis.",
            r"|\mathcal H_C|=2^{d}",
        ),
        Step(
            "So the learner faces all targets on a domain of at least 2m points.",
            r"\mathbb P[L_{\mathcal D}(h_S)\ge\tfrac18]\ge\tfrac17",
            uses="no_free_lunch",
        ),
    ),
    source=Source("shalev-shwartz2014", "Corollary 6.4 and Theorem 6.6"),
    examples=(
        Example(dict(d=20), "11", "by hand: 10 examples of 20 shattered points are too few"),
        Example(dict(d=7), "4", "by hand: 3 examples of 6 of the points are too few"),
        Example(dict(), "18", "by hand: 18/2 + 1 = 10, and of 17 it is 9", unknown="d", at_least=10),
    ),
    see_also="ehkv_lower also says how the need grows as ε falls.",
)
def shattered_set_lower(d: CapacityFromTwo) -> SampleComplexity:
    return floor(d / 2) + 1
