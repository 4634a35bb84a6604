"""Coding inputs and outputs, and a zone in which no decision is made."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.coding import text
from laboratory.topics.networks.coding.figures import (
    outputs,
    outputs_in_words,
    refusing,
    refusing_in_words,
    refusing_table,
)
from laboratory.topics.networks.coding.run import coding
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("zone", "Rejection zone ±", "half the width of the zone around 1/2 in which nothing is decided",
               Interval(0, 0.5), 0.2, (0, 0.49)),
        Number("distance", "Distance of the means", "distance between the two means", Interval(0.1, 10), 2, (0.1, 6)),
        Number("m", "Sample size m", "sample size m for training", integers(4, 1_000), 100, (4, 1_000), log=True),
        Seed(),
    ),
    run=coding,
    drawings=(
        Drawing(outputs, outputs_in_words, text.caption),
        Drawing(refusing, refusing_in_words, "From right to left the zone grows."),
    ),
    text=text,
    table=refusing_table,
    snippet_outputs=("run.counts(run.zone)", "run.bound"),
    guarantees=(Guarantee("test_set_binomial", lambda run: run.inputs),),
    presets={"Reject the doubtful": {}, "Decide all": {"zone": 0}, "Hardly any": {"zone": 0.45}},
)  # fmt: skip
