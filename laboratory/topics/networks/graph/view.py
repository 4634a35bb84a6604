"""The graph of a layered network: how many edges, and what does the number of weights guarantee?"""

from laboratory.topics.networks.graph import text
from laboratory.topics.networks.graph.figures import layered, layered_in_words, layers_table
from laboratory.topics.networks.graph.run import Sizes, format_layers, layers_of
from laboratory.views.fields import Text
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(Text("layers", "Layers", text.ABOUT, "3-4-1", layers_of, format_layers),),
    run=Sizes,
    drawings=(Drawing(layered, layered_in_words, text.CAPTION, tall=True),),
    text=text,
    table=layers_table,
    snippet_outputs=(
        "run.nodes", "run.edges", "run.shattered",
        "{kind: theorem(**inputs) for kind, (theorem, inputs) in run.bounds.items()}",
    ),
    guarantees=tuple(Guarantee(*text.of_kind(kind), f"bound for {name}") for kind, name in text.KINDS.items()),
)  # fmt: skip
