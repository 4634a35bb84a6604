"""Several runs an item: the runs of an item are a cluster, and its items are what is counted."""

from typing import Any

from bounds import theorems
from bounds.numbers import format_number, format_short, percent
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions import clusters
from laboratory.plans.questions._fields import ACCURACY, DELTA_QUANTITY, WILSON_MARGIN, confidence, rarer
from laboratory.plans.questions.clusters import FEW
from laboratory.views.fields import Number, Settings

ITEMS = Number("items", "Items", "number of test items, each run several times", integers(1, 10**8), 500, (50, 10_000),
               log=True)  # fmt: skip
RUNS = Number("runs", "Runs of an item", "number of runs of each item", integers(1, 10_000), 4, (1, 50), log=True)
CORRELATION = Number("correlation", "Correlation of runs ρ", "intraclass correlation ρ: of two runs of one item; 1 if "
                     "all runs of an item end alike", Interval(0, 1), 0.6, (0, 1))  # fmt: skip


def as_clusters(settings: Settings) -> dict[str, Any]:
    """The settings of clusters that are items, each with its runs."""
    return {"cluster_size": settings["runs"], "variation": 0, "correlation": settings["correlation"]}


def effective(items: int, settings: Settings) -> int:
    """Independent items, run once each, that so many are worth."""
    return clusters.effective(items * int(settings["runs"]), as_clusters(settings))


def back(independent: int, settings: Settings) -> int:
    """Items with their runs that are worth so many independent ones: whole ones."""
    return -(-clusters.clustered(independent, as_clusters(settings)) // int(settings["runs"]))


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"With {answer.read('items')} items and {format_number(settings['runs'])} runs of each the mean accuracy is "
        f"within ±{answer.read('margin')} of the true one, by Wilson's two-sided interval of level "
        f"{confidence(settings['delta'])} at their effective sample size, approximately and where "
        f"{percent(settings['accuracy'], 6)} are measured"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """Design effect, effective size, and what more runs cannot do."""
    settings = answer.settings
    runs = int(settings["runs"])
    effect = theorems["design_effect"](size=runs, cv=0, rho=settings["correlation"])
    line = (
        f"The design effect is {format_short(effect, 5)}: {format_number(settings['items'] * runs)} runs of "
        f"{answer.read('items')} items are worth {format_number(effective(settings['items'], settings))} items run "
        "once, the m of the proof."
    )
    lines = [line]
    if settings["correlation"] > 0:
        most = format_short(settings["items"] / settings["correlation"], 5)
        lines.append(f"However many runs of these items there are, they are worth no more than {most}.")
    if settings["items"] < FEW:
        lines.append(f"With fewer than {FEW} items no normal approximation is to be trusted.")
    return lines


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Clusters: a cluster for each item."""
    settings = answer.settings
    return "evaluation.clusters", {
        "clusters": settings["items"],
        "size": settings["runs"],
        "rho": settings["correlation"],
        "accuracy": settings["accuracy"],
        "alpha": settings["delta"] / 2,
    }


PLAN = PlanQuestion(
    name="several_runs",
    title="Several runs of each item",
    about="How near is the mean accuracy to the true one, if each item is run several times?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items, each run several times", into=effective, back=back),
        WILSON_MARGIN,
        DELTA_QUANTITY,
    ),
    others=(RUNS, CORRELATION, ACCURACY),
    theorem=lambda settings: "wilson_upper",
    inputs=lambda settings: {"test_error": rarer(settings)},
    statement=statement,
    more=more,
    view=view,
    check=lambda settings: None,
    rests_on=theorems["effective_sample_size"].assumes,
    instead_of=(IID,),
)  # fmt: skip
