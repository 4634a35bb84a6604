"""The version space of conjunctions, example by example."""

from bounds.vocabulary.domain import integers
from laboratory.topics.version_space.updates import text
from laboratory.topics.version_space.updates.figures import (
    borders,
    borders_in_words,
    risks,
    risks_in_words,
    sizes,
    sizes_in_words,
    updates_table,
    votes,
    votes_in_words,
)
from laboratory.topics.version_space.updates.run import TARGETS, THEOREM, updates
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

RANDOM = {"table": ("random",)}

VIEW = View(
    fields=(
        Pick("beside", "Beside", {"size": "How many are left", "votes": "Votes on all points", "risk": "True risk"},
             "size", above_figure=True),
        Pick("table", "Training table", {"sport": "Mitchell's days", "random": "Random table"}, "sport"),
        Number("n", "Attributes n", "number of binary attributes n", integers(2, 7), 6, (2, 7), when=RANDOM),
        Number("m", "Sample size m", "sample size m", integers(1, 100), 40, (1, 60), when=RANDOM),
        Pick("target", "Target", TARGETS, "conjunction", when=RANDOM, advanced=True),
        Number("literals", "Literals of the target", "literals of the target: attributes that must be 1",
               integers(0, 7), 3, (0, 7), when=RANDOM | {"target": ("conjunction",)}),
        Seed(when=RANDOM),
    ),
    run=updates,
    check=text.too_many,
    player=Player("Examples read", lambda run: run.m),
    drawings=(
        Drawing(borders, borders_in_words, text.caption),
        Drawing(sizes, sizes_in_words, when={"beside": ("size",)}, along="step"),
        Drawing(votes, votes_in_words, text.VOTES, when={"beside": ("votes",)}, placeholder=text.NO_VOTES),
        Drawing(risks, risks_in_words, when={"beside": ("risk",)}, placeholder=text.NO_RISK, along="step"),
    ),
    text=text,
    table=updates_table,
    snippet_outputs=("run.sizes.tolist()", "run.space.specific", "run.space.general"),
    guarantees=(Guarantee(THEOREM, lambda run, step: run.inputs(step)),),
    presets={
        "Mitchell's days": {},
        "Votes half-way": {"beside": "votes", "step": 2},
        "A random table": {"table": "random", "beside": "risk", "seed": 2, "step": 15},
        "No conjunction fits": {"table": "random", "target": "disjunction"},
    },
)  # fmt: skip
