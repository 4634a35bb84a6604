"""One more fact that contradicts nothing takes no row away, unless the row's reason says why."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bounds import DomainError, compare, theorems
from bounds.comparison.inapplicability import lacking, missing, reason_for_silence
from bounds.comparison.readings import CHOSEN, OF_A_SAMPLE, PLAIN, can_be_asked, words
from bounds.comparison.setting import Circumstances, setting
from bounds.theorem import Theorem
from tests.running.sampling import sampled

ASKED = [theorem for theorem in theorems.values() if can_be_asked(theorem)]
FACTS = {name: several[0].default for name, several in words(theorems).items()}
BASES: list[dict[str, Any]] = [
    dict(m=1000, delta=0.05, d=10),
    dict(m=1000, delta=0.05, errors=50, k=20),
    dict(m=1000, delta=0.05, ln_size=7, training_error=0.05),
    dict(m=1000, radius=1, gamma=0.2),
    dict(m=1000, delta=0.05, test_error=0.05),
    dict(m=1000, delta=0.05, kl=5, training_error=0.05),
    dict(m=1000, delta=0.05, rademacher=0.1, variance=0.05),
    dict(m=1000, delta=0.05, size=5, bits=20),
]
TOLD_OTHERWISE = re.compile(r"and here (?P<name>\w+) is the (?P<meaning>.+?)(?= and the [^()]+ \(\w+\)|\.$)")


def reasons(known: Circumstances) -> dict[str, tuple[str, bool]]:
    """Of each theorem why it has no row, and whether the facts rule it out; an empty reason where it has one."""
    by_slug = {}
    for theorem in ASKED:
        lacks = sorted(missing(theorem, known, False))
        why = lacking(theorem, known, lacks) if lacks else reason_for_silence(theorem, known, False)
        by_slug[theorem.slug] = (why, False) if why else (known.contradiction(theorem), True)
    return by_slug


def lost(base: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Circumstances]]:
    """Each row that a fact takes away without contradicting it: the fact, the theorem, why, and all that is known."""
    before = reasons(setting(base, None, None, theorems))
    for name in FACTS.keys() - base.keys():
        try:
            known = setting({**base, name: FACTS[name]}, None, None, theorems)
        except DomainError:
            continue
        for slug, (why, is_ruled_out) in reasons(known).items():
            if why and not is_ruled_out and not before[slug][0]:
                yield name, slug, why, known


def lacks_nothing(theorem: Theorem, known: Circumstances) -> bool:
    return theorem.names - PLAIN - theorem.free_parameters - CHOSEN <= {*known.facts, *known.known}


def takes(theorem: Theorem, name: str, meaning: str) -> bool:
    return any(variable.name == name and variable.meaning == meaning for variable in theorem.variables)


@pytest.mark.parametrize("base", sampled(BASES, 4, adds="more sets of facts, each with one more"), ids="-".join)
def test_a_row_is_lost_only_to_a_fact_that_its_reason_names(base: dict[str, Any]) -> None:
    """To the fact itself, or to what another means beside it, to a theorem that then lacks nothing."""
    assert sum(not why for why, _ in reasons(setting(base, None, None, theorems)).values()) > 1
    for name, slug, why, known in lost(base):
        if re.search(rf"\b{name}\b", why):
            continue
        read_otherwise = [match.groups() for match in TOLD_OTHERWISE.finditer(why)]
        assert read_otherwise, (base, name, slug, why)
        for other, meaning in read_otherwise:
            rivals = [theorem for theorem in ASKED if takes(theorem, other, meaning) and lacks_nothing(theorem, known)]
            beside = {fact for theorem in rivals for fact in theorem.names} | (
                OF_A_SAMPLE if other == "errors" else set()
            )
            assert name in beside, (base, name, slug, why)


def test_a_margin_error_takes_no_bound_on_the_gap_away() -> None:
    """A uniform bound over a class of VC dimension d holds whatever share of the examples lies below some margin."""
    known: dict[str, Any] = dict(d=10, m=1000, delta=0.05)
    without, beside = compare("gap", **known), compare("gap", margin_error=0.1, **known)
    assert len(without) > 10
    assert [(row.slug, row.value) for row in beside] == [(row.slug, row.value) for row in without]
    assert beside.unused == ("margin_error",) and not without.unused


def test_a_margin_of_the_vote_makes_the_dimension_that_of_the_base_class() -> None:
    """Schapire, Freund, Bartlett and Lee bound the vote by the dimension of the class that its members are from."""
    comparison = compare("true risk", d=10, m=10_000, delta=0.05, margin_error=0.1, theta=0.5)
    assert "boosting_margin" in [row.slug for row in comparison]
    assert not [row.slug for row in comparison if row.slug.startswith("vc_")]
    gap = compare("gap", d=10, m=10_000, delta=0.05, margin_error=0.1, theta=0.5)
    assert not gap and any("base class" in absent.why for absent in gap.left_out)
