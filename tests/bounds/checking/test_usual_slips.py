"""Slips that students make in every course are named; each wrong number is worked out here, by the slip itself."""

import math
from statistics import NormalDist
from typing import Any

from bounds import Ln, diagnose, identify, theorems
from bounds.diagnosis.kinds import inputs
from bounds.diagnosis.quiet import without_warnings
from bounds.diagnosis.task import tasks
from bounds.diagnosis.trees import names_in
from bounds.diagnosis.verdict import Verdict
from bounds.exercises.exercise_problem import ExerciseProblem
from bounds.exercises.reasons import SAFE_SIDE, reason
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.exactly import complement
from bounds.vocabulary.names import called
from tests.all_told import each, over

WALD = {"m": 40, "delta": 0.05, "test_error": 0.3}
SPREAD = math.sqrt(0.3 * 0.7 / 40)
LITERALS: dict[str, Any] = {"unknown": "m", "at_most": 0.1, "delta": 0.05}
MARGIN = {"m": 1000, "delta": 0.05, "radius": 2.0, "norm": 3.0, "gamma": 0.5, "margin_error": 0.1}
COIN = {"m": 20, "errors": 3, "risk": 0.3}


def complements(theorem: Theorem) -> set[str]:
    """The variables in whose place people give 1 minus it."""
    twins = {variable.name: called(variable).twins for variable in theorem.variables}
    return {name for name, them in twins.items() if any(twin.to_variable is complement for twin in them)}


ENDS = {"both": ("both ends", 2), "one": ("one end", 0.5)}


def wilson(z: float) -> float:
    """The upper end for 12 mistakes of 40 with another z than 1.95996."""
    return (0.3 + z**2 / 80 + z * math.sqrt(0.3 * 0.7 / 40 + z**2 / 6400)) / (1 + z**2 / 40)


def coin(terms: range, choose: Any) -> float:
    """The part of P[Bin(20, 0.3) <= 3] that is left of it."""
    return math.fsum(choose(20, i) * 0.3**i * 0.7 ** (20 - i) for i in terms)


def without(*_: int) -> int:
    """In the place of a binomial coefficient that was forgotten."""
    return 1


def margin(scale: float) -> float:
    return 0.1 + 2 * scale / math.sqrt(1000) + math.sqrt(math.log(20) / 2000)


def literals(count: float) -> int:
    """Examples that are enough for so many hypotheses."""
    return math.ceil((math.log(count) + math.log(20)) / 0.1)


def sauer(m: int, d: int) -> int:
    return sum(math.comb(m, i) for i in range(d + 1))


