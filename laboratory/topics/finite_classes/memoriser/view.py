"""The memorizer of one label: a spike on each example it stored."""

from bounds.vocabulary.domain import integers
from laboratory.topics.finite_classes.memoriser import text
from laboratory.topics.finite_classes.memoriser.figures import (
    line_in_words,
    risks_in_words,
    spike_line,
    spike_risks,
    spike_table,
)
from laboratory.topics.finite_classes.memoriser.run import spikes
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, Player, View

VIEW = View(
    fields=(
        Number("m", "Maximum number of examples", "maximum number of examples", integers(1, 300), 60, (1, 300)),
        Number("atoms", "Points that can occur", "number of points that can occur, for the expected risk among them",
               integers(1, 100_000), 40, (1, 1_000), log=True),
        Seed(default=1),
    ),
    run=spikes,
    player=Player("Examples stored", lambda run: len(run.places), 12, name="stored",
                  whole_run={"headline": "both errors are the same after every example"}),
    drawings=(Drawing(spike_line, line_in_words, text.CAPTION), Drawing(spike_risks, risks_in_words, along="stored")),
    text=text,
    table=spike_table,
    snippet_outputs=("run.at(min(12, len(run.places)))",),
    guarantees=(
        Guarantee("memoriser_unseen", lambda stored, atoms: {"m": max(stored, 1), "atoms": atoms}, "expected risk"),
    ),
    presets={
        "A dozen spikes": {"stored": 12},
        "More examples than points": {"m": 120, "stored": 120},
        "A thousand points": {"atoms": 1_000, "stored": 60},
    },
)  # fmt: skip
