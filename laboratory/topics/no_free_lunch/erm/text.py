"""Consistency of ERM, in words."""

from bounds.numbers import at_most, format_number, format_short
from laboratory.topics.no_free_lunch import text as common
from laboratory.topics.no_free_lunch.erm.run import ConsistencyRun
from laboratory.views.headline import Headline

MEANING = common.MEANING

CAPTION = (
    "Both curves and the bands (5 % to 95 % of the samples) are exact, for hypotheses with independent errors. "
    "Dashed: the guaranteed expected gap above and below the best."
)


def headline(run: ConsistencyRun) -> Headline:
    """The mean true risk at the last size, and its bound."""
    most, what = run.best + float(run.gap[-1]), f"mean true risk; the best of the class has {format_number(run.best)}"
    if most >= 1:
        return Headline(float(run.true[-1]), what, by=f"vacuous bound: mean risk ≤ {at_most(most)}")
    return Headline(
        float(run.true[-1]),
        what,
        at_most=most,
        by="the best of the class and the expected gap",
        theorem="finite_expected_gap",
    )


def out_of_order(least: float, most: float) -> str | None:
    """A refusal where the smallest risk is not the smallest."""
    if least <= most:
        return None
    return f"Smallest risk must not be above the largest risk, {format_number(most)}; got {format_number(least)}."


def sentence(run: ConsistencyRun) -> str:
    """Both risks at the last size."""
    return (
        f"At {format_number(int(run.sizes[-1]))} examples the mean training error is "
        f"**{format_short(run.training[-1], 4)}**, the "
        f"mean true risk **{format_short(run.true[-1], 4)}**: both tend to the best of the class."
    )


def more(run: ConsistencyRun) -> str:
    """Both risks at the last size, and how often they differ."""
    last, middle = len(run.sizes) - 1, len(run.sizes) // 2
    return (
        f"At {format_number(int(run.sizes[last]))} examples the chosen hypothesis has a mean training error of "
        f"{format_short(run.training[last], 4)} and a mean true risk of {format_short(run.true[last], 4)}; the best of "
        f"the class has {format_short(run.best, 4)}. The two differ by more than {format_number(run.epsilon)} with "
        f"probability {format_short(run.apart[last], 4)}, at {format_number(int(run.sizes[middle]))} examples with "
        f"probability {format_short(run.apart[middle], 4)}. On average both stay within the guaranteed "
        f"{at_most(float(run.gap[last]))} of the best.\n\n{_uniform(run)}"
    )


def _uniform(run: ConsistencyRun) -> str:
    """Uniform convergence at half the accuracy, beside the excess that it excludes."""
    epsilon, half = format_number(run.epsilon), format_number(run.epsilon / 2)
    uneven, above = (format_short(float(of[-1]), 3) for of in (run.uneven, run.above))
    return (
        f"**Uniform convergence.** A sample on which every training error is within ε/2 = {half} of its risk leaves "
        f"the chosen hypothesis within ε = {epsilon} of the best. The sample is none such with probability "
        f"**{uneven}**; the chosen hypothesis is more than ε above the best with probability **{above}**."
    )
