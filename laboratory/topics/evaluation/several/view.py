"""Several models on one test set: the best of k, and Holm's method."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.several import text
from laboratory.topics.evaluation.several.figures import (
    alarms,
    alarms_in_words,
    optimism,
    optimism_in_words,
    several_table,
)
from laboratory.topics.evaluation.several.run import MOST_VALUES, read_p_values, refusal, several, write_p_values
from laboratory.views.fields import Number, Text
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("models", "Models k", "number of models k", integers(1, 200), 10, (1, 100), log=True),
        Number("items", "Items n", "number of test items n", integers(1, 5000), 164, (20, 2000), log=True),
        Number("accuracy", "Accuracy of all", "true accuracy of every model", Interval(0.01, 0.99), 0.5, (0.1, 0.95)),
        Number("alpha", "Level α", "level α of the tests", Interval(1e-6, 0.5), 0.05, (0.001, 0.2), log=True),
        Text("p_values", "p-values to adjust", f"1 to {MOST_VALUES} p-values with commas between.",
             "0.01, 0.04, 0.03, 0.005", read_p_values, write_p_values),
        Number("difference", "Difference to find", "difference of accuracy, of a model better than the baseline",
               Interval(0.005, 0.9), 0.05, (0.01, 0.3), log=True, advanced=True),
        Number("discordance", "Discordance", "discordance: probability that just one of the two models is right",
               Interval(0.005, 1), 0.15, (0.02, 0.5), advanced=True),
        Number("power", "Power", "power that is wanted for such a model", Interval(0.05, 0.999), 0.8, (0.5, 0.99),
               advanced=True),
    ),
    run=several,
    drawings=(
        Drawing(optimism, optimism_in_words, text.CAPTION, along="models"),
        Drawing(alarms, alarms_in_words, text.ALARMS_CAPTION, along="models"),
    ),
    text=text,
    table=several_table,
    snippet_outputs=("run.winner", "run.adjusted"),
    guarantees=(
        Guarantee("best_of_models", lambda run: run.inputs, "exact mean"),
        Guarantee("holm_threshold", lambda run: run.first_step, "first step of Holm"),
    ),
    check=refusal,
    presets={
        "Ten models": {},
        "Leaderboard of 50": {"models": 50, "items": 100, "accuracy": 0.8},
        "A large test set": {"items": 1000},
    },
)  # fmt: skip
