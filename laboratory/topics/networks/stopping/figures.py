"""Training and validation against epochs: where the validation loss turns, and where patience ends the run."""

from typing import Any

import numpy as np

from bounds.numbers import format_number, pluralize
from laboratory.figures.axes import EPOCH, ERROR, LOSS
from laboratory.figures.curves import curve, dot, vline
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, zone
from laboratory.figures.names import End, annotate, label_ends
from laboratory.figures.roles import GUARANTEE, PATCH, TRAINING, TRUTH, VALIDATION
from laboratory.figures.theme import figure
from laboratory.topics.networks.figures import classified
from laboratory.topics.networks.stopping.run import StoppingRun

HEIGHT = 400
AIR = 1.08  # above the highest curve
FAINT = 0.55  # of a curve without decay


def epochs_figure(run: StoppingRun, step: int, measure: str = "loss", theme: str = "light") -> Figure:
    """Losses; or errors, with the exact true risk and the guarantee for the selected network."""
    errors = measure == "mistakes"
    training = run.training_errors if errors else run.training_loss
    validation = run.validation_errors if errors else run.validation_loss
    highest = max(float(np.max(validation)), float(np.max(training)), run.bound if errors else 0.0)
    plain = None if errors else run.without_decay
    if plain is not None:
        highest = max(highest, float(plain.validation_loss.max()), float(plain.training_loss.max()))
    fig = figure(
        theme, height=HEIGHT, xaxis=EPOCH.axis(range=[0, max(run.epochs, 1)]),
        yaxis=(ERROR if errors else LOSS).axis(range=[0, AIR * highest]),
    )  # fmt: skip
    what, every = "error" if errors else "loss", np.arange(run.epochs + 1)
    ends = [
        _in_two_lines(curve(fig, every, training, TRAINING.called(f"training {what}"))),
        _in_two_lines(curve(fig, every, validation, VALIDATION.called(f"validation {what}"))),
    ]
    if plain is not None:
        ends += _plain(fig, plain)
    if errors:
        ends.append(curve(fig, run.known, run.true_risks, TRUTH))
        _guarantee(fig, run)
    vline(fig, step)
    if run.stop < run.epochs:
        zone(fig, run.stop, run.epochs, PATCH)
    _best(fig, run, float(validation[run.best]))
    label_ends(fig, ends)
    return fig


def epochs_in_words(run: StoppingRun) -> str:
    """What a person sees of the curves."""
    before = " before patience runs out" if run.is_early else ""
    return (
        f"Over {pluralize(run.epochs, 'epoch')} the training loss goes from "
        f"{format_number(float(run.training_loss[0]), 3)} to {format_number(float(run.training_loss[-1]), 3)}; the "
        f"validation loss is smallest{before}, {format_number(float(run.validation_loss[run.best]), 3)}, after epoch "
        f"{run.best} and {format_number(float(run.validation_loss[-1]), 3)} at the end."
    )


def stopping_plane(run: StoppingRun, step: int, theme: str = "light") -> Figure:
    """The training sample on the network's predictions after `step` epochs."""
    return classified(lambda places: run.answers(step, places) - 0.5, run.points, run.labels, theme)


def stopping_plane_in_words(run: StoppingRun, step: int) -> str:
    """What a person sees on the plane."""
    wrong = round(float(run.training_errors[step]) * len(run.labels))
    return (
        f"{len(run.labels)} training examples and the predictions after epoch {step}; {wrong} "
        f"{'is' if wrong == 1 else 'are'} misclassified."
    )


def epochs_table(run: StoppingRun) -> dict[str, Any]:
    """A row for each epoch; the true risk where it was computed."""
    risks = np.full(run.epochs + 1, np.nan)
    risks[run.known] = run.true_risks
    return {
        "epoch": list(range(run.epochs + 1)),
        "training_loss": run.training_loss.tolist(),
        "validation_loss": run.validation_loss.tolist(),
        "training_error": run.training_errors.tolist(),
        "validation_error": run.validation_errors.tolist(),
        "true_risk": risks.tolist(),
    }


def _guarantee(fig: Figure, run: StoppingRun) -> None:
    at = float(run.best), run.bound
    dot(fig, at, GUARANTEE)
    words = "bound for<br>the selected network"
    annotate(fig, at, words, GUARANTEE, left=2 * run.best > run.epochs, below=True, align="left")


def _plain(fig: Figure, plain: StoppingRun) -> list[End]:
    """Both losses of the run without decay, faint."""
    every = np.arange(plain.epochs + 1)
    return [
        _in_two_lines(curve(fig, every, losses, role.called(name).but(alpha=FAINT, width=1.5)))
        for losses, role, name in (
            (plain.training_loss, TRAINING, "training, λ = 0"),
            (plain.validation_loss, VALIDATION, "validation, λ = 0"),
        )
    ]


def _in_two_lines(end: End) -> End:
    return end._replace(name=end.name.replace(" ", "<br>", 1))


def _best(fig: Figure, run: StoppingRun, height: float) -> None:
    reading = "smallest validation loss<br>epoch %{x}"
    dots(fig, [run.best], [height], VALIDATION.but(marker="star"), reading, name="best epoch", size=12, edge=0)
