"""The ranked search: the best first, typing errors and other names forgiven, and nothing for what is nowhere."""

import pytest
from click.testing import CliRunner

from bounds import search, theorems
from bounds.command_line import main
from bounds.index.finding import matching
from bounds.index.functions import found_elsewhere
from bounds.index.ranking import MOST, TextIndex, cut_note
from bounds.index.stems import stem
from bounds.vocabulary.glossary import glossary
from tests.sentences import facts
from tests.work import at_most_calls

SHELF = TextIndex(
    [
        ("hoeffding", "Hoeffding's inequality", "The mean of bounded losses deviates from the true risk."),
        ("perceptron", "Perceptron convergence (Novikoff)", "Mistakes on separable examples with a margin."),
        ("agnostic", "Agnostic learning", "No assumption on the labels."),
        ("forest", "RandomForest", "Trees on bootstrap samples; k-fold cross-validation chooses their depth."),
        ("tree", "Decision tree", "One tree; its depth is a bound on the leaves."),
    ]
)  # fmt: skip

# What somebody types, and a theorem that belongs among the first so many.
FIRST = [
    ("noise", "finite_label_noise", 3),
    ("noise", "vc_agnostic_lower", 14),
    ("conjunction", "find_s_mean", 3),
    ("conjunctions", "finite_realizable", 14),
    ("Hoeffdings inequality", "hoeffding_range", 3),
    ("hoefding inequalty", "hoeffding_range", 3),
    ("how many examples for a decision tree", "tree_nodes_erm", 4),
    ("sample complexity", "vc_blumer", 8),
    ("error bars", "normal_interval", 3),
    ("A/B test", "mcnemar", 4),
    ("power analysis", "normal_interval_widest", 2),
    ("dataset", "error_decomposition", 6),
    ("nofikof", "perceptron_mistakes", 1),
    ("deep learning", "vc_threshold_network", 5),
    ("finite class", "finite_agnostic", 8),
    ("p-value", "anytime_p_value", 2),
    ("test set", "test_set_binomial", 6),
    ("test set", "validation_one_sided", 20),
]


def things_for(words: str) -> list[str]:
    return [result.thing for result in SHELF.ranked(words)]


@pytest.mark.parametrize(
    ("words", "things"),
    [
        ("tree", ["tree", "forest"]),  # in the title first
        ("bounding", ["hoeffding", "tree"]),
        ("hofding", ["hoeffding"]),
        ("nofikof", ["perceptron"]),
        ("percept", ["perceptron"]),  # still being typed
        ("noise", ["agnostic"]),  # another name
        ("kfold", ["forest"]),
        ("crossvalidation", ["forest"]),
        ("random forest", ["forest"]),
        ("what is a decision tree", ["tree", "forest"]),
        ("tree zebra", []),  # half of it, and less than half by rarity
        ("zebra", []),
        ("", []),
        ("?!", []),
    ],
)
def test_what_is_meant_is_found_and_nothing_else(words: str, things: list[str]) -> None:
    assert things_for(words) == things


def test_scores_fall_and_no_more_come_than_wanted() -> None:
    scores = [result.score for result in SHELF.ranked("tree depth")]
    assert len(scores) == 2 and scores[0] > scores[1] > 0
    assert [result.thing for result in SHELF.ranked("tree depth", limit=1)] == things_for("tree depth")[:1]
    same = TextIndex([(place, "Margin", "bound") for place in range(20)])
    assert [result.thing for result in same.ranked("margin")] == list(range(20))


def test_an_empty_shelf_has_nothing() -> None:
    assert TextIndex(()).ranked("tree") == () and TextIndex([("a", "", "")]).ranked("tree") == ()


def test_words_spelled_alike_are_suggested_as_they_are_written() -> None:
    assert "novikoff" in SHELF.nearest("nofikof") and SHELF.nearest("tree") == ()
    assert "random" in SHELF.nearest("ramdon")


