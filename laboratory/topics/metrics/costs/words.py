"""Costs in words."""

from bounds.numbers import in_words, short
from laboratory.topics.metrics.costs.run import CostsRun
from laboratory.topics.metrics.words import place, share
from laboratory.views.view import Headline

MEANING = """
If a false positive costs more than a false negative, 1/2 is not the best threshold any more. With posterior probability
η of a positive, predicting positive costs c₁(1 − η) on average and predicting negative c₂η, where c₁ is the cost of a
false positive and c₂ that of a false negative. Positive is the cheaper answer exactly where η ≥ c₁/(c₁ + c₂). It needs
no sample: a threshold follows from the costs alone, as far as the probabilities are right. A filter for which losing a
good mail is twice as bad as letting spam through calls spam from probability 2/3.

A machine that knows people by their **fingerprints** errs in two ways: a *false accept* (false positive) lets a
stranger in, a *false reject* (false negative) keeps its owner out. A shop that gives a discount fears to annoy its
customers; a guarded door fears strangers. The same machine, with other costs, has another best threshold.

**The guarantee.** A cost lies between 0 and the larger of the two, so that Hoeffding's inequality bounds the true mean
cost of a threshold that was fixed before the test set was looked at, with probability at least 1 − δ.

The lowest point of the *measured* curve is the cheapest threshold on this very test set. It was chosen by looking, so
its cost there is too good on average: the guarantee does not speak for it.
"""


def both_free(alarm: float, miss: float) -> str | None:
    """Why two costs of 0 are refused."""
    if alarm == miss == 0:
        return "One of the two costs must be more than 0: if mistakes are free, every answer is best."
    return None


def headline(run: CostsRun, threshold: float) -> Headline:
    """The cost measured at this threshold, and the most that it costs in truth."""
    by = "for the mean cost of new examples, the threshold being fixed beforehand"
    what = "mean cost of a test example"
    here = run.here(threshold)
    return Headline(here, what, at_most=run.guaranteed(threshold), by=by, shown=share(here), theorem="hoeffding_range")


def sentence(run: CostsRun, threshold: float) -> str:
    """Where positive becomes the cheaper answer."""
    return (
        f"With costs {in_words(run.false_positive)} and {in_words(run.false_negative)}, positive is the cheaper answer "
        f"from probability **{short(run.best, 4)}** on."
    )


def more(run: CostsRun, threshold: float) -> str:
    """The cheapest threshold by the costs, beside the sample's own and yours."""
    return "\n\n".join((_asked(run), _yours(run, threshold), _by_looking(run)))


def _asked(run: CostsRun) -> str:
    told = (
        f"With a false positive costing {in_words(run.false_positive)} and a false negative "
        f"{in_words(run.false_negative)}, positive is the cheaper answer from probability **{short(run.best, 4)}** on"
    )
    exact, half = run.truly(run.best), run.truly(0.5)
    if exact is None or half is None:
        return f"{told}, as far as the learned probabilities are right."
    return f"{told}: that costs {share(exact)} an example in truth, and the threshold 1/2 costs {share(half)}."


def _yours(run: CostsRun, threshold: float) -> str:
    truth, here = run.truly(threshold), share(run.here(threshold))
    if truth is None:
        return f"At your threshold the test set costs {here} an example."
    return f"Your threshold costs {share(truth)} in truth and {here} on the test set."


def _by_looking(run: CostsRun) -> str:
    where, least = run.cheapest_here
    truth = run.truly(where)
    after = "" if truth is None else f", but {share(truth)} in truth"
    return f"The threshold that was cheapest on this test set, {place(where)}, costs {share(least)} there{after}."
