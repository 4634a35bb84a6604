"""A learner without bias: every labelling is a hypothesis, and no unseen point is decided."""

from bounds.vocabulary.domain import integers
from laboratory.topics.version_space.unbiased import text
from laboratory.topics.version_space.unbiased.figures import (
    bits,
    bits_in_words,
    unbiased_table,
    votes,
    votes_in_words,
)
from laboratory.topics.version_space.unbiased.run import THEOREM, unbiased
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Number("n", "Attributes n", "number of binary attributes n", integers(1, 10), 5, (1, 10)),
        Number("m", "Sample size m", "sample size m", integers(1, 200), 40, (1, 100)),
        Number("literals", "Literals of the target", "literals of the target: attributes that must be 1",
               integers(0, 10), 1, (0, 10), advanced=True),
        Seed(),
    ),
    run=unbiased,
    check=text.too_many,
    player=Player("Examples read", lambda run: run.m),
    drawings=(Drawing(votes, votes_in_words, text.CAPTION), Drawing(bits, bits_in_words, text.BITS, along="step")),
    text=text,
    table=unbiased_table,
    snippet_outputs=("run.sets[-1].size()", "run.conjunctions[-1]"),
    guarantees=(Guarantee(THEOREM, lambda run, step: run.inputs(step)),),
    presets={
        "Five inputs": {},
        "Ten inputs, as in the notes": {"n": 10},
        "Nothing seen": {"step": 0},
    },
)  # fmt: skip
