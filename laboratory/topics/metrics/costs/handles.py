"""The handles: the threshold on its costs, and the cheapest threshold."""

from bounds.numbers import format_short
from laboratory.topics.metrics.costs.run import CostsRun
from laboratory.topics.metrics.text import share
from laboratory.topics.metrics.threshold import threshold_handle
from laboratory.views.handles import Handle, on_rails
from laboratory.views.slider_steps import stops_between
from learners.bayes.costs import cheapest_threshold
from learners.selection.confusion import Confusion

ALARMS = 0.0, 10.0  # costs of a false positive that can be dragged to


def on_the_costs(run: CostsRun, threshold: float) -> list[Handle]:
    """The threshold, on the test set's costs; and the cheapest one, which moves with a false positive's cost."""

    def place(value: float, counts: Confusion) -> tuple[float, float]:
        return value, counts.cost(*run.unit_costs)

    def cost_of(counts: Confusion) -> str:
        return f", mean cost {share(counts.cost(*run.unit_costs))}"

    cheapest = on_rails(
        "Cost of a false positive", "alarm", run.false_positive, stops_between(*ALARMS, most=100),
        lambda alarm: (cheapest_threshold(alarm, run.false_negative), 0.0),
        lambda alarm: f"cheapest from {format_short(cheapest_threshold(alarm, run.false_negative))}",
    )  # fmt: skip
    return [threshold_handle(run.scored, threshold, place, cost_of)] + [cheapest] * bool(run.false_negative)
