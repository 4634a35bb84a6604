"""Principal components against random projections, in words computed from the run."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.both.run import BothRun
from laboratory.views.headline import Headline

MEANING = """
**Principal components** are chosen for the points, a **random projection** for none. So each has points that suit it.

*Points of a subspace* of n dimensions: n principal components span it, and every distance is kept exactly. A random
projection to n dimensions still distorts distances, and basis pursuit restores none of the points: they are
not sparse.

*The unit vectors* e₁, …, e_d are equally far from each other and in every direction: all eigenvalues of the sum of xxᵀ
are equal, and any n orthonormal axes are principal components. Whichever are taken, the ratio of squared distances is
at most n/(d − 1) on average over the pairs: some pair loses nearly everything if n is small. With n of the coordinates
as axes, two points that are both left out fall on one another. A random projection to enough dimensions keeps all
pairs nearly, by the lemma of Johnson and Lindenstrauss, and basis pursuit restores every point from it, which has one
nonzero entry.

(Axes that are themselves drawn at random are principal components of the unit vectors too. Multiplied by √(d/n) they
are a random projection; but PCA has no such factor.) PCA is here that of the sum of xxᵀ, without centring.
"""
RATIOS = "All pairs, in rising order of the ratio. Dotted: a distance that is kept."
WORST = "Vertical line: the numbers kept now. One matrix, of which the first n rows are used."


def too_many(data: str, d: int, kept: int, dimension: int) -> str | None:
    """Why these do not fit together; None where they do."""
    if kept > d:
        return f"Numbers kept n must be at most the dimension of the space, {d}; got {kept}."
    if data == "subspace" and dimension > d:
        return f"Dimension of the subspace must be at most that of the space, {d}; got {dimension}."
    return None


def headline(run: BothRun) -> Headline:
    """The worst change by the random projection beside the lemma's, and that by PCA."""
    pca, projection = run.changes
    what = f"largest change of {pluralize(len(run.by_pca), 'squared distance')} by the random projection"
    if run.allowed is None:
        return Headline(projection, what, share=True, by=f"by PCA it is {percent(pca)}")
    what, by = f"{what}, {percent(pca)} by PCA", "Johnson and Lindenstrauss, over matrices"
    return Headline(projection, what, share=True, at_most=run.allowed, by=by, theorem="johnson_lindenstrauss")


def sentence(run: BothRun) -> str:
    """Which points each restores."""
    pca, pursuit = (format_number(count) for count in run.restored)
    return (
        f"Of {pluralize(len(run.points), 'point')} PCA restores **{pca}** from {pluralize(run.kept, 'number')}; basis "
        f"pursuit restores **{pursuit}** from as many random ones."
    )


def more(run: BothRun) -> str:
    """The mean ratios, and what no choice of axes can exceed."""
    pca, projection = (format_short(float(values.mean()), 4) for values in (run.by_pca, run.by_projection))
    means = f"On average over the pairs the ratio of squared distances is **{pca}** by PCA"
    lines = [f"{means}, and **{projection}** by the random projection."]
    if run.allowed is None:
        lines.append(
            f"For all {format_number(len(run.by_pca))} pairs at once {pluralize(run.kept, 'number')} are too few for "
            "the lemma of Johnson and Lindenstrauss: its bound would be vacuous."
        )
    if run.mean_at_most is not None:
        lines.append(
            f"Whatever the {pluralize(run.kept, 'axis', 'axes')}, if orthonormal, their mean ratio is at most "
            f"n/(d − 1) = {at_most(run.mean_at_most, 4)}. With the first coordinates as axes, PCA puts both points of "
            f"{pluralize(run.together, 'pair')} of {format_number(len(run.by_pca))} in one place."
        )
    return "\n\n".join(lines)
