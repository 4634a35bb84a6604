"""What is told of a counterpart: at the inputs at hand, with the link, and never more than the declaration says."""

import json

import pytest
from click.testing import CliRunner

from bounds import search, theorems
from bounds.command_line.statements import list_theorems, show
from bounds.formalization import SEARCHED, counterparts, formalized
from bounds.formalization import words as words_of_formalization
from bounds.formalization.library import is_searched
from bounds.formalization.words import NONE, NOT_SEARCHED, as_records, in_markdown, in_plain, in_short, proves
from bounds.index.listing import markdown_page
from bounds.testing.points import extremes
from tests.sentences import facts


def test_the_factor_is_that_at_ones_own_numbers() -> None:
    few, many = ({"gamma": 0.1, "rounds": rounds} for rounds in (50, 500))
    theorem = theorems["adaboost_training_error"]
    # exp(-0.02 T) over 0.96^(T/2) is 1.0002055^T
    assert "1.021" in facts(in_markdown(theorem, few)) and "1.228" in facts(in_markdown(theorem, many))
    assert "larger" in in_plain(theorem, few)


@pytest.mark.parametrize(
    ("slug", "inputs", "words"),
    [
        ("le_cam", {"separation": 1, "tv": 0.5}, "smaller 2"),
        ("hedge", {"rounds": 1000, "experts": 10}, "proves this"),
        ("no_free_lunch", {"epsilon": 0.1}, "epsilon = 1/8"),
        ("shattered_set_lower", {"d": 20}, "smaller 1.1"),
        ("ols_fixed_design", {"m": 100, "n": 10, "sigma": 1}, "at most"),
        ("freedman", {"delta": 0.05, "variances": 10, "largest_step": 1}, "smaller 1.007"),
        ("ucb1", {"rounds": 10_000, "arms": 10, "gap": 0.5}, "0.039 %"),
        ("chernoff_upper_tail", {"m": 10**9, "risk": 1.0, "gamma": 1.0}, "smaller 10³⁰⁰"),
        ("random_projection_chernoff", {"n": 10**6, "epsilon": 0.9}, "larger 10³⁰⁰"),
        ("serfling", {"m": 1000, "population": 2000, "delta": 0.05, "loss_range": 1}, "conditions"),
        ("serfling", {"m": 1000, "population": 2000, "delta": 0.05, "loss_range": 2}, "loss_range = 1"),
        ("ppi", {"labelled": 1000, "judged": 10_000, "judge_range": 0.5, "delta": 0.05}, "another"),
        ("condorcet_hoeffding", {"voters": 21, "error": 0.3}, "instance"),
        ("hoeffding_range", {"m": 100, "delta": 0.05, "loss_range": 2}, "conditions"),
        ("le_cam", {"separation": 1, "tv": 1}, "same"),
    ],
)
def test_each_verdict_has_its_words(slug: str, inputs: dict[str, float], words: str) -> None:
    says = proves(counterparts(slug)[0], inputs)
    *said, last = words.split(maxsplit=1) if len(words.split()) == 2 else (words,)
    assert last in says and all(word in says for word in said), says


def test_a_theorem_without_a_counterpart_says_that_none_was_seen_and_when() -> None:
    assert in_plain(theorems["winnow"]) == in_markdown(theorems["winnow"]) == NONE
    assert SEARCHED in NONE and in_short(theorems["winnow"]) == "" and as_records(theorems["winnow"]) == []


def test_every_family_was_searched_and_a_new_one_says_that_it_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A family without a file is one that nobody searched, which is not the same as nothing found."""
    assert all(map(is_searched, theorems.families)) and not is_searched("family_of_tomorrow")
    assert in_plain(theorems["shrinkage_sample_size"]) == in_plain(theorems["mcnemar_power"]) == NONE
    monkeypatch.setattr(words_of_formalization, "is_searched", lambda family: family != "online")
    assert in_plain(theorems["winnow"]) == in_markdown(theorems["winnow"]) == NOT_SEARCHED != NONE


@pytest.mark.parametrize("slug", [slug for slug in theorems if counterparts(slug)])
@pytest.mark.parametrize("end", [0, 1])
def test_at_the_ends_of_every_domain_there_are_words(slug: str, end: int) -> None:
    inputs = {variable.name: extremes(variable)[end] for variable in theorems[slug].variables}
    assert in_markdown(theorems[slug], inputs).count("Lean:") == len(counterparts(slug))


@pytest.mark.parametrize("slug", theorems)
def test_every_theorem_has_its_words_with_the_link(slug: str) -> None:
    plain, markdown = in_plain(theorems[slug]), in_markdown(theorems[slug])
    for entry in counterparts(slug):
        assert entry.url in plain and f"({entry.url})" in markdown and entry.short_commit in plain
        assert entry.states in plain
    assert plain.count("https://") == len(counterparts(slug))


def test_markdown_shows_stars_and_angle_brackets_as_they_stand() -> None:
    line = in_markdown(theorems["gradient_descent"]).splitlines()[1]
    assert r"w\*" in line and "&lt;" in in_markdown(theorems["rademacher_linear"])


def test_the_command_line_shows_lists_and_gives_them_as_json() -> None:
    shown_by = CliRunner().invoke(show, ["le_cam"]).output
    assert counterparts("le_cam")[0].url in shown_by
    record = json.loads(CliRunner().invoke(show, ["le_cam", "--json"]).output)["machine_checked"][0]
    assert record["factor"] == pytest.approx(2) and record["url"] == counterparts("le_cam")[0].url
    listed = json.loads(CliRunner().invoke(list_theorems, ["--lean", "proved", "--json"]).output)["theorems"]
    assert {entry["theorem"] for entry in listed} == set(formalized())
    nothing = CliRunner().invoke(list_theorems, ["--lean", "proved", "--search", "winnow balanced"])
    assert nothing.exit_code == 1


@pytest.mark.parametrize("word", ["lean", "formalized", "machine-checked"])
def test_a_search_for_the_word_finds_these_before_all_others(word: str) -> None:
    slugs = [theorem.slug for theorem in search(word).theorems]
    assert set(slugs[: len(formalized())]) == set(formalized())


def test_the_table_names_the_closest() -> None:
    rows = {line.split("`")[1]: line for line in markdown_page(theorems).splitlines() if line.startswith("| `")}
    assert "factor 2]" in rows["le_cam"] and rows["winnow"].endswith("|  |")
    assert sum("https://github.com" in row for row in rows.values()) == sum(
        bool(counterparts(slug)) for slug in theorems
    )
