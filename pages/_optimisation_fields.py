"""What the page's further views ask: learning rates, quadratics, conditions on steps, chords."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from bounds.words.domain import Interval, integers
from laboratory.topics.optimisation.downhill import CURVES, EXAMPLES, LINES, QUADRATICS
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.fields import chosen, number, texts
from pages.widgets.link import check_choice, choice, switch

CONDITION = Setting(
    "rate.kappa", "condition number κ of the valley, also its largest curvature L", Interval(1.5, 1000), 20
)
STEPS = Setting("rate.steps", "steps T", integers(1, 500), 60)
OWN = Setting("rate.own", "a learning rate of your own", Interval(1e-6, 10), 0.05)
NARROWNESS = Setting("quad.kappa", "condition number κ, the largest curvature over the smallest", Interval(1, 1000), 10)
RACED = Setting("quad.steps", "steps of both", integers(2, 60), 12)
LEVEL = Setting("quad.level", "height c of the level line whose axes are drawn", Interval(0.01, 100), 1)
OPEN = Interval(0, 1, closed_low=False, closed_high=False)
ALPHA = Setting("cond.alpha", "share α of the slope's promise that a step must gain", OPEN, 0.25)
BETA = Setting("cond.beta", "share β of the slope that may be left, above α", OPEN, 0.9)
TRIED = Setting("cond.first", "step that the search tries first", Interval(0.01, 100), 1)
LAMBDA = Setting("cx.lam", "claimed strong convexity λ", Interval(0, 10), 1)
FROM = Setting("cx.u", "one end u of the chord", Interval(-10, 10), -2)
TO = Setting("cx.w", "the other end w of the chord", Interval(-10, 10), 1)
SHARES = {f"{i / 20:g}": 10 * i for i in range(21)}
CONDITIONS = LINES | EXAMPLES
FIRST_CURVE = "square"

RATE = texts(CONDITION, STEPS, OWN)
QUADRATIC = texts(NARROWNESS, RACED, LEVEL) | {"quad.of": "plane", "quad.at": ""}
CONDITIONED = texts(ALPHA, BETA, TRIED) | {"cond.of": "parabola", "cond.strong": "", "cond.at": ""}
CHORD = texts(LAMBDA, FROM, TO) | {"cx.of": FIRST_CURVE, "cx.share": "0.5"}
NEW = RATE | QUADRATIC | CONDITIONED | CHORD
PRESETS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "rate": {
        "Wide valley": {"rate.kappa": "5", "rate.own": "0.2", "rate.steps": "60"},
        "Narrow valley, κ = 20": RATE,
        "Beyond the limit": {"rate.kappa": "20", "rate.own": "0.11", "rate.steps": "30"},
    },
    "quadratic": {
        "Zigzag in the plane": {"quad.of": "plane", "quad.kappa": "10"},
        "Six curvatures": {"quad.of": "spread", "quad.kappa": "100"},
        "Hilbert matrix": {"quad.of": "hilbert"},
    },
    "conditions": {
        "Parabola": {"cond.of": "parabola", "cond.strong": ""} | texts(ALPHA, BETA),
        "Waves, strong Wolfe": {"cond.of": "waves", "cond.strong": "1"} | texts(ALPHA) | {"cond.beta": "0.6"},
        "Gains too little": {"cond.of": "long"} | texts(ALPHA, BETA),
        "Too short": {"cond.of": "short"} | texts(ALPHA, BETA),
    },
    "convexity": {
        "The regulariser": {"cx.of": "square", "cx.lam": "1"},
        "Logistic loss, regularised": {"cx.of": "regularised", "cx.lam": "0.5"},
        "Not strongly convex": {"cx.of": "absolute", "cx.lam": "0.5", "cx.u": "0", "cx.w": "2"},
    },
}  # fmt: skip


@dataclass(frozen=True)
class Rating:
    """A valley and a learning rate."""

    condition: float
    steps: int
    own: float


@dataclass(frozen=True)
class Racing:
    """A quadratic for both methods."""

    kind: str
    condition: float
    steps: int
    level: float


@dataclass(frozen=True)
class Conditioning:
    """A line and the two conditions on steps along it."""

    kind: str
    alpha: float
    beta: float
    strong: bool
    first: float


@dataclass(frozen=True)
class Chording:
    """A chord, what is claimed, and the place that is looked at."""

    kind: str
    lam: float
    u: float
    w: float
    k: int


def ask_rates() -> Rating | None:
    """The valley, the steps, one's own rate."""
    first, second, third = st.columns(3, vertical_alignment="bottom")
    with first:
        condition = number(CONDITION, "Condition number κ")
    with second:
        steps = number(STEPS, "Steps T")
    with third:
        own = number(OWN, "Your learning rate η")
    return None if None in (condition, steps, own) else Rating(float(condition), steps, float(own))


def ask_quadratic() -> Racing | None:
    """Which quadratic, how narrow, how many steps."""
    first, second, third, fourth = st.columns([3, 2, 2, 2], vertical_alignment="bottom")
    with first:
        kind = chosen("Quadratic", QUADRATICS, "plane", "quad.of", "quadratic")
    condition: float | None = NARROWNESS.default
    level: float | None = LEVEL.default
    with second:
        steps = number(RACED, "Steps")
    if kind != "hilbert":
        with third:
            condition = number(NARROWNESS, "Condition number κ")
    if kind == "plane":
        with fourth:
            level = number(LEVEL, "Level line c")
    if steps is None or condition is None or level is None:
        return None
    return Racing(kind, float(condition), steps, float(level))


def ask_conditions() -> Conditioning | None:
    """What is descended, and the shares of both conditions."""
    first, second, third, fourth = st.columns([3, 2, 2, 3], vertical_alignment="bottom")
    with first:
        kind = chosen("Along", CONDITIONS, "parabola", "cond.of", "line or example")
    with second:
        alpha = number(ALPHA, "Armijo's α")
    with third:
        beta = number(BETA, "Curvature's β")
    strong, tried = False, TRIED.default
    with fourth:
        if kind in LINES:
            strong = switch("Strong condition", "cond.strong", help="The slope may be steep neither down nor up.")
            tried = number(TRIED, "First step tried η")
    if None in (alpha, beta, tried):
        return None
    if alpha >= beta:
        say.error(f"Curvature's β must be larger than Armijo's α; got β = {beta} and α = {alpha}.")
        return None
    return Conditioning(kind, float(alpha), float(beta), strong, float(tried))


def ask_chord() -> Chording | None:
    """The function, the claim, and both ends."""
    first, second, third, fourth = st.columns([3, 2, 2, 2], vertical_alignment="bottom")
    with first:
        kind = chosen(
            "Function", {name: curve.title for name, curve in CURVES.items()}, FIRST_CURVE, "cx.of", "function"
        )
    with second:
        lam = number(LAMBDA, "Claimed λ")
    with third:
        u = number(FROM, "One end u")
    with fourth:
        w = number(TO, "Other end w")
    share: str = choice(st.select_slider, "Place α between u (0) and w (1)", list(SHARES), "0.5", "cx.share")
    check_choice("cx.share", SHARES, "place", share)
    if None in (lam, u, w):
        return None
    if u == w:
        say.error(f"The ends u and w of a chord must differ; got {u} for both.")
        return None
    return Chording(kind, float(lam), float(u), float(w), SHARES[share])
