"""The page where runs raised an error: they are counted and named, the curves are drawn from the others."""

from dataclasses import replace

from laboratory.experiments import FAILED, sweep
from pages.by_hand.learning_curves.running import known_runs
from pages.widgets.time_left import TimeLeft
from tests.laboratory.topics.learning_curves.test_page import PLAN, lines, opened, says
from tests.opening import as_read
from tests.sentences import facts

FOUR = replace(PLAN, seed=4711)


def test_runs_that_failed_are_counted_and_named_and_the_others_are_drawn() -> None:
    held = tuple(FOUR.adapters().values())
    rows = list(sweep(FOUR.estimator(), FOUR.source(), FOUR.sizes, 4, FOUR.seed, held, FOUR.delta))
    why = f"{FAILED} OSError: no *disk*"
    lost = [
        {**row, "true_risk": float("nan"), "training_error": float("nan"), "bound": float("nan"), "why": why}
        if row["m"] == 63
        else row
        for row in rows[2]
    ]
    known_runs(FOUR).update(enumerate(map(tuple, [rows[0], rows[1], lost, rows[3]])))
    app = opened(seed="4711")
    assert not app.exception
    assert "1 of 4. 2 m = 63 OSError no disk" in facts(says(app))
    named = next(element.value for element in app.table if "error" in element.value)
    assert [facts(as_read(cell)) for cell in named.to_numpy()[0]] == ["2", "63", "OSError no disk"]
    assert any("63\xa0(1\xa0failed)" in cell for cell in app.table[-1].value.to_numpy().ravel())
    assert len(lines(app)["true risk"][0]) == 3  # the other runs have a risk at every size


def test_the_time_left_follows_from_what_was_done() -> None:
    left = TimeLeft(10, 40)
    assert left.in_words(10) == "" and left.in_words(40) == ""
    left._began -= 60  # ten pieces in a minute: twenty take two
    assert facts(left.in_words(20)) == "about 2 min"
