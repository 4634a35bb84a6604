"""Rates, curves and costs in words."""

from __future__ import annotations

import math

import numpy as np

from bounds.numbers import in_words
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.topics.metrics.roc.run import MetricsRun, Rate, true_costs
from learners.bayes.costs import cheapest_threshold
from pages._metrics_fields import Asked

MEANING = {
    "roc": """
A classifier with **scores** tells a positive from a threshold upwards. The four counts make the **confusion matrix**.
*Sensitivity* (recall, true positive rate) is the share of the positives that are found, *specificity* the share of the
negatives that are let go, *precision* the share of true positives among those told positive. **Accuracy** mixes the
classes: where one is rare, always naming the other is accurate and useless.

The **ROC curve** shows sensitivity against 1 − specificity for every threshold at once. Its area is the chance that a
positive outscores a negative, ties counting one half. The diagonal is chance; a curve *below* it is worse than chance,
and turning its scores round makes it better. The notes print specificity itself on the horizontal axis, which mirrors
the curve, and call the diagonal the worst classifier. (Under “More” the axis can be turned as they print it.)

**What a test set promises.** Of the examples that a rate speaks of, the number of mistakes is binomial. The grey lines
are the exact (Clopper–Pearson) intervals: each misses its truth in at most a share δ of test sets, for a threshold that
was **fixed before the test set was looked at**. Moving the slider until the rates please you breaks that. Each line
speaks for itself; all four hold at once with probability at least 1 − 4δ.

The interval of the area comes from McDiarmid's inequality: exchanging one positive example changes the area by at
most 1 over the number of positives, one negative likewise.
""",
    "costs": """
If a false positive costs more than a false negative, 1/2 is not the best threshold any more. With probability η of a
positive, telling positive costs c₁(1 − η) on average and telling negative c₂η, where c₁ is the cost of a false
positive and c₂ that of a false negative. Positive is the cheaper answer exactly where η ≥ c₁/(c₁ + c₂). It needs no
sample: a threshold follows from the costs alone, as far as the probabilities are right. A filter for which losing a
good mail is twice as bad as letting spam through calls spam from probability 2/3.

The lowest point of the *measured* curve is the cheapest threshold on this very test set. It was chosen by looking, so
its cost there is too good on average: no test-set promise speaks for it.
""",
    "eta": """
η(x) is the probability that an example at x is positive. Nobody can do better than to answer 1 where η(x) ≥ 1/2: the
**Bayes predictor**. Where it answers it is still wrong with probability min{η(x), 1 − η(x)}, and the average of that
over x is the **Bayes risk**: the shaded area. A learner that knows everything pays it. Any other rule pays more,
namely |2η(x) − 1| wherever it answers differently: the hatched area.

Where η(x) = 1/2 the *label* is a fair coin, and either answer is as good. (The notes say there that min{η, 1 − η}
“returns” 1 or −1; the function's value is 1/2.)

With unequal costs 1/2 becomes c₁/(c₁ + c₂), and the shaded area the least expected cost.
""",
}


def verdict(run: MetricsRun, probability: float) -> str:
    """Accuracy beside its promise, the truth and the larger class; one sentence."""
    accuracy = run.rates(probability)[0]
    sure = in_words(100 * (1 - run.delta), 4)
    told = (
        f"**Accuracy {_share(accuracy.measured)}**; the test set promises, with {sure} % confidence and for a "
        f"threshold fixed beforehand, that the true accuracy is between {_down(accuracy.low)} and {_up(accuracy.high)}"
    )
    truth = "" if accuracy.truth is None else f"; it is {_share(accuracy.truth)}{_missed(accuracy)}"
    return f"{told}{truth}. {_beside_majority(run, accuracy)}"


def area_sentence(run: MetricsRun) -> str:
    """The area beside its promise."""
    low, high = run.area_promise
    truth = "" if run.true_area is None else f"; the exact area is {_share(run.true_area)}"
    return (
        f"The area under the test set's curve is {_share(run.curve.area)}: so often does a positive outscore a "
        f"negative. The true area is promised to be between {_down(low)} and {_up(high)}{truth}."
    )


def assumption(run: MetricsRun) -> str:
    """What the promises rest on."""
    if run.world is not None:
        return "The promises assume independent test examples, which is so here: they were drawn from two Gaussians."
    return (
        "The promises assume that these tumours are independent examples of all tumours that will be judged, and that "
        "none of them helped to learn the scores (60 % of the data did, the other 40 % are the test set)."
    )


def matrix(run: MetricsRun, probability: float) -> str:
    """The confusion matrix as a table of Markdown."""
    c = run.confusion(probability)
    return (
        "| | told positive | told negative |\n|---|---:|---:|\n"
        f"| **is positive** | {c.true_positives:,} found | {c.false_negatives:,} missed |\n"
        f"| **is negative** | {c.false_positives:,} false alarms | {c.true_negatives:,} let go |"
    )


