"""Principal components in words."""

from bounds.numbers import format_fixed, format_number, format_short, percent, pluralize
from laboratory.topics.dimensions.pca.run import Components, rows_of
from laboratory.topics.dimensions.text import COMPONENTS
from laboratory.views.headline import Headline

MEANING = f"""{COMPONENTS.rstrip()}

With the axes as columns of U, UᵀU = I, a point restored loses ‖x − UUᵀx‖² = ‖x‖² − tr(UᵀxxᵀU). (The notes write two
matrices, V and W, for which this equality fails.) The axes of a sample are found by the eigenvectors of its covariance,
by the singular values of the centred points, whose squares over m − 1 are the eigenvalues, or, for few examples of many
features, by the m × m Gram matrix of the examples. The covariance is symmetric, and ⟨v, Av⟩ is a mean of squares
⟨v, x⟩², so no eigenvalue is negative. With fewer examples than features the Gram matrix is the smaller one: if u is an
eigenvector of XXᵀ with λ > 0, Xᵀu is one of XᵀX with the same λ.

**Random projections** do not depend on the points. They are cheaper, and their guarantee holds for any points, but on
these points they never lose less.
"""
METHODS = {
    "svd": "By singular values of the {m} × {n} matrix of centred points.",
    "eigen": "By the eigenvectors of the covariance, a {n} × {n} matrix.",
    "gram": "By the Gram matrix of the examples, {m} × {m}, the smaller one if there are fewer examples than features.",
}
CAPTION = "Dots: measured. Dashed: the exact value by the eigenvalues left out. Dotted: axes drawn at random."
LEAST = 10  # examples: as many as classes of digits
TRACED = 2  # places, so that the difference can be checked
SCORES = "A mark is an example, in the colour of its class; the name of a class is at the medians of its examples."


def headline(run: Components, kept: int) -> Headline:
    """The share that is lost."""
    what = f"unexplained variance, with {pluralize(kept, 'component')} instead of {run.features}"
    lost = float(run.lost[kept]) if kept < run.features else 0.0  # measured, a rounding error is left
    return Headline(lost, what, share=True, by="exact, by the eigenvalues left out")


def pictures_caption(kept: int) -> str:
    """How to read the digits."""
    return f"Ten digits of 64 pixels; right of each its restoration from {pluralize(kept, 'number')}."


def sentence(run: Components, kept: int) -> str:
    """Beside axes drawn at random."""
    if kept in (0, run.features):
        return f"{_nothing(run, kept)} {_enough(run)}"
    return (
        f"**{_axes(kept).capitalize()}** of {run.features} {'leaves' if kept == 1 else 'leave'} "
        f"**{percent(float(run.lost[kept]))}** of the variance unexplained; as many drawn at random would leave "
        f"{percent(float(run.random_axes[kept]))} on average."
    )


def more(run: Components, kept: int) -> str:
    """Measured, by the eigenvalues, and by random axes."""
    if kept in (0, run.features):
        return f"{_nothing(run, kept)} {_enough(run)}"
    return (
        f"With **{kept}** of {run.features} axes the restored points lose {format_short(float(run.measured[kept]))} of "
        f"{format_short(run.total)} squared units, measured; the eigenvalues left out, times "
        f"{format_number(len(run.points) - 1)}, "
        f"give {format_short(float(run.by_eigenvalues[kept]))}, the same. No other linear restoration from as many "
        "numbers "
        f"loses less; {_axes(kept)} drawn at random would lose {percent(float(run.random_axes[kept]))} on "
        f"average. {_enough(run)}\n\n{_by_trace(run, kept)} {_method(run)}\n\n{_seen(run)}"
    )


def _by_trace(run: Components, kept: int) -> str:
    """What is lost as a difference of traces."""
    total, along, lost = run.total, run.trace(kept), float(run.measured[kept])
    whole, part, rest, measured = (format_fixed(value, TRACED) for value in (total, along, total - along, lost))
    trace = f"By the trace the loss is Σ‖x‖² − tr(UᵀXᵀXU) = {whole} − {part} = **{rest}**"
    return f"{trace}; point by point, Σ‖x − UUᵀx‖² = **{measured}**."


def _method(run: Components) -> str:
    """The matrix that was solved, its smallest eigenvalue, and the work of both matrices."""
    method = METHODS[run.solver].format(m=format_number(len(run.points)), n=run.features)
    if run.solver == "svd":
        return method
    by_features, by_examples = (format_number(count) for count in run.work)
    work = (
        f"But for constants, the features' matrix takes md² + d³ = **{by_features}** multiplications, that of the "
        f"examples m²d + m³ = **{by_examples}**."
    )
    if run.solver == "gram":
        return f"{method} {work}"
    sign = "one is negative" if run.smallest < 0 else "none is negative"
    return (
        f"{method} It is symmetric: its eigenvalues are real, the largest {format_short(float(run.eigenvalues[0]))}, "
        f"the smallest **{format_short(run.smallest)}**; {sign}. {work}"
    )


def _seen(run: Components) -> str:
    """What a drawing along two axes keeps of the classes, and what the first axis stands for."""
    two, every = percent(run.recognized(run.scores)), percent(run.recognized(run.points))
    weights = ", ".join(f"{name} {format_short(weight)}" for name, weight in run.weightiest)
    first = f" On the first axis weigh most: {weights}." if weights else ""
    return (
        f"Two axes can be drawn. Along them **{two}** of the examples lie nearest to the mean of their own class, in "
        f"all {run.features} dimensions {every}.{first}"
    )


def too_many(data: str, few: int) -> str | None:
    """Why so many examples are refused; None where there are so many."""
    rows = rows_of(data)
    if few == 0 or LEAST <= few <= rows:
        return None
    return f"Examples m must be 0 (all), or an integer from {LEAST} to {format_number(rows)}; got {format_number(few)}."


def _nothing(run: Components, kept: int) -> str:
    nothing = "nothing is kept, and everything is lost" if kept == 0 else "nothing is lost"
    return f"With **{kept}** of {run.features} axes {nothing}."


def _enough(run: Components) -> str:
    enough = run.enough(0.05)
    return (
        f"{_axes(enough).capitalize()} {'keeps' if enough == 1 else 'keep'} at least {percent(0.95)} of the variance."
    )


def _axes(kept: int) -> str:
    return "one axis" if kept == 1 else pluralize(kept, "axis", "axes")