@pytest.mark.parametrize(
    "forms",
    [
        ("bound", "bounds", "bounded", "bounding"),
        ("class", "classes"),
        ("hypothesis", "hypotheses"),
        ("boundary", "boundaries"),
        ("optimize", "optimizing", "optimised", "optimizes"),
        ("control", "controlling", "controlled"),
        ("neighbor", "neighbours"),
        ("box", "boxes"),
        ("loss", "losses"),
        ("stop", "stopping", "stopped"),
        ("fall", "falling"),
    ],
)
def test_forms_of_a_word_have_one_stem(forms: tuple[str, ...]) -> None:
    assert len(set(map(stem, forms))) == 1


def test_other_words_have_other_stems() -> None:
    words = ["class", "bias", "basis", "string", "risk", "need", "bed", "noise", "ring", "loss", "los", "analysis"]
    assert len({stem(word) for word in words}) == len(words)


@pytest.mark.parametrize(("words", "slug", "among"), FIRST)
def test_the_theorem_that_is_meant_is_among_the_first(words: str, slug: str, among: int) -> None:
    assert slug in [theorem.slug for theorem in matching(words, theorems)[:among]]


def test_the_bounds_on_the_true_risk_come_first_for_its_other_name() -> None:
    first = matching("population risk", theorems)[:10]
    assert sum("risk" in theorem.returns.name for theorem in first) >= 7


def test_a_kind_finds_what_is_said_of_the_broader_term_and_not_the_other_way() -> None:
    names = {term.name for term in glossary()}
    assert all(term.kind_of in names for term in glossary() if term.kind_of)
    of_trees = [theorem.slug for theorem in matching("decision tree", theorems)]
    assert "finite_realizable" in of_trees and of_trees.index("tree_class_size") < of_trees.index("finite_realizable")
    assert "tree_class_size" not in [theorem.slug for theorem in matching("finite class", theorems)[:15]]


@pytest.mark.parametrize("words", ["zebra crossing", "qwertzuiop", "blorptastic frobnication"])
def test_what_is_nowhere_gives_nothing(words: str) -> None:
    assert not matching(words, theorems) and not found_elsewhere(words)


def test_a_mistyped_function_is_found() -> None:
    assert "learners.Perceptron" in [entry.where for entry in found_elsewhere("perceptorn")[:3]]
    assert "learners.selection.cohen_kappa" in [entry.where for entry in found_elsewhere("cohens kapa")[:3]]


@pytest.mark.parametrize("words", ["1,1" * 30_000, " ".join(f"w{number}q" for number in range(30_000))])
def test_of_a_book_no_more_is_read_than_of_an_exercise(words: str) -> None:
    with at_most_calls(1_000_000):
        assert SHELF.ranked(f"{words} margin") == () and len(SHELF.stems(words)) < 1_000


@pytest.mark.parametrize(("before", "is_read"), [(MOST - 1, True), (MOST, False)])
def test_a_query_that_is_not_read_to_its_end_is_told_as_such(before: int, is_read: bool) -> None:
    """The small words that say nothing count, so that it is the first 400 that were read."""
    words = "the " * before + "margin"
    assert ("margin" in SHELF.stems(words)) is is_read
    assert (cut_note(words) == "") is is_read and (is_read or "400" in facts(cut_note(words)))


def test_whoever_answers_says_that_the_end_was_not_read() -> None:
    words, note = "margin " * (MOST + 1), cut_note("margin " * (MOST + 1))
    assert search(words).theorems and str(search(words)).endswith(f"\n{note}")
    with pytest.warns(UserWarning, match=note):
        theorems.search(words)
    for more in ([], ["--json"]):
        result = CliRunner().invoke(main, ["list", "--search", words, *more])
        assert result.exit_code == 0 and result.stderr == f"{note}\n" and note not in result.stdout


def test_whoever_answers_says_no_such_thing_of_a_query_that_was_read(recwarn: pytest.WarningsRecorder) -> None:
    words = "margin " * MOST
    assert search(words).theorems == theorems.search(words) and not search(words).note and not recwarn.list
    assert not CliRunner().invoke(main, ["list", "--search", words]).stderr
