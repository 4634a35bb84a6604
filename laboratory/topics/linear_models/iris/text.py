"""Fisher's iris flowers in words."""

from laboratory.topics.linear_models.iris.run import IrisRun
from laboratory.topics.linear_models.text import of
from laboratory.views.headline import Headline

CAPTION = "Circles: setosa; squares: versicolor; triangles: virginica. A cross marks a flower that is misclassified."
PAIRS = "All pairs of the four measurements: lengths and widths of sepals and petals."
MEANING = """
Fisher's table of 1936: 50 flowers each of three species of iris, with the length and the width of their sepals and
petals, in centimetres. The classifier uses only the two measurements drawn. Its predictions over the whole plane are
the coloured field.

*Gaussians with a shared covariance* give straight borders, those with separate covariances curved ones. One nearest
neighbour and a tree follow single flowers: they misclassify few training flowers, which is no evidence for new ones. So
each tenth of the flowers is also left out once and predicted by a rule fitted to the other nine tenths.

The second figure has all pairs of the four measurements: in each a line separates setosa; the others overlap.
"""


def headline(run: IrisRun) -> Headline:
    """Flowers misclassified in training, and when left out."""
    seen = int(run.wrong.sum())
    what = f"training flowers misclassified; {of(run.left_out, len(run.y))} when they were left out"
    return Headline(seen, what, measured_text=of(seen, len(run.y)))


def sentence(run: IrisRun) -> str:
    """Flowers misclassified in training and when left out."""
    return (
        f"The classifier misclassifies **{int(run.wrong.sum())}** of its {len(run.y)} training flowers, and "
        f"**{run.left_out}** when they were left out, a tenth at a time."
    )


def more(run: IrisRun) -> str:
    """Which flowers are misclassified."""
    seen = int(run.wrong.sum())
    setosa = int(run.wrong[run.y == 0].sum())
    of_setosa = "no setosa among them" if not setosa else f"{setosa} of them setosa"
    return (
        f"Of its 150 training flowers the classifier misclassifies **{seen}**{', ' + of_setosa if seen else ''}. When "
        f"a tenth of the flowers is left out at a time, it misclassifies **{run.left_out}** in all."
    )
