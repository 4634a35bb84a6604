"""Bootstrap bags one by one: who is in, who is left out, the tree, the vote, and the bootstrap estimates."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.boosting.bag import text
from laboratory.topics.boosting.bag.figures import (
    bag,
    bag_in_words,
    bags_table,
    estimates,
    estimates_in_words,
    vote,
    vote_in_words,
)
from laboratory.topics.boosting.bag.run import WORLDS, bag_run
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Pick("world", "Data distribution", WORLDS, "circles"),
        Pick("beside", "Beside the bag", {"vote": "The vote so far", "estimates": "Estimates of the error"}, "vote",
             above_figure=True),
        Number("m", "Sample size m", "examples m", integers(2, 100), 20, (2, 100), log=True),
        Number("bags", "Bags B", "number of bags B", integers(1, 100), 40, (1, 100)),
        Number("depth", "Depth of a tree", "largest depth of a tree", integers(1, 10), 2, (1, 10)),
        Number("noise", "Labels flipped", "share of labels that are flipped", Interval(0, 0.5, closed_high=False), 0.1,
               (0, 0.45)),
        Seed(default=1, meaning="seed of the sample and of the bags"),
    ),
    run=bag_run,
    player=Player("Bag", lambda run: len(run.bags) - 1, step_text=lambda step: f"{step + 1}",
                  positions=lambda run: range(1, len(run.bags) + 1)),
    drawings=(
        Drawing(bag, bag_in_words, text.caption),
        Drawing(vote, vote_in_words, text.vote_caption, when={"beside": ("vote",)}),
        Drawing(estimates, estimates_in_words, text.ESTIMATES, when={"beside": ("estimates",)}, along="step"),
    ),
    text=text,
    table=bags_table,
    snippet_outputs=("run.counts", "run.out_of_bag[-1]", "run.by_632[-1]", "run.risk", "run.vote_risks[-1]"),
    guarantees=(Guarantee("oob_fraction", lambda run: {"m": run.m}, "share left out"),),
    presets={
        "Twenty examples": {},
        "Bootstrap estimates": {"beside": "estimates", "m": 60},
        "Trees without errors": {"beside": "estimates", "depth": 10, "noise": 0.2, "m": 60},
    },
)  # fmt: skip
