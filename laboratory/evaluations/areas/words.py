"""Areas under the ROC curve in words, as rows of tables, and as plain values."""

from collections.abc import Callable
from typing import Any

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations.areas.areas import AreaComparison, ModelArea
from laboratory.evaluations.intervals import ConfidenceInterval
from laboratory.evaluations.p_values import level_in_words, p_in_words


def area_in_words(area: ModelArea, delta: float) -> str:
    """The area with what is guaranteed, and with what is approximate, each with its conditions."""
    interval, level = area.interval, f"{level_in_words(delta)} interval"
    against = f"; the file speaks against that: {interval.contradicted}" if interval.contradicted else ""
    about = f"{interval.ends} ({interval.kind} {level}, {interval.name}){interval.rests_on}{against}"
    normal = area.approximate
    nearer = f"; {normal.ends} by {normal.name} (approximate {level}){normal.rests_on}" if normal else ""
    return (
        f"{area.model}: area under the ROC curve (AUC) {format_short(area.area, 4)} of its scores for label "
        f"{area.positive[:40]} ({format_number(area.positives)} positive, {format_number(area.negatives)} negative, "
        f"ties one half), {about}{nearer if normal is not interval else ''}."
    )


def area_comparison_in_words(comparison: AreaComparison, comparisons: int, delta: float) -> str:
    """The difference with its intervals and the test."""
    both = f"{comparison.first} less {comparison.second} on {pluralize(comparison.items, 'common item')}"
    level = f"{level_in_words(delta)} interval"
    listed = ", ".join(
        f"{each.ends} ({each.kind} {level}, {each.name})" for each in comparison.intervals if not each.contradicted
    )
    if comparison.p_value is None:
        tested = "no test, as the standard error is 0 or unknown"
    else:
        by_holm = f", {p_in_words(comparison.p_holm)} by Holm for {comparisons} comparisons" if comparisons > 1 else ""
        tested = f"{comparison.test}, two-sided p = {p_in_words(comparison.p_value)}{by_holm}{comparison.rests_on}"
    difference = format_short(comparison.difference, 4)
    return f"{both}: difference of AUC {difference}{', ' if listed else ''}{listed}; {tested}."


def area_rows(areas: tuple[ModelArea, ...]) -> list[dict[str, str]]:
    """A row for each interval of each model."""
    return [
        {
            "model": area.model, "label": area.positive, "positive": format_number(area.positives),
            "negative": format_number(area.negatives), "AUC": format_short(area.area, 4), "interval": each.ends,
            "by": each.name, "kind": each.kind, "holds": each.rests_on.removeprefix(", "),
            "the file speaks against it": each.contradicted,
        }
        for area in areas for each in area.intervals
    ]  # fmt: skip


def area_comparison_rows(comparisons: tuple[AreaComparison, ...]) -> list[dict[str, str]]:
    """A row for each pair."""
    return [
        {
            "first": each.first, "second": each.second, "items": format_number(each.items),
            "difference of AUC": format_short(each.difference, 4),
            "intervals": "; ".join(f"{it.ends} ({it.kind})" for it in each.intervals if not it.contradicted),
            "p": "" if each.p_value is None else p_in_words(each.p_value),
            "p by Holm": "" if each.p_value is None else p_in_words(each.p_holm),
            "test": each.test, "holds": each.rests_on.removeprefix(", "),
        }
        for each in comparisons
    ]  # fmt: skip


def plain_areas(
    areas: tuple[ModelArea, ...], comparisons: tuple[AreaComparison, ...],
    interval: Callable[[ConfidenceInterval], dict[str, Any]],
) -> dict[str, Any]:  # fmt: skip
    """As JSON has them; empty where there are none."""
    if not areas:
        return {}
    listed = [
        {"model": each.model, "positive": each.positive, "positives": each.positives, "negatives": each.negatives,
         "area": each.area, "standard_error": each.standard_error, "intervals": [*map(interval, each.intervals)]}
        for each in areas
    ]  # fmt: skip
    names = ("first", "second", "items", "difference", "standard_error", "p_value", "p_holm", "test")
    compared = [
        {**{name: getattr(each, name) for name in names}, "condition": each.rests_on.removeprefix(", "),
         "intervals": [*map(interval, each.intervals)]}
        for each in comparisons
    ]  # fmt: skip
    return {"areas": listed, "area_comparisons": compared}
