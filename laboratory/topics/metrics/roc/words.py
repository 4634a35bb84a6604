"""Rates, counts and the area in words."""

from collections.abc import Mapping

from bounds.numbers import at_least, at_most, counted, in_words
from laboratory.topics.metrics.scored import MeasuredRate, MetricsRun
from laboratory.topics.metrics.words import share
from laboratory.views.view import Headline

SCORES_CAPTION = "Positives stand above, negatives hang below. Right of the dashed threshold positive is predicted."
MEANING = """
A classifier with **scores** predicts positive from a threshold upwards. The four counts make the **confusion matrix**.
*Sensitivity* (recall, true positive rate) is the share of the positives that are predicted positive, *specificity* the
share of the negatives that are predicted negative, *precision* the share of true positives among those predicted
positive. **Accuracy** mixes the classes: where one is rare, always predicting the other is accurate and useless.

The **ROC curve** shows sensitivity against 1 − specificity for every threshold at once. Its area is the probability
that a positive outscores a negative, ties counting one half. The diagonal is guessing; a curve *below* it is worse than
guessing, and turning its scores round makes it better. The notes print specificity itself on the horizontal axis, which
mirrors the curve, and call the diagonal the worst classifier. (Under “More” the axis can be turned as they print it.)

**What a test set guarantees.** Of the examples that a rate speaks of, the number of mistakes is binomial. The orange
lines are the exact (Clopper–Pearson) intervals: each misses its truth in at most a share δ of test sets, for a
threshold that was **fixed before the test set was looked at**. Moving the slider until the rates please you breaks
that. Each line speaks for itself; all four hold at once with probability at least 1 − 4δ.

The interval of the area comes from McDiarmid's inequality: exchanging one positive example changes the area by at
most 1 over the number of positives, one negative likewise.
"""


def headline(run: MetricsRun, threshold: float) -> Headline:
    """The accuracy measured, and what the test set guarantees of the true one."""
    accuracy = run.rate("accuracy", threshold)
    by = "for the true accuracy, the threshold being fixed beforehand"
    return Headline(
        accuracy.measured, "accuracy on the test set", at_least=accuracy.low, by=by, theorem="test_set_binomial"
    )


def sentence(run: MetricsRun, threshold: float) -> str:
    """Both axes of the curve at this threshold, and what costs nothing."""
    alarms, found = run.point(threshold)
    return (
        f"Here the true positive rate is **{share(found)}**, the false positive rate **{share(alarms)}**; always "
        f"predicting “{_larger(run)}” has accuracy {share(run.majority)}."
    )


def more(run: MetricsRun, threshold: float) -> str:
    """The counts, accuracy and area beside their guarantees, and what these rest on."""
    return "\n\n".join((_matrix(run, threshold), _accuracy(run, threshold), _area(run), _assumption(run)))


def rates_caption(run: MetricsRun) -> str:
    """How to read the rates."""
    truth = "" if run.world is None else " Blue bar: the truth."
    return (
        f"Triangle: measured on {in_words(run.samples)} test examples. Orange: what they guarantee.{truth} Dotted: "
        "the accuracy of always predicting the more frequent class."
    )


def of_accuracy(run: MetricsRun, threshold: float) -> Mapping[str, float]:
    """What the theorem on test sets is told."""
    accuracy = run.rate("accuracy", threshold)
    return {"m": accuracy.of, "delta": run.delta / 2, "errors": accuracy.of - accuracy.right}


def _matrix(run: MetricsRun, threshold: float) -> str:
    """The confusion matrix as a table of Markdown."""
    c = run.confusion(threshold)
    return (
        "| | predicted positive | predicted negative |\n|---|---:|---:|\n"
        f"| **is positive** | {counted(c.true_positives, 'true positive')} "
        f"| {counted(c.false_negatives, 'false negative')} |\n"
        f"| **is negative** | {counted(c.false_positives, 'false positive')} "
        f"| {counted(c.true_negatives, 'true negative')} |"
    )


def _accuracy(run: MetricsRun, threshold: float) -> str:
    """Accuracy beside its guarantee, the truth and the larger class."""
    accuracy = run.rate("accuracy", threshold)
    sure = in_words(100 * (1 - run.delta), 4)
    told = (
        f"**Accuracy {share(accuracy.measured)}**; the test set guarantees, with {sure} % confidence and for a "
        f"threshold fixed beforehand, that the true accuracy is between {at_least(accuracy.low)} and "
        f"{at_most(accuracy.high)}"
    )
    truth = "" if accuracy.truth is None else f"; it is {share(accuracy.truth)}{_missed(accuracy)}"
    return f"{told}{truth}. {_beside_majority(run, accuracy)}"


def _area(run: MetricsRun) -> str:
    """The area beside its guarantee."""
    low, high = run.area_promise
    truth = "" if run.true_area is None else f"; the exact area is {share(run.true_area)}"
    near = f"at most {at_most(run.area_gap)} away, between {at_least(low)} and {at_most(high)}"
    return (
        f"The area under the test set's curve is {share(run.curve.area)}: so often does a positive outscore a "
        f"negative. The true area is guaranteed to be {near}, with the same probability{truth}."
    )


def _assumption(run: MetricsRun) -> str:
    """What the guarantees rest on."""
    if run.world is not None:
        return "The guarantees assume independent test examples, which is so here: they were drawn from two Gaussians."
    return (
        "The guarantees assume that these tumours are independent examples of all tumours that will be judged, and "
        "that none of them helped to learn the scores (60 % of the data did, the other 40 % are the test set)."
    )


def _missed(rate: MeasuredRate) -> str:
    """Said where the truth lies outside of the guarantee."""
    if rate.truth is None or rate.low <= rate.truth <= rate.high:
        return ""
    return ", so this is one of the few test sets that break the guarantee"


def _beside_majority(run: MetricsRun, accuracy: MeasuredRate) -> str:
    told = f"Always predicting “{_larger(run)}” has {share(run.majority)}"
    if accuracy.measured > run.majority:
        return f"{told} already (dotted)."
    return f"{told} (dotted) and is no less accurate: look at the rates."


def _larger(run: MetricsRun) -> str:
    return "positive" if run.curve.positives > run.curve.negatives else "negative"
