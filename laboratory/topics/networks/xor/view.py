"""XOR by two hidden threshold units: which halfspaces they are, and why one unit cannot compute it."""

from laboratory.topics.networks.xor import text
from laboratory.topics.networks.xor.figures import (
    halfplanes,
    halfplanes_in_words,
    xor_graph,
    xor_graph_in_words,
    xor_table,
)
from laboratory.topics.networks.xor.run import exclusive_or
from laboratory.views.fields import Pick
from laboratory.views.view import Drawing, Guarantee, View

CORNERS = {"00": "both false", "01": "x₂ true", "10": "x₁ true", "11": "both true"}
CODINGS = {"01": "Inputs 0 and 1", "11": "Inputs −1 and 1"}

VIEW = View(
    fields=(
        Pick("corner", "Input", CORNERS, "10", above_figure=True),
        Pick("coding", "Coding", CODINGS, "01"),
    ),
    run=exclusive_or,
    drawings=(
        Drawing(halfplanes, halfplanes_in_words, text.PLANE_CAPTION),
        Drawing(xor_graph, xor_graph_in_words, text.GRAPH_CAPTION),
    ),
    text=text,
    table=xor_table,
    snippet_outputs=("run.inputs", "run.hidden", "run.outputs"),
    guarantees=(
        Guarantee(text.THEOREM.slug, lambda: text.INPUTS, "bound on the VC dimension"),
        Guarantee(text.COUNT, lambda run: {"m": len(run.inputs), "n": run.inputs.shape[1]}, "count of Cover"),
    ),
    presets={"Two units make an XOR": {}},
)
