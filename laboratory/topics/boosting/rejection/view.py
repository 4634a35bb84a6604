"""AdaBoost by rejection sampling: examples drawn by their weights."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.boosting.rejection import text
from laboratory.topics.boosting.rejection.figures import (
    cost,
    cost_in_words,
    frequencies,
    frequencies_in_words,
    proposals,
    proposals_in_words,
    weights_table,
)
from laboratory.topics.boosting.rejection.run import THEOREM, WEIGHTS, drawn_from, weighted
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

BOOSTED = ("adaboost",)

VIEW = View(
    fields=(
        Pick("weights", "Weights", WEIGHTS, "adaboost"),
        Pick("beside", "Beside the proposals", {"frequencies": "Frequencies", "cost": "Proposals by round"},
             "frequencies", above_figure=True, when={"weights": BOOSTED}),
        Number("draws", "Examples drawn", "number of examples drawn", integers(1, 20_000), 500, (1, 20_000), log=True),
        Number("m", "Sample size m", "examples m", integers(2, 60), 20, (2, 60), when={"weights": BOOSTED}),
        Number("rounds", "Maximum number of rounds T", "maximum number of boosting rounds", integers(1, 60), 12,
               (1, 60),
               when={"weights": BOOSTED}),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               advanced=True, when={"weights": BOOSTED}),
        Seed(meaning="seed of the sample and of the draws"),
    ),
    run=weighted,
    derived={"tried": drawn_from},
    player=Player("Weights after round", lambda run: run.last, none="These weights are fixed: there is no round."),
    drawings=(
        Drawing(proposals, proposals_in_words, text.proposals_caption),
        Drawing(frequencies, frequencies_in_words, "Bars: weights. Squares: frequencies. Whiskers: guaranteed range.",
                when={"beside": ("frequencies",)}),
        Drawing(cost, cost_in_words, "One sample of m examples in each round.", when={"beside": ("cost",)},
                placeholder="No round was boosted."),
    ),
    text=text,
    table=weights_table,
    snippet_outputs=("run.weights[-1]", 'run.past("trials")', 'run.past("expected_trials")'),
    guarantees=(Guarantee(THEOREM, lambda tried: tried.inputs),),
    presets={
        "AdaBoost's weights": {},
        "Before any round": {"step": 0},
        "Five weights": {"weights": "five", "draws": 2_000, "seed": 2},
        "Cost by round": {"beside": "cost", "m": 40, "rounds": 40},
    },
)  # fmt: skip
