"""Which interval of a difference of two accuracies?"""

from bounds.vocabulary.domain import Interval
from laboratory.topics.evaluation.differences import text
from laboratory.topics.evaluation.differences.figures import (
    coverage,
    coverage_in_words,
    coverage_table,
    intervals,
    intervals_in_words,
)
from laboratory.topics.evaluation.differences.run import (
    ITEMS,
    SAMPLES,
    differences,
    read_items,
    read_samples,
    refusal,
    write_items,
    write_samples,
)
from laboratory.views.fields import Number, Pick, Text
from laboratory.views.view import Drawing, Guarantee, View

OPEN = Interval(0.001, 0.999)
NAMES = {
    "wald": "Wald",
    "adjusted": "Agresti–Caffo / Agresti–Min",
    "newcombe": "Newcombe",
    "score": "Miettinen–Nurminen / Tango",
    "exact": "Two exact intervals",
    "buehler": "Two exact intervals / Buehler",
}


VIEW = View(
    fields=(
        Pick("design", "Items", {SAMPLES: "Two samples", ITEMS: "Same items"}, SAMPLES),
        Pick("interval", "Interval", NAMES, "wald"),
        Text("samples", "Right, of each sample", "How many items each model gets right, of how many of its own.",
             "84 of 100, 75 of 100", read_samples, write_samples, when={"design": (SAMPLES,)}),
        Text("items", "Both, first, second, neither", "Items that both get right, only the first, only the second, "
             "neither.", "76, 10, 4, 10", read_items, write_items, when={"design": (ITEMS,)}),
        Number("p1", "True accuracy, first", "true accuracy of the first model", OPEN, 0.86, (0.05, 0.95)),
        Number("p2", "True accuracy, second", "true accuracy of the second model", OPEN, 0.8, (0.05, 0.95)),
        Number("discordance", "True discordance", "discordance: probability that just one of the models is right",
               Interval(0, 1), 0.14, (0, 0.5), when={"design": (ITEMS,)}),
        Number("delta", "Failure probability δ", "failure probability δ; the level is 1 − δ", Interval(0.001, 0.5),
               0.05, (0.01, 0.3), advanced=True),
    ),
    run=differences,
    drawings=(
        Drawing(intervals, intervals_in_words, text.CAPTION),
        Drawing(coverage, coverage_in_words, text.COVERAGE_CAPTION),
    ),
    text=text,
    table=coverage_table,
    snippet_outputs=("run.ends", "run.here"),
    guarantees=(Guarantee(text.theorem, lambda run: run.inputs, "same counts"),),
    check=refusal,
    presets={
        "84 of 100 v 75 of 100": {},
        "7 of 34 v 1 of 34": {"samples": "7 of 34, 1 of 34", "p1": 0.2, "p2": 0.03},
        "Accuracies near 1": {"samples": "50 of 50, 48 of 50", "p1": 0.99, "p2": 0.96},
        "Same items": {"design": ITEMS},
        "Same items, Tango": {"design": ITEMS, "interval": "score", "items": "59, 6, 16, 80", "p1": 0.4, "p2": 0.46,
                              "discordance": 0.14},
        "Same items, few disagree": {"design": ITEMS, "items": "45, 3, 0, 2", "p1": 0.95, "p2": 0.92,
                                     "discordance": 0.05},
        "Guaranteed": {"interval": "exact"},
        "Same items, exact": {"design": ITEMS, "interval": "buehler", "items": "1, 1, 7, 12", "p1": 0.2, "p2": 0.35,
                              "discordance": 0.35},
    },
)  # fmt: skip