NAMED: tuple[tuple[str, str, dict[str, Any], str], ...] = (
    # Exact binomial probabilities.
    (f"{coin(range(4), without):.4g}", "binomial_lower_tail", COIN, "coefficients forgotten"),
    (f"{coin(range(3, 4), without):.4g}", "binomial_lower_tail", COIN, "coefficient forgotten"),
    (f"{coin(range(3, 4), math.comb):.4g}", "binomial_lower_tail", COIN, "exactly k"),
    (f"{coin(range(3, 21), without):.4g}", "binomial_upper_tail", COIN, "coefficients forgotten"),
    (f"{coin(range(3, 4), math.comb):.4g}", "binomial_upper_tail", COIN, "exactly k"),
    (f"{math.fsum(math.comb(20, i) * 0.7**i * 0.3 ** (20 - i) for i in range(9)):.4g}", "binomial_lower_tail",
     {**COIN, "errors": 8}, "accuracy 1−p for p"),
    # One term of Sauer's sum, and bounds in the place of a growth function that is known.
    (f"{math.sqrt(8 / 1000 * (math.log(math.comb(2000, 10)) + math.log(80))):.6g}", "vc_original",
     {"m": 1000, "delta": 0.05, "d": 10}, "last term"),
    (str(sauer(7, 3)), "growth_halfspaces", {"m": 7, "n": 2}, "Sauer's sum"),
    (str(2**7), "growth_halfspaces", {"m": 7, "n": 2}, "2^m"),
    (str(math.comb(10, 3)), "growth_halfspaces", {"m": 10, "n": 2}, "last term"),
    # A factor 2, both ways.
    ("0.4", "chebyshev", {"m": 100, "delta": 0.05, "variance": 0.2}, "too many"),
    ("0.1", "chebyshev", {"m": 100, "delta": 0.05, "variance": 0.2}, "factor 2 lost"),
    ("280", "finite_realizable", {**LITERALS, "ln_size": Ln(3, 10)}, "too many"),
    ("70", "finite_realizable", {**LITERALS, "ln_size": Ln(3, 10)}, "factor 2 lost"),
    # Quantiles from a table.
    (f"{2 * SPREAD:.4f}", "normal_interval", WALD, "2 for 1.96"),
    (f"{1.96 * SPREAD:.9f}", "normal_interval", WALD, "two decimals"),
    (f"{1.645 * SPREAD:.7f}", "normal_interval", WALD, "three decimals"),
    (f"{2.576 * SPREAD:.4f}", "normal_interval", WALD, "2.576 for 99 %"),
    (f"{2.58 * SPREAD:.4f}", "normal_interval", WALD, "2.58 for 99 %"),
    (f"{1.96 * SPREAD:.5f}", "normal_interval", {**WALD, "delta": 0.01}, "1.96 for 95 %"),
    (f"{wilson(2):.5f}", "wilson_upper", WALD, "2 for 1.96"),
    (f"{wilson(1.96):.9f}", "wilson_upper", WALD, "two decimals"),
    # Classes counted wrongly.
    (str(literals(2**10)), "finite_realizable", {**LITERALS, "ln_size": Ln(3, 10)}, "2^n for 3^n"),
    (str(literals(2**10)), "finite_realizable", {**LITERALS, "ln_size": Ln(3**10 + 1)}, "2^n for 3^n + 1"),
    (str(literals(3**12)), "finite_realizable", {**LITERALS, "ln_size": Ln(2, 12)}, "3^n for 2^n"),
    (str(math.ceil((2**6 * math.log(2) + math.log(20)) / 0.1)), "finite_realizable",
     {**LITERALS, "ln_size": Ln(2, 6)}, "2^(2^n) for 2^n"),
    (str(math.ceil((6 * math.log(2) + math.log(20)) / 0.1)), "finite_realizable",
     {**LITERALS, "ln_size": Ln(2, 64)}, "2^n for 2^(2^n)"),
    # One off.
    (f"{math.sqrt(8 / 1000 * (math.log(sauer(2000, 11)) + math.log(80))):.6g}", "vc_original",
     {"m": 1000, "delta": 0.05, "d": 10}, "d+1 for d"),
    (f"{math.sqrt(8 / 1000 * (math.log(sauer(2000, 9)) + math.log(80))):.6g}", "vc_original",
     {"m": 1000, "delta": 0.05, "d": 10}, "d−1 for d"),
    (f"{math.sqrt(0.05 / (999 * 0.05)):.6g}", "chebyshev", {"m": 1000, "delta": 0.05, "variance": 0.05}, "m−1 for m"),
    # Logarithms to another base than 2, and bits among nats.
    (str(math.floor(10 * math.log(3))), "halving", {"ln_size": Ln(3, 10)}, "natural logarithms"),
    (f"{10 * math.log10(3):.4f}", "halving", {"ln_size": Ln(3, 10)}, "base 10"),
    (f"{40 * math.log(2 / 0.05) + 800 * math.log(130):.1f}", "vc_blumer_sum",
     {"epsilon": 0.1, "delta": 0.05, "d": 10}, "natural logarithms"),
    (f"{-math.expm1(-(math.log(math.comb(1000, 20)) + 10 + math.log(1000) + math.log(20)) / 980):.5g}",
     "compression_message", {"m": 1000, "delta": 0.05, "size": 20, "bits": 10}, "bits among"),
    ("55", "growth_intervals", {"m": 10}, "forgotten"),
    ("57", "growth_intervals", {"m": 10}, "twice"),
    ("3", "vc_dimension_halfspaces", {"n": 3}, "forgotten"),
    (str(math.ceil((10 * math.log10(3) + math.log10(20)) / 0.01)), "finite_realizable",
     {**LITERALS, "at_most": 0.01, "ln_size": Ln(3, 10)}, "base 10"),
    (f"{math.sqrt(8 / 1000 * (math.log2(sauer(2000, 10)) + math.log2(80))):.4g}", "vc_original",
     {"m": 1000, "delta": 0.05, "d": 10}, "base 2 instead"),
    # A table's quantile, right when it is rounded: 384.146 and 384.16 come to 385.
    (f"{1.96**2 * 100:.2f}", "normal_interval_widest", {"unknown": "m", "at_most": 0.05, "delta": 0.05}, "not rounded"),
    # A floor too early; a rounding to the wrong side.
    (f"{(10 + math.log(20)) / 0.1:.5g}", "finite_realizable", {**LITERALS, "ln_size": 10.9}, ""),
    ("139", "finite_realizable", {**LITERALS, "ln_size": Ln(3, 10)}, "rounded down"),
    # Margins, tests, intervals.
    (f"{margin(2 / 0.5):.5g}", "margin_linear", MARGIN, "B left"),
    (f"{margin(3 / 0.5):.5g}", "margin_linear", MARGIN, "ρ left"),
    ("5.0", "mcnemar_chi_square", {"only_first": 30, "only_second": 15}, "P value"),
    (f"{0.3 + NormalDist().inv_cdf(0.975) * SPREAD:.3f}", "wilson_upper", WALD, "Wald"),
    (f"{0.3 - NormalDist().inv_cdf(0.975) * SPREAD:.3f}", "wilson_lower", WALD, "Wald"),
    (f"{0.3 + NormalDist().inv_cdf(0.975) * SPREAD:.5f}", "test_set_binomial",
     {"m": 40, "delta": 0.025, "errors": 12}, "Wald"),
    (f"{0.3 + NormalDist().inv_cdf(0.975) * SPREAD:.4f}", "normal_interval", WALD, "upper end"),
    # δ of both ends for that of one, and back.
    (f"{wilson(NormalDist().inv_cdf(0.95)):.5f}", "wilson_upper", WALD, "both ends"),
    (f"{math.sqrt(math.log(20) / 2000):.5f}", "hoeffding_two_sided", {"m": 1000, "delta": 0.05}, "both ends"),
    (f"{math.sqrt(math.log(40) / 2000):.5f}", "hoeffding_one_sided", {"m": 1000, "delta": 0.05}, "one end"),
)  # fmt: skip


