"""Linear predictors, in words."""

from bounds.numbers import at_most, format_number, format_short
from bounds.vocabulary.prose import capitalized
from laboratory.topics.rademacher_and_vc.linear.labels import risk_in_words
from laboratory.topics.rademacher_and_vc.linear.run import LinearRun
from laboratory.views.conditions import with_probability
from laboratory.views.headline import Headline

MEANING = """
For x → ⟨w, x⟩ with ‖w‖ ≤ 1 the best w for given signs points along Σ σᵢxᵢ, so the complexity is the mean length of
that sum over m. It lies between ‖X‖/(m√2) and ‖X‖/m, where ‖X‖² is the sum of the squared lengths of the examples. The
**dimension does not occur**: in 50 dimensions it is as small as in two.

The **margin bound** uses this. If some w of length 1 separates the sample with margin γ, the bound on its risk is about
twice the complexity over γ, plus a term for the confidence. γ must be fixed before the sample is seen. Here it is the
margin of the data distribution, and the hard-margin support vector machine (through the origin) has at least that
margin on every sample. The **VC bound** depends on the dimension instead, and is usually smaller in low dimensions.

Both bounds hold for the worst data distribution with this margin or dimension. This one is easy: the true risk is far
below.
"""


def headline(run: LinearRun) -> Headline:
    """The true risk of the hard-margin machine, and the smaller bound."""
    m, best = run.sizes[-1], float(min(run.by_margin[-1], run.by_dimension[-1]))
    what = f"true risk of the hard-margin SVM, m = {format_number(m)}"
    risk = risk_in_words(float(run.risks[-1]))
    if best >= 1:
        return Headline(float(run.risks[-1]), what, measured_text=risk, by="vacuous bound: both bounds are at least 1")
    by = "by the margin" if run.by_margin[-1] < run.by_dimension[-1] else "by the dimension"
    return Headline(float(run.risks[-1]), what, measured_text=risk, at_most=best, by=by)


def sentence(run: LinearRun) -> str:
    """Which of the two bounds is smaller."""
    margin, dimension = float(run.by_margin[-1]), float(run.by_dimension[-1])
    better, worse = ("margin", "VC dimension") if margin < dimension else ("VC dimension", "margin")
    low, high = sorted((margin, dimension))
    often = capitalized(with_probability(run.delta))
    return f"{often}, the risk is at most {_bound(low)} by the **{better}**, and {_bound(high)} by the {worse}."


def more(run: LinearRun) -> str:
    """Complexity and both bounds at the largest sample."""
    m, n = run.sizes[-1], run.world.features
    better = "margin" if run.by_margin[-1] < run.by_dimension[-1] else "dimension"
    often, lengths = capitalized(with_probability(run.delta)), format_short(run.trace_inputs(m)["trace"], 4)
    return (
        f"With {format_number(m)} examples in {n} dimensions the complexity is "
        f"{format_short(float(run.simulated[-1]), 4)} by {format_number(run.draws)} draws, and at most "
        f"{at_most(float(run.above[-1]))} by its closed form, from the squared lengths, {lengths} together, without "
        f"the dimension. {often}, the risk is at most {_bound(float(run.by_margin[-1]))} by the margin, and with the "
        f"same probability at most {_bound(float(run.by_dimension[-1]))} by the VC dimension {n}: the **{better}** is "
        f"better here. The true risk is {risk_in_words(float(run.risks[-1]))}."
    )


def _bound(bound: float) -> str:
    return at_most(bound) if bound < 1 else f"{at_most(bound)} (vacuous)"
