"""What is broken, and how the promise is asked: every setting with its key in the address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.broken_assumptions import BrokenRun, drifting_run, looked_run, noisy_run, repeating_run
from laboratory.worlds.setting import Setting
from pages.widgets.fields import another_sample, number, seed_setting, texts

EXAMPLES = Setting("run.m", "examples m of each run", integers(10, 1_000), 100)
DELTA = Setting("run.delta", "failure probability that is promised", Interval(0.001, 0.5), 0.05)
RUNS = Setting("run.runs", "runs at each strength", integers(50, 1_000), 200)
SEED = seed_setting("run.seed", 0, of="the runs")
OWN = {
    "repeat": Setting("repeat.risk", "true risk of the predictor", Interval(0.01, 0.49), 0.3),
    "drift": Setting("drift.noise", "true risk of the predictor before the drift", Interval(0, 0.49), 0.1),
    "noise": Setting("noise.size", "thresholds in the class", Interval(3, 1_001, integer=True, odd=True), 101),
    "look": Setting("look.risk", "true risk of every candidate", Interval(0.05, 0.95), 0.3),
}
LABELS = {
    "repeat": "True risk", "drift": "True risk at first", "noise": "Class size |H|", "look": "True risk of each",
}  # fmt: skip
VIEWS = {
    "repeat": "Examples that repeat",
    "drift": "Drift",
    "noise": "Noise, none assumed",
    "look": "Choosing on the test set",
}
MAKERS: Mapping[str, Callable[..., BrokenRun]] = {
    "repeat": repeating_run, "drift": drifting_run, "noise": noisy_run, "look": looked_run,
}  # fmt: skip
COMMON = texts(EXAMPLES, DELTA, RUNS, SEED)
FIRST: Mapping[str, str] = {"show": "repeat"} | COMMON | texts(*OWN.values())
PRESETS: Mapping[str, Mapping[str, str]] = {
    "Copies among the examples": {"show": "repeat", "repeat.risk": "0.3"} | COMMON,
    "More examples, and a drift": {"show": "drift", "drift.noise": "0.1"} | COMMON | {"run.m": "1000"},
    "The luckiest of 1,000 coins": {"show": "look", "look.risk": "0.5"} | COMMON | {"run.m": "50"},
}


@dataclass(frozen=True)
class Asked:
    """Runs that can be made; `own` is the setting that only this kind of violation has."""

    kind: str
    m: int
    delta: float
    own: Any
    runs: int
    seed: int


def ask(kind: str) -> Asked | None:
    """Draw the fields; None when one of them does not hold what it should."""
    first, second, third, more, other = st.columns([2, 2, 2, 2, 3], vertical_alignment="bottom")
    with first:
        m = number(EXAMPLES, "Examples m")
    with second:
        own = number(OWN[kind], LABELS[kind])
    with third:
        delta = number(DELTA, "Failure prob. δ")
    with more, st.popover("More", icon=":material/tune:", width="stretch"):
        runs, seed = number(RUNS, "Runs"), number(SEED, "Seed")
    with other:
        another_sample(SEED.name, "Other runs")
    if runs is None or seed is None:
        st.error("Mend the field under “More”.")
    if None in (m, own, delta, runs, seed):
        return None
    return Asked(kind, m, float(delta), int(own) if kind == "noise" else float(own), runs, seed)


def used(kind: str) -> tuple[str, ...]:
    """The keys that stand in the address while this kind of violation is looked at."""
    return ("show", *COMMON, OWN[kind].name, "strength")
