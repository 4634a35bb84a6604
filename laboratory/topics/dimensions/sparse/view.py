"""One sparse signal, decoded three ways."""

from bounds.vocabulary.domain import integers
from laboratory.topics.dimensions.sparse import text
from laboratory.topics.dimensions.sparse.figures import (
    coefficients,
    coefficients_in_words,
    signals,
    signals_in_words,
    signals_table,
    supports,
    supports_in_words,
)
from laboratory.topics.dimensions.sparse.run import BASES, WAYS, sparse
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick(
            "way", "Decoded by", {way: name.capitalize() for way, name in WAYS.items()}, "least l1", above_figure=True
        ),
        Pick("basis", "Sparse in", BASES, "entries"),
        Number("d", "Length of the signal d", "length of the signal", integers(2, 24), 18, (2, 24)),
        Number("entries", "Nonzero entries s", "entries that are not 0", integers(1, 4), 3, (1, 4)),
        Number(
            "measurements", "Measurements n", "measurements, each a row of the matrix", integers(1, 24), 10, (1, 24)
        ),
        Seed(meaning="seed of the signal and of the matrix"),
    ),
    run=sparse,
    drawings=(
        Drawing(signals, signals_in_words, "Dots on stems: the signal. Open circles: what was decoded.", width=1.4),
        Drawing(supports, supports_in_words, text.supports_caption, when={"basis": ("entries",)}),
        Drawing(coefficients, coefficients_in_words, text.COEFFICIENTS, when={"basis": ("cosines", "rotated")}),
    ),
    text=text,
    table=signals_table,
    snippet_outputs=("run.decoded", "run.tried", "run.bits"),
    presets={
        "Ten measurements": {},
        "Twice the entries": {"measurements": 6, "way": "sparsest"},
        "Smallest ℓ₂ norm": {"way": "least l2"},
        "A sum of three cosines": {"basis": "cosines", "measurements": 12},
    },
)
