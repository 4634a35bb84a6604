"""Two vectors: a kernel's value directly, and through its features."""

from functools import partial

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.kernels.pairs import text
from laboratory.topics.kernels.pairs.figures import costs, costs_in_words, pair_table, parts, parts_in_words
from laboratory.topics.kernels.pairs.run import KERNELS, two_vectors
from laboratory.views.fields import Number, Pick, Text
from laboratory.views.view import Drawing, View

POLYNOMIAL, GAUSSIAN = {"kernel": ("polynomial",)}, {"kernel": ("gaussian",)}

VIEW = View(
    fields=(
        Pick("kernel", "Kernel, s = ⟨x, z⟩", KERNELS, "polynomial"),
        Text("x", "Vector x", text.ABOUT, "1, 2, 3", partial(text.read_vector, "Vector x"), text.write_vector),
        Text("z", "Vector z", text.ABOUT, "4, 5, 6", partial(text.read_vector, "Vector z"), text.write_vector),
        Number("degree", "Degree k", "degree k of the polynomial", integers(1, 10), 2, (1, 10), when=POLYNOMIAL),
        Number("offset", "Constant c", "constant c added to the inner product", Interval(0, 100), 0, (0, 5),
               when=POLYNOMIAL),
        Number("gamma", "Kernel parameter γ", "kernel parameter γ, the Gaussian's inverse width",
               Interval(0.001, 10), 0.5, (0.01, 10), log=True, when=GAUSSIAN),
        Number("terms", "Terms", "terms of the series that are added up", integers(1, 60), 10, (1, 30), when=GAUSSIAN),
    ),
    run=two_vectors,
    drawings=(
        Drawing(parts, parts_in_words, text.parts_caption),
        Drawing(costs, costs_in_words, text.costs_caption),
    ),
    text=text,
    table=pair_table,
    snippet_outputs=("run.value", "run.through", "len(run.monomials)", "run.multiplications"),
    presets={
        "Worked: 1,024": {},
        "Worked: 1 + s + s²": {"kernel": "quadratic"},
        "Worked: (1 + s)²": {"offset": 1},
        "A lost plus sign": {"x": "1, 1", "z": "1, 2", "offset": 1},
        "A thousand features": {"x": "1, 2, 1, 1", "z": "1, 0.5, 1, 1", "degree": 10, "offset": 1},
        "Gaussian on the line": {"kernel": "gaussian", "x": "1", "z": "2"},
        "Two widths σ": {"kernel": "gaussian", "gamma": 0.25, "terms": 30},
    },
    check=text.lengths_differ,
)  # fmt: skip
