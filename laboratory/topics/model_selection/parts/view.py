"""Bias, variance and noise; approximation and estimation error."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.model_selection.degree.run import WORLDS
from laboratory.topics.model_selection.parts import text
from laboratory.topics.model_selection.parts.figures import (
    approximation_and_estimation,
    bias_and_variance,
    decomposition_in_words,
    expected_in_words,
    parts_table,
)
from laboratory.topics.model_selection.parts.run import parts
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "sine"),
        Number("noise", "Noise", "standard deviation of the noise on the label", Interval(0.001, 2), 0.3, (0.01, 2),
               log=True),
        Number("m", "Sample size m", "sample size m", integers(3, 200), 25, (3, 200), log=True),
        Number("top", "Highest degree", "highest degree", integers(1, 14), 10, advanced=True),
        Seed(meaning="seed of the places of the examples"),
    ),
    run=parts,
    drawings=(
        Drawing(bias_and_variance, expected_in_words, text.caption),
        Drawing(approximation_and_estimation, decomposition_in_words,
                "The same sum, split by the best of the class and the excess of the fit over it."),
    ),
    text=text,
    table=parts_table,
    snippet_outputs=("run.best", "run.expected"),
    progress_text="Splitting the error …",
)  # fmt: skip
