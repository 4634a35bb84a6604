"""Errors against hidden units, and the fits of few, enough and many."""

from bounds.numbers import format_short
from laboratory.figures.axes import SQUARED_ERROR, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.names import label_ends
from laboratory.figures.roles import TRAINING, TRUTH, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.figures import sample_around
from laboratory.topics.networks.units.run import SIZES, UnitsCompared
from laboratory.topics.networks.wave import target

UNITS = Scale("hidden units", whole=True)
TRUE, DECAYED = TRUTH.called("true error"), one_of(2, "with decay", 2.5)


def errors(run: UnitsCompared, theme: str = "light") -> Figure:
    """Training and true errors without decay, and true errors with it, on logarithmic axes."""
    axis = UNITS.axis(log=True, tickvals=list(SIZES), ticktext=[str(size) for size in SIZES])
    fig = figure(theme, xaxis=axis, yaxis=SQUARED_ERROR.axis(log=True))
    ends = [
        curve(fig, run.sizes, run.training[0], TRAINING, points=True),
        curve(fig, run.sizes, run.true[0], TRUE, points=True),
    ]
    if run.decay:
        ends.append(curve(fig, run.sizes, run.true[1], DECAYED, points=True))
    label_ends(fig, ends)
    return fig


def errors_in_words(run: UnitsCompared) -> str:
    """What a person sees of the errors."""
    rows = (run.training[0, [0, -1]], run.true[0, [0, -1]], run.true[1, [0, -1]])
    first, true, decayed = (" to ".join(format_short(float(end)) for end in row) for row in rows)
    return (
        f"From 1 to {SIZES[-1]} hidden units the training error goes from {first}, the true error from {true}, with "
        f"decay from {decayed}."
    )


def fits(run: UnitsCompared, theme: str = "light") -> Figure:
    """The sample, the target, and three fits: one unit, and the most without decay and with it."""
    truth = target(run.places)
    fig = sample_around(truth, run.points, run.values, theme)
    chosen = [
        ("1 unit", run.plain[0], 1),
        (f"{SIZES[-1]} units", run.plain[-1], 0),
        *([(f"{SIZES[-1]}, decay", run.decayed[-1], 2)] if run.decay else []),
    ]
    ends = [curve(fig, run.places, truth, TRUTH.called("target").but(width=2.0))]
    ends += [
        curve(fig, run.places, run.outputs(network, run.places), one_of(place, name)) for name, network, place in chosen
    ]
    label_ends(fig, ends)
    return fig


def fits_in_words(run: UnitsCompared) -> str:
    """What a person sees of the fits."""
    return f"{len(run.points)} examples around a wave, and the outputs of 1 and of {SIZES[-1]} hidden units."


def units_table(run: UnitsCompared) -> dict[str, list[float]]:
    """A row for each number of units."""
    return {
        "hidden_units": run.sizes.tolist(),
        "training_error": run.training[0].tolist(),
        "true_error": run.true[0].tolist(),
        "training_error_with_decay": run.training[1].tolist(),
        "true_error_with_decay": run.true[1].tolist(),
    }
