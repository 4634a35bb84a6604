"""An evaluation in words: a paragraph to quote, tables in Markdown, plain values."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

from bounds.numbers import format_number, format_short, pluralize
from laboratory.evaluations.accuracies import FAR_OUT, ModelAccuracy
from laboratory.evaluations.areas.words import (
    area_comparison_in_words,
    area_comparison_rows,
    area_in_words,
    area_rows,
    plain_areas,
)
from laboratory.evaluations.calibrations import ECE_CAVEAT, Calibration
from laboratory.evaluations.curve_words import curve_in_words, curve_rows, law_in_words, plain_curve
from laboratory.evaluations.evidence import Evidence
from laboratory.evaluations.intervals import ConfidenceInterval
from laboratory.evaluations.markup import bullets, table
from laboratory.evaluations.p_values import level_in_words, p_in_words
from laboratory.evaluations.pairs import PairedComparison

MOST_IN_A_PARAGRAPH = 10  # models, and comparisons


def paragraph(evaluation: Evidence) -> str:
    """The sentences one after the other."""
    return " ".join(_sentences(evaluation))


def lines(evaluation: Evidence) -> str:
    """The same sentences, a line each."""
    return "".join(f"{sentence}\n" for sentence in _sentences(evaluation))


def _sentences(evaluation: Evidence) -> list[str]:
    """About every model and pair, at most ten of each."""
    sentences = [accuracy_in_words(accuracy) for accuracy in evaluation.models[:MOST_IN_A_PARAGRAPH]]
    if (more := len(evaluation.models) - MOST_IN_A_PARAGRAPH) > 0:
        sentences.append(f"{pluralize(more, 'further model')}: see the table.")
    if len(evaluation.models) > 1:
        sentences.append(best_in_words(evaluation))
    count = len(evaluation.comparisons)
    quoted = evaluation.comparisons[:MOST_IN_A_PARAGRAPH]
    sentences += [comparison_in_words(each, count, evaluation.delta) for each in quoted]
    if (more := count - MOST_IN_A_PARAGRAPH) > 0:
        sentences.append(f"{pluralize(more, 'further comparison')}: see the table.")
    sentences += [
        calibration_in_words(each, evaluation.delta) for each in evaluation.calibrations[:MOST_IN_A_PARAGRAPH]
    ]
    sentences += [area_in_words(each, evaluation.delta) for each in evaluation.areas[:MOST_IN_A_PARAGRAPH]]
    pairs, some = len(evaluation.area_comparisons), evaluation.area_comparisons[:MOST_IN_A_PARAGRAPH]
    sentences += [area_comparison_in_words(each, pairs, evaluation.delta) for each in some]
    for curve in evaluation.curves[:MOST_IN_A_PARAGRAPH]:
        sentences += [curve_in_words(curve, evaluation.delta), law_in_words(curve)]
    sentences += evaluation.notes
    if evaluation.warnings:
        first, *rest = evaluation.warnings
        sentences += [f"Cautions about the {evaluation.results.source}: {first}", *rest]
    return sentences


def accuracy_in_words(accuracy: ModelAccuracy) -> str:
    """The accuracy with its interval and all that this assumes, in one sentence."""
    share = format_short(accuracy.accuracy, 4)
    of = pluralize(accuracy.items, "item")
    counted = f"{format_number(accuracy.right)} of {of} right" if accuracy.right is not None else f"over {of}"
    return f"{accuracy.model}: accuracy {share} ({counted}), {interval_in_words(accuracy.interval, accuracy.delta)}."


def interval_in_words(interval: ConfidenceInterval, delta: float) -> str:
    """Its ends, level, name and conditions."""
    level = f"{level_in_words(delta)} interval"
    about = f"{interval.ends} ({interval.kind} {level}, {interval.name})"
    against = f"; the file speaks against that: {interval.contradicted}" if interval.contradicted else ""
    return f"{about}{interval.rests_on}{against}"


def best_in_words(evaluation: Evidence) -> str:
    """Who chooses the best of several needs an interval that holds for all of them at once."""
    count = len(evaluation.models)
    best = max(evaluation.models, key=lambda accuracy: accuracy.accuracy)
    together = [interval for interval in best.intervals if interval.at_once > 1]
    if not together or together[0].contradicted:
        return (
            f"Whoever picks {best.model} as the best of {len(evaluation.models)} needs an interval that holds for all."
        )
    return (
        f"As the best of {count}, {best.model} has {together[0].ends}, where all intervals hold at once"
        f" ({together[0].kind} {level_in_words(evaluation.delta)} intervals, {together[0].name}){together[0].rests_on}."
    )


def comparison_in_words(comparison: PairedComparison, comparisons: int, delta: float) -> str:
    """The difference with its intervals, their level, and the two-sided test."""
    both = f"{comparison.first} less {comparison.second} on {pluralize(comparison.items, 'common item')}"
    difference, level = format_short(comparison.difference, 4), f"{level_in_words(delta)} interval"
    counted = ""
    if comparison.only_first is not None and comparison.only_second is not None:
        first, second = format_number(comparison.only_first), format_number(comparison.only_second)
        counted = f" ({first} only the first right, {second} only the second)"
    alone = comparison.interval
    interval = f", {alone.ends} ({alone.kind} {level}, {alone.name})" if alone else ""
    if score := comparison.score_interval:
        interval += f", by {score.name} {score.ends} (approximate {level}, for many items)"
    together = _together(comparison.together, comparisons) if comparison.together else ""
    holm = f", {p_in_words(comparison.p_holm)} by Holm for {comparisons} comparisons" if comparisons > 1 else ""
    return (
        f"{both}: difference {difference}{counted}{interval}{together}; {comparison.test}, two-sided p = "
        f"{p_in_words(comparison.p_value)}{holm}{comparison.rests_on}."
    )


def _together(interval: ConfidenceInterval, comparisons: int) -> str:
    further = FAR_OUT if interval.kind == "approximate" else ""
    return f", {interval.ends} where all {comparisons} hold at once ({interval.kind}{further})"


def calibration_in_words(calibration: Calibration, delta: float) -> str:
    """Brier's score with its interval, and the calibration error, with its caveat."""
    ece, interval = format_short(calibration.ece, 3), interval_in_words(calibration.interval, delta)
    return (
        f"{calibration.model}, its scores taken as the probability that {calibration.event}, of "
        f"{pluralize(calibration.answers, 'answer')}: Brier score {format_short(calibration.brier, 4)}, {interval}; "
        f"expected calibration error {ece} in ten bins ({ECE_CAVEAT}); {calibration.log_loss_in_words}."
    )


