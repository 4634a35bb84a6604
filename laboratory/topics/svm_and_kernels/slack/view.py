"""The soft margin at each C, from a line that ignores the sample to one that fits it."""

from typing import Any

from bounds.numbers import format_short
from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.svm_and_kernels.slack import text
from laboratory.topics.svm_and_kernels.slack.figures import (
    path,
    path_in_words,
    picture,
    picture_in_words,
    slack_table,
    weights,
    weights_in_words,
)
from laboratory.topics.svm_and_kernels.slack.run import WORLDS, SlackRun, inputs_at, mean_over_samples, soft_margin
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View
from laboratory.worlds.margin_halfspace import MarginHalfspace

BESIDE = {"errors": "Margin and errors", "weights": "Weights"}
START, WORKED_START = 6, 4  # C = 1
DRAWN = {"world": ("clouds", "slab")}  # at random, and not worked by hand


def inputs(run: SlackRun, step: int) -> dict[str, Any] | None:
    """The theorem's inputs, where it applies."""
    return inputs_at(run.world, float(run.costs[step]), run.m) if isinstance(run.world, MarginHalfspace) else None


VIEW = View(
    fields=(
        Pick("beside", "Beside the fit", BESIDE, "errors", above_figure=True),
        Pick("world", "Data distribution", WORLDS, "clouds"),
        Number("distance", "Distance", "distance between the two means", Interval(0.1, 10), 2.5, (0.1, 10),
               when={"world": ("clouds",)}),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.05,
               (0, 0.45), when={"world": ("slab",)}),
        Number("m", "Sample size m", "sample size m", integers(4, 300), 60, (4, 300), log=True, when=DRAWN),
        Seed(default=6, when=DRAWN),
    ),
    run=soft_margin,
    derived={"mean": mean_over_samples},
    player=Player(
        "Regularization parameter C", lambda run: len(run.costs) - 1,
        lambda world: WORKED_START if world == "line" else START, keeps_step=True,
        step_text=lambda run, step: format_short(run.costs[step]), positions=lambda run: run.costs,
    ),
    drawings=(
        Drawing(picture, picture_in_words, text.caption),
        Drawing(path, path_in_words, when={"beside": ("errors",)}, along="step"),
        Drawing(weights, weights_in_words, when={"beside": ("weights",)}, along="step"),
    ),
    text=text,
    table=slack_table,
    snippet_outputs=("run.costs", "run.margins", "run.risks"),
    guarantees=(Guarantee("soft_svm_risk", inputs, "bound on the excess"),),
    presets={
        "Clouds that overlap": {},
        "With a guarantee": {"world": "slab", "m": 200, "seed": 10, "step": 3},
        "Worked by hand": {"world": "line"},
    },
)  # fmt: skip
