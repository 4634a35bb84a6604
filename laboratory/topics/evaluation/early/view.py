"""Looking early: false alarms of a test that is repeated while results come in."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.evaluation.early import text
from laboratory.topics.evaluation.early.figures import (
    alarms,
    alarms_in_words,
    by_looks,
    by_looks_in_words,
    early_table,
)
from laboratory.topics.evaluation.early.run import MOST_LOOKS, early, refusal
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("items", "Items N", "number N of items that only one model gets right", integers(1, 2000), 100,
               (20, 1000), log=True),
        Number("looks", "Looks K", "number K of equally spaced looks", integers(1, MOST_LOOKS), 5, (1, 20)),
        Number("alpha", "Level α", "level α of one look", Interval(1e-6, 0.5), 0.05, (0.001, 0.2), log=True,
               advanced=True),
        Number("wins", "Only A right", "your items that only A gets right", integers(0, 5000), 12, (0, 60)),
        Number("losses", "Only B right", "your items that only B gets right", integers(0, 5000), 2, (0, 60)),
    ),
    run=early,
    drawings=(
        Drawing(alarms, alarms_in_words, text.CAPTION),
        Drawing(by_looks, by_looks_in_words, text.LOOKS_CAPTION, along="looks"),
    ),
    text=text,
    table=early_table,
    snippet_outputs=("run.every[-1]", "run.e_value", "run.interval"),
    guarantees=(Guarantee("bernoulli_mixture", lambda run: run.inputs, "sequence for the share won, upper end"),),
    check=refusal,
    presets={
        "A hundred items": {},
        "A long run": {"items": 1000, "looks": 20},
        "Ten per cent": {"alpha": 0.1},
        "A clear winner": {"wins": 20, "losses": 2},
    },
)  # fmt: skip
