"""No free lunch: over all labellings no learner is better than another."""

from bounds.numbers import counted, short
from laboratory.tour.scene import Scene
from laboratory.views.shown import Shown
from laboratory.views.view import Headline

MEMORISER, NEIGHBOUR = "memoriser", "nearest neighbour"
OPTIONS = ("The memoriser", "The nearest neighbour", "Neither: exactly equal")
EQUAL = 1e-12


def _asks(shown: Shown) -> str:
    run = shown.run
    return (
        f"A world has {counted(run.points, 'point')}, all equally likely, and every one of its "
        f"**{2**run.points} labellings** is as likely as any other. From {counted(run.m, 'example')} one "
        "learner remembers what it saw and answers with the most frequent label elsewhere; another answers as the "
        "nearest example does. Who errs less on average?"
    )


def _truth(shown: Shown) -> Headline:
    ahead = shown.run.mean(NEIGHBOUR) - shown.run.mean(MEMORISER)
    winner = 2 if abs(ahead) < EQUAL else 0 if ahead > 0 else 1
    return Headline(ahead, "errs less on average", shown=OPTIONS[winner])


def _reveals(shown: Shown) -> str:
    run = shown.run
    return (
        f"Mean true risk **{short(run.mean(MEMORISER), 4)}** for the memoriser and "
        f"**{short(run.mean(NEIGHBOUR), 4)}** for the nearest neighbour, by trying all labellings and samples; no free "
        f"lunch says {short(run.average, 4)} for every learner that repeats what it saw. Of a point not seen the "
        "sample says nothing: half of the labellings that agree with it say 1 there. What a learner gains on some "
        "labellings it loses on others, so to learn one must assume something: a class that is not everything."
    )


SCENE = Scene(
    40,
    "No free lunch",
    "no_free_lunch.lunch",
    _asks,
    _truth,
    _reveals,
    {"no_free_lunch_exact": lambda shown: {"m": shown.run.m, "points": shown.run.points}},
    options=OPTIONS,
    keeps={
        "domain_of_points": "all equally likely",
        "random_target": "as likely as any other",
        "memoriser": "repeats what it saw",
    },
)
