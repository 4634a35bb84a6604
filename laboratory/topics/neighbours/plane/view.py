"""Regions and cells of k neighbours, and the true risk of every k."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.neighbours.plane import text
from laboratory.topics.neighbours.plane.figures import plane, plane_in_words, risk_table, risks, risks_in_words
from laboratory.topics.neighbours.plane.handles import hold
from laboratory.topics.neighbours.plane.ranking import METRICS
from laboratory.topics.neighbours.plane.run import WORLDS, neighbours
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("k", "Neighbours k", "number of neighbours that vote", integers(1, 300), 1, (1, 221), log=True),
        Pick("metric", "Distances", METRICS, "euclidean"),
        Pick("world", "Data distribution", WORLDS, "eta"),
        Number(
            "slope",
            "Slope c",
            "Lipschitz constant of the label's probability",
            Interval(0, 10),
            2,
            (0, 10),
            when={"world": ("eta",)},
        ),
        Number(
            "noise",
            "Labels flipped",
            "share of labels that are flipped",
            Interval(0, 0.5, closed_high=False),
            0.2,
            (0, 0.45),
            when={"world": ("circles", "xor")},
        ),
        Number("m", "Sample size m", "sample size m", integers(3, 300), 200, (3, 300), log=True),
        Seed(default=2),
        Number(
            "x1", "Query point x₁", "first feature of the query point", Interval(-1, 1), 0.1, (-1, 1), advanced=True
        ),
        Number(
            "x2", "Query point x₂", "second feature of the query point", Interval(-1, 1), 0.3, (-1, 1), advanced=True
        ),
    ),
    run=neighbours,
    check=text.too_many,
    drawings=(Drawing(plane, plane_in_words, text.caption, handles=hold), Drawing(risks, risks_in_words, along="k")),
    text=text,
    table=risk_table,
    snippet_outputs=("run.ks", "run.risk", "run.best"),
    guarantees=(
        Guarantee("cover_hart", lambda run: run.limit_inputs, "limit of Cover and Hart"),
        Guarantee("one_nn_lipschitz", lambda run: run.finite_inputs, "guarantee for a finite sample"),
    ),
    presets={
        "One neighbour overfits": {"k": 1},
        "A good k": {"k": 19},
        "Too many neighbours": {"k": 111},
        "Another distance": {"metric": "manhattan", "x1": -0.7, "x2": 0.3},
    },
    progress_text="Searching the neighbours …",
)
