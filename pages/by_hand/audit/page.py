"""The page of the audit, laid out by hand: its figures grow while they are watched."""

from typing import Any

import streamlit as st

from bounds import theorems
from laboratory.experiments import Simulation, auditable
from laboratory.figures.figure import Figure
from laboratory.topics.audit import figures
from laboratory.topics.audit.laboratory import LABORATORY
from laboratory.topics.audit.run import ALL, FIRST, RUNS, SEED, AskedAudit, Row, parts, python
from laboratory.topics.audit.text import MEANING, left_out, letters, line, sentences, summed_up, table
from pages.answering.last_answer import greyed, kept, mend
from pages.by_hand.audit.running import finished, watch
from pages.widgets import say
from pages.widgets.chart import chart, theme_now
from pages.widgets.class_link import page_title
from pages.widgets.downloads import csv_text, downloads
from pages.widgets.link import check_choice, check_names, choice, copy_link
from pages.widgets.settings import another_sample, control
from pages.widgets.symbols import unbroken

KINDS = {"failures": ("sure", "confident"), "means": ("average",)}


def render() -> None:
    """Choices, figure, sentences, table."""
    title, link = st.columns([5, 1], vertical_alignment="bottom")
    title.title(say.verbatim(page_title(LABORATORY.title)))
    st.markdown(LABORATORY.description)
    now = _ask()
    request, stale = kept("audit", now)
    if now is None:
        mend(stale)
    else:
        with link:
            runs = next(name for name, count in RUNS.items() if count == now.runs)
            copy_link("audit", {"theorem": now.theorem, "runs": runs, "seed": now.seed})
    if request is not None:
        with greyed(stale, "audit"):
            _audit(request, stale)
    with st.expander("What does this mean?"):
        st.markdown(MEANING)
        st.markdown(left_out())


def _audit(request: AskedAudit, stale: bool) -> None:
    """The figures, which grow while they are watched, unless they are `stale`, and what is read under them."""
    status, picture = st.container(), st.empty()

    def draw(rows: list[Row]) -> list[Figure]:
        with picture.container():
            return _figures(_ended(rows), request)

    with status:
        rows = finished(request) if stale else watch(request, draw)
    if rows:
        fig = draw(rows)
        _failed(rows)
        _words(_ended(rows), request)
        if fig:
            downloads("audit", lambda: _as_csv(rows), *fig)
        with st.expander("The same in Python"):
            st.code(python(request), language="python", wrap_lines=True)


def _ask() -> AskedAudit | None:
    """Draw the fields; None where the seed is invalid."""
    names = {ALL: "All theorems (takes minutes)"} | {slug: theorems[slug].title for slug in auditable()}
    which, often, start, again = st.columns([4, 2, 1, 2], vertical_alignment="bottom")
    with which:
        theorem = choice(st.selectbox, "Theorem", list(names), FIRST, "theorem", format_func=names.__getitem__)
        check_choice("theorem", names, "audited theorem", theorem)
    with often:
        runs = choice(
            st.segmented_control, "Runs", list(RUNS), "usual", "runs", required=True,
            format_func={"quick": "quick: 50", "usual": "enough for a verdict"}.__getitem__,
        )  # fmt: skip
        check_choice("runs", RUNS, "number of runs", runs)
    with start:
        seed = control(SEED, SEED.name, SEED.default)
    with again:
        another_sample(SEED, SEED.name)
    check_names({"theorem", "runs", SEED.name})
    return None if seed is None else AskedAudit(theorem, seed, RUNS[runs])


def _ended(rows: list[Row]) -> list[Row]:
    """The rows that have a result."""
    return [row for row in rows if not row["why"]]


def _failed(rows: list[Row]) -> None:
    """Name what raised, with its error; the other rows stay."""
    for row in rows:
        if row["why"]:
            say.error(f"{theorems[row['theorem']].title} ({row['experiment']}): {row['why']}")


def _figures(rows: list[Row], request: AskedAudit) -> list[Figure]:
    import pandas as pd

    if not rows:
        return []
    every = pd.DataFrame(rows)
    every["line"] = [line(row, alone=request.theorem != ALL) for row in rows]
    pieces = []
    for name, kinds in KINDS.items():
        part = every[every["kind"].isin(kinds)]
        if len(part):
            draw = figures.failure_rates if name == "failures" else figures.means
            pieces.append(draw(part, theme_now()))
            chart(pieces[-1], f"audit_{name}_{len(rows)}", figures.description(part))
    return pieces


def _words(rows: list[Row], request: AskedAudit) -> None:
    if not rows:
        return
    if request.theorem == ALL:
        st.markdown(summed_up(rows))
    else:
        st.markdown("\n".join(f"- {unbroken(sentence)}" for sentence in sentences(rows)))
        st.markdown(letters(rows))
        _worlds(request.theorem)
    box = st.expander("The numbers") if request.theorem == ALL else st.container()
    with box:
        st.table(table(rows, alone=request.theorem != ALL), border="horizontal")


def _worlds(theorem: str) -> None:
    """What is compared with what, and why the assumptions hold."""
    for _, record in parts(theorem).values():
        world = f" {record.world}" if isinstance(record, Simulation) else ""
        st.markdown(f"**{record.title}.** {record.claim}{world}")
    st.markdown(f"The theorem in full: [{theorems[theorem].title}](theorems?theorem={theorem}).")


def _as_csv(rows: list[Row]) -> str:
    return csv_text({name: [_cell(row[name]) for row in rows] for name in rows[0]})


def _cell(value: Any) -> Any:
    return float(value) if isinstance(value, float) else value