def markdown(evaluation: Evidence) -> str:
    """Tables and lists."""
    parts = ["## Accuracies", table(interval_rows(evaluation))] if evaluation.models else []
    if evaluation.areas:
        parts += ["## Areas under the ROC curve", table(area_rows(evaluation.areas))]
    if evaluation.area_comparisons:
        parts += ["## Differences of areas", table(area_comparison_rows(evaluation.area_comparisons))]
    if evaluation.comparisons:
        parts += ["## Comparisons on the same items", table(comparison_rows(evaluation))]
    if evaluation.curves:
        parts += [
            "## Accuracy by training size",
            table([row for curve in evaluation.curves for row in curve_rows(curve)]),
            bullets(tuple(law_in_words(curve) for curve in evaluation.curves)),
        ]
    if evaluation.warnings:
        parts += [f"## Cautions about the {evaluation.results.source}", bullets(evaluation.warnings)]
    parts += [
        f"## How the {evaluation.results.source}s were read",
        bullets((*evaluation.understood, *evaluation.notes)),
    ]
    return "\n\n".join(parts) + "\n"


def interval_rows(evaluation: Evidence) -> list[dict[str, str]]:
    """A row for each interval of each model."""
    return [
        {
            "model": accuracy.model, "items": format_number(accuracy.items),
            "accuracy": format_short(accuracy.accuracy, 4), "interval": interval.ends,
            "by": interval.name, "kind": interval.kind, "holds": interval.rests_on.removeprefix(", "),
            "the file speaks against it": interval.contradicted,
        }
        for accuracy in evaluation.models for interval in accuracy.intervals
    ]  # fmt: skip


