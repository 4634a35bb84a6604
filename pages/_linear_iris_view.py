"""Fisher's iris flowers, with the species that a classifier answers everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import streamlit as st

from laboratory.topics.linear_models.iris.figures import field, field_in_words, iris_table, pairs, pairs_in_words
from laboratory.topics.linear_models.iris.run import CLASSIFIERS, IrisRun, iris_run
from pages._linear_take_away import of, take_away
from pages.widgets.chart import chart, theme_now
from pages.widgets.fields import chosen
from pages.widgets.frame import Frame
from pages.widgets.one_number import headline

COLUMNS = {"0": "Sepal length", "1": "Sepal width", "2": "Petal length", "3": "Petal width"}
FIRST: Mapping[str, Any] = {"iris.across": "2", "iris.up": "3", "iris.by": "linear"}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "Petals": FIRST,
    "Sepals": {**FIRST, "iris.across": "0", "iris.up": "1"},
    "A nearest neighbour": {**FIRST, "iris.across": "0", "iris.up": "1", "iris.by": "neighbour"},
}
MEANING = """
Fisher's table of 1936: 50 flowers each of three species of iris, with the length and the width of their sepals and
petals, in centimetres. The classifier sees only the two measurements drawn. Its answers over the whole plane are the
coloured field.

*Gaussians of one shape* give straight borders, those of their own shapes curved ones. One nearest neighbour and a
tree follow single flowers: they make few mistakes on the flowers they have seen, which says little. So each tenth of
the flowers is also left out once and judged by a rule that saw the other nine tenths.

Right, all pairs of the four measurements: setosa stands apart, the other two species touch.
"""


def show(page: Frame) -> None:
    columns = st.columns([2, 2, 3], vertical_alignment="bottom")
    with columns[0]:
        across = chosen("Across", COLUMNS, FIRST["iris.across"], "iris.across", "measurement")
    with columns[1]:
        up = chosen("Upwards", COLUMNS, FIRST["iris.up"], "iris.up", "measurement")
    with columns[2]:
        by = chosen("Classifier", CLASSIFIERS, FIRST["iris.by"], "iris.by", "classifier")
    run = _run(int(across), int(up), by)
    with page.figure:
        left, right = st.columns(2, gap="large")
        with left:
            headline(of(int(run.wrong.sum()), len(run.y)), "flowers misjudged")
            drawn = field(run, theme_now())
            chart(drawn, "linear_iris", field_in_words(run))
        with right:
            chart(pairs(run, theme_now()), "linear_iris_pairs", pairs_in_words(run))
        st.markdown(_verdict(run))
        st.caption(
            "Circles: setosa; squares: versicolor; triangles: virginica. A cross marks a flower that is misjudged."
        )
    take_away("iris", lambda: iris_table(run), drawn, _snippet(across, up, by), MEANING)


@st.cache_resource(show_spinner="Measuring flowers …", max_entries=32)
def _run(across: int, up: int, by: str) -> IrisRun:
    return iris_run(across, up, by)


def _verdict(run: IrisRun) -> str:
    seen = int(run.wrong.sum())
    setosa = int(run.wrong[run.y == 0].sum())
    told = "no setosa among them" if not setosa else f"{setosa} of them setosa"
    return (
        f"Of the 150 flowers it has seen the classifier misjudges **{seen}**{', ' + told if seen else ''}; of those "
        "that "
        f"it had not seen, a tenth at a time, **{run.left_out}**."
    )


def _snippet(across: str, up: str, by: str) -> str:
    return (
        "from laboratory.topics.linear_models.iris.run import iris_run\n\n"
        f"run = iris_run({across}, {up}, {by!r})\n"
        "print(int(run.wrong.sum()), run.left_out)\n"
    )
