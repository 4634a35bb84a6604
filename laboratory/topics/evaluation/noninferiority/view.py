"""How many test examples show that a new model is not worse than the old by more than a margin."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.evaluation.noninferiority import text
from laboratory.topics.evaluation.noninferiority.chan import EXACT as EXACT_OWN
from laboratory.topics.evaluation.noninferiority.exact import EXACT as EXACT_SAME
from laboratory.topics.evaluation.noninferiority.figures import (
    false_alarms,
    false_alarms_in_words,
    margin_table,
    power_over_sizes,
    power_over_sizes_in_words,
)
from laboratory.topics.evaluation.noninferiority.run import DESIGNS, OWN, SAME, margin_plan, refusal
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("p1", "New model: right", "probability that the new model is right, as planned",
               Interval(0.001, 0.999), 0.84, (0.02, 0.98)),
        Number("p2", "Old model: right", "probability that the old model is right, as planned",
               Interval(0.001, 0.999), 0.84, (0.02, 0.98)),
        Number("margin", "Margin", "margin: how much worse the new model may be",
               Interval(0, 0.5), 0.05, (0.01, 0.2)),
        Pick("design", "Test examples", DESIGNS, "own"),
        Number("disagreement", "Just one is right", "probability that just one of both models is right",
               Interval(0.001, 0.5), 0.1, (0.01, 0.4), when={"design": ("same",)}),
        Number("ratio", "Old for each new", "examples of the old model for each example of the new model",
               Interval(0.1, 10), 1, (0.25, 4), log=True, advanced=True,
               when={"design": ("own",)}),
        Number("alpha", "Level α", "level α of the one-sided test, the probability of a false alarm that is aimed at",
               Interval(0.0001, 0.5), 0.025, (0.001, 0.2), log=True, advanced=True),
        Number("target", "Power wanted", "power wanted: probability that a new model as planned passes",
               Interval(0.05, 0.999), 0.8, (0.5, 0.99), advanced=True),
    ),
    run=margin_plan,
    drawings=(
        Drawing(power_over_sizes, power_over_sizes_in_words, text.caption),
        Drawing(false_alarms, false_alarms_in_words, text.alarms_caption),
    ),
    text=text,
    table=margin_table,
    snippet_outputs=("run.needed", "run.achieved", "run.size"),
    guarantees=(
        Guarantee(lambda run: SAME if run.paired else OWN, lambda run: run.inputs, "approximate power"),
        Guarantee(lambda run: EXACT_SAME if run.paired else EXACT_OWN, lambda run: run.exact_inputs,
                  "power of the exact test"),
    ),
    presets={
        "Margin of 5 points": {},
        "Same examples": {"design": "same"},
        "Few pairs": {"design": "same", "margin": 0.1},
        "Margin of 2 points": {"margin": 0.02},
        "Printed in 1990": {"p1": 0.2, "p2": 0.1, "margin": 0.1, "alpha": 0.05, "target": 0.9},
        "Twice as many of the old": {"ratio": 2},
        "No margin": {"margin": 0, "p1": 0.2, "p2": 0.1},
    },
    check=refusal,
)  # fmt: skip
