"""Fewest misclassified examples, in words."""

from bounds.numbers import format_number, pluralize
from bounds.vocabulary.prose import capitalized
from laboratory.topics.linear_models.fewest.run import DIMENSIONS, NAMES, FewestRun
from laboratory.views.headline import Headline

MEANING = r"""
ERM over halfspaces needs the one that misclassifies **fewest** examples. In the plane it can be computed. Only the
split of the examples matters, and every split is that of a line through two examples, moved a little. So m(m − 1)/2
lines are enough to try. In n dimensions these are the hyperplanes through n examples. There are m choose n of them,
which grows with the *power* n of m.

In general it is hard. **MinDisagreement**, whether some halfspace misclassifies at most k examples, is NP-complete even
for examples of zeros and ones (Johnson and Preparata). And unless P = NP no algorithm of polynomial time
comes within **any** constant factor of this minimum, where it is not 0: for C ≥ 1 none guarantees at most C times as
many misclassified examples. (The notes state it for all C > 0; below 1 there is nothing to prove.)

So something else is minimized instead: a convex loss, or the count along the perceptron's steps (pocket). Where a line
separates the sample, a linear program finds it quickly.
"""
BY = "the minimum over all lines, by exhaustive search"


def headline(run: FewestRun, beside: str) -> Headline:
    """How many the selected method misclassifies, and the minimum over all lines."""
    return Headline(
        run.mistakes[beside], f"misclassified by {NAMES[beside]}", at_least=float(run.least), by=BY, rests_on=()
    )


def sentence(run: FewestRun, beside: str) -> str:
    """How far from the fewest."""
    fewest = pluralize(run.least, "example")
    if run.mistakes[beside] == run.least:
        return (
            f"No line misclassifies fewer than **{fewest}** of {len(run.labels)}; {NAMES[beside]} reaches this minimum."
        )
    return (
        f"Some line misclassifies only **{fewest}** of {len(run.labels)}; the line of {NAMES[beside]} misclassifies "
        f"**{run.mistakes[beside]}**."
    )


def more(run: FewestRun) -> str:
    """What was tried, and what it would take in more dimensions."""
    through = f"{pluralize(run.tried, 'line')} through two examples each were tried."
    tried = through if run.tried else "A line separates all."
    ten = format_number(run.candidates[DIMENSIONS.index(10)])
    return (
        f"{tried} As many examples in 10 dimensions have {ten} hyperplanes through ten of them, in 20 "
        f"dimensions {format_number(run.candidates[DIMENSIONS.index(20)])}."
    )


def caption(run: FewestRun) -> str:
    """How to read the plane."""
    crosses = f"{pluralize(run.least, 'cross', 'crosses')}: misclassified by the optimal line"
    return f"Full circles are positive, open ones negative. {capitalized(crosses)}."
