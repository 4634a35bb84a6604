"""What follows from results, from top to bottom: accuracies, what contradicts them, comparisons, how it was read."""

import streamlit as st

from bounds.numbers import format_short
from laboratory.evaluations import Evaluation, curve_drawing, curve_words, drawing, words
from laboratory.evaluations.areas import drawing as area_drawing
from laboratory.evaluations.areas import words as area_words
from laboratory.evaluations.p_values import level_in_words
from pages.widgets import say
from pages.widgets.chart import chart, theme_now

MOST_WARNINGS = 8


def show(evaluation: Evaluation) -> None:
    """All of it."""
    for line in evaluation.warnings[:MOST_WARNINGS]:
        say.warning(line)
    if more := evaluation.warnings[MOST_WARNINGS:]:
        with st.expander(f"{len(more)} more cautions"):
            st.markdown("\n".join(f"- {say.verbatim(line)}" for line in more))
    _accuracies(evaluation)
    _areas(evaluation)
    _comparisons(evaluation)
    _calibrations(evaluation)
    _curves(evaluation)
    for note in evaluation.notes:
        say.info(note)


def _accuracies(evaluation: Evaluation) -> None:
    if not evaluation.models:
        return
    st.subheader("Accuracy")
    for accuracy in evaluation.models[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(words.accuracy_in_words(accuracy)))
    chart(drawing.accuracies(evaluation, theme_now()), "accuracies", drawing.accuracies_in_words(evaluation))
    st.caption(_caption(evaluation))
    if len(evaluation.models) > 1:
        st.markdown(say.verbatim(words.best_in_words(evaluation)))
    with st.expander("All intervals, and what each assumes"):
        st.dataframe(words.interval_rows(evaluation), hide_index=True, width="stretch")


def _areas(evaluation: Evaluation) -> None:
    if not evaluation.areas:
        return
    st.subheader("Area under the ROC curve")
    for area in evaluation.areas[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(area_words.area_in_words(area, evaluation.delta)))
    lines = area_drawing.area_lines(evaluation)
    chart(area_drawing.areas(evaluation, theme_now()), "areas", area_drawing.in_words(lines, "AUC"))
    st.caption(
        f"Each line is an interval for the true area at {level_in_words(evaluation.delta)}: the chance that a positive "
        "example scores above a negative one, ties one half. At the line, 0.5, are scores drawn whatever the label."
    )
    pairs = evaluation.area_comparisons
    for pair in pairs[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(area_words.area_comparison_in_words(pair, len(pairs), evaluation.delta)))
    with st.expander("All intervals of areas, and what each assumes"):
        st.dataframe(area_words.area_rows(evaluation.areas), hide_index=True, width="stretch")
        if pairs:
            st.dataframe(area_words.area_comparison_rows(pairs), hide_index=True, width="stretch")


def _caption(evaluation: Evaluation) -> str:
    level = level_in_words(evaluation.delta)
    if len(evaluation.models) == 1:
        pale = any(interval.contradicted for interval in evaluation.models[0].intervals)
        rest = " Pale ones rest on what the file contradicts." if pale else ""
        return f"Each line is an interval for the true accuracy at {level}.{rest}"
    return f"Each line is a model: its accuracy on the file, and the interval for the true accuracy at {level}."


def _comparisons(evaluation: Evaluation) -> None:
    if not evaluation.comparisons:
        return
    st.subheader("Comparison on the same items")
    count = len(evaluation.comparisons)
    for comparison in evaluation.comparisons[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(words.comparison_in_words(comparison, count, evaluation.delta)))
    if drawing.difference_lines(evaluation):
        chart(drawing.differences(evaluation, theme_now()), "differences", drawing.differences_in_words(evaluation))
        st.caption(
            "Each line is the difference of two accuracies. An interval that holds 0 leaves open which model is better."
        )
    with st.expander("All comparisons as a table"):
        st.dataframe(words.comparison_rows(evaluation), hide_index=True, width="stretch")


def _calibrations(evaluation: Evaluation) -> None:
    if not evaluation.calibrations:
        return
    st.subheader("Calibration")
    for calibration in evaluation.calibrations:
        st.markdown(say.verbatim(words.calibration_in_words(calibration, evaluation.delta)))
        with st.expander(f"The bins of {say.verbatim(calibration.model)}"):
            st.table(
                {
                    "answers": [count for count, _, _ in calibration.bins],
                    "mean score": [format_short(score) for _, score, _ in calibration.bins],
                    "share": [format_short(share) for _, _, share in calibration.bins],
                },
                border="horizontal",
            )


def _curves(evaluation: Evaluation) -> None:
    if not evaluation.curves:
        return
    st.subheader("Learning curve")
    for curve in evaluation.curves[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(curve_words.curve_in_words(curve, evaluation.delta)))
    chart(curve_drawing.accuracy_by_size(evaluation, theme_now()), "curves", curve_drawing.curves_in_words(evaluation))
    beyond = (
        " Dotted: a power law through the errors, and the middle 90 % of those of resampled runs. "
        "Right of the line nothing was measured."
    )
    extrapolated = any(curve.law for curve in curve_drawing.drawn_curves(evaluation))
    st.caption(
        f"Each mark is the accuracy after training on so many examples, with its interval at "
        f"{level_in_words(evaluation.delta)}.{beyond if extrapolated else ''}"
    )
    for curve in evaluation.curves[: words.MOST_IN_A_PARAGRAPH]:
        st.markdown(say.verbatim(curve_words.law_in_words(curve)))
    with st.expander("The accuracies by size as a table"):
        rows = [row for curve in evaluation.curves for row in curve_words.curve_rows(curve)]
        st.dataframe(rows, hide_index=True, width="stretch")


def say_what_was_understood(evaluation: Evaluation) -> None:
    """How the files were read."""
    st.markdown("\n".join(f"- {say.verbatim(line)}" for line in evaluation.understood))
