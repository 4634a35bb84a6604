"""Principal components of a real data set: what is left unexplained by a few numbers of each example."""

from bounds.vocabulary.domain import integers
from laboratory.topics.dimensions.pca import text
from laboratory.topics.dimensions.pca.figures import (
    components_table,
    pictures,
    pictures_in_words,
    scores,
    scores_in_words,
    unexplained,
    unexplained_in_words,
)
from laboratory.topics.dimensions.pca.run import components_of
from laboratory.views.fields import Number, Pick, Switch
from laboratory.views.view import Drawing, Player, View

DATA = {"digits": "Handwritten digits", "breast_cancer": "Tumours", "wine": "Wines", "iris": "Irises"}
SOLVERS = {"svd": "Singular values", "eigen": "Eigenvectors of the covariance", "gram": "Gram matrix"}
FIRST_KEPT = 10

VIEW = View(
    fields=(
        Pick("data", "Data set", DATA, "digits"),
        Switch("scale", "Scale every feature", "Divide each feature by its standard deviation."),
        Pick("solver", "Method", SOLVERS, "svd"),
        Number("few", "Examples m (0: all)", "examples at equal distances in the set, 0 for all", integers(0, 1_797), 0,
               (0, 200)),
    ),
    run=components_of,
    check=text.too_many,
    player=Player("Axes kept", lambda run: run.features, lambda run: min(FIRST_KEPT, run.features // 2), name="kept"),
    drawings=(
        Drawing(unexplained, unexplained_in_words, text.CAPTION, along="kept"),
        Drawing(pictures, pictures_in_words, text.pictures_caption, when={"data": ("digits",), "scale": (False,)},
                width=0.5),
        Drawing(scores, scores_in_words, text.SCORES),
    ),
    text=text,
    table=components_table,
    snippet_outputs=("run.measured", "run.by_eigenvalues"),
    presets={
        "Digits from few numbers": {},
        "Fewer examples than features": {"solver": "gram", "few": 20},
        "Wines on two axes": {"data": "wine", "scale": True},
    },
    progress_text="Finding the axes …",
)  # fmt: skip