def test_usual_slips_are_named() -> None:
    each(check_named, {f"{slug} {answer}": (answer, slug, inputs, words) for answer, slug, inputs, words in NAMED})


def check_named(answer: str, slug: str, question: dict[str, Any], words: str) -> None:
    diagnosis = diagnose(answer, slug, **question)
    assert diagnosis.verdict is Verdict.WRONG
    names = [name for slip in diagnosis.slips for name in (slip.words, *slip.others)]
    assert any(words in name for name in names), names


@over([theorem for theorem in theorems.values() if theorem.ends])
def test_delta_of_both_ends_for_one(theorem: Theorem) -> None:
    """Wherever δ pays for both ends, taking it for one is a slip of that name; where for one, taking it for both."""
    point = typical_points(theorem, 1)[0]
    if "delta" not in point or theorem.ends not in ENDS:
        return
    words, factor = ENDS[theorem.ends]
    task = next(tasks(theorem, None, None, point, 1000.0))
    edits = [edit for edit in inputs.edits(task) if words in edit.words]
    assert len(edits) == ("delta" in names_in(task.tree))
    for edit in edits:
        wrong = theorem.formula(**{**point, "delta": factor * point["delta"]})
        assert math.isclose(task.run(edit.tree), wrong, rel_tol=1e-9)


