"""A learner that only memorizes: it is wrong on all that it has not seen."""

from bounds.formula.functions import complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import CONSTANT_LABEL_MEMORY, EQUAL_ATOMS
from bounds.theorems.exact_laws._variables import Atoms
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Memorizer of one label",
    statement=(
        r"A learner without training error that is wrong on every unseen example has expected risk exactly "
        r"$(1-1/N)^m$ when $N$ examples are equally likely: 1 for every $m$ where no example has positive probability."
    ),
    assumes=(IID, EQUAL_ATOMS, CONSTANT_LABEL_MEMORY),
    relation="=",
    decreasing_in="m",
    proof=(
        Step(
            "It misclassifies those examples that are not in the sample.",
            r"\mathbb E\,L=\sum_xp_x(1-p_x)^m=\Big(1-\frac1N\Big)^m",
        ),
    ),
    source=Source("shalev-shwartz2014", "section 2.2.1, with atoms"),
    examples=(
        Example(dict(m=500, atoms=1000), "0.6063789449", "mpmath: 0.999^500"),
        Example(dict(m=3, atoms=1), "0", "by hand: there is one example, and it was seen"),
    ),
    see_also="Training error 0 throughout: what a bound over too rich a class cannot rule out. oob_fraction is N = m.",
)
def memoriser_unseen(m: Samples, atoms: Atoms) -> ExpectedRisk:
    return complement_power(1 / atoms, m)
