"""The command line: answers, and one sentence with exit code 2 for everything else."""

import math
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from bounds import theorems, vc_dimension
from bounds.command_line import COMMANDS, main
from bounds.command_line.explaining import EXAMPLES
from tests.all_told import over
from tests.sentences import facts

SQUARE = "0,0 1,0 0,1 1,1"
LITERALS = ("delta=0.05", "ln_size=10*ln(3)")


def run(*words: str, typed: str = "") -> tuple[int, str]:
    result = CliRunner().invoke(main, list(words), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize("words", [(), ("--",)])
def test_explains_itself(words: tuple[str, ...]) -> None:
    code, output = run(*words)
    assert code == 0
    assert all(command in output for _, command in EXAMPLES)
    assert all(f"  {name} " in output for name in COMMANDS)


@pytest.mark.parametrize(
    ("number", "code", "said"),
    # By hand: sqrt(ln(40000)/2000); (10 ln 3 + ln 20)/0.1; 202 is not 140; 3^10 + 1; the diagonals cross.
    [(0, 0, "0.0727895"), (1, 0, "m = 140"), (2, 1, "base 2"), (3, 0, "59,050"), (4, 1, "14 of 16")],
)
def test_its_examples_work_as_they_stand(number: int, code: int, said: str) -> None:
    program, *words = shlex.split(EXAMPLES[number][1])
    assert program == "ltlab"
    ended, output = run(*words)
    assert ended == code
    assert said in output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        # Bernstein with m = 10, range 10: sqrt(0.05 ln 20) + ln 20/3 = 1.38560.
        ("value hoeffding_two_sided m=1 delta=0.05", "≤ 1.35810151574 vacuous never exceeds 1"),
        ("value bernstein m=10 delta=0.05 variance=0.25 loss_range=10", "gap <= 1.38560018054 if"),
        ("value bernstein m=1 delta=0.05 variance=0.25 loss_range=0.5", "vacuous never exceeds 0.5"),
        ("value rlm_tuned m=4 lipschitz=1 norm=1", "vacuous 0 1"),
        ("value hoeffding_two_sided m=1 delta=0.05 --json", '"vacuous": true'),
    ],
)
def test_a_vacuous_bound_is_marked_as_one(typed: str, said: str) -> None:
    assert said in facts(run(*shlex.split(typed))[1])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("value perceptron_mistakes radius=3.3 gamma=1", "≤ 10.89 at most 10 mistakes"),
        ("value perceptron_mistakes radius=1 gamma=0.1", "mistakes <= 100 if 0 no"),
        ("value halving ln_size=ln(1000)", "at most 9 mistakes"),
        ("value johnson_lindenstrauss epsilon=0.5 delta=0.05 vectors=4950", "293 dimensions, if"),
        ("value confidence_lower epsilon=0.05 delta=0.05", "at least 59 examples"),
        ("check 11 perceptron_mistakes radius=3.3 gamma=1", "not 10.89 at most 10 mistakes"),
        ("check 11 perceptron_mistakes radius=3.3 gamma=1", "11 rounded up"),
        ("check 10 perceptron_mistakes radius=3.3 gamma=1", "right: 10\n"),
        ("check 10.89 perceptron_mistakes radius=3.3 gamma=1", "right: 10.89\n"),
        ("value perceptron_mistakes radius=3.3 gamma=1 --json", "whole 10 mistakes"),
    ],
)
def test_a_count_is_told_as_the_whole_number_it_comes_to(typed: str, said: str) -> None:
    """By hand: 3.3 squared; log2 1000 = 9.97; 24 ln(198000) = 292.7; ln 0.05/ln 0.95 = 58.4."""
    assert said in facts(run(*shlex.split(typed))[1])


README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
PROGRAM = ".venv/bin/ltlab "
SHOWN = [line.strip().removeprefix(PROGRAM) for line in README.splitlines() if line.strip().startswith(PROGRAM)]
TYPED = [line for line in SHOWN if line.split()[0] in COMMANDS]


@pytest.mark.parametrize("typed", TYPED)
def test_what_the_readme_types_works(typed: str) -> None:
    code, output = run(*shlex.split(typed))
    assert code in (0, 1)
    assert output


def test_the_readme_shows_every_command() -> None:
    assert {typed.split()[0] for typed in TYPED} >= {
        "list",
        "show",
        "value",
        "solve",
        "check",
        "count",
        "vc",
        "shatters",
    }


def test_lists_every_theorem() -> None:
    code, output = run("list")
    assert code == 0
    assert all(f"  {slug} " in output for slug in theorems)


