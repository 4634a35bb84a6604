"""What the figures of several questions of this laboratory share."""

from laboratory.figures.axes import Scale

MEAN_LOSS = Scale("mean loss")
SCORE = Scale("score", "<i>f</i>")
BEHIND = 0.7  # of the page's colour behind a word, so that lines do not strike it through
