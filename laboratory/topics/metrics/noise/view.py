"""Noisy labels, for three reasons."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.metrics.noise import text
from laboratory.topics.metrics.noise.figures import (
    posterior_figure,
    posterior_in_words,
    risks_figure,
    risks_in_words,
    risks_table,
)
from laboratory.topics.metrics.noise.run import REASONS, SAMPLES, noise
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Pick("reason", "Reason", REASONS, "annotators"),
        Number("rate", "Labels flipped", "share of labels that annotators flip", Interval(0, 0.5), 0.1, (0, 0.5),
               when={"reason": ("annotators",)}),
        Number("spread", "Noise", "noise: its deviation, beside an input of deviation 1", Interval(0, 20), 0.5, (0, 3),
               when={"reason": ("hidden", "measured")}),
        Seed(meaning="seed of the samples"),
    ),
    run=noise,
    drawings=(
        Drawing(posterior_figure, posterior_in_words, "Grey: one sample's labels, at 0 and 1."),
        Drawing(risks_figure, risks_in_words, f"Mean over {SAMPLES} samples of each size."),
    ),
    text=text,
    table=risks_table,
    snippet_outputs=("run.risk", "run.bayes", "run.limit"),
    guarantees=(Guarantee("cover_hart", lambda run: run.inputs, "guarantee for the limit"),),
    presets={
        "Annotators disagree": {},
        "A feature is missing": {"reason": "hidden"},
        "Measured imprecisely": {"reason": "measured"},
    },
)  # fmt: skip
