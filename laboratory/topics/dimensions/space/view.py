"""Empty space in many dimensions: an exact curve by dimension, or histograms of distances."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.dimensions.space import text
from laboratory.topics.dimensions.space.figures import (
    edge_curves,
    gaussian_curves,
    law_in_words,
    nearest_curves,
    shell_curves,
    volume_curves,
)
from laboratory.topics.dimensions.space.histograms import distance_histograms, distances_in_words
from laboratory.topics.dimensions.space.run import THEOREMS, space
from laboratory.views.fields import Number, Pick, Seed, Switch
from laboratory.views.view import Drawing, Guarantee, View

SHARE = Interval(0, 1, closed_low=False, closed_high=False, floor=1e-300)
BY_DIMENSION = tuple(law for law in text.LAWS if law != "distances")

VIEW = View(
    fields=(
        Pick("law", "Quantity", text.LAWS, "edges", above_figure=True),
        Switch("log", "Logarithmic axis", above_figure=True, when={"law": ("volume",)}),
        Switch("raw", "Not divided by their mean", above_figure=True, when={"law": ("distances",)}),
        Number("share", "Share of the volume", "share of the cube's volume", SHARE, 0.1, (0.001, 0.9), log=True,
               when={"law": ("edges",)}),
        Number("radius", "Radius", "radius of the ball", Interval(0.05, 5), 1, (0.05, 5), when={"law": ("volume",)}),
        Number("core", "Radius of the core", "radius of the core, in a ball of radius 1", Interval(0, 1), 0.9, (0, 1),
               when={"law": ("shell",)}),
        Number("ratio", "Density ratio", "density as a share of the highest", SHARE, 0.001, (1e-6, 0.9), log=True,
               when={"law": ("gaussian",)}),
        Number("points", "Points m", "points in the unit ball", integers(1, 10**9), 500, (1, 10**6), log=True,
               when={"law": ("nearest",)}),
        Number("n", "Read off in dimension", "dimension that is read off", integers(1, 100), 10, (1, 100),
               when={"law": BY_DIMENSION}),
        Seed(meaning="seed of the pairs of points", when={"law": ("distances",)}),
    ),
    run=space,
    drawings=(
        Drawing(edge_curves, law_in_words, when={"law": ("edges",)}, along="n"),
        Drawing(volume_curves, law_in_words, when={"law": ("volume",)}, along="n"),
        Drawing(shell_curves, law_in_words, when={"law": ("shell",)}, along="n"),
        Drawing(gaussian_curves, law_in_words, when={"law": ("gaussian",)}, along="n"),
        Drawing(nearest_curves, law_in_words, when={"law": ("nearest",)}, along="n"),
        Drawing(distance_histograms, distances_in_words, when={"law": ("distances",)}),
    ),
    text=text,
    table=lambda run: run.columns,
    snippet_outputs=("run.answer",),
    guarantees=(Guarantee(lambda law: THEOREMS[law], text.inputs, "theorem"),),
    presets={"A ball disappears": {"law": "volume"}, "Distances are alike": {"law": "distances"}},
    progress_text="Drawing points …",
)  # fmt: skip
