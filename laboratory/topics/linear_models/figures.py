"""What the figures of several questions of this laboratory share."""

from laboratory.figures.axes import Scale
from laboratory.figures.theme import background, with_alpha

MEAN_LOSS = Scale("mean loss")
SCORE = Scale("score", "<i>f</i>")


def behind(theme: str) -> str:
    """The page's colour behind a word, so that lines do not strike it through."""
    return with_alpha(background(theme), 0.7)
