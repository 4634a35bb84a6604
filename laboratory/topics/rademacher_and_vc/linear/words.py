"""Linear predictors, in words."""

from bounds.numbers import at_most, in_words, short
from bounds.vocabulary.prose import capitalised
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.views.conditions import with_probability
from laboratory.views.view import Headline

MEANING = """
For x → ⟨w, x⟩ with ‖w‖ ≤ 1 the best w for given signs points along Σ σᵢxᵢ, so the complexity is the mean length of
that sum over m. It lies between ‖X‖/(m√2) and ‖X‖/m, where ‖X‖² is the sum of the squared lengths of the examples. The
**dimension does not occur**: in 50 dimensions it is as small as in two.

The **margin bound** uses this. If some w of length 1 separates the sample with margin γ, its risk is guaranteed to be
about twice the complexity over γ, plus a term for the confidence. γ must be fixed before the sample is seen. Here it
is the world's own margin, and the hard-margin support vector machine (through the origin) has at least that margin on
every sample. The **VC bound** counts dimensions instead, and is better in a few of them.

Both guarantees are for the worst world, and this one is kind: the true risk is far below.
"""


def headline(run: LinearRun) -> Headline:
    """The true risk of the hard-margin machine, and what the better bound guarantees."""
    m, best = run.sizes[-1], float(min(run.by_margin[-1], run.by_dimension[-1]))
    what = f"true risk of the hard-margin SVM, m = {in_words(m)}"
    shown = _risk(float(run.risks[-1]))
    if best >= 1:
        return Headline(float(run.risks[-1]), what, shown=shown, by="nothing guaranteed below 1")
    by = "by the margin" if run.by_margin[-1] < run.by_dimension[-1] else "by the dimension"
    return Headline(float(run.risks[-1]), what, shown=shown, at_most=best, by=by)


def sentence(run: LinearRun) -> str:
    """Which of the two bounds says more."""
    margin, dimension = float(run.by_margin[-1]), float(run.by_dimension[-1])
    better, worse = ("margin", "VC dimension") if margin < dimension else ("VC dimension", "margin")
    low, high = sorted((margin, dimension))
    often = capitalised(with_probability(run.delta))
    return f"{often}, the **{better}** says at most {_guarantee(low)}, and the {worse} {_guarantee(high)}."


def more(run: LinearRun) -> str:
    """Complexity and both bounds at the largest sample."""
    m, n = run.sizes[-1], run.world.features
    better = "margin" if run.by_margin[-1] < run.by_dimension[-1] else "dimension"
    often, lengths = capitalised(with_probability(run.delta)), short(run.trace_given(m)["trace"], 4)
    return (
        f"With {in_words(m)} examples in {n} dimensions the complexity is {short(float(run.simulated[-1]), 4)} by "
        f"{in_words(run.draws)} draws, and at most {at_most(float(run.above[-1]))} by its closed form, which knows "
        f"the squared lengths, {lengths} together, and no dimension. {often}, the margin guarantees a risk of at most "
        f"{_guarantee(float(run.by_margin[-1]))}, and with the same probability the VC dimension, {n}, one of "
        f"{_guarantee(float(run.by_dimension[-1]))}: here the **{better}** says more. The true risk is "
        f"{_risk(float(run.risks[-1]))}."
    )


def _guarantee(bound: float) -> str:
    return at_most(bound) if bound < 1 else f"{at_most(bound)}, which says nothing"


def _risk(risk: float) -> str:
    return "below 10⁻⁶" if risk < 1e-6 else short(risk, 4)
