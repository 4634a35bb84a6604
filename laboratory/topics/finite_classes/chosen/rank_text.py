"""The order by training error against the order by true risk, in words."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.finite_classes.chosen.ranks import RankRun
from laboratory.views.headline import Headline

CAPTION = (
    "Each mark is a hypothesis, on one sample (seed 0), with independent errors. Dashed: the gap that all keep at once "
    "with probability at least 1 − δ."
)


def headline(run: RankRun) -> Headline:
    """The largest gap, and its bound."""
    largest = float(abs(run.training - run.risk).max())
    return Headline(largest, "largest gap of all hypotheses", at_most=run.gap, by="uniform convergence")


def sentence(run: RankRun) -> str:
    """How many pairs training errors put in the wrong order."""
    if not run.pairs:
        return "With one hypothesis there is nothing to rank."
    share = percent(run.reversed / run.pairs, 3)
    return (
        f"Ranked by training error, **{format_number(run.reversed)}** of {pluralize(run.pairs, 'pair')} "
        f"({share}) stand in the wrong order."
    )


def more(run: RankRun) -> str:
    """The pairs that the bound keeps in order, and how good the first of the order is."""
    if not run.pairs:
        return ""
    double, probability = at_most(2 * run.gap), percent(1 - run.delta, 4)
    if not run.apart:
        apart = f"No two risks differ by more than twice the gap, {double}: the bound keeps no pair in order."
    else:
        apart = (
            f"**{format_number(run.apart)}** pairs have risks that differ by more than twice the gap, {double}. "
            f"Of these **{format_number(run.apart_and_reversed)}** stand in the wrong order; with probability at least "
            f"{probability} none does."
        )
    return f"{apart}\n\n{_representative(run)}"


def _representative(run: RankRun) -> str:
    """Which risk the first of the order has at most, by the largest gap of this sample."""
    largest = float(abs(run.training - run.risk).max())
    first, best = float(run.risk[run.training.argmin()]), float(run.risk[0])
    return (
        f"All gaps of this sample are at most {at_most(largest)}: it is **ε/2-representative** for ε = "
        f"{at_most(2 * largest)}. So the hypothesis of least training error has a true risk of at most "
        f"{format_short(best)} + {at_most(2 * largest)}; it is **{format_short(first)}**."
    )
