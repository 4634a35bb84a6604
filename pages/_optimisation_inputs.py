"""Where to walk, with whom, and in how large steps: fields and presets, all of it in the address."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from bounds.words.domain import Interval, integers
from bounds.words.vocabulary import Variable
from laboratory.topics.optimisation.race import ADAPTIVE, INERTIAL, LANDSCAPES, RULES, WALKERS, Asking, title
from pages.widgets.inputs import variable_input
from pages.widgets.link import check_choice, choice, ignored, raw
from pages.widgets.several import names_in, stand, write

OWNER = "optimisation"
CONDITION = Variable("kappa", r"\kappa", "condition number", "", Interval(1, 1e4), (1, 1000), 50, plain="κ")
RATE = Variable("rate", r"\eta", "learning rate", "", Interval(1e-6, 1e3), (0.001, 1), 0.035, plain="η")
INERTIA = Variable("inertia", r"\gamma", "momentum", "", Interval(0, 1, closed_high=False), (0.5, 0.99), 0.8, plain="γ")
STEPS = Variable("moves", "T", "steps", "steps", integers(1, 2000), (10, 1000), 100, plain="T")
ADAPTED = Variable(
    "adapted", r"\eta", "rate of Adagrad, RMSprop, Adam", "", Interval(1e-6, 1e3), (0.01, 1), 0.2, plain="η"
)
NOISE = Variable("shake", r"\sigma", "noise of SGD in the valleys", "", Interval(0, 100), (0.1, 10), 1, plain="σ")
SEED = Variable("dice", "s", "seed of SGD", "", integers(0, 2**63), (1, 100), 1, plain="s")
USUAL_RATE = {
    "quadratic": 0.035,
    "ravine": 0.018,
    "rosenbrock": 0.001,
    "least_squares": 0.1,
    "logistic": 0.2,
    "regularised": 0.2,
}
NARROW = ("quadratic", "ravine")  # as narrow as their condition number says
USUAL_METHODS = ("gradient_descent", "momentum")
VALLEY = {"valley": "quadratic", "kappa": "50", "stepping": "fixed", "rate": "0.035", "inertia": "0.8", "moves": "100"}
FIRST: Mapping[str, Any] = VALLEY | {
    "methods": list(USUAL_METHODS), "adapted": "0.2", "shake": "1", "dice": "1", "at": "",
}  # fmt: skip
# Each is shown to its end.
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Narrow valley": VALLEY | {"methods": ["gradient_descent", "momentum"], "at": 100},
    "Too large a step": VALLEY | {"methods": ["gradient_descent"], "rate": "0.041", "moves": "60", "at": 60},
    "Noise and the mean": VALLEY
    | {"valley": "logistic", "methods": ["sgd"], "rate": "0.5", "moves": "400", "dice": "1", "at": 400},
    "SGD by the book": VALLEY
    | {"valley": "logistic", "methods": ["gradient_descent", "sgd"], "stepping": "tuned", "rate": "0.2"}
    | {"moves": "1000", "dice": "1", "at": 1000},
}


@dataclass(frozen=True)
class Asked:
    """A race: the landscape, the methods and their numbers."""

    valley: str
    condition: float
    methods: tuple[str, ...]
    asking: Asking


def ask() -> Asked | None:
    """Draw the fields; None after saying what is wrong."""
    valley: str = choice(st.selectbox, "Landscape", list(LANDSCAPES), "quadratic", "valley", format_func=LANDSCAPES.get)
    check_choice("valley", LANDSCAPES, "landscape", valley)
    condition = _field(CONDITION) if valley in NARROW else CONDITION.default
    methods = _methods()
    rule: str = choice(
        st.segmented_control, "Steps of gradient descent and SGD", list(RULES), "fixed", "stepping", required=True,
        format_func=RULES.get,
    )  # fmt: skip
    check_choice("stepping", RULES, "rule for the steps", rule)
    left, right = st.columns(2, vertical_alignment="top")
    with left:
        rate = _field(RATE, USUAL_RATE[valley])
    with right:
        steps = _field(STEPS)
    inertia = _field(INERTIA) if set(methods) & set(INERTIAL) else INERTIA.default
    with st.popover("More", icon=":material/tune:"):
        adapted, noise, seed = _field(ADAPTED), _field(NOISE), _field(SEED)
    if None in (condition, rate, steps, inertia, adapted, noise, seed):
        return None
    if not methods:
        st.error("Choose at least one method.")
        return None
    asking = Asking(float(rate), int(steps), float(inertia), float(adapted), float(noise), int(seed), rule)
    return Asked(valley, float(condition), tuple(methods), asking)


def _field(variable: Variable, default: Any = None) -> Any:
    return variable_input(OWNER, variable, variable.name, variable.default if default is None else default)


def _methods() -> list[str]:
    asked = [name for name in names_in(raw("methods")) if name not in WALKERS]
    stand(WALKERS, "methods", USUAL_METHODS)
    with st.container():  # placed directly in a column, the methods would not wrap onto further rows
        chosen = st.pills(
            "Methods", list(WALKERS), key="methods", selection_mode="multi", format_func=title, persist_state="session"
        )
    chosen = [name for name in WALKERS if name in (chosen or [])]
    write("methods", chosen, USUAL_METHODS)
    if asked and chosen == [name for name in WALKERS if name in names_in(raw("methods"))]:
        ignored("methods", f"there is no method called {', '.join(asked)[:60]}.")
    return chosen


def used(asked: Asked | None) -> tuple[str, ...]:
    """The keys of the address that this race has; all of them while a field complains."""
    if asked is None:
        return tuple(FIRST)
    told = ["valley", "stepping", "rate", "moves", "methods", "at"]
    told += ["kappa"] if asked.valley in NARROW else []
    told += ["inertia"] if set(asked.methods) & set(INERTIAL) else []
    told += ["adapted"] if set(asked.methods) & set(ADAPTIVE) else []
    told += ["shake", "dice"] if "sgd" in asked.methods else []
    return tuple(told)
