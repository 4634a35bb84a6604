"""Bagging and forests: scores tree by tree, the importance of features, and why not 1/B."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.boosting.bagging import text
from laboratory.topics.boosting.bagging.figures import bagging_table, bars, bars_in_words, scores, scores_in_words
from laboratory.topics.boosting.bagging.run import FRIEDMAN, WORLDS, GrownTrees, bagging
from laboratory.topics.boosting.bagging.stable import stability_beside, stable, stable_in_words
from laboratory.topics.boosting.bagging.variance import Spread, spread_beside
from laboratory.topics.boosting.bagging.variance_figures import variance, variance_in_words
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Guarantee, View

OF_LABELS = tuple(name for name in WORLDS if name != FRIEDMAN)


def _variance_inputs(trees: int, spread: Spread | None) -> dict[str, float] | None:
    if spread is None:
        return None
    return {"members": trees, "correlation": spread.bagging.correlation, "sigma": spread.bagging.deviation}


def _strength_inputs(grown: GrownTrees) -> dict[str, float] | None:
    vote = grown.vote
    if vote is None or vote.bound is None:
        return None
    return {"strength": vote.strength, "correlation": vote.correlation}


VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, FRIEDMAN),
        Pick("beside", "Beside the scores", {"importances": "Importances", "variance": "Why not 1/B",
                                            "stable": "A stable learner"}, "importances",
             above_figure=True, when={"world": (FRIEDMAN,)}),
        Number("trees", "Trees B", "number of trees B", integers(1, 200), 60, (1, 200)),
        Number("m", "Sample size m", "examples m", integers(10, 400), 200, (10, 400), when={"world": OF_LABELS}),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45), when={"world": ("circles",)}),
        Number("split", "Features at a split",
               "features drawn at each split of the forest, 0 for the usual number", integers(0, 30), 0, advanced=True),
        Switch("published", "Bags as in the published script", advanced=True, when={"world": (FRIEDMAN,)}),
        Seed(default=100, meaning="seed of data and bags"),
    ),
    run=bagging,
    derived={"spread": spread_beside, "stability": stability_beside},
    drawings=(
        Drawing(scores, scores_in_words, text.caption),
        Drawing(bars, bars_in_words, "Importance of features. Full bars: bagging; striped: the forest.",
                when={"beside": ("importances",)}),
        Drawing(variance, variance_in_words, text.variance_caption,
                when={"beside": ("variance",), "world": (FRIEDMAN,)}),
        Drawing(stable, stable_in_words, text.STABLE, when={"beside": ("stable",), "world": (FRIEDMAN,)}),
    ),
    text=text,
    table=bagging_table,
    snippet_outputs=("run.single", "run.bagging.fresh[-1]", "run.bagging.out_of_bag[-1]", "run.forest.fresh[-1]"),
    guarantees=(
        Guarantee("oob_fraction", lambda run: {"m": run.bag_size}, "share out of bag"),
        Guarantee("forest_strength", lambda run: _strength_inputs(run.bagging), "bound of bagging"),
        Guarantee("bagging_variance", _variance_inputs, "variance of bagging"),
        Guarantee("forest_strength", lambda run: _strength_inputs(run.forest), "bound of the forest"),
    ),
    presets={
        "The notes' example": {},
        "As published": {"published": True},
        "A stable learner": {"beside": "stable"},
        "Noisy disc": {"world": "circles"},
        "Breast cancer": {"world": "breast_cancer", "seed": 1},
    },
    progress_text="Growing trees …",
)  # fmt: skip
