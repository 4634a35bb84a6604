"""What is judged: a view, a world, a threshold and its costs; all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.metrics.eta.run import EtaRun
from laboratory.worlds.gaussian_pair import GaussianPair
from laboratory.worlds.setting import Setting
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts
from pages.widgets.link import check_choice, choice, switch

VIEWS = {"roc": "One threshold", "costs": "Costs", "eta": "Bayes risk"}
WORLDS = {"gaussians": "Two Gaussians", "tumours": "Breast cancer"}
SHAPES = {"line": "Straight line", "sigmoid": "Sigmoid", "gaussians": "Two Gaussians"}
DISTANCE = Setting("run.distance", "distance between the two means", Interval(0.1, 8), 2)
SHARE = Setting("run.share", "share of positives", Interval(0.01, 0.99), 0.5)
EXAMPLES = Setting("run.examples", "test examples m", integers(10, 5_000), 200)
DELTA = Setting("run.delta", "failure probability of each promise", Interval(1e-6, 0.5), 0.05)
SEED = seed_setting("run.seed", 3, "the test set")
ALARM = Setting("run.alarm", "cost of a false positive", Interval(0, 1000), 2)
MISS = Setting("run.miss", "cost of a false negative", Interval(0, 1000), 1)
SLOPES = {
    "line": Setting("eta.line", "slope of η, which stays between 0 and 1", Interval(0, 0.5), 0.4),
    "sigmoid": Setting("eta.sigmoid", "steepness of η", Interval(0.1, 50), 4),
    "gaussians": Setting("eta.distance", "distance between the two means", Interval(0.1, 8), 2),
}
SLOPE_LABELS = {"line": "Slope of η", "sigmoid": "Steepness of η", "gaussians": "Distance of the means"}
CUT = Setting("eta.cut", "place from which the other rule answers 1", Interval(-100, 100), 0.5)
ETA_ALARM = Setting("eta.alarm", ALARM.meaning, ALARM.domain, 1)
ETA_MISS = Setting("eta.miss", MISS.meaning, MISS.domain, 1)
ENDS = (0.001, 0.002, 0.005)
THRESHOLDS = (0.0, *ENDS, *(round(i / 100, 2) for i in range(1, 100)), *(1 - p for p in ENDS[::-1]), 1.0)
FIRST: Mapping[str, Any] = (
    texts(DISTANCE, SHARE, EXAMPLES, DELTA, SEED, ALARM, MISS, CUT, ETA_ALARM, ETA_MISS, *SLOPES.values())
    | {"show": "roc", "world": "gaussians", "shape": "line", "threshold": 0.5, "run.printed": ""}
)  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Two Gaussians": FIRST,
    "Rare positives": {**FIRST, "run.share": "0.05", "run.examples": "1000"},
    "Tumours": {**FIRST, "world": "tumours"},
    "Dear false alarms": {**FIRST, "show": "costs", "threshold": 0.67},
    "η of the notes": {**FIRST, "show": "eta"},
}
EVERYWHERE = ("show",)
OF_SCORES = ("world", "run.seed", "run.delta", "threshold")
OF_GAUSSIANS = (DISTANCE.name, SHARE.name, EXAMPLES.name)


@dataclass(frozen=True)
class Asked:
    """A test set that can be scored; `world` is None for the tumours. `prices`: of false positives and negatives."""

    world: GaussianPair | None
    m: int
    seed: int
    delta: float
    prices: tuple[float, float]
    printed: bool


def ask_scores(kind: str) -> Asked | None:
    """The fields of a scored test set; None when one of them does not hold what it should."""
    columns = st.columns([3, 2, 2, 2, 2, 2], vertical_alignment="bottom")
    with columns[0]:
        name = chosen("World", WORLDS, FIRST["world"], "world", "world")
    given: list[Any] = [2.0, 0.5, 200]
    if name == "gaussians":
        labels = (DISTANCE, "Distance"), (SHARE, "Share positive"), (EXAMPLES, "Examples m")
        for i, (column, (setting, label)) in enumerate(zip(columns[1:4], labels, strict=True)):
            with column:
                given[i] = number(setting, label)
    with columns[4], st.popover("More", icon=":material/tune:", width="stretch"):
        seed, delta = number(SEED, "Seed"), number(DELTA, "Failure probability δ")
        printed = switch("Axes as the notes print them", "run.printed") if kind == "roc" else False
    with columns[5]:
        another_sample(SEED.name, "Another")
    if seed is None or delta is None:
        st.error("Mend the field under “More”.")
    prices = _prices(ALARM, MISS) if kind == "costs" else (1.0, 1.0)
    if prices is None or None in (*given, seed, delta):
        return None
    world = GaussianPair(1, float(given[0]), float(given[1])) if name == "gaussians" else None
    return Asked(world, int(given[2]), seed, float(delta), prices, printed)


def ask_eta() -> EtaRun | None:
    """The fields of a world on the line; None when one of them does not hold what it should."""
    first, second, third = st.columns([3, 3, 3], vertical_alignment="bottom")
    with first:
        shape = chosen("η(x)", SHAPES, FIRST["shape"], "shape", "shape of η")
    with second:
        slope = number(SLOPES[shape], SLOPE_LABELS[shape])
    with third:
        cut = number(CUT, "Another rule answers 1 from x =")
    prices = _prices(ETA_ALARM, ETA_MISS)
    if prices is None or slope is None or cut is None:
        return None
    return EtaRun(shape, float(slope), *prices, float(cut))


def threshold() -> float:
    """From which probability a positive is told."""
    words = "Told positive from probability"
    p: float = choice(st.select_slider, words, THRESHOLDS, FIRST["threshold"], "threshold", format_func=_spelled)
    check_choice("threshold", map(str, THRESHOLDS), "threshold on the slider", str(p))
    return p


def used(kind: str) -> list[str]:
    """The names in the address that this view has."""
    if kind == "eta":
        shape = st.session_state.get("shape", FIRST["shape"])
        return [*EVERYWHERE, "shape", SLOPES[shape].name, CUT.name, ETA_ALARM.name, ETA_MISS.name]
    of_world = OF_GAUSSIANS if st.session_state.get("world", "gaussians") == "gaussians" else ()
    own = ("run.printed",) if kind == "roc" else (ALARM.name, MISS.name)
    return [*EVERYWHERE, *OF_SCORES, *of_world, *own]


def _prices(alarm: Setting, miss: Setting) -> tuple[float, float] | None:
    """What the two mistakes cost."""
    first, second, _ = st.columns([2, 2, 5], vertical_alignment="bottom")
    with first:
        false_positive = number(alarm, "Cost of a false positive")
    with second:
        false_negative = number(miss, "Cost of a false negative")
    if false_positive is None or false_negative is None:
        return None
    if false_positive == false_negative == 0:
        st.error("One of the two costs must be more than 0: if mistakes are free, every answer is best.")
        return None
    return float(false_positive), float(false_negative)


def _spelled(p: float) -> str:
    return f"{p:.3f}".rstrip("0").rstrip(".") if p not in (0, 1) else str(int(p))
