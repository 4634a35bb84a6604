"""What model selection runs on: each view has fields of its own, all of them in the address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import streamlit as st

from bounds.numbers import in_words
from bounds.words.domain import Interval, integers
from laboratory.topics.model_selection.degree.run import World
from laboratory.topics.model_selection.folds.run import MOST_FITS, Scheme, fits_of
from laboratory.worlds.interval_union import NOISE as FLIPS
from laboratory.worlds.interval_union import IntervalUnion
from laboratory.worlds.regression.polynomial import Polynomial
from laboratory.worlds.regression.sine import Sine
from laboratory.worlds.setting import Setting
from pages.widgets import say
from pages.widgets.fields import another_sample, chosen, number, seed_setting, texts

VIEWS = {
    "degree": "Which degree?",
    "parts": "Parts of the error",
    "folds": "Hold-out and folds",
    "best": "Best of many",
    "srm": "Structural risk",
}
WORLDS = {"cubic": "A cubic", "sine": "A sine"}
SCHEMES = {"holdout": "Hold-out", "folds": "K-fold", "nested": "Nested folds"}


def _noise(key: str, default: float) -> Setting:
    return Setting(key, "standard deviation of the noise on the label", Interval(0.001, 2), default)


def _top(key: str, default: int) -> Setting:
    return Setting(key, "highest degree", integers(1, 14), default)


NOISE, EXAMPLES = _noise("run.noise", 0.15), Setting("run.examples", "training examples m", integers(3, 200), 15)
HELD, TOP = Setting("run.held", "validation examples", integers(1, 200), 10), _top("run.top", 10)
SEED = seed_setting("run.seed", 40)

PARTS_NOISE, PARTS_TOP = _noise("parts.noise", 0.3), _top("parts.top", 10)
PARTS_EXAMPLES = Setting("parts.examples", "examples m", integers(3, 200), 25)
PARTS_SEED = seed_setting("parts.seed", 0, "the places of the examples")

FOLDS_NOISE, FOLDS_TOP = _noise("folds.noise", 0.3), _top("folds.top", 8)
FOLDS_EXAMPLES = Setting("folds.examples", "examples m in all", integers(20, 200), 40)
FOLDS = Setting("folds.k", "number of folds K", integers(2, 10), 5)
FOLDS_SEED = Setting("folds.seed", "seed of the sample", integers(0, 2**31), 1)

CANDIDATES = Setting("best.candidates", "number of candidates k", integers(1, 1_000), 20)
JUDGES = Setting("best.examples", "examples m that choose", integers(10, 1_000), 200)
ERROR = Setting("best.error", "true risk of every candidate", Interval(0.01, 0.99), 0.5)
BEST_DELTA = Setting("best.delta", "failure probability δ", Interval(1e-6, 0.5), 0.05)
BEST_FOLDS, BEST_SEED = Setting("best.folds", "number of folds K", integers(2, 10), 5), seed_setting("best.seed", 1)

INTERVALS = Setting("srm.intervals", "intervals with label 1", integers(1, 8), 3)
SRM_NOISE = Setting("srm.noise", "share of labels that are flipped", FLIPS.domain, 0.1)
SRM_EXAMPLES = Setting("srm.examples", "examples m", integers(50, 4_000), 2_000)
SRM_DELTA = Setting("srm.delta", "failure probability δ", Interval(1e-6, 0.5), 0.05)
SRM_TOP = Setting("srm.top", "largest VC dimension", integers(2, 25), 20)
SRM_SEED = seed_setting("srm.seed", 1)

ITS_OWN: Mapping[str, Mapping[str, Any]] = {
    "degree": {"run.world": "cubic", **texts(NOISE, EXAMPLES, HELD, TOP, SEED), "degree": 2},
    "parts": {"parts.world": "sine", **texts(PARTS_NOISE, PARTS_EXAMPLES, PARTS_TOP, PARTS_SEED)},
    "folds": {"folds.world": "sine", "scheme": "folds"}
    | texts(FOLDS_NOISE, FOLDS_EXAMPLES, FOLDS, FOLDS_TOP, FOLDS_SEED),
    "best": texts(CANDIDATES, JUDGES, ERROR, BEST_DELTA, BEST_FOLDS, BEST_SEED),
    "srm": texts(INTERVALS, SRM_NOISE, SRM_EXAMPLES, SRM_DELTA, SRM_TOP, SRM_SEED),
}
FIRST: Mapping[str, Any] = {"show": "degree"} | {key: one for view in ITS_OWN.values() for key, one in view.items()}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Degrees 2, 3 and 10": {"show": "degree", **ITS_OWN["degree"]},
    "Through every point": {
        "show": "degree", **ITS_OWN["degree"], "run.examples": "9", "run.top": "8", "degree": 8, "run.seed": "186",
    },
    "Twenty coins": {"show": "best", **ITS_OWN["best"]},
}  # fmt: skip


class Fits(NamedTuple):
    """What is asked of the view of degrees."""

    world: World
    m: int
    held: int
    top: int
    seed: int


class Parts(NamedTuple):
    """What is asked of the view of the error's parts."""

    world: World
    m: int
    top: int
    seed: int


