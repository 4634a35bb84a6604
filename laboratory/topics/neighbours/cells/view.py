"""The square cut into cells: how far away the nearest of m examples can be."""

from bounds.vocabulary.domain import integers
from laboratory.topics.neighbours.cells import text
from laboratory.topics.neighbours.cells.figures import (
    bounds_in_words,
    bounds_on_the_distance,
    cells_table,
    square,
    square_in_words,
)
from laboratory.topics.neighbours.cells.run import LARGEST, cells_run
from laboratory.views.fields import Number, Seed
from laboratory.views.view import Drawing, Guarantee, View

VIEW = View(
    fields=(
        Number("cells", "Cells a side K", "cells along a side K of the square", integers(1, LARGEST), 6, (1, LARGEST)),
        Number("m", "Sample size m", "sample size m", integers(3, 300), 200, (3, 300), log=True),
        Seed(default=2),
    ),
    run=cells_run,
    drawings=(
        Drawing(square, square_in_words, text.caption),
        Drawing(bounds_on_the_distance, bounds_in_words, text.bound_caption, along="cells"),
    ),
    text=text,
    table=cells_table,
    snippet_outputs=("run.empty", "run.empty_expected", "run.distance", "run.bound"),
    guarantees=(Guarantee("nearest_neighbour_cells", lambda run: run.inputs),),
    presets={
        "The best K": {"cells": 6},
        "Cells too wide": {"cells": 2},
        "Cells too narrow": {"cells": 20},
    },
    progress_text="Cutting the square …",
)
