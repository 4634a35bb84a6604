"""Polynomials of several degrees through one sample, and their errors by degree."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from bounds.vocabulary.prose import listed
from laboratory.figures.axes import DEGREE, INPUT, SQUARED_ERROR, Scale
from laboratory.figures.curves import curve, hline, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.names import label_ends
from laboratory.figures.roles import BAYES, SAMPLE, TRAINING, TRUTH, VALIDATION, WORDS, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.model_selection.degree.run import DegreesRun, World
from learners.shared.arrays import Reals

HEIGHT = 430
AIR = 0.35  # of the labels' spread, above and below
LOWEST = 1e-3  # of the Bayes risk, or of the smallest risk: errors below are cut off
HIGHEST = 1e4  # times the smallest risk
LABEL = Scale("label", "<i>y</i>")
MEAN_LABEL = BAYES.called("mean label")  # the Bayes predictor for squared errors
TRAINING_SET = SAMPLE.called("training examples").but(color=WORDS.color)
VALIDATION_SET = TRAINING_SET.called("validation examples").but(marker="circle-open")
SELECTED, HIGHEST_DEGREE, CHOSEN = one_of(0, "", 4.0), one_of(1, "", 2.0), VALIDATION  # on its examples


def fits(run: DegreesRun, degree: int, theme: str = "light") -> Figure:
    """The polynomial of this degree, that of the degree chosen on the validation set and that of the highest degree."""
    low, high = _window(run)
    fig = figure(
        theme, height=HEIGHT, hovermode="closest", xaxis=INPUT.axis(rangemode="normal", showgrid=False, zeroline=False),
        yaxis=LABEL.axis(range=[low, high], zeroline=False),
    )  # fmt: skip
    ends = [curve(fig, run.x, run.truth, MEAN_LABEL)]
    for fitted, role in _curves(run, degree):
        end = curve(fig, run.x, run.fits[fitted], role)
        ends.append(end._replace(y=float(np.clip(end.y, low, high))))
    for (X, y), role in ((run.training_set, TRAINING_SET), (run.validation_set, VALIDATION_SET)):
        dots(fig, X[:, 0], y, role, f"{role.name}<br>(%{{x:.3f}}, %{{y:.3f}})", size=9, edge=1.8)
    label_ends(fig, ends)
    return fig


def fits_in_words(run: DegreesRun, degree: int) -> str:
    """What a person sees of the fits."""
    validation = pluralize(len(run.validation_set.y), "validation point")
    degrees = [str(fitted) for fitted, _ in _curves(run, degree)[::-1]]
    polynomials = f"polynomial{'s' * (len(degrees) > 1)} of degree {listed(degrees)}"
    return (
        f"{run.m} training points (full circles) and {validation} (open) around a dashed curve, with the {polynomials} "
        "through them."
    )


def errors(run: DegreesRun, degree: int, theme: str = "light") -> Figure:
    """Training error, validation error and true risk against the degree, beside the Bayes risk."""
    fig = figure(
        theme, height=HEIGHT, xaxis=DEGREE.axis(rangemode="normal", dtick=1 if run.degrees[-1] <= 12 else 2),
        yaxis=SQUARED_ERROR.axis(log=True, range=error_range(run.world, run.risk, run.validation)),
    )  # fmt: skip
    ends = [hline(fig, run.world.bayes_risk, BAYES)] if run.world.bayes_risk > 0 else []
    for role, heights in ((TRAINING, run.training), (VALIDATION, run.validation), (TRUTH, run.risk)):
        above = np.where(heights > 0, heights, np.nan)  # zero has no place on a logarithmic axis
        ends.append(curve(fig, run.degrees, above, role, points=True)._replace(y=float(heights[-1])))
    vline(fig, degree)
    label_ends(fig, ends)
    return fig


def errors_in_words(run: DegreesRun, degree: int) -> str:
    """What a person sees of the errors."""
    training, last = (format_short(run.training_error(place)) for place in (degree, run.degrees[-1]))
    return (
        f"Errors for degrees 0 to {run.degrees[-1]}: the training error falls to {last}; the "
        f"validation error is smallest at degree {run.chosen}, the true risk at degree {run.best}. "
        f"At degree {degree} they are {training}, {format_short(run.validation[degree])} and "
        f"{format_short(run.risk[degree])}."
    )


def degrees_table(run: DegreesRun) -> dict[str, Any]:
    """A row for each degree, in full precision."""
    return {
        "degree": list(run.degrees),
        "training_error": run.training.tolist(),
        "validation_error": run.validation.tolist(),
        "true_risk": run.risk.tolist(),
        "minimum_risk_of_the_degree": run.least.tolist(),
        "bayes_risk": [run.world.bayes_risk] * len(run.degrees),
    }


def error_range(world: World, *errors: Reals, below: float = 30.0) -> list[float]:
    """Ends of a logarithmic axis for squared errors, so many times below the smallest: the rest is cut off."""
    risks, bayes = np.concatenate(errors), world.bayes_risk
    least = max(float(risks.min()), 1e-12)
    floor = bayes if bayes > 0 else LOWEST * least
    ends = min(floor, least) / below, min(float(risks.max()), HIGHEST * least) * 2
    return [float(np.log10(end)) for end in ends]


def _curves(run: DegreesRun, degree: int) -> list[tuple[int, Role]]:
    """The highest degree, the chosen and the selected one, from the back to the front, each once."""
    special = {"chosen": run.chosen, "highest": run.degrees[-1]}
    roles = {run.degrees[-1]: HIGHEST_DEGREE, run.chosen: CHOSEN, degree: SELECTED}
    names = {degree: " and ".join(name for name, other in special.items() if other == degree) for degree in roles}
    labels = {degree: f"degree {degree},<br>{name}" if name else f"degree {degree}" for degree, name in names.items()}
    return [(degree, role.called(labels[degree])) for degree, role in roles.items()]


def _window(run: DegreesRun) -> tuple[float, float]:
    """The range of the points and the true curve; polynomials may leave it."""
    heights = np.concatenate([run.training_set.y, run.validation_set.y, run.truth])
    low, high = float(heights.min()), float(heights.max())
    air = AIR * ((high - low) or 1.0)
    return low - air, high + air
