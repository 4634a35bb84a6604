"""The handle of the threshold, on the curve and between the scores."""

from laboratory.topics.metrics.roc.figures import score_at
from laboratory.topics.metrics.scored import MetricsRun
from laboratory.topics.metrics.threshold import threshold_handle
from laboratory.views.handles import Handle
from learners.selection.confusion import Confusion


def on_the_curve(run: MetricsRun, threshold: float, printed: bool) -> list[Handle]:
    """The threshold, on the test set's curve."""

    def place(_: float, counts: Confusion) -> tuple[float, float]:
        alarms = counts.false_positive_rate
        return 1 - alarms if printed else alarms, counts.recall

    return [threshold_handle(run, threshold, place)]


def between_the_scores(run: MetricsRun, threshold: float) -> list[Handle]:
    """The threshold, on the line between negative and positive predictions."""
    return [threshold_handle(run, threshold, lambda value, counts: (score_at(run, value), 0.0))]
