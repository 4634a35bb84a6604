"""The Gram matrix of a kernel, or of a function that is none, and its eigenvalues."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.kernels.gram import text
from laboratory.topics.kernels.gram.figures import gram_table, matrix, matrix_in_words, spectrum, spectrum_in_words
from laboratory.topics.kernels.gram.run import FUNCTIONS, SAMPLES, SECONDS, gram_matrix
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View

GAUSSIAN = {"function": ("gaussian", "sum", "product", "multiple", "difference")}
TANH, DRAWN = {"function": ("tanh",)}, {"sample": ("clusters",)}

VIEW = View(
    fields=(
        Pick("function", "Function", FUNCTIONS, "gaussian"),
        Pick("second", "Second kernel k₂", SECONDS, "linear", when={"function": ("sum", "product", "difference")}),
        Number("gamma", "Kernel parameter γ", "kernel parameter γ, the Gaussian's inverse width", Interval(0.01, 100),
               1, (0.01, 100), log=True, when=GAUSSIAN),
        Number("degree", "Degree k", "degree k of the polynomial", integers(1, 10), 2, (1, 10),
               when={"function": ("polynomial",)}),
        Number("slope", "Slope β₀", "slope β₀, the factor of the inner product", Interval(0.1, 3), 1, (0.1, 3),
               when=TANH),
        Number("offset", "Constant β₁", "constant β₁ added to the inner product", Interval(-3, 3), -1, (-3, 3),
               when=TANH),
        Number("factor", "Factor a", "factor a of the kernel", Interval(-5, 5), 1, (-5, 5),
               when={"function": ("multiple", "difference")}),
        Pick("sample", "Examples", SAMPLES, "clusters", advanced=True),
        Number("m", "Sample size m", "examples m", integers(1, 40), 12, (1, 40), when=DRAWN),
        Seed(when=DRAWN),
    ),
    run=gram_matrix,
    drawings=(
        Drawing(matrix, matrix_in_words, text.matrix_caption),
        Drawing(spectrum, spectrum_in_words, text.spectrum_caption),
    ),
    text=text,
    table=gram_table,
    snippet_outputs=("run.eigenvalues", "run.smallest", "run.report.positive"),
    guarantees=(Guarantee("rademacher_kernel", lambda run: run.inputs, "bound by the trace"),),
    presets={
        "Gaussian": {},
        "tanh that fails": {"function": "tanh"},
        "tanh at the origin only": {"function": "tanh", "m": 1},
        "Sum": {"function": "sum"},
        "Product": {"function": "product"},
        "Difference fails": {"function": "difference"},
        "Worked: norm of a sum": {"function": "linear", "sample": "worked"},
    },
)  # fmt: skip
