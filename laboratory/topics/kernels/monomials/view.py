"""A power of x by the features of the Gaussian kernel."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.kernels.monomials import text
from laboratory.topics.kernels.monomials.figures import (
    graphs,
    graphs_in_words,
    monomial_table,
    sizes,
    sizes_in_words,
)
from laboratory.topics.kernels.monomials.run import monomial_run
from laboratory.views.fields import Number
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Number("degree", "Degree k", "degree k of the power of x", integers(0, 8), 2, (0, 8)),
        Number("gamma", "Inverse width γ", "inverse width γ of the kernel", Interval(0.05, 10), 2, (0.1, 10), log=True),
        Number("terms", "Weights", "number of weights that are not 0", integers(1, 40), 6, (1, 40)),
    ),
    run=monomial_run,
    drawings=(
        Drawing(graphs, graphs_in_words, text.CAPTION),
        Drawing(sizes, sizes_in_words, text.SIZES_CAPTION),
    ),
    text=text,
    table=monomial_table,
    snippet_outputs=("run.summary",),
    presets={
        "A square": {},
        "A constant": {"degree": 0, "terms": 20},
        "A cube, a wide kernel": {"degree": 3, "gamma": 0.5, "terms": 4},
    },
)
