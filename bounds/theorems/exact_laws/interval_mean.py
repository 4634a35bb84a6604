"""Intervals: the exact expected risk of the tightest fit."""

from bounds.formula.functions import at_least_once, complement_power
from bounds.theorem import theorem
from bounds.theorems.exact_laws._assumptions import TIGHTEST_INTERVAL
from bounds.theorems.exact_laws._variables import TargetMass
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.citation import Connection, Example, Source, Step
from bounds.vocabulary.quantities import ExpectedRisk
from bounds.vocabulary.variables import Samples


@theorem(
    title="Intervals, tightest fit, mean",
    statement=(
        r"The smallest interval around the positive examples has exactly this expected risk when the target has "
        r"probability $p$."
    ),
    assumes=(IID, TIGHTEST_INTERVAL),
    relation="=",
    decreasing_in="m",
    proof=(
        Step("Start from the tail.", r"\mathbb P[L\ge t]=(1-t)^m+mt(1-t)^{m-1},\quad t\le p", uses="interval_tail"),
        Step("Integrate it from 0 to p.", r"\frac{2(1-(1-p)^{m+1})}{m+1}-p(1-p)^m"),
    ),
    source=Source("derived", "checked by simulation"),
    examples=(
        Example(dict(m=15, p=0.6), "0.1249993021", "mpmath; simulation agrees"),
        Example(dict(m=3, p=1), "0.5", "by hand: 2/4"),
    ),
    connections=(
        Connection(
            kind="specialises", another="box_mean", because="An interval is a box on a line.", at={"n": "1"}, equal=True
        ),
        Connection(
            kind="sharpens",
            another="vc_expected_consistent",
            because="The tightest interval is consistent, and its mean is known.",
            at={"d": "2"},
        ),
    ),
    see_also="box_mean with one dimension.",
)
def interval_mean(m: Samples, p: TargetMass) -> ExpectedRisk:
    return 2 * at_least_once(p, m + 1) / (m + 1) - p * complement_power(p, m)