def comparison_rows(evaluation: Evidence) -> list[dict[str, str]]:
    """A row for each pair."""
    return [dict(_cells(comparison)) for comparison in evaluation.comparisons]


def _cells(comparison: PairedComparison) -> Iterator[tuple[str, str]]:
    interval = comparison.interval
    yield "first", comparison.first
    yield "second", comparison.second
    yield "items", format_number(comparison.items)
    yield "only the first right", _count(comparison.only_first)
    yield "only the second right", _count(comparison.only_second)
    yield "difference", format_short(comparison.difference, 4)
    yield "interval", f"{interval.ends} ({interval.kind})" if interval else "none"
    yield "Tango's score (approximate)", comparison.score_interval.ends if comparison.score_interval else ""
    together = comparison.together
    yield "interval, all at once", f"{together.ends} ({together.kind})" if together else ""
    yield "p", p_in_words(comparison.p_value)
    yield "mid-p", "" if comparison.p_midp is None or comparison.contradicted else p_in_words(comparison.p_midp)
    yield "p by Holm", p_in_words(comparison.p_holm)
    yield "test", comparison.test
    yield "holds", comparison.rests_on.removeprefix(", ")


def plain(evaluation: Evidence) -> dict[str, Any]:
    """As JSON has it."""
    return {
        "delta": evaluation.delta,
        "understood": list(evaluation.understood),
        "models": [_accuracy(accuracy) for accuracy in evaluation.models],
        "comparisons": [_comparison(comparison) for comparison in evaluation.comparisons],
        "calibrations": [
            {"model": each.model, "scores_of": each.event, "answers": each.answers, "brier": each.brier,
             "interval": _interval(each.interval), "ece": each.ece, "ece_caveat": ECE_CAVEAT,
             "log_loss": each.log_loss if isfinite(each.log_loss) else None,
             "bins": [dict(zip(("answers", "score", "share"), row, strict=True)) for row in each.bins]}
            for each in evaluation.calibrations
        ],
        **plain_areas(evaluation.areas, evaluation.area_comparisons, _interval),
        **({"curves": [plain_curve(each) for each in evaluation.curves]} if evaluation.curves else {}),
        "warnings": list(evaluation.warnings),
        "notes": list(evaluation.notes),
        "report": paragraph(evaluation),
    }  # fmt: skip


def _accuracy(accuracy: ModelAccuracy) -> dict[str, Any]:
    clustered = accuracy.clustered
    return {
        "model": accuracy.model, "items": accuracy.items, "answers": accuracy.answers, "right": accuracy.right,
        "accuracy": accuracy.accuracy,
        "standard_error": clustered.standard_error if clustered else None,
        "clusters": clustered.clusters if clustered and accuracy.by_item.has_clusters else None,
        "design_effect": clustered.design_effect if clustered and accuracy.by_item.has_clusters else None,
        "intervals": [_interval(interval) for interval in accuracy.intervals],
    }  # fmt: skip


def _comparison(comparison: PairedComparison) -> dict[str, Any]:
    names = (
        "first", "second", "items", "only_first", "only_second", "difference", "p_exact", "p_midp", "p_clustered",
        "p_value", "p_holm", "test", "contradicted",
    )  # fmt: skip
    more = {
        "intervals": [_interval(each) for each in comparison.intervals],
        "condition": comparison.rests_on.removeprefix(", "),
    }
    return {name: getattr(comparison, name) for name in names} | more


def _interval(interval: ConfidenceInterval) -> dict[str, Any]:
    return {
        "name": interval.name, "low": interval.low, "high": interval.high, "kind": interval.kind,
        "theorems": list(interval.theorems), "condition": interval.rests_on.removeprefix(", "),
        "contradicted": interval.contradicted, "at_once": interval.at_once,
    }  # fmt: skip


def _count(count: int | None) -> str:
    return "" if count is None else format_number(count)
