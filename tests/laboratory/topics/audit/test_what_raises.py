"""On the page of the audit what raises is a row with its error, named there, and the other rows stand."""

import dataclasses
from typing import Any

import pytest

from laboratory.experiments import simulations
from laboratory.topics.audit.run import AskedAudit
from laboratory.topics.audit.text import sentence
from pages.by_hand.audit import running
from tests.opening import as_read, charts, opened, page_text
from tests.sentences import facts

NAMES = ("finite_realizable", "hoeffding_two_sided")
BROKEN = "finite_realizable"


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> AskedAudit:
    """Two simulations, of which one raises."""

    def raises(*arguments: Any) -> Any:
        raise RuntimeError("no such *luck*")

    every = {slug: simulations()[slug] for slug in NAMES}
    every[BROKEN] = dataclasses.replace(every[BROKEN], one_run=raises)

    def parts(theorem: str) -> dict[str, Any]:
        about = {slug: record for slug, record in every.items() if theorem in ("all", record.theorem)}
        return {f"simulation {slug}": (slug, record) for slug, record in about.items()}

    monkeypatch.setattr(running, "parts", parts)
    return AskedAudit("all", 1, 50)


def test_a_part_that_raises_is_a_row_with_its_error(broken: AskedAudit) -> None:
    (row,) = running.rows_of(broken, f"simulation {BROKEN}")
    assert facts(row["why"]) == "RuntimeError no luck" and not row["holds"]
    assert all(not record["why"] for record in running.rows_of(broken, "simulation hoeffding_two_sided"))


@pytest.mark.parametrize("theorem", ["all", BROKEN])
def test_the_page_names_what_raised_and_shows_the_others(
    broken: AskedAudit, theorem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = {name: running.rows_of(broken, name) for name in (f"simulation {slug}" for slug in NAMES)}
    monkeypatch.setattr(running, "known_parts", lambda seed, runs: done)
    app = opened("audit", theorem=theorem, runs="quick", seed="1")
    assert not app.exception
    (text,) = (as_read(error.value) for error in app.error)
    assert f"{BROKEN} RuntimeError no luck" in facts(text)
    others = done["simulation hoeffding_two_sided"]
    if theorem == "all":
        assert "1 theorem in" in page_text(app) and charts(app)
        assert len(app.table[0].value) == len(others)
    else:
        assert not charts(app) and not any(sentence(row) in page_text(app) for row in others)
