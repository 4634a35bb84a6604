"""How many labellings a class can give."""

from bounds.vocabulary.domain import integers
from laboratory.topics.rademacher_and_vc.growth import text
from laboratory.topics.rademacher_and_vc.growth.figures import growth, growth_in_words, growth_table
from laboratory.topics.rademacher_and_vc.growth.run import CLASSES, TITLES, growths
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, Guarantee, View


def _with(parameter: str) -> dict[str, tuple[str, ...]]:
    return {"family": tuple(name for name, grown in CLASSES.items() if grown.parameter == parameter)}


VIEW = View(
    fields=(
        Pick("family", "Class", TITLES, "halfspaces"),
        Number("n", "Dimension n", "dimension n of the space", integers(1, 6), 2, (1, 6), when=_with("n")),
        Number(
            "k", "Intervals k", "largest number of intervals k in a union", integers(1, 4), 2, (1, 4), when=_with("k")
        ),
        Number(
            "largest", "Points m, up to", "largest number of points m", integers(5, 1_000), 100, (5, 1_000), log=True
        ),
        Seed(default=3, meaning="seed of the points"),
    ),
    run=growths,
    drawings=(Drawing(growth, growth_in_words, "Circles: labellings of random points, counted one by one."),),
    text=text,
    table=growth_table,
    snippet_outputs=("run.growth[-1]", "run.sauer[-1]", "run.counted"),
    guarantees=(
        Guarantee(lambda run: run.of.theorem, lambda run: {"m": run.largest, **run.inputs}, "growth function"),
        Guarantee("sauer", lambda run: {"m": run.largest, "d": run.d}, "bound of Sauer's lemma"),
    ),
    presets={"Cover against Sauer": {}, "Intervals meet the sum": {"family": "intervals"}},
    progress_text="Counting labellings …",
)
