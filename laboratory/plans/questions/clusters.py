"""Items that come in clusters, as questions on one text: Wilson's interval at their effective sample size."""

from math import ceil, floor
from typing import Any

from bounds import theorems
from bounds.numbers import format_number, format_short, percent
from bounds.vocabulary.assumptions import IID
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._fields import ACCURACY, DELTA_QUANTITY, WILSON_MARGIN, confidence, rarer
from laboratory.views.fields import Number, Settings

FEW = 30  # clusters: with fewer no normal approximation is to be trusted
ITEMS = Number("items", "Items", "number of test items of all clusters", integers(1, 10**9), 1000, (50, 10_000),
               log=True)  # fmt: skip
SIZE = Number("cluster_size", "Items of a cluster", "mean number of items of a cluster", Interval(1, 100_000), 10,
              (1, 50), log=True)  # fmt: skip
CORRELATION = Number("correlation", "Correlation ρ", "intraclass correlation ρ: of two items of one cluster",
                     Interval(0, 1), 0.1, (0, 0.5))  # fmt: skip
VARIATION = Number("variation", "Variation of sizes", "coefficient of variation of the cluster sizes: standard "
                   "deviation over mean", Interval(0, 10), 0, (0, 2), advanced=True)  # fmt: skip


def shape(settings: Settings) -> dict[str, float]:
    """What the design effect depends on."""
    return {"size": settings["cluster_size"], "cv": settings["variation"], "rho": settings["correlation"]}


def effective(items: int, settings: Settings) -> int:
    """Independent items that so many are worth, in whole numbers."""
    worth: int = max(1, floor(theorems["effective_sample_size"](items=items, **shape(settings))))
    return worth if worth == 1 or clustered(worth, settings) <= items else worth - 1  # a double may have rounded up


def clustered(independent: int, settings: Settings) -> int:
    """Items in clusters that are worth so many independent ones."""
    solution = theorems["effective_sample_size"].solve("items", at_least=independent, **shape(settings))
    return int(solution.value)


def too_few(settings: Settings) -> str | None:
    """Why there is no plan."""
    if "items" not in settings:
        return None
    worth = theorems["effective_sample_size"](items=settings["items"], **shape(settings))
    if worth >= 1:
        return None
    return (
        f"The items must be worth at least one independent item; {settings['items']} in such clusters are worth less."
    )


def clusters_of(settings: Settings) -> int:
    """Clusters that hold the items."""
    clusters: int = ceil(settings["items"] / settings["cluster_size"])
    return clusters


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"With {answer.read('items')} items in clusters of {format_short(settings['cluster_size'], 6)} the measured "
        f"accuracy is within ±{answer.read('margin')} of the true one, by Wilson's two-sided interval of level "
        f"{confidence(settings['delta'])} at their effective sample size, approximately and where "
        f"{percent(settings['accuracy'], 6)} are measured"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """Design effect, clusters, and whether they are many."""
    settings = answer.settings
    effect = theorems["design_effect"](**shape(settings))
    clusters = clusters_of(settings)
    line = (
        f"The design effect is {format_short(effect, 5)}: {answer.read('items')} items in about "
        f"{format_number(clusters)} clusters are worth {format_number(effective(settings['items'], settings))} "
        "independent ones, the m of the proof."
    )
    lines = [line]
    if clusters < FEW:
        lines.append(f"With fewer than {FEW} clusters no normal approximation is to be trusted.")
    return lines


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Clusters."""
    settings = answer.settings
    size = max(1, round(settings["cluster_size"]))
    return "evaluation.clusters", {
        "clusters": ceil(settings["items"] / size),
        "size": size,
        "rho": settings["correlation"],
        "accuracy": settings["accuracy"],
        "alpha": settings["delta"] / 2,
    }


PLAN = PlanQuestion(
    name="clusters",
    title="Items that come in clusters",
    about="How near is the measured accuracy, if items come in groups that are right or wrong together?",
    quantities=(
        PlanQuantity(ITEMS, "m", "items of all clusters together", into=effective, back=clustered),
        WILSON_MARGIN,
        DELTA_QUANTITY,
    ),
    others=(SIZE, CORRELATION, ACCURACY, VARIATION),
    theorem=lambda settings: "wilson_upper",
    inputs=lambda settings: {"test_error": rarer(settings)},
    statement=statement,
    more=more,
    view=view,
    check=too_few,
    rests_on=theorems["effective_sample_size"].assumes,
    instead_of=(IID,),
)  # fmt: skip
