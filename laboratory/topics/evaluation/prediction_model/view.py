"""How many patients a clinical prediction model needs, by three criteria, by simulation and by a VC bound."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.prediction_model import text
from laboratory.topics.evaluation.prediction_model.figures import (
    prediction_model_table,
    sample_sizes,
    sample_sizes_in_words,
    slopes,
    slopes_in_words,
)
from laboratory.topics.evaluation.prediction_model.run import OPTIMISM, SHRINKAGE, VC, prediction_model
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("predictors", "Parameters p", "parameters of the model, without the intercept", integers(1, 30), 10,
               (1, 30)),
        Number("c_statistic", "C-statistic", "C-statistic of the true risk", Interval(0.6, 0.92), 0.8, (0.6, 0.92)),
        Number("prevalence", "Prevalence φ", "prevalence of the outcome among patients", Interval(0.05, 0.5), 0.2,
               (0.05, 0.5)),
        Number("shrinkage", "Slope wanted S", "calibration slope wanted in new patients", Interval(0.8, 0.95), 0.9,
               advanced=True),
        Seed(default=2),
    ),
    run=prediction_model,
    drawings=(
        Drawing(slopes, slopes_in_words, text.CAPTION),
        Drawing(sample_sizes, sample_sizes_in_words,
                "Sample sizes by the three criteria, by the measured slope, and by a VC bound."),
    ),
    text=text,
    table=prediction_model_table,
    snippet_outputs=("run.needed", "run.means"),
    guarantees=(
        Guarantee(SHRINKAGE, lambda run: run.inputs, "first criterion"),
        Guarantee(OPTIMISM, lambda run: {"parameters": run.predictors, "cox_snell": run.people.cox_snell,
                                         "prevalence": run.prevalence, "optimism": 0.05}, "second criterion"),
        Guarantee(VC, lambda run: run.vc_inputs, "VC bound"),
    ),
    presets={
        "C = 0.8": {},
        "Weak predictors": {"c_statistic": 0.65},
        "Strong predictors": {"c_statistic": 0.9, "prevalence": 0.3},
        "Rare outcome": {"prevalence": 0.05, "seed": 3},
    },
    progress_text="Fitting models …",
)  # fmt: skip
