"""What the homework is done on: data set, number of splits, seed, and the two learners that are compared."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import streamlit as st

from laboratory.topics.homework.compare import Table, homework_learners, table_of
from laboratory.topics.homework.tables import AT_HAND
from laboratory.worlds.files import NotInCacheError, TableError, from_uci_file
from laboratory.worlds.real_world import RealWorld
from pages.widgets import say
from pages.widgets.fields import number, seed_setting
from pages.widgets.link import check_choice, choice

DATA: Mapping[str, str] = {
    "breast_cancer": "Tumours: benign or malignant",
    "wine": "Wines: class_1 or not",
    "iris": "Irises: virginica or not",
    "digits": "Digits: an 8 or not",
    "ionosphere": "Ionosphere (from your file)",
    "mushroom": "Mushroom (from your file)",
}
FILES = {"ionosphere": "ionosphere.data", "mushroom": "agaricus-lepiota.data"}
SPLITS = (5, 10, 20, 50)
MOST_WORK = 30_000_000  # examples x features x splits: about a minute
SEED = seed_setting("hw.seed", 0, "the splits")
FIRST: Mapping[str, Any] = {"data": "breast_cancer", "splits": 10, "hw.seed": "0",
                            "better": "logistic_regression", "than": "perceptron"}  # fmt: skip
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "A difference that stands": FIRST,
    "One that may be chance": {**FIRST, "data": "iris", "than": "adaline"},
    "Hardly any difference": {**FIRST, "data": "wine"},
}


@dataclass(frozen=True)
class Asked:
    """What is compared; `digest` tells one user's file from another's, and is empty for data at hand."""

    data: str
    splits: int
    seed: int
    digest: str = ""


def learner_names() -> dict[str, str]:
    """The homework's learners by their names in the address."""
    return {name.lower().replace(" ", "_"): name for name in homework_learners()}


def ask() -> tuple[Asked, Table] | None:
    """Draw the fields; None, after saying why, when there is nothing to compare on."""
    which, often, start = st.columns([3, 2, 1], vertical_alignment="bottom")
    with which:
        data = choice(st.selectbox, "Data set", list(DATA), FIRST["data"], "data", format_func=DATA.__getitem__)
    with often:
        splits = choice(
            st.segmented_control, "Random splits, 60 % to learn from", SPLITS, FIRST["splits"], "splits", required=True
        )
    with start:
        seed = number(SEED, "Seed")
    check_choice("data", DATA, "data set", data)
    check_choice("splits", map(str, SPLITS), "number of splits", str(splits))
    table, digest = _examples(data)
    if seed is None or table is None or _too_much(table, splits):
        return None
    return Asked(data, splits, seed, digest), table


def ask_pair() -> tuple[str, str] | None:
    """The two learners whose difference is told; None after saying that they must differ."""
    names = learner_names()
    left, right = st.columns(2)
    with left:
        first = choice(
            st.selectbox, "Does this learner err less …", list(names), FIRST["better"], "better",
            format_func=names.__getitem__,
        )  # fmt: skip
    with right:
        second = choice(
            st.selectbox, "… than this one?", list(names), FIRST["than"], "than", format_func=names.__getitem__
        )
    check_choice("better", names, "learner of the homework", first)
    check_choice("than", names, "learner of the homework", second)
    if first == second:
        st.error("Choose two different learners.")
        return None
    return names[first], names[second]


def _examples(data: str) -> tuple[Table | None, str]:
    """The two-class table, and the digest of the file it came from; None after a sentence."""
    if data in AT_HAND:
        world = RealWorld(data)
        X, y, _ = world.examples
        return Table(X, y, world.class_names), ""
    given = st.file_uploader(f"`{FILES[data]}` of UCI, or KEEL's .dat", key=f"_file_{data}")
    try:
        if given is None:
            return table_of(data), ""
        raw = given.getvalue()
        world = from_uci_file(raw, data).world
    except NotInCacheError as missing:
        say.info(f"{missing}.")
        return None, ""
    except TableError as refusal:
        say.error(f"The file cannot be used: {refusal}.")
        return None, ""
    return Table(world.X, world.y, world.class_names), hashlib.sha256(raw).hexdigest()


def _too_much(table: Table, splits: int) -> bool:
    if len(table.class_names) != 2:
        say.error(f"The homework's learners tell two classes apart; this file has {len(table.class_names)}.")
    elif table.X.size * splits > MOST_WORK:
        say.error(f"{splits} splits of {len(table.y):,} examples would take minutes: choose fewer splits.")
    else:
        return False
    return True
