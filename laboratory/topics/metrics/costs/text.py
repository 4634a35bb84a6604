"""Costs in words."""

from bounds.numbers import at_most, format_number
from laboratory.topics.metrics.costs.run import CostsRun
from laboratory.topics.metrics.text import place, share
from laboratory.views.headline import Headline

MEANING = """
If a false positive costs more than a false negative, 1/2 is not the best threshold any more. With posterior probability
η of a positive, predicting positive costs c₁(1 − η) on average and predicting negative c₂η, where c₁ is the cost of a
false positive and c₂ that of a false negative. Positive is the cheaper prediction exactly where η ≥ c₁/(c₁ + c₂). This
needs no sample: the threshold follows from the costs alone, provided that the probabilities are right. If losing a good
mail costs twice as much as letting spam through, a filter predicts spam from probability 2/3.

A machine that identifies people by their **fingerprints** makes two kinds of error: a *false accept* (false positive)
lets a stranger in, a *false reject* (false negative) keeps its owner out. For a shop's discount a false reject is the
costly one; for a guarded door a false accept is. The same machine, with other costs, has another best threshold.

**The guarantee.** A cost lies between 0 and the larger of the two, so Hoeffding's inequality bounds the expected
cost of a threshold that was fixed before the test set was used, with probability at least 1 − δ.

The lowest point of the *measured* curve is the cheapest threshold on this very test set. It was chosen on the test
set, so its cost there is too small on average, and the guarantee does not cover it.
"""


def both_free(alarm: float, miss: float) -> str | None:
    """Why two costs of 0 are refused."""
    if alarm == miss == 0:
        return "One of the two costs must be more than 0: if errors are free, every prediction is optimal."
    return None


def headline(run: CostsRun, threshold: float) -> Headline:
    """The cost measured at this threshold, and the most that it costs in truth."""
    by = "for the mean cost of new examples, the threshold being fixed beforehand"
    what = "mean cost of a test example"
    here, most = run.here(threshold), run.guaranteed(threshold)
    if most >= max(run.unit_costs):
        by = f"vacuous bound {at_most(most)}: no cost is above {format_number(max(run.unit_costs))}"
        return Headline(here, what, by=by, measured_text=share(here))
    return Headline(here, what, at_most=most, by=by, measured_text=share(here), theorem="hoeffding_range")


def sentence(run: CostsRun, threshold: float) -> str:
    """Where positive becomes the cheaper prediction."""
    return (
        f"With costs {format_number(run.false_positive)} and {format_number(run.false_negative)}, positive is the "
        f"cheaper prediction from probability **{share(run.best)}** on."
    )


def more(run: CostsRun, threshold: float) -> str:
    """The cheapest threshold by the costs, beside the sample's own and yours."""
    return "\n\n".join((_by_the_costs(run), _yours(run, threshold), _by_the_test_set(run)))


def _by_the_costs(run: CostsRun) -> str:
    cheaper = (
        f"With a false positive costing {format_number(run.false_positive)} and a false negative "
        f"{format_number(run.false_negative)}, positive is the cheaper prediction from probability "
        f"**{share(run.best)}** on"
    )
    exact, half = run.truly(run.best), run.truly(0.5)
    if exact is None or half is None:
        return f"{cheaper}, provided that the learned probabilities are right."
    return (
        f"{cheaper}. The expected cost of an example is {share(exact)} at this threshold and {share(half)} at the "
        "threshold 1/2."
    )


def _yours(run: CostsRun, threshold: float) -> str:
    truth, here = run.truly(threshold), share(run.here(threshold))
    if truth is None:
        return f"At your threshold the test set costs {here} an example."
    return f"Your threshold has expected cost {share(truth)}, and mean cost {here} on the test set."


def _by_the_test_set(run: CostsRun) -> str:
    where, least = run.cheapest_here
    truth = run.truly(where)
    after = "" if truth is None else f"; its expected cost is {share(truth)}"
    highest = f"The highest of the thresholds that are cheapest on this test set, {place(where)},"
    return f"{highest} costs {share(least)} there{after}."