@over(list(theorems))
def test_shows_a_theorem(slug: str) -> None:
    code, output = run("show", slug)
    assert code == 0
    assert theorems[slug].latex in output
    assert str(theorems[slug].source) in output
    sources = [theorems[slug].source, *(form.source for form in theorems[slug].forms)]
    assert output.count("from memory") == sum(not source.checked for source in sources)


def test_evaluates() -> None:
    """sqrt(ln(40000)/2000), by hand."""
    code, output = run("value", "finite_agnostic", "m=1000", "delta=1/20", "ln_size=ln(1000)")
    assert (code, output.splitlines()[0]) == (0, "gap <= 0.0727895416014")


def test_solves() -> None:
    code, output = run("solve", "finite_realizable", "m", "at_most=0.1", "delta=0.05", "ln_size=10*ln(3)")
    assert code == 0
    assert output.startswith("m = 140, if ")
    assert "proved m = 140, m = 139 not" in facts(output)


def test_checks_answers() -> None:
    """(10 ln 3 + ln 20)/0.1 = 139.8; with logarithms to base 2 it is 201.7."""
    question = ("finite_realizable", "unknown=m", "at_most=0.1", "delta=0.05", "ln_size=10*ln(3)")
    assert run("check", "140", *question) == (0, "right: 140\n")
    code, output = run("check", "202", *question)
    assert code == 1
    assert "not 140. 202 logarithms 2" in facts(output)


def test_counts() -> None:
    """ln 59050 by hand."""
    assert run("count", "3**10 + 1") == (0, "|H| = 59,050\nln|H| = 10.9861398216\n")
    assert run("count", "2**(2**20)") == (0, "ln|H| = 726817.498003\n")


def test_counts_by_construction() -> None:
    """Catalan(7) 20^7 2^8 = 429 * 1.28e9 * 256, by hand."""
    code, output = run("count", "trees", "nodes=15", "features=20")
    assert code == 0
    assert output.startswith(f"|H| <= {429 * 20**7 * 2**8:,}\nln|H| <= {math.log(429 * 20**7 * 2**8):.12g}\nCatalan")
    code, output = run("count", "union", "conjunctions n=2", "6")
    assert (code, output.splitlines()[0]) == (0, "|H| <= 16")
    code, output = run("count")
    assert code == 0 and "  k_term_dnf " in output


def test_tells_vc_dimensions() -> None:
    """2n for boxes."""
    code, output = run("vc", "boxes", "n=3")
    assert code == 0
    assert "\nVC dimension: 6\n" in output
    code, output = run("vc")
    assert code == 0
    assert all(f"  {slug} " in output for slug in vc_dimension)


@pytest.mark.parametrize("points", [(SQUARE,), tuple(SQUARE.split()), ("(0, 0), (1, 0), (0, 1), (1, 1)",), ("-",)])
def test_points_come_in_many_ways(points: tuple[str, ...]) -> None:
    code, output = run("shatters", "halfspaces", *points, typed="x,y\n0,0\n1,0\n0,1\n1,1\n")
    assert code == 1
    assert "halfspaces not 4: 14 of 16" in facts(output)
    assert "- + + - (" in output and "impossible only 2 and 3" in facts(output.replace("- + + - ", ""))
    assert "(Radon)" in output


def test_points_come_from_a_file(tmp_path: Path) -> None:
    table = tmp_path / "points.csv"
    table.write_text("0;0\n1;0\n0;1\n", "utf-8")
    code, output = run("shatters", "halfspaces", str(table))
    assert code == 0 and facts(output) == "halfspaces shatters 3: 8 of 8"


def test_negative_points_are_no_options() -> None:
    assert run("shatters", "intervals", "-1", "1")[0] == 0
    assert run("shatters", "boxes", "-1,0", "1,0", "0,1", "0,-1")[0] == 0
    assert run("shatters", "interval_unions", "k=2", "-2 -1 0 1")[0] == 0
    assert run("shatters", "interval_unions", "k=2", "-2 -1 0 1 2")[0] == 1


