"""Rates, counts and the area in words."""

from collections.abc import Mapping

from bounds.numbers import UNBROKEN, at_least, at_most, exact, format_number, in_percent, percent, pluralize
from laboratory.topics.metrics.scored import MeasuredRate, MetricsRun
from laboratory.topics.metrics.text import share
from laboratory.views.headline import Headline

CONFIDENCE = 8  # digits: 99.9999 %
SCORES_CAPTION = "Positives are drawn above, negatives below. Right of the dashed threshold positive is predicted."
MEANING = """
A classifier with **scores** predicts positive from a threshold upwards. The four counts make the **confusion matrix**.
*Sensitivity* (recall, true positive rate) is the share of the positives that are predicted positive, *specificity* the
share of the negatives that are predicted negative, *precision* the share of true positives among those predicted
positive. **Accuracy** mixes the classes: where one is rare, always predicting the other is accurate and useless.

The **ROC curve** shows sensitivity against 1 − specificity for every threshold at once. Its area is the probability
that a positive has a higher score than a negative, ties counting one half. The diagonal is guessing; a curve *below* it
is worse than guessing, and reversing its scores makes it better. The notes print specificity itself on the horizontal
axis, which mirrors the curve, and call the diagonal the worst classifier. (Under “More” the axis can be mirrored as
they print it.)

**Guarantees of a test set.** Among the examples that a rate counts, the number misclassified is binomial. The orange
lines are the exact (Clopper–Pearson) intervals: each misses the true value with probability at most δ, for a
threshold that was **fixed before the test set was used**. Choosing the threshold by the rates breaks this assumption.
Each interval holds by itself; all four hold at once with probability at least 1 − 4δ.

The interval of the area comes from McDiarmid's inequality: exchanging one positive example changes the area by at
most 1 over the number of positives, one negative likewise.
"""


def headline(run: MetricsRun, threshold: float) -> Headline:
    """The accuracy measured, and what the test set guarantees of the true one."""
    accuracy = run.rate("accuracy", threshold)
    what = "accuracy on the test set"
    if accuracy.low <= 0:
        return Headline(accuracy.measured, what, by="vacuous bound 0: every accuracy is at least 0")
    by = "for the true accuracy, the threshold being fixed beforehand"
    return Headline(accuracy.measured, what, at_least=accuracy.low, by=by, theorem="test_set_binomial")


def sentence(run: MetricsRun, threshold: float) -> str:
    """Both axes of the curve at this threshold, and the accuracy of the majority class."""
    alarms, hits = run.point(threshold)
    return (
        f"Here the true positive rate is **{share(hits)}**, the false positive rate **{share(alarms)}**; always "
        f"predicting “{_larger(run)}” has accuracy {share(run.majority)}."
    )


def more(run: MetricsRun, threshold: float) -> str:
    """The counts, accuracy and area with their guarantees, and the assumptions of these."""
    return "\n\n".join((_matrix(run, threshold), _accuracy(run, threshold), _area(run), _assumption(run)))


def rates_caption(run: MetricsRun) -> str:
    """How to read the rates."""
    truth = "" if run.world is None else " Blue bar: the truth."
    return (
        f"Triangle: measured on {format_number(run.samples)} test examples. Orange: the guaranteed interval.{truth} "
        "Dotted: the accuracy of always predicting the more frequent class."
    )


def of_accuracy(run: MetricsRun, threshold: float) -> Mapping[str, float]:
    """The inputs of the theorem on test sets."""
    accuracy = run.rate("accuracy", threshold)
    return {"m": accuracy.of, "delta": run.delta / 2, "errors": accuracy.of - accuracy.right}


def _matrix(run: MetricsRun, threshold: float) -> str:
    """The confusion matrix as a table of Markdown."""
    c = run.confusion(threshold)
    return (
        "| | predicted positive | predicted negative |\n|---|---:|---:|\n"
        f"| **is positive** | {pluralize(c.true_positives, 'true positive')} "
        f"| {pluralize(c.false_negatives, 'false negative')} |\n"
        f"| **is negative** | {pluralize(c.false_positives, 'false positive')} "
        f"| {pluralize(c.true_negatives, 'true negative')} |"
    )


def _accuracy(run: MetricsRun, threshold: float) -> str:
    """Accuracy beside its guarantee, the truth and the larger class."""
    accuracy = run.rate("accuracy", threshold)
    guarantee = (
        f"**Accuracy {share(accuracy.measured)}**; the test set guarantees, with {_confidence(run)} and for a "
        f"threshold fixed beforehand, that the true accuracy is between {at_least(accuracy.low)} and "
        f"{at_most(accuracy.high)}"
    )
    truth = "" if accuracy.truth is None else f"; it is {share(accuracy.truth)}{_missed(accuracy, run.delta)}"
    return f"{guarantee}{truth}. {_majority(run, accuracy)}"


def _area(run: MetricsRun) -> str:
    """The area with its guarantee."""
    low, high = run.area_interval
    truth = "" if run.true_area is None else f"; the exact area is {share(run.true_area)}"
    within = f"between {at_least(low)} and {at_most(high)}" if (low, high) != (0, 1) else "a vacuous bound"
    return (
        f"The area under the test set's curve is {share(run.curve.area)}: the share of pairs in which the positive has "
        f"the higher score. With {_confidence(run)} the true area is at most {at_most(run.area_gap)} away, "
        f"{within}{truth}."
    )


def _confidence(run: MetricsRun) -> str:
    """`95 % confidence`, rounded down: the failure probability may be one in a million."""
    return f"{at_least(in_percent(1 - exact(run.delta)), CONFIDENCE)}{UNBROKEN}% confidence"


def _assumption(run: MetricsRun) -> str:
    """The assumptions of the guarantees."""
    if run.world is not None:
        return "The guarantees assume independent test examples. This holds here: they were drawn from two Gaussians."
    return (
        "The guarantees assume that these tumours are independent examples of all tumours that will be classified, "
        "and that none of them was used to fit the scores (60\N{NO-BREAK SPACE}% of the data were, the "
        "other 40\N{NO-BREAK SPACE}% are the test set)."
    )


def _missed(rate: MeasuredRate, delta: float) -> str:
    """A remark where the truth lies outside of the interval."""
    if rate.truth is None or rate.low <= rate.truth <= rate.high:
        return ""
    return f", so this is one of the at most {percent(delta)} of test sets for which the guarantee fails"


def _majority(run: MetricsRun, accuracy: MeasuredRate) -> str:
    majority = f"Always predicting “{_larger(run)}” has {share(run.majority)}"
    if accuracy.measured > run.majority:
        return f"{majority} already (dotted)."
    return f"{majority} (dotted) and is no less accurate: compare the rates."


def _larger(run: MetricsRun) -> str:
    return "positive" if run.curve.positives > run.curve.negatives else "negative"
