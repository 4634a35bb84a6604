"""No free lunch: over all labellings no learner is better than another."""

from bounds.numbers import format_short, pluralize
from laboratory.tour.scene import Scene
from laboratory.views.headline import Headline
from laboratory.views.view_result import ViewResult

MEMORIZER, NEIGHBOUR = "memorizer", "nearest neighbour"
OPTIONS = ("The memorizer", "The nearest neighbour", "Neither: exactly equal")
EQUAL = 1e-12


def _asks(result: ViewResult) -> str:
    run = result.run
    return (
        f"There are {pluralize(run.points, 'point')}, all equally likely, and each of the **{2**run.points} "
        f"labellings** is as likely as any other. From {pluralize(run.m, 'example')} the memorizer remembers what it "
        "saw, and predicts the most frequent label elsewhere. The nearest neighbour predicts the label of the nearest "
        "example. Which has the smaller mean true risk?"
    )


def _truth(result: ViewResult) -> Headline:
    ahead = result.run.mean(NEIGHBOUR) - result.run.mean(MEMORIZER)
    winner = 2 if abs(ahead) < EQUAL else 0 if ahead > 0 else 1
    return Headline(ahead, "(smaller mean true risk)", measured_text=OPTIONS[winner])


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"Mean true risk **{format_short(run.mean(MEMORIZER), 4)}** for the memorizer and "
        f"**{format_short(run.mean(NEIGHBOUR), 4)}** for the nearest neighbour, by trying all labellings and samples; "
        f"no free lunch gives {format_short(run.average, 4)} for every learner that repeats what it saw. The sample is "
        "uninformative about an unseen point: half of the labellings that agree with it give 1 there. What a learner "
        "gains on some labellings it loses on others. To learn, one must assume something: a class that is not "
        "everything."
    )


SCENE = Scene(
    40,
    "No free lunch",
    "no_free_lunch.lunch",
    _asks,
    _truth,
    _reveals,
    {"no_free_lunch_exact": lambda result: {"m": result.run.m, "points": result.run.points}},
    options=OPTIONS,
    keeps={
        "domain_of_points": "all equally likely",
        "random_target": "as likely as any other",
        "memoriser": "repeats what it saw",
    },
)