class Folds(NamedTuple):
    """What is asked of the view of hold-out and folds."""

    world: World
    m: int
    folds: int
    top: int
    scheme: Scheme
    seed: int


class Lottery(NamedTuple):
    """What is asked of the view of the best of many."""

    k: int
    m: int
    error: float
    delta: float
    folds: int
    seed: int


class Structure(NamedTuple):
    """What is asked of the view of structural risk."""

    world: IntervalUnion
    m: int
    delta: float
    top: int
    seed: int


def ask_for_fits() -> Fits | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = _columns(5)
    world, noise, m = _world("run.world", columns[0]), _in(columns[1], NOISE, "Noise"), _in(columns[2], EXAMPLES)
    with columns[3], _more():
        held, top, seed = number(HELD, "Validation examples"), number(TOP, "Highest degree"), number(SEED, "Seed")
    _another(columns[4], SEED, (held, top, seed))
    if None in (noise, m, held, top, seed):
        return None
    return Fits(_of(world, float(noise)), m, held, top, seed)


def ask_for_parts() -> Parts | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = _columns(5)
    world, noise = _world("parts.world", columns[0]), _in(columns[1], PARTS_NOISE, "Noise")
    m = _in(columns[2], PARTS_EXAMPLES)
    with columns[3], _more():
        top, seed = number(PARTS_TOP, "Highest degree"), number(PARTS_SEED, "Seed of the places")
    _another(columns[4], PARTS_SEED, (top, seed), "Other places")
    if None in (noise, m, top, seed):
        return None
    return Parts(_of(world, float(noise)), m, top, seed)


def ask_for_folds(scheme: Any) -> Folds | None:
    """Draw the fields of this scheme; None when one of them does not hold what it should."""
    columns = _columns(5)
    world = _world("folds.world", columns[0])
    m = _in(columns[1], FOLDS_EXAMPLES)
    folds = FOLDS.default if scheme == "holdout" else _in(columns[2], FOLDS, "Folds K")
    with columns[3], _more():
        noise, top, seed = number(FOLDS_NOISE, "Noise"), number(FOLDS_TOP, "Highest degree"), number(FOLDS_SEED, "Seed")
    _another(columns[4], FOLDS_SEED, (noise, top, seed))
    if None in (noise, m, folds, top, seed) or not _affordable(scheme, folds, top + 1):
        return None
    return Folds(_of(world, float(noise)), m, folds, top, scheme, seed)


def _affordable(scheme: Any, folds: int, degrees: int) -> bool:
    """Whether so many trainings are made here; if not, it is said, with what would be."""
    if (fits := fits_of(scheme, folds, degrees)) <= MOST_FITS:
        return True
    most = max(fewer for fewer in range(1, folds) if fits_of(scheme, fewer, degrees) <= MOST_FITS)
    say.error(
        f"Nested folds with K = {folds} take {in_words(fits)} fits for {degrees} degrees, and at most {MOST_FITS} are "
        f"made here; K = {most} is the largest that fits."
    )
    return False


def ask_for_lottery() -> Lottery | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = _columns(5)
    k, m = _in(columns[0], CANDIDATES, "Candidates k"), _in(columns[1], JUDGES)
    error = _in(columns[2], ERROR, "True risk of each")
    with columns[3], _more():
        delta, folds = number(BEST_DELTA, "Failure probability δ"), number(BEST_FOLDS, "Folds K")
        seed = number(BEST_SEED, "Seed")
    _another(columns[4], BEST_SEED, (delta, folds, seed), "Another draw")
    if None in (k, m, error, delta, folds, seed):
        return None
    return Lottery(k, m, float(error), float(delta), folds, seed)


def ask_for_structure() -> Structure | None:
    """Draw the fields; None when one of them does not hold what it should."""
    columns = _columns(5)
    intervals, noise = _in(columns[0], INTERVALS, "Intervals"), _in(columns[1], SRM_NOISE, "Labels flipped")
    m = _in(columns[2], SRM_EXAMPLES)
    with columns[3], _more():
        delta, top = number(SRM_DELTA, "Failure probability δ"), number(SRM_TOP, "Largest VC dimension")
        seed = number(SRM_SEED, "Seed")
    _another(columns[4], SRM_SEED, (delta, top, seed))
    if None in (intervals, noise, m, delta, top, seed):
        return None
    return Structure(IntervalUnion(intervals, float(noise)), m, float(delta), top, seed)


def _columns(many: int) -> list[Any]:
    return list(st.columns([2] * (many - 1) + [3], vertical_alignment="bottom"))


def _world(key: str, place: Any) -> str:
    with place:
        return chosen("World", WORLDS, str(FIRST[key]), key, "world")


def _of(name: str, noise: float) -> World:
    return Polynomial(3, noise) if name == "cubic" else Sine(1, noise)


def _in(place: Any, setting: Setting, label: str = "Examples m") -> Any:
    with place:
        return number(setting, label)


def _more() -> Any:
    return st.popover("More", icon=":material/tune:", width="stretch")


def _another(place: Any, seed: Setting, hidden: tuple[Any, ...], label: str = "Another sample") -> None:
    """The button for the next seed, and a word where a field that is folded away complains."""
    with place:
        another_sample(seed.name, label)
    if None in hidden:
        st.error("Mend the field under “More”.")
