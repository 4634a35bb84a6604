"""The records: whole, of theorems that there are, with links to GitHub; and what is refused, loudly."""

import re
from importlib.resources import files

import pytest

from bounds import DomainError, theorems
from bounds.formalization import SEARCHED, Counterpart, counterparts, formalized
from bounds.formalization.counterpart import VERDICTS, counterpart_of
from bounds.formalization.library import remarks
from tests.house import ROOT
from tests.sentences import facts, pattern

ENTRIES = [entry for slug in theorems for entry in counterparts(slug)]
ENTRY = {
    "repository": "somebody/library", "commit": "0123456789abcdef0123456789abcdef01234567", "path": "Library/Tail.lean",
    "declaration": "Library.tail", "states": "A tail.", "verdict": "weaker", "bound": "2*sqrt(ln(1/delta)/(2*m))",
}  # fmt: skip


def test_many_theorems_have_a_counterpart_and_every_file_is_of_a_family() -> None:
    assert len({entry.theorem for entry in ENTRIES}) >= 120 and len(formalized()) >= 90
    folder = files("bounds.formalization").joinpath("families")
    assert {file.name for file in folder.iterdir() if file.name.endswith(".toml")} <= {
        f"{family}.toml" for family in theorems.families
    }


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.theorem}-{entry.declaration}")
def test_an_entry_is_whole(entry: Counterpart) -> None:
    assert entry.states.endswith(".") and (not entry.note or entry.note.endswith((".", ")")))
    host, *repository, folder, commit, path = entry.url.removeprefix("https://").split("/", 5)
    assert host == "github.com" and folder == "blob" and "/".join(repository) == entry.repository
    assert re.fullmatch("[0-9a-f]{40}", commit) and re.fullmatch(r"[\w./-]+\.lean", path)
    assert entry.commit.startswith(entry.short_commit) and entry.verdict in VERDICTS
    assert not entry.side or theorems[entry.theorem].relation == "="
    assert entry.conditions is not None
    if entry.verdict == "other_event":
        assert entry.note, "what it is instead"
        with pytest.raises(ValueError, match=entry.theorem):
            entry.factor_at(**{variable.name: variable.default for variable in theorems[entry.theorem].variables})


def test_the_documentation_counts_them_right() -> None:
    text = (ROOT / "docs" / "how_we_know.md").read_text("utf-8")
    assert f"{len({entry.theorem for entry in ENTRIES})} of the theorems" in facts(text)
    assert f"{len(formalized())} have" in facts(text)
    assert SEARCHED in (ROOT / "docs" / "what_we_do_not_claim.md").read_text("utf-8")


def test_no_declaration_stands_twice_beside_a_theorem_and_the_closest_is_first() -> None:
    for slug in theorems:
        entries = counterparts(slug)
        assert len({entry.declaration for entry in entries}) == len(entries), slug
        places = [VERDICTS.index(entry.verdict) for entry in entries]
        assert places == sorted(places)


def test_only_another_statement_does_not_count_as_formalized() -> None:
    assert {"ucb1", "le_cam", "hoeffding_two_sided"} <= set(formalized())
    assert not {"winnow", "ppi", "pac_bayes_kl"} & set(formalized())
    assert counterparts("winnow") == () and counterparts("ppi")[0].verdict == "other_event"
    for slug in ("serfling", "azuma_hoeffding"):
        assert [entry.verdict for entry in counterparts(slug)] == ["narrower", "other_event"]


def test_the_remarks_are_about_repositories_that_are_named() -> None:
    assert set(remarks()) <= {entry.repository for entry in ENTRIES}


def test_an_unknown_theorem_is_refused() -> None:
    with pytest.raises(KeyError):
        counterparts("no_such_theorem")


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"verdict": "proved"}, "'proved'"),
        ({"commit": "0123456"}, "'0123456'"),
        ({"bound": ""}, "weaker"),
        ({"verdict": "other_event"}, "another"),
        ({"side": "="}, "side"),
        ({"factor": "2"}, "no factor"),
    ],
)
def test_a_wrong_entry_is_refused(change: dict[str, str], names: str) -> None:
    with pytest.raises(ValueError, match=names):
        counterpart_of("hoeffding_one_sided", {**ENTRY, **change})


@pytest.mark.parametrize("bound", ["sqrt(ln(1/epsilon)/m)", "sqrt(m", "__import__('os')", "m.real"])
def test_a_bound_that_is_no_formula_of_the_theorem_is_refused_and_never_run(bound: str) -> None:
    entry = counterpart_of("hoeffding_one_sided", {**ENTRY, "bound": bound})
    with pytest.raises(ValueError):
        entry.factor_at(m=100, delta=0.05)


def test_a_condition_that_is_none_is_refused() -> None:
    entry = counterpart_of("hoeffding_one_sided", {**ENTRY, "needs": ["m"]})
    with pytest.raises(ValueError, match=pattern("hoeffding_one_sided 'm'")):
        entry.factor_at(m=100, delta=0.05)


def test_inputs_are_read_and_refused_as_by_the_theorem() -> None:
    entry = counterpart_of("hoeffding_one_sided", {**ENTRY, "needs": ["m >= 2"]})
    assert entry.factor_at(n=100, alpha="5%") == pytest.approx(2)
    with pytest.raises(DomainError, match="got 2"):
        entry.factor_at(m=100, delta=2)
    with pytest.raises(TypeError):
        entry.factor_at(m=100)
    with pytest.raises(ValueError, match=pattern("m >= 2")):
        entry.factor_at(m=1, delta=0.05)


@pytest.mark.parametrize(("inside", "outside"), [(0.125, 0.12), (1 / 8 * (1 + 1e-14), 0.1250001)])
def test_an_equality_is_met_up_to_rounding_alone(inside: float, outside: float) -> None:
    entry = counterparts("no_free_lunch")[0]
    assert entry.unmet_at(epsilon=inside) == () and entry.unmet_at(epsilon=outside) == ("epsilon = 1/8",)


@pytest.mark.parametrize(
    ("slug", "inside", "outside"),
    [
        ("johnson_lindenstrauss", {"epsilon": 0.75}, {"epsilon": 0.76}),
        ("compression_realizable", {"m": 20, "size": 10}, {"m": 19, "size": 10}),
        ("vc_realizable_uml", {"delta": 0.24}, {"delta": 0.25}),
    ],
)
def test_outside_its_conditions_a_declaration_says_nothing(
    slug: str, inside: dict[str, float], outside: dict[str, float]
) -> None:
    entry = counterparts(slug)[0]
    usual = {variable.name: variable.default for variable in theorems[slug].variables}
    assert entry.factor_at(**{**usual, **inside}) > 0
    with pytest.raises(ValueError, match=pattern("needs")):
        entry.factor_at(**{**usual, **outside})


def test_a_lower_bound_of_0_is_worse_by_no_finite_factor() -> None:
    entry = counterpart_of("shattered_set_lower", {**ENTRY, "bound": "max(0, d - 20)"})
    assert entry.factor_at(d=20) == float("inf")
    assert entry.factor_at(d=30) == pytest.approx(16 / 10)