# Bad input


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("value", "finite_agnostic", "m=abc", "delta=0.05", "ln_size=1"), "integer ≥ 1; abc"),
        (("value", "finite_agnostic", "m=0", "delta=0.05", "ln_size=1"), "integer ≥ 1; 0"),
        (("value", "finite_agnostic", "m=-3", "delta=0.05", "ln_size=1"), "integer ≥ 1; -3"),
        (("value", "finite_agnostic", "m=1.5", "delta=0.05", "ln_size=1"), "integer ≥ 1; 1.5"),
        (("value", "finite_agnostic", "m=nan", "delta=0.05", "ln_size=1"), "integer ≥ 1; nan"),
        (("value", "finite_agnostic", f"m={10**390}", "delta=0.05", "ln_size=1"), "integer 391"),
        (("value", "finite_agnostic", "m=10", "delta=1.2", "ln_size=1"), "δ between 0 1; 1.2"),
        (("value", "finite_agnostic", "m=10", "delta=1/0", "ln_size=1"), "δ between 0 1; 1/0"),
        (("value", "finite_agnostic", "m=10", "delta=0.05"), "finite_agnostic ln_size"),
        (("check", "m", "finite_agnostic", "m=10", "m=11"), "m twice"),
        (("value", "finite_agnostic", "ten"), "name = value"),
        (("value", "finite_agnositc", "m=10"), "mean finite_agnostic"),
        (("show", "zzz"), "no theorem zzz"),
        (("solve", "finite_agnostic", "m", "at_most=x", "delta=0.05", "ln_size=1"), "number x"),
        (("solve", "finite_agnostic", "unknown", "unknown=3", "delta=0.05"), "unknown"),
        (("count", "9**9**9**9"), "Error: "),
        (("count", "__import__('os')"), "Error: "),
        (("count", ""), "Error: "),
        (("count", "conjunction", "n=10"), "no conjunction conjunctions"),
        (("count", "conjunctions", "n=0"), "n integer between 1 1,000,000,000,000,000; 0"),
        (("count", "conjunctions"), "conjunctions n"),
        (("vc", "box"), "no box boxes"),
        (("vc", "boxes", "n=0"), "n integer between 1 1,000,000; 0"),
        (("vc", "boxes", "k=2"), "class n"),
        (("shatters", "halfspc", "0,0"), "mean halfspaces"),
        (("shatters", "trees", "0,0"), "cannot exactly trees"),
        (("shatters", "halfspaces", "0,nan"), "coordinate 0.5 1/3 nan"),
        (("shatters", "halfspaces", "0,inf"), "coordinate"),
        (("shatters", "halfspaces", "0,1e999999999"), "coordinate"),
        (("shatters", "halfspaces", "0,1/0"), "coordinate"),
        (("shatters", "halfspaces", "0,0 1"), "same coordinates"),
        (("shatters", "halfspaces", "0,,1"), "coordinate missing"),
        (("shatters", "intervals", "0,0"), "dimension 1; 2"),
        (("shatters", "intervals", " ".join(map(str, range(40)))), "≤ 16"),
        (("shatters", "intervals", "nowhere.csv"), "neither 0,1 nor"),
        (("shatters", "intervals", "1 " * 20_000), "≤ 20,000 characters"),
        (("shatters", "polynomials", "p=1000", "0,0"), "≤ 1,000 monomials"),
        (("shatters", "polynomials", "p=²", "0,0"), "degree polynomial"),
        (("shatters", "halfspaces"), "Missing argument"),
        (("shatters", "halfspaces", "--fast", "0,0"), "coordinate 0.5"),
        (("conut", "5"), "No command conut"),
        (("value",), "Missing argument"),
        (("value", "finite_agnostic", "--fast"), "not option"),
        (("value", ""), "no theorem nothing"),
        (("value", "ünï\udcff", "m=1"), "not theorem"),
        (("value", "x" * 10**6), "no theorem"),
        (("x" * 10**6,), "not command"),
        (("check", "", "finite_agnostic", "m=10", *LITERALS), "Error: "),
        (("check", "x" * 10**6, "finite_agnostic", "m=10", *LITERALS), "Error: "),
    ],
)
def test_refuses_in_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert sentence in facts(output)
    assert "Traceback" not in output
    assert len(output.strip().splitlines()) == 1
    assert len(output) < 700


def test_a_family_is_listed_alone() -> None:
    code, output = run("list", "--family", "validation")
    inside = [theorem.slug for theorem in theorems.values() if theorem.family == "validation"]
    assert code == 0 and [line.split()[0] for line in output.splitlines() if line.startswith("  ")] == inside
    code, output = run("list", "--family", "validaton")
    assert code == 2 and "mean validation" in facts(output)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("vc 'decision trees'", "trees"), ("count rectangles", "boxes"), ("count 'decision trees'", "trees"),
        ("count 'linear classifiers'", "ltlab halfspaces"), ("count spheres", "ltlab balls"),
    ],
)  # fmt: skip
def test_a_class_is_found_by_its_other_names(typed: str, meant: str) -> None:
    code, output = run(*shlex.split(typed))
    assert code == 2 and meant in facts(output) and len(output.splitlines()) == 1


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rectangles", "boxes"),
        ("hyperplanes", "halfspaces"),
        ("linear classifiers", "halfspaces"),
        ("spheres", "balls"),
    ],
)
def test_a_dimension_is_that_of_the_class_that_other_names_mean(typed: str, meant: str) -> None:
    code, output = run("vc", typed)
    assert code == 0 and f"({meant})" in output
