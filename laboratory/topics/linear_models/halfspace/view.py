"""A halfspace: what weights and bias do to its line, and the neuron that computes it."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.linear_models.halfspace import text
from laboratory.topics.linear_models.halfspace.figures import (
    halfspace_table,
    neuron,
    neuron_in_words,
    plane,
    plane_in_words,
)
from laboratory.topics.linear_models.halfspace.handles import FARTHEST, hold
from laboratory.topics.linear_models.halfspace.run import HalfspaceRun
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, View

WIDE, NEAR = Interval(-FARTHEST, FARTHEST), (-10, 10)

VIEW = View(
    fields=(
        Number("w1", "Weight w₁", "weight of the first feature", WIDE, 3, NEAR),
        Number("w2", "Weight w₂", "weight of the second feature", WIDE, 4, NEAR),
        Number("b", "Bias b", "bias, the weight of the constant 1", WIDE, -5, NEAR),
        Number("x1", "Point x₁", "first feature of the point", WIDE, 3, advanced=True),
        Number("x2", "Point x₂", "second feature of the point", WIDE, 2, advanced=True),
    ),
    run=HalfspaceRun,
    check=text.too_small,
    drawings=(Drawing(plane, plane_in_words, text.caption, handles=hold), Drawing(neuron, neuron_in_words)),
    text=text,
    table=halfspace_table,
    snippet_outputs=("run.answer", "run.from_origin", "run.signed_distance", "run.angle"),
    presets={
        "Three, four, five": {},
        "A vertical line": {"w1": 2, "w2": 0, "b": -3},
        "Acute angle, negative label": {"x1": 1.5, "x2": -0.5},
        "Through the origin": {"w1": 1, "w2": -1, "b": 0},
    },
)
