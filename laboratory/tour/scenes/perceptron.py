"""A margin: how many updates the perceptron makes."""

from bounds import theorems
from bounds.comparison.conditions import condition_of
from bounds.numbers import format_number, pluralize
from laboratory.tour.scene import Scene
from laboratory.views.view_result import ViewResult

NOVIKOFF = "perceptron_mistakes"


def _asks(result: ViewResult) -> str:
    run = result.run
    return (
        f"{pluralize(len(run.signs), 'example')} have a **margin of {format_number(run.world.margin)}** from a hidden "
        f"line through the centre, and none is longer than {format_number(run.world.radius)}. Novikoff's theorem "
        f"allows at most {format_number(run.most)} updates{condition_of(theorems[NOVIKOFF], run.inputs)}. How many "
        "does the perceptron make before it classifies all of them right?"
    )


def _reveals(result: ViewResult) -> str:
    run = result.run
    return (
        f"**{pluralize(run.updates, 'update')}**. Each one carries the weights at least γ further along the hidden "
        "direction, and increases their squared length by at most ρ². Both can hold for at most (ρ/γ)² updates. The "
        "theorem needs a line through the centre with this margin, a longest example, and nothing else: no "
        "probabilities, any order, any dimension. It covers the worst order of the worst sample; a random sample "
        "usually takes far fewer. The margin replaces the dimension: that is the idea of support vector machines."
    )


SCENE = Scene(
    90,
    "A margin makes it easy",
    "perceptron_lab.updates",
    _asks,
    lambda result: result.headline,
    _reveals,
    {NOVIKOFF: lambda result: result.run.inputs},
)
