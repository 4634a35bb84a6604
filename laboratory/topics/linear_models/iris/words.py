"""Fisher's iris flowers in words."""

from laboratory.topics.linear_models.iris.run import IrisRun
from laboratory.topics.linear_models.words import of
from laboratory.views.view import Headline

CAPTION = "Circles: setosa; squares: versicolor; triangles: virginica. A cross marks a flower that is misclassified."
PAIRS = "All pairs of the four measurements: lengths and widths of sepals and petals."
MEANING = """
Fisher's table of 1936: 50 flowers each of three species of iris, with the length and the width of their sepals and
petals, in centimetres. The classifier sees only the two measurements drawn. Its answers over the whole plane are the
coloured field.

*Gaussians of one shape* give straight borders, those of their own shapes curved ones. One nearest neighbour and a
tree follow single flowers: they make few mistakes on the flowers they have seen, which says little. So each tenth of
the flowers is also left out once and predicted by a rule that saw the other nine tenths.

The second figure has all pairs of the four measurements: setosa stands apart, the other two species touch.
"""


def headline(run: IrisRun) -> Headline:
    """Mistakes on the flowers seen, and on those left out."""
    seen = int(run.wrong.sum())
    what = f"flowers misclassified; {of(run.left_out, len(run.y))} where they had been left out"
    return Headline(seen, what, shown=of(seen, len(run.y)))


def sentence(run: IrisRun) -> str:
    """Mistakes on flowers seen and not seen."""
    return (
        f"The classifier misclassifies **{int(run.wrong.sum())}** of the {len(run.y)} flowers that it has seen, and "
        f"**{run.left_out}** when they were left out, a tenth at a time."
    )


def more(run: IrisRun) -> str:
    """Which flowers are misclassified."""
    seen = int(run.wrong.sum())
    setosa = int(run.wrong[run.y == 0].sum())
    told = "no setosa among them" if not setosa else f"{setosa} of them setosa"
    return (
        f"Of the 150 flowers it has seen the classifier misclassifies **{seen}**{', ' + told if seen else ''}; of "
        f"those that it had not seen, a tenth at a time, **{run.left_out}**."
    )
