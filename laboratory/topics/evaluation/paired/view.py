"""Two models on the same items: sample size by the exact power of McNemar's test."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.evaluation.paired import text
from laboratory.topics.evaluation.paired.figures import power, power_in_words, power_table
from laboratory.topics.evaluation.paired.run import paired, refusal
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("accuracy", "Accuracy of the better model", "accuracy of the better model", Interval(0.001, 0.999), 0.84,
               (0.5, 0.99)),
        Number("difference", "Difference of accuracy", "by how much its accuracy is larger", Interval(0.005, 0.9), 0.03,
               (0.01, 0.3), log=True),
        Number("discordance", "Discordance", "discordance: probability that just one of the two models is right",
               Interval(0.005, 1), 0.17, (0.02, 0.5)),
        Number("alpha", "Level α, one-sided", "one-sided level α of the test", Interval(1e-6, 0.4), 0.025,
               (0.001, 0.1), log=True, advanced=True),
        Number("power", "Power", "power that is wanted", Interval(0.05, 0.999), 0.8, (0.5, 0.99)),
    ),
    run=paired,
    drawings=(Drawing(power, power_in_words, text.CAPTION),),
    text=text,
    table=power_table,
    snippet_outputs=("run.items", "run.achieved", "run.approximations"),
    guarantees=(Guarantee("mcnemar_power", lambda run: run.inputs),),
    check=refusal,
    presets={
        "84 % v 81 %": {},
        "Models alike": {"discordance": 0.07},
        "Mistakes unrelated": {"discordance": 0.2892},
        "Few items": {"accuracy": 0.7, "difference": 0.4, "discordance": 0.5},
    },
)  # fmt: skip
