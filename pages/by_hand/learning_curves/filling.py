"""The curves fill in, run by run: a player over how many of the runs are drawn."""

from dataclasses import replace

import numpy as np
import streamlit as st

from bounds.numbers import format_number
from laboratory.experiments import Plan, summary
from laboratory.topics.learning_curves.figures import CurvesOf, side_by_side
from laboratory.topics.learning_curves.text import error_rate
from pages.by_hand.learning_curves.curves import FIGURE, Curves
from pages.by_hand.learning_curves.running import tables
from pages.widgets.class_link import is_hidden
from pages.widgets.film import STEPS, StepsPlayed, play
from pages.widgets.frames import Step, frames, spec_of
from pages.widgets.player import current_step, player
from pages.widgets.unique_name import letters_for

AFTER = "after"
MOST = 60  # steps: of more runs every second, third, ... is one
LABEL = "Runs drawn"


def counts(done: int) -> list[int]:
    """After how many runs each step of the player is: after each of the first, where there are many."""
    if done <= MOST:
        return list(range(1, done + 1))
    tried = (np.unique(np.rint(np.geomspace(1, done, steps))) for steps in range(2 * MOST, MOST - 1, -1))
    return [int(count) for count in next(steps for steps in tried if len(steps) <= MOST)]


def runs_looked_at(plan: Plan, done: int) -> int:
    """How many of the finished runs are drawn: all, until somebody plays or goes elsewhere."""
    steps = counts(done)
    of = repr(replace(plan, held=None)), done
    return steps[current_step(len(steps) - 1, AFTER, of, len(steps) - 1)]


def fill_in(curves: Curves, done: int) -> None:
    """The player of the one learner that there is, drawn in its figure."""
    plan, steps = curves.several[0].plan, counts(done)
    if len(steps) < 2 or is_hidden(AFTER):
        return
    last, words = len(steps) - 1, [_spelled(count, done) for count in steps]
    every, _ = tables(plan, done)

    def seen(step: int) -> Step:
        now = replace(curves.part(0, done), summary=summary(every[every["run"] < steps[step]]))
        figures = [] if now.truth.empty else [side_by_side([now], curves.labels, curves.view)]
        return [spec_of(trace, curves.view.theme) for trace in figures], "", _sentence(now, steps[step])

    with st.container(key=STEPS):
        player(LABEL, last, AFTER, last, step_text=words.__getitem__)
    run = letters_for(f"{plan!r} {done} {curves.view!r}")
    at = StepsPlayed(LABEL, AFTER, st.session_state[AFTER], last, words)
    play(at, run, [FIGURE], lambda start: frames(seen, run, start, last))


def _spelled(count: int, done: int) -> str:
    return f"{format_number(count)} of {format_number(done)}"


def _sentence(part: CurvesOf, runs: int) -> str:
    if part.truth.empty:
        return f"No run has measured the {part.measure.name} yet."
    last = part.truth.iloc[-1]
    low, high = error_rate(last["measured_low"]), error_rate(last["measured_high"])
    after = f"After {format_number(runs)} run{'' if runs == 1 else 's'}"
    return (
        f"{after} the median {part.measure.name} at {format_number(int(last['m']))} examples is "
        f"**{error_rate(last[part.measure.column])}**, with nine runs of ten between {low} and {high}."
    )
