"""The ROC curve, and one threshold on it with its rates, its counts and their guarantees."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.metrics.roc import text
from laboratory.topics.metrics.roc.figures import (
    rates,
    rates_in_words,
    roc_curve,
    roc_in_words,
    roc_table,
    scores,
    scores_in_words,
)
from laboratory.topics.metrics.roc.handles import between_the_scores, on_the_curve
from laboratory.topics.metrics.roc.run import WORLDS, scored
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Guarantee, View

BESIDE = {"rates": "Rates", "scores": "Scores and counts"}
KNOWN = {"world": ("gaussians",)}

VIEW = View(
    fields=(
        Pick("beside", "Second figure", BESIDE, "rates", above_figure=True),
        Pick("world", "Data distribution", WORLDS, "gaussians"),
        Number("threshold", "Threshold", "probability from which positive is predicted", Interval(0, 1), 0.5, (0, 1)),
        Number("distance", "Distance of the means", "distance between the two means", Interval(0.1, 8), 2, (0.1, 8),
               when=KNOWN),
        Number("share", "Share of positives", "share of positives", Interval(0.01, 0.99), 0.5, (0.01, 0.99),
               when=KNOWN),
        Number("m", "Sample size m", "test examples m", integers(10, 5_000), 200, advanced=True, when=KNOWN),
        Number("delta", "Failure probability δ", "failure probability of each guarantee", Interval(1e-6, 0.5), 0.05,
               advanced=True),
        Seed(meaning="seed of the test set", default=3),
        Switch("printed", "Axes as the notes print them", "Specificity on the horizontal axis.", advanced=True),
    ),
    run=scored,
    drawings=(
        Drawing(roc_curve, roc_in_words, handles=on_the_curve),
        Drawing(rates, rates_in_words, text.rates_caption, when={"beside": ("rates",)}),
        Drawing(scores, scores_in_words, text.SCORES_CAPTION, when={"beside": ("scores",)},
                handles=between_the_scores),
    ),
    text=text,
    table=roc_table,
    snippet_outputs=("run.confusion(0.5).accuracy", "run.curve.area", "run.confusion(0.5).cost(1, 1)"),
    guarantees=(
        Guarantee("test_set_binomial", text.of_accuracy, "guarantee for the accuracy"),
        Guarantee("mcdiarmid", lambda run: run.area_inputs, "guarantee for the area"),
    ),
    presets={
        "Two Gaussians": {},
        "Rare positives": {"share": 0.05, "m": 1_000, "seed": 34},
        "Tumours": {"world": "tumours", "seed": 2},
    },
    progress_text="Scoring the test set …",
)  # fmt: skip