def cost_sentence(run: MetricsRun, probability: float, prices: tuple[float, float]) -> str:
    """The cheapest threshold by the costs, beside the sample's own."""
    best = cheapest_threshold(*prices)
    here = run.confusion(probability).cost(*prices)
    place, least = cheapest_on_sample(run, prices)
    ask = (
        f"With a false positive costing {in_words(prices[0])} and a false negative {in_words(prices[1])}, positive is "
        f"the cheaper answer from probability **{in_words(best, 4)}** on"
    )
    if run.world is None:
        middle = ", as far as the learned probabilities are right. "
    else:
        exact, half, now = true_costs(run.world, np.array([best, 0.5, probability]), *prices)
        middle = f": that costs {_share(exact)} an example in truth, the threshold 1/2 {_share(half)}. "
        middle += f"Your threshold costs {_share(now)} in truth and {_share(here)} on the test set. "
    after = "" if run.world is None else f", but {_share(_truly(run, place, prices))} in truth"
    yours = f"At your threshold the test set costs {_share(here)} an example. " if run.world is None else ""
    return (
        f"{ask}{middle}{yours}The threshold that was cheapest on this test set, {_place(place)}, costs {_share(least)} "
        f"there{after}."
    )


def cheapest_on_sample(run: MetricsRun, prices: tuple[float, float]) -> tuple[float, float]:
    """The probability and the mean cost that the test set itself likes best."""
    score, cost = run.curve.cheapest(*prices)
    return (1.0 if score == math.inf else 1 / (1 + math.exp(-score))), cost


def eta_sentence(run: EtaRun) -> str:
    """The Bayes predictor, its risk, and the other rule's."""
    unit = "cost" if (run.false_positive, run.false_negative) != (1, 1) else "risk"
    low, high = (-math.inf, math.inf) if run.shape == "gaussians" else run.ends
    if run.best_cut <= low:
        answers = "answers 1 everywhere"
    elif run.best_cut >= high:
        answers = "answers 0 everywhere"
    else:
        answers = f"answers 1 from x = {_share(run.best_cut)}"
    best = f"The Bayes predictor {answers} and has {unit} **{_share(run.bayes)}**: nobody can do better."
    if run.excess < 1e-9:
        return f"{best} The other rule, from x = {in_words(run.cut, 4)}, has the same."
    return (
        f"{best} The rule that answers 1 from x = {in_words(run.cut, 4)} has {unit} {_share(run.risk)}, the hatched "
        f"{_share(run.excess)} more."
    )


def snippet(asked: Asked, probability: float) -> str:
    """Python that makes the same test set and prints its accuracy and area."""
    if asked.world is None:
        make, names = f"tumours_run(seed={asked.seed}, delta={asked.delta!r})", "tumours_run"
        world = ""
    else:
        names, world = "gaussian_run", "from laboratory.worlds.gaussian_pair import GaussianPair\n"
        make = f"gaussian_run({asked.world!r}, {asked.m}, seed={asked.seed}, delta={asked.delta!r})"
    return (
        f"from laboratory.topics.metrics.roc.run import {names}\n{world}\n"
        f"run = {make}\n"
        f"counts = run.confusion({probability!r})\n"
        f"print(counts.accuracy, run.curve.area, counts.cost{asked.prices!r})\n"
    )


def eta_snippet(run: EtaRun) -> str:
    """Python that makes the same world and prints both risks."""
    return f"from laboratory.topics.metrics.eta.run import EtaRun\n\nrun = {run!r}\nprint(run.bayes, run.risk)\n"


def _truly(run: MetricsRun, probability: float, prices: tuple[float, float]) -> float:
    assert run.world is not None
    return float(true_costs(run.world, np.array([probability]), *prices)[0])


def _missed(rate: Rate) -> str:
    """Said where the truth lies outside of the promise."""
    if rate.truth is None or rate.low <= rate.truth <= rate.high:
        return ""
    return ", so this is one of the few test sets that break the promise"


def _beside_majority(run: MetricsRun, accuracy: Rate) -> str:
    words = "positive" if run.curve.positives > run.curve.negatives else "negative"
    gain = accuracy.measured - run.majority
    if gain > 0:
        return f"Always saying “{words}” has {_share(run.majority)} already (dotted)."
    return f"Always saying “{words}” has {_share(run.majority)} (dotted) and is no less accurate: look at the rates."


def _place(probability: float) -> str:
    if 0 < probability < 1e-3:
        return "nearly 0"
    return "nearly 1" if 0.999 < probability < 1 else f"probability {in_words(probability, 3)}"


def _share(number: float) -> str:
    return in_words(float(f"{number:.4g}")) if abs(number) >= 1e-12 else "0"


def _down(number: float) -> str:
    return in_words(math.floor(number * 1e4) / 1e4)


def _up(number: float) -> str:
    return in_words(math.ceil(number * 1e4) / 1e4)
