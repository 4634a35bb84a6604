"""The number of hidden units, in words."""

from bounds.numbers import format_short, pluralize
from laboratory.topics.networks.units.run import SIZES, UnitsCompared
from laboratory.views.headline import Headline

MEANING = r"""
With **too few** hidden units no weights come near the target: training and true error are both large, the network
underfits. With **too many** the training error goes on falling while the network follows the noise, and the true
error rises: it overfits. How many are right depends on the target, the number of examples and the noise, and is a
matter of model selection, by a validation sample or cross-validation.

**With regularization the number can be high.** Weight decay λ limits how large the weights become, and the function
then hardly changes with further units: beyond enough of them the curve stays level. So it is usual to take many units
and to select λ. Too large a λ underfits, with any number of units.

All networks are fitted to one sample by a quasi-Newton method (L-BFGS), from two random starts, of which the one of
smaller loss is kept. The loss is not convex: a larger network, which could do all that a smaller one does, may still
end at a larger training error. Without decay the errors of large networks differ much from seed to seed.
"""
CAPTION = "One sample, fitted by more and more units. Both axes are logarithmic. The true error is over uniform inputs."
FITS_CAPTION = "Grey: the examples. Fits that leave the frame go on above or below it."
NOTHING = "no guarantee: the loss is not convex, and one sample is one sample"


def headline(run: UnitsCompared) -> Headline:
    """The smallest true error without decay, and its number of units."""
    place = run.best[0]
    what = f"mean squared true error with {pluralize(SIZES[place], 'hidden unit')}, the smallest without decay"
    return Headline(float(run.true[0, place]), what, by=NOTHING)


def sentence(run: UnitsCompared) -> str:
    """Few and many units."""
    few, best, many = (format_short(float(run.true[0, place])) for place in (0, run.best[0], -1))
    return (
        f"The true error is **{few}** with 1 unit, **{best}** with {SIZES[run.best[0]]}, the smallest, and **{many}** "
        f"with {SIZES[-1]}."
    )


def more(run: UnitsCompared) -> str:
    """The same with decay."""
    low, high = (format_short(float(run.training[0, place])) for place in (0, -1))
    falls = f"The training error goes from {low} to {high}."
    if not run.decay:
        return f"{falls} No decay is set: λ > 0 shows what regularization does to the large networks."
    last, place = float(run.true[1, -1]), run.best[1]
    best = format_short(float(run.true[1, place]))
    return (
        f"{falls}\n\nWith weight decay λ = {format_short(run.decay)}, {SIZES[-1]} units have the true error "
        f"**{format_short(last)}**; {pluralize(SIZES[place], 'unit')} {'has' if SIZES[place] == 1 else 'have'} the "
        f"smallest, {best}."
    )