@over([theorem for theorem in theorems.values() if complements(theorem)])
def test_a_complement_is_a_slip_wherever_people_give_it(theorem: Theorem) -> None:
    """The confidence for δ, the coverage for α, the accuracy for an error: whatever may be typed in their place."""
    point = typical_points(theorem, 1)[0]
    task = next(tasks(theorem, None, None, point, 1000.0))
    for name in complements(theorem).intersection(names_in(task.tree)):
        label = task.labels[name]
        edit = next(edit for edit in inputs.edits(task) if edit.words.endswith(f" 1−{label} for {label}"))
        with without_warnings():
            wrong, text = theorem.formula(**{**point, name: 1 - point[name]}), task.run(edit.tree)
        assert math.isclose(text, wrong, rel_tol=1e-9) or not math.isfinite(text)


@over([(2, 0.05, 0.02), (3, 0.1, 0.005), (4, 0.05, 0.005), (5, 0.01, 0.0001), (7, 0.1, 0.0001), (10, 0.05, 0.1)])
def test_classes_counted_by_another_convention_are_no_slip(n: int, delta: float, target: float) -> None:
    """3^n for 3^n + 1, without the hypothesis that is always false, and back; a number badly rounded comes first."""
    with_it, without = (math.ceil((math.log(size) - math.log(delta)) / target) for size in (3**n + 1, 3**n))
    for own, other, size in ((with_it, without, 3**n + 1), (without, with_it, 3**n)):
        diagnosis = diagnose(other, "finite_realizable", "m", at_most=target, delta=delta, size=size)
        if other == own:
            assert diagnosis.right
        elif abs(own - other) > 1:
            assert (diagnosis.verdict, diagnosis.slips) == (Verdict.BY_ANOTHER_BOOK, ())
            assert "convention" in diagnosis.form or diagnosis.book is not None
        assert not any("counted" in name for slip in diagnosis.slips for name in (slip.words, *slip.others))
    gaps = [math.sqrt((math.log(2 * size) - math.log(delta)) / 2000) for size in (3**n + 1, 3**n)]
    diagnosis = diagnose(f"{gaps[1]:.9f}", "finite_agnostic", m=1000, delta=delta, size=3**n + 1)
    assert diagnosis.verdict is Verdict.BY_ANOTHER_BOOK and diagnosis.form in repr(diagnosis)


def test_without_a_theorem_a_class_may_be_counted_by_another_convention() -> None:
    """(ln 27 + ln 10)/0.005 = 1119.7 and (ln 28 + ln 10)/0.005 = 1127.0."""
    assert any(
        "convention" in explanation.form
        for explanation in identify(1127, size=27, epsilon=0.005, delta=0.1)
        if explanation.right
    )


def test_a_class_of_ten_need_not_be_one_of_conjunctions() -> None:
    """(ln 10 + ln 5)/0.1 = 39.12: 39 is rounded down, though (ln 9 + ln 5)/0.1 = 38.07 comes to 39, too."""
    diagnosis = diagnose(39, "finite_realizable", "m", at_most=0.1, delta=0.2, size=10)
    assert diagnosis.verdict is Verdict.WRONG and "rounded down" in diagnosis.slips[0].words


def test_reasons_speak_of_the_slip_itself() -> None:
    """Rounding the result is about its safe side, rounding on the way there is not; base 2 is right where it stands."""
    halving = ExerciseProblem(theorems["halving"], "", {"ln_size": Ln(3, 10)})
    slip = diagnose("4.7712", "halving", ln_size=Ln(3, 10)).slips[0]
    assert reason(halving, slip) is None
    inputs: dict[str, Any] = {"m": 1000, "delta": 0.05, "ln_size": Ln(3, 10)}
    early = math.sqrt((round(10 * math.log(3), 1) + round(math.log(40), 1)) / 2000)
    agnostic = ExerciseProblem(theorems["finite_agnostic"], "", inputs)
    for slip_here in diagnose(f"{early:.6g}", "finite_agnostic", **inputs).slips:
        text = reason(agnostic, slip_here)
        assert text is None or text.text != SAFE_SIDE


def test_an_answer_of_which_no_double_is_left_is_judged() -> None:
    for answer in ("1e-400", "-1e-400"):
        assert not diagnose(answer, "finite_agnostic", m=1_000, delta=0.05, ln_size=3).right
