"""How well a class fits random signs."""

from functools import partial

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.rademacher_and_vc.signs import text
from laboratory.topics.rademacher_and_vc.signs.figures import (
    allowed,
    allowed_in_words,
    complexity_table,
    mean_in_words,
    running_mean,
    signs,
    signs_in_words,
)
from laboratory.topics.rademacher_and_vc.signs.run import (
    HELPS,
    IN_THE_PLANE,
    MOST,
    ON_THE_LINE,
    checked_points,
    complexity,
)
from laboratory.views.fields import Number, Pick, Seed, Text
from laboratory.views.view import Drawing, Guarantee, Player, View

NAMES = {
    "halfspaces": "Halfspaces", "boxes": "Axis-parallel boxes", "stumps": "Stumps", "balls": "Discs",
    "thresholds": "Thresholds", "rays": "Two-sided rays", "intervals": "Intervals",
}  # fmt: skip
LABELLERS = {
    name: f"{NAMES[name]} ({'in the plane' if name in IN_THE_PLANE else 'on the line'})"
    for name in (*IN_THE_PLANE, *ON_THE_LINE)
}
TYPED = {"data": ("typed",)}

VIEW = View(
    fields=(
        Pick("beside", "Beside the points", {"mean": "Mean of the draws", "allowed": "Bounds by theorems"}, "mean",
             above_figure=True),
        Pick("cls", "Class", LABELLERS, "halfspaces"),
        Pick("data", "Points", {"drawn": "Drawn at random", "typed": "Your own points"}, "drawn"),
        Number("m", "Points m", "number of points m", integers(1, MOST), MOST, (1, MOST), when={"data": ("drawn",)}),
        Text("line", "Your points", HELPS[1], "1 2 4 8", partial(checked_points, 1),
             when={**TYPED, "cls": ON_THE_LINE}),
        Text("plane", "Your points", HELPS[2], "2,2 8,2 2,8 8,8", partial(checked_points, 2),
             when={**TYPED, "cls": IN_THE_PLANE}),
        Number("draws", "Draws of signs", "draws of random signs", integers(2, 1_000), 200, advanced=True),
        Number("delta", "Failure probability δ", "failure probability δ of each bound", Interval(1e-6, 0.5), 0.05,
               advanced=True),
        Seed(default=3, label="Seed of the points", meaning="seed of the points", when={"data": ("drawn",)}),
        Seed("signs", "Seed of the signs", "seed of the signs", default=1),
    ),
    run=complexity,
    player=Player("Draw of random signs", lambda run: run.draws, 1, name="draw",
                  whole_run={"headline": "the complexity is a mean over all signs"}),
    drawings=(
        Drawing(signs, signs_in_words, text.caption,
                placeholder="These points are too far apart, or too close together, for one figure."),
        Drawing(running_mean, mean_in_words, text.MEAN_CAPTION, when={"beside": ("mean",)}, along="draw"),
        Drawing(allowed, allowed_in_words, when={"beside": ("allowed",)}),
    ),
    text=text,
    table=complexity_table,
    snippet_outputs=("run.exact", "run.means[-1]", "run.massart"),
    guarantees=(
        Guarantee("massart", lambda run: run.massart_given, "bound of Massart's lemma"),
        Guarantee("rademacher_monte_carlo", lambda run: {"m": run.samples, "delta": run.delta, "draws": run.draws},
                  "bound for the draws"),
    ),
    presets={
        "Twelve points": {},
        "Eight points": {"m": 8},
        "Exclusive or": {"data": "typed"},
        "Intervals": {"cls": "intervals"},
    },
    progress_text="Trying all signs …",
)  # fmt: skip
