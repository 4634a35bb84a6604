"""The losses of every training with what a rule keeps, and the true risk of every rule before and after retraining."""

from typing import Any

import numpy as np

from bounds.numbers import format_short, pluralize
from bounds.vocabulary.prose import in_a_sentence
from laboratory.figures.axes import EPOCH, LOSS, Scale
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots, polyline
from laboratory.figures.names import End, label_ends
from laboratory.figures.roles import BAYES, TRAINING, VALIDATION, Role, one_of
from laboratory.figures.theme import figure
from laboratory.topics.networks.retrained.rules import RULES
from laboratory.topics.networks.retrained.run import HeldOutRun, Retraining

RISK, STAGE = Scale("true risk"), Scale("network")
STAGES = ("kept", "retrained:<br>epochs", "retrained:<br>loss")
SHORT = {
    "patience": "patience", "rise": "gen. loss", "level": "threshold", "slope": "gradient", "fixed": "fixed",
}  # fmt: skip
ROOM = 1.3  # times the largest loss of the start, beyond which the axis ends
FAINT, HEAVY = 1.2, 3.5
WHOLE = one_of(0, "whole<br>sample", 2.5)


def losses(run: Retraining, rule: str = "patience", theme: str = "light") -> Figure:
    """Training and validation loss with each part held out, stars where the rule keeps weights, and all examples."""
    outcome = run.outcomes[rule]
    last = max(len(course.training) for course in (*run.courses, run.whole)) - 1
    top = ROOM * max(float(course.training[0]) for course in run.courses)
    fig = figure(theme, hovermode="closest", xaxis=EPOCH.axis(range=[0, max(last, 1)]), yaxis=LOSS.axis(range=[0, top]))
    ends = []
    for role, values in (
        (TRAINING.called("training"), [course.training for course in run.courses]),
        (VALIDATION.called("validation"), [course.validation for course in run.courses]),
    ):
        role = role.but(width=FAINT)
        gap = [np.append(each, np.nan) for each in values]
        places = np.concatenate([np.append(np.arange(len(each)), np.nan) for each in values])
        polyline(fig, places, np.concatenate(gap), role, f"{role.name}: %{{y:.4~g}}")
        ends.append(End(role.title, float(np.mean([each[-1] for each in values])), role.ink(theme)))
    ends.append(curve(fig, np.arange(len(run.whole.training)), run.whole.training, WHOLE))
    kept = [end.kept for end in outcome.endings]
    stars = VALIDATION.called("weights kept").but(marker="star")
    dots(fig, kept, _at(run.courses, kept), stars, "kept: epoch %{x}", size=11, edge=0)
    retrained = WHOLE.called("retrained").but(marker="diamond")
    dots(
        fig, [outcome.epochs, outcome.needed], run.whole.training[[outcome.epochs, _within(run, outcome.needed)]],
        retrained, "retrained to epoch %{x}", size=10, edge=0,
    )  # fmt: skip
    label_ends(fig, ends)
    return fig


def losses_in_words(run: Retraining, rule: str) -> str:
    """What a person sees of the losses."""
    outcome = run.outcomes[rule]
    kept = ", ".join(str(end.kept) for end in outcome.endings)
    loss = format_short(float(run.whole.training[_within(run, outcome.needed)]))
    return (
        f"{pluralize(run.parts, 'training')} with a part held out, of which {in_a_sentence(RULES[rule])} keeps the "
        f"epochs {kept}; and one on all {run.m} examples, ended after {pluralize(outcome.epochs, 'epoch')}, or after "
        f"{outcome.needed} at a training loss of {loss}."
    )


def risks(run: Retraining, rule: str = "patience", theme: str = "light") -> Figure:
    """The true risk of each rule: of the networks kept, on average, and after retraining in two ways."""
    every = [(o.before, o.by_epochs, o.by_error) for o in run.outcomes.values()]
    low, high = min(run.least, np.min(every)), float(np.max(every))
    room = 0.1 * (high - low) or 0.05
    ticks: dict[str, Any] = {"tickvals": [0, 1, 2], "ticktext": STAGES}
    fig = figure(
        theme, hovermode="closest", xaxis=STAGE.axis(range=[-0.3, 2.3], **ticks),
        yaxis=RISK.axis(range=[low - room, high + room]),
    )  # fmt: skip
    ends = []
    for number, (name, heights) in enumerate(zip(RULES, every, strict=True)):
        role = _role(number, name, name == rule)
        ends.append(curve(fig, [0, 1, 2], heights, role, points=True))
    ends.append(curve(fig, [-0.3, 2.3], [run.least] * 2, BAYES))
    label_ends(fig, ends)
    return fig


def risks_in_words(run: Retraining, rule: str) -> str:
    """What a person sees of the risks."""
    each = []
    for name, o in run.outcomes.items():
        heights = ", ".join(map(format_short, (o.before, o.by_epochs, o.by_error)))
        each.append(f"{in_a_sentence(RULES[name])} {heights}")
    every = "; ".join(each)
    return f"True risks of the networks kept, after retraining for as many epochs, and to as low a loss: {every}."


def retrained_table(run: Retraining) -> dict[str, list[Any]]:
    """A row for each rule."""
    every = run.outcomes
    return {
        "rule": list(every),
        "mean_epoch_kept": [float(np.mean([end.kept for end in o.endings])) for o in every.values()],
        "ended_of_parts": [sum(end.fired for end in o.endings) for o in every.values()],
        "training_loss": [o.level for o in every.values()],
        "validation_loss": [o.validation for o in every.values()],
        "true_risk": [o.before for o in every.values()],
        "retrained_epochs": [o.epochs for o in every.values()],
        "true_risk_by_epochs": [o.by_epochs for o in every.values()],
        "retrained_to_loss_epochs": [o.needed for o in every.values()],
        "true_risk_by_loss": [o.by_error for o in every.values()],
    }


def _role(number: int, name: str, heavy: bool) -> Role:
    return one_of(number, SHORT[name], HEAVY if heavy else 1.5)


def _at(courses: tuple[HeldOutRun, ...], kept: list[int]) -> list[float]:
    return [float(course.validation[epoch]) for course, epoch in zip(courses, kept, strict=True)]


def _within(run: Retraining, epoch: int) -> int:
    return min(epoch, len(run.whole.training) - 1)
