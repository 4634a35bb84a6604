"""A margin: how many mistakes the perceptron makes."""

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import counted, in_words
from laboratory.tour.scene import Scene
from laboratory.views.shown import Shown

NOVIKOFF = "perceptron_mistakes"


def _asks(shown: Shown) -> str:
    run = shown.run
    return (
        f"{counted(len(run.signs), 'example')} keep a **margin of {in_words(run.world.margin)}** from a hidden line "
        f"through the centre, and none is longer than {in_words(run.world.radius)}. Novikoff's theorem allows "
        f"{in_words(run.most)} updates{condition_of(theorems[NOVIKOFF], run.given)}. How many does it make before it "
        "errs no more?"
    )


def _reveals(shown: Shown) -> str:
    run = shown.run
    return (
        f"**{counted(run.updates, 'update')}**. Each one carries the weights at least γ further along the hidden "
        "direction, and lets their squared length grow by ρ² at most: both can be true for (ρ/γ)² updates only. The "
        "theorem asks for a line through the centre with this margin and for a longest example, and for nothing else: "
        "no probabilities, any order, any dimension. So it guards the worst order of the worst sample, and a random "
        "sample is done much sooner. That a margin stands in for the dimension is the idea of support vector machines."
    )


SCENE = Scene(
    90,
    "A margin makes it easy",
    "perceptron_lab.updates",
    _asks,
    lambda shown: shown.headline,
    _reveals,
    {NOVIKOFF: lambda shown: shown.run.given},
)
