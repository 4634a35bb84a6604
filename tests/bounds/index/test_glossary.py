"""The glossary: one term for one thing, found by every name that it lists."""

import re
from collections import Counter
from typing import Any

import pytest

from bounds import theorems
from bounds.index.finding import matching
from bounds.index.functions import found_elsewhere
from bounds.index.stems import plain
from bounds.vocabulary.glossary import Term, glossary, meaning_of
from tests.all_told import over


def test_no_two_terms_have_one_name_and_none_is_to_be_avoided() -> None:
    names = Counter(plain(term.name) for term in glossary())
    assert [name for name, times in names.items() if times > 1] == []
    avoided = {name for term in glossary() for name in term.avoid}
    assert avoided and not avoided & {term.name for term in glossary()}


def test_a_meaning_uses_no_word_that_is_to_be_avoided_and_does_not_begin_with_its_term() -> None:
    avoided = re.compile("|".join(rf"\b{re.escape(name)}\b" for term in glossary() for name in term.avoid))
    for term in glossary():
        assert not avoided.search(term.meaning), term.name
        assert not term.meaning.casefold().startswith(term.name.casefold()), term.name


@over(glossary())
def test_every_name_that_is_listed_finds_something(term: Term) -> None:
    for name in term.names:
        assert matching(name, theorems) or found_elsewhere(name), name


def test_what_finds_much_by_its_own_words_is_not_drowned_in_other_names() -> None:
    assert len(matching("finite class", theorems)) < len(matching("class", theorems)) < len(theorems)
    assert {theorem.slug for theorem in matching("out-of-sample error", theorems)} > {"finite_realizable"}


def test_a_term_is_asked_for_by_its_own_name() -> None:
    assert "95 % confidence" in meaning_of("failure probability") and meaning_of("no such term") == ""


@pytest.mark.parametrize("broken", [{"name": "", "meaning": "A."}, {"name": "a", "meaning": "No full stop"}])
def test_a_broken_entry_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="name"):
        Term(**broken)
