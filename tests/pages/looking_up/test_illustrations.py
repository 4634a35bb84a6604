"""What a reader remembers a place in the notes by finds its row: their pictures, asides and signs."""

import tomllib

import pytest

from bounds.index.stems import stem, words_of
from pages.looking_up.companion_entries import companion
from pages.looking_up.companion_search import ILLUSTRATIONS, matching
from pages.looking_up.everywhere import destinations

FIRST = [
    ("robot map unknown terrain", "tasks_and_modes"),
    ("customers grouped by profile", "tasks_and_modes"),
    ("eigenvector of XX^T", "pca_svd_relation"),
    ("eigenvectors of B instead of A", "pca_gram_trick"),
    ("worst case scenario bound VC", "vc_confidence"),
    ("more atoms than the universe", "unbiased_learner"),
    ("moving to a higher dimensional space", "polynomial_reduction"),
    ("professor prefers the last vector", "gradient_descent"),
    ("plateau inertia", "momentum_online"),
    ("closest distance from line to points", "margin_separability"),
    ("will it rain tomorrow", "fig_log_loss"),
    ("movie genre annotators", "noisy_labels"),
    ("age height sex medical record", "mixed_units"),
    ("string encodes the tree", "tree_code_length"),
    ("random guesser diagonal", "fig_roc"),
    ("ball rolling down a hill", "sgd_momentum"),
    ("heavy ball with friction", "adam"),
    ("supermarket discount", "fingerprint_losses"),
    ("cost deferred to prediction time", "learning_timing"),
    ("if you see the solution it's not a test", "train_val_test_split"),
    ("triplet (1,0,1) not possible", "vcdim_intervals"),
    ("most mass where density small", "gaussian_low_density_mass"),
]


@pytest.mark.parametrize(("sought", "row"), FIRST)
def test_an_illustration_finds_its_row_first_and_the_find_field_has_it(sought: str, row: str) -> None:
    assert matching(sought)[0].id == row
    assert companion()[row].title in [place.title for place in destinations(sought)]


def test_illustrations_are_those_of_rows_and_none_stands_twice() -> None:
    every = tomllib.loads(ILLUSTRATIONS.read_text("utf-8"))
    phrases = [phrase for phrases in every.values() for phrase in phrases]
    assert every.keys() <= companion().keys() and all(every.values())
    assert len(phrases) == len({phrase.casefold() for phrase in phrases})


@pytest.mark.parametrize(
    "written", ["XX^T", "X X^T", "XX'", "XXᵀ", r"X X^\top", r"X \cdot X^{\top}", "X·Xᵀ", "X @ X.T", "X X transpose"]
)
def test_a_matrix_times_its_transpose_is_one_word_however_it_is_written(written: str) -> None:
    assert words_of(written) == ["xxt"]


@pytest.mark.parametrize("written", ["X^T X", "X'X", "XᵀX", r"X^\top X", "X.T @ X", "X transposed times X"])
def test_and_so_it_is_the_other_way_round(written: str) -> None:
    assert words_of(f"{written} is singular") == ["xtx", "is", "singular"]


def test_signs_that_are_no_such_product_stay_as_they_are() -> None:
    assert words_of("w^T x, X^T u, Novikoff's s, a' an") == [*"wtxx", "t", "u", "novikoff", "s", "a", "an"]


@pytest.mark.parametrize(
    ("verb", "other"), [("move", "moving"), ("code", "coded"), ("tune", "tuning"), ("rate", "rated")]
)
def test_short_verbs_have_the_stem_of_their_participles(verb: str, other: str) -> None:
    assert stem(verb) == stem(other)


def test_views_are_found_by_their_everyday_names() -> None:
    first = destinations("wisdom of the crowd, averaging models")[0]
    assert (first.kind, first.page, first.address) == ("View", "boosting", {"show": "bagging"})
