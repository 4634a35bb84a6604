"""A split that stalls with min, and does not with Gini's function."""

from bounds.vocabulary.citation import Source, Step
from laboratory.exercises.problem import Problem, WrongAnswer
from laboratory.exercises.writing import value
from learners.trees.psi import gini, misclassification

PLACE = Source("milan", "worked example beside the functions ψ")


def stalling_split() -> Problem:
    """p = 0.8 splits in halves of 0.6 and 1."""
    p, q, r = 0.8, 0.6, 1.0
    gain = float(gini(p) - (gini(q) + gini(r)) / 2)
    text = (
        "A leaf with a share $p = 0.8$ of positives is split in halves with the shares $q = 0.6$ and $r = "
        "1$. By how much "
        r"does the split lower Gini's function $\psi(p) = 2p(1 - p)$?"
    )
    stalled = float(misclassification(p) - (misclassification(q) + misclassification(r)) / 2)
    slips = (
        WrongAnswer(
            round(stalled, 12), r"That is with $\min\{p, 1 - p\}$, as the notes work it: there the split stalls."
        ),
        WrongAnswer(float(gini(q)) / 2, "That is the impurity after the split: subtract it from the one before."),
        WrongAnswer(float(gini(p) - gini(q) - gini(r)), "The halves are averaged, not added."),
        WrongAnswer(gain / 2, "The factor 2 of Gini's function is missing."),
    )
    steps = (
        Step(
            "The three values.",
            rf"\psi(0.8) {value(float(gini(p)))},\quad \psi(0.6) {value(float(gini(q)))},\quad \psi(1) = 0",
        ),
        Step("The first minus the mean of the others.", rf"0.32 - \tfrac12(0.48 + 0) {value(gain)}"),
    )
    return Problem(text, gain, slips, steps, place=str(PLACE))
