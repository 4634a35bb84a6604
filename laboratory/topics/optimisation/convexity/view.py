"""What strong convexity requires of a chord."""

from bounds.vocabulary.domain import Interval
from laboratory.topics.optimisation.convexity import text
from laboratory.topics.optimisation.convexity.figures import (
    chord_and_function,
    chord_in_words,
    chord_table,
    gap_and_asked,
    gap_in_words,
)
from laboratory.topics.optimisation.convexity.run import CURVES, chord
from laboratory.views.fields import Number, Pick
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("kind", "Function", {name: curve.title for name, curve in CURVES.items()}, "square"),
        Number("lam", "Claimed λ", "claimed strong convexity λ", Interval(0, 10), 0.5, (0, 2)),
        Number("u", "One end u", "one end u of the chord", Interval(-10, 10), -2, (-4, 4)),
        Number("w", "Other end w", "the other end w of the chord", Interval(-10, 10), 1, (-4, 4)),
        Number("share", "Place α between u (0) and w (1)", "share α of w", Interval(0, 1), 0.5, (0, 1)),
    ),
    run=chord,
    check=text.no_chord,
    drawings=(
        Drawing(chord_and_function, chord_in_words, text.CAPTION),
        Drawing(gap_and_asked, gap_in_words, along="share"),
    ),
    text=text,
    table=chord_table,
    snippet_outputs=("run.holds", "run.at(0.5)"),
    presets={
        "Half the modulus": {},
        "The regularizer": {"lam": 1},
        "Logistic loss, regularized": {"kind": "regularised"},
        "A tangent by hand": {"kind": "double", "u": 1, "w": 0, "lam": 2},
        "Not strongly convex": {"kind": "absolute", "u": 0, "w": 2},
    },
)
