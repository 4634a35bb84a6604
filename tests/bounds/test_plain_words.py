"""What is read where no LaTeX is set, in plain letters; titles inside sentences, names as they are written."""

import re
from collections.abc import Iterator

import pytest

from bounds import count, theorems, vc_dimension
from bounds.vocabulary.plain_mathematics import plain_formula
from bounds.vocabulary.prose import in_a_sentence
from bounds.vocabulary.variables import Quantity, Variable
from laboratory.topics import views
from tests.house import product

RAW = re.compile(r"[\\{}$^]|_[0-9]")  # a letter's index that has no sign of its own stays behind a line: `L_S`
FLATTENED = re.compile(r"(?:title|label|\[[\w.]+\])\.lower\(\)")


@pytest.mark.parametrize(
    ("slug", "name", "ends"), [("svm_hinge", "hinge_loss", ""), ("finite_agnostic", "delta", " δ")]
)
def test_a_symbol_that_is_words_does_not_follow_words(slug: str, name: str, ends: str) -> None:
    variable = theorems[slug].variable(name)
    assert variable.named == variable.short + ends
    assert variable.subject.casefold() == variable.short.partition(",")[0].casefold() + ends


def every_variable() -> Iterator[Variable]:
    """All that somebody can be asked for, by a theorem, a class or a count."""
    for theorem in theorems.values():
        yield from theorem.variables
    for slug in vc_dimension:
        yield from vc_dimension.record(slug).parameters
    for family in count.families.values():
        yield from family.parameters


def test_no_label_shows_latex() -> None:
    """They stand in fields, on axes, on the command line, in files, and are read aloud."""
    typed = {text for entry in every_variable() for text in (entry.label, entry.named, entry.in_full, entry.unit)}
    typed |= {theorem.returns.label for theorem in theorems.values()}
    typed |= {field.label for view in views.values() for field in view.view.fields}
    assert [text for text in sorted(typed) if RAW.search(text)] == []
    assert theorems["mcnemar"].variable("only_first").label == "n₁₀"


def test_no_symbol_is_told_twice() -> None:
    """Letters are declared only where they are not those that follow from the symbol."""
    returned = [theorem.returns for theorem in theorems.values()]
    declared: list[Variable | Quantity] = [*every_variable(), *returned]
    assert [entry for entry in declared if entry.plain and entry.plain == plain_formula(entry.symbol)] == []
    assert sum(bool(entry.plain) for entry in declared) > 100


@pytest.mark.parametrize(
    ("title", "inside"),
    [
        ("VC dimension", "VC dimension"), ("Gaussian kernel", "Gaussian kernel"), ("Poisson", "Poisson"),
        ("Trees, N nodes", "trees, N nodes"), ("A class", "a class"), ("k-DNF: terms", "k-DNF: terms"),
        ("All Boolean", "all Boolean"), ("Steps, SGD", "steps, SGD"), ("η(x)", "η(x)"), ("", ""),
    ],
)  # fmt: skip
def test_inside_a_sentence_names_keep_their_letters(title: str, inside: str) -> None:
    assert in_a_sentence(title) == inside


@pytest.mark.parametrize("slug", list(vc_dimension))
def test_a_class_is_called_by_its_title(slug: str) -> None:
    record = vc_dimension.record(slug)
    known = vc_dimension(slug, **{entry.name: int(entry.default) for entry in record.parameters})
    assert record.title[1:] in repr(known)
    with pytest.raises(TypeError, match=f"^{re.escape(record.title)}: "):
        record.checked({"nobody": 1})


def test_no_title_is_made_small_letter_by_letter() -> None:
    flattened = [module.label for module in product().values() if FLATTENED.search(module.path.read_text("utf-8"))]
    assert flattened == []
