"""The best prediction under each loss."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.metrics.predict import text
from laboratory.topics.metrics.predict.figures import (
    distributions,
    distributions_in_words,
    risks,
    risks_in_words,
    risks_table,
)
from laboratory.topics.metrics.predict.run import LABEL_LOSSES, LOSSES, WORLDS, predicted
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

NUMBER, LABEL = {"world": ("skewed", "notes")}, {"world": ("coin",)}
PROBABILITY = Interval(0, 1, closed_low=False, closed_high=False)

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "skewed"),
        Pick("loss", "Loss", LOSSES, "squared", when=NUMBER),
        Pick("label_loss", "Loss", LABEL_LOSSES, "log", when=LABEL),
        Number("a", "Prediction at a", "your prediction at the input a", Interval(0, 10), 3, (0, 10),
               when=NUMBER),
        Number("b", "Prediction at b", "your prediction at the input b", Interval(0, 10), 5, (0, 10),
               when=NUMBER),
        Number("p", "Probability at a", "the probability of label 1 that you predict at a", PROBABILITY, 0.5,
               (0.05, 0.95), when=LABEL),
        Number("q", "Probability at b", "the probability of label 1 that you predict at b", PROBABILITY, 0.5,
               (0.05, 0.95), when=LABEL),
        Number("share", "Share of a", "share of inputs that are a", Interval(0, 1), 0.5, advanced=True),
    ),
    run=predicted,
    drawings=(
        Drawing(distributions, distributions_in_words, text.caption),
        Drawing(risks, risks_in_words, text.risks_caption),
    ),
    text=text,
    table=risks_table,
    snippet_outputs=("run.risk", "run.bayes", "run.within", "run.between", "run.variance"),
    presets={
        "Squared: the mean": {},
        "Absolute: the median": {"loss": "absolute"},
        "Zero-one: the mode": {"loss": "zero_one"},
        "Variances 1 and 9": {"world": "notes", "a": 5, "b": 5},
        "Logarithmic: the probability": {"world": "coin", "p": 0.2, "q": 0.5},
    },
)  # fmt: skip
