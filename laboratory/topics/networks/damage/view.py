"""Graceful degradation: a network of digits with damaged inputs or fewer units."""

from bounds.vocabulary.domain import Interval, integers
from laboratory.topics.networks.damage import text
from laboratory.topics.networks.damage.figures import damage_table, errors, errors_in_words, image, image_in_words
from laboratory.topics.networks.damage.run import DAMAGES, damage
from laboratory.views.fields import Number, Pick, Seed
from laboratory.views.view import Drawing, View

VIEW = View(
    fields=(
        Pick("damage", "Damage", DAMAGES, "missing"),
        Number(
            "share",
            "Share or deviation",
            "share that is damaged, or deviation of the noise",
            Interval(0, 1),
            0.3,
            (0, 1),
        ),
        Number("units", "Hidden units", "hidden units", integers(2, 100), 30, (5, 60)),
        Seed(meaning="seed of the split, the training and the damage"),
    ),
    run=damage,
    drawings=(
        Drawing(errors, errors_in_words, text.caption, along="share", width=1.4),
        Drawing(image, image_in_words, text.IMAGE_CAPTION, when={"damage": ("missing", "noise")}),
    ),
    text=text,
    table=damage_table,
    snippet_outputs=("run.mean_errors",),
    presets={
        "Pixels missing": {},
        "Noise on pixels": {"damage": "noise"},
        "Hidden units removed": {"damage": "units"},
        "Few units, some removed": {"damage": "units", "units": 8},
    },
    progress_text="Training …",
)
