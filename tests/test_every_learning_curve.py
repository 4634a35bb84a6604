"""Every learner in every world with every bound, through what the Learning curves page calls: numbers or reasons."""

from math import isnan

import pandas as pd
import pytest

from laboratory.experiments import COLUMNS, Plan, learning_curve, missing, only, summary, sweep
from laboratory.topics.learning_curves.figures import description, known_at, learning_curves
from laboratory.topics.learning_curves.run import FIRST, titles
from laboratory.topics.learning_curves.text import missing_in_words, sentence, table
from laboratory.worlds import worlds
from learners import about, learners
from tests.all_told import each
from tests.opening import NEVER_SHOWN
from tests.running.sampling import sampled
from tests.sentences import facts

TINY = (1, 20)
OPENING = (("name", FIRST["real_world.name"]), ("binarise", int(FIRST["real_world.binarise"])))


def rows_of(plan: Plan, runs: int = 2) -> list[dict]:
    held = tuple(plan.adapters().values())
    done = sweep(plan.estimator(), plan.source(), plan.sizes, runs, plan.seed, held, plan.delta)
    return [row for run in done for row in run]


def as_the_page_shows(plan: Plan, rows: list[dict]) -> str:
    """All words of the page's figure, sentences and tables about these rows."""
    every = pd.DataFrame(rows, columns=list(COLUMNS))
    summed, adapters = summary(every), plan.adapters()
    labels = {name: adapter.label for name, adapter in adapters.items()}
    texts = missing_in_words(missing(every), plan)
    if len(known_at(summed, "true_risk")):
        learning_curves(summed, labels)
        texts.append(description(summed, labels))
    for name in adapters or [""]:
        mine = summed[summed["theorem"] == name]
        texts += [cell for cells in table(mine, adapters.get(name)) for cell in cells.values()]
        with_bound = known_at(mine, "bound")
        texts += [sentence(row, adapters[name], plan.delta) for row in with_bound.itertuples()]
    return "\n".join(texts)


PART = 16  # of the worlds every day one in so many: each learner in several worlds, and in each world several learners


@pytest.mark.parametrize("learner", titles())
def test_numbers_or_reasons_for_every_learner_in_some_worlds(learner: str) -> None:
    each(_numbers_or_reasons, _pairs(learner, typical=True))


@pytest.mark.exhaustive("every learner in every other world")
@pytest.mark.parametrize("learner", titles())
def test_numbers_or_reasons_for_every_learner_in_every_world(learner: str) -> None:
    each(_numbers_or_reasons, _pairs(learner, typical=False))


def _pairs(learner: str, typical: bool) -> list[tuple[str, str]]:
    first = list(titles()).index(learner) % PART
    return [(learner, world) for place, world in enumerate(worlds) if (place % PART == first) == typical]


def _numbers_or_reasons(learner: str, world: str) -> None:
    plan = Plan(learner, world, TINY, seed=3)
    if plan.misfit():
        return
    rows = rows_of(plan)
    assert len(rows) == 2 * len(TINY) * max(1, len(plan.adapters()))
    for row in rows:
        assert (row["why"] == "") == (0 <= row["true_risk"] <= 1 and not (row["theorem"] and isnan(row["bound"])))
        assert row["holds"] or not isnan(row["bound"])
    assert not NEVER_SHOWN.search(as_the_page_shows(plan, rows))


@pytest.mark.parametrize(
    "learner", sampled(titles(), 3, adds="the curves of two learners of three in the opening world")
)
def test_every_learner_has_a_curve_in_the_opening_world(learner: str) -> None:
    """The least and the largest of the page's usual sizes: a bound may begin later, the measured curve may not."""
    plan = Plan(learner, "real_world", (int(FIRST["from"]), int(FIRST["to"])), settings=OPENING)
    rows = rows_of(plan, runs=1)
    assert all(0 <= row["true_risk"] <= 1 for row in rows)
    assert not NEVER_SHOWN.search(as_the_page_shows(plan, rows))


def test_only_what_predicts_labels_is_offered() -> None:
    assert set(titles()) == {name for name in learners if not about(name).predicts_numbers}


PERCEPTRON = Plan("perceptron", "real_world", (20, 60, 61), settings=OPENING, held=("vc_vapnik", "test_set_binomial"))


def test_the_measured_curve_stands_where_the_bound_has_not_begun() -> None:
    """120 yes-or-no features and an intercept: d = 121, and d <= 2 m from m = 61 on."""
    summed = summary(pd.DataFrame(rows_of(PERCEPTRON), columns=list(COLUMNS)))
    vc, validated = (summed[summed["theorem"] == name].set_index("m") for name in PERCEPTRON.adapters())
    assert vc["true_risk"].equals(validated["true_risk"]) and vc["true_risk"].notna().all()
    assert vc["bound"].notna().tolist() == [False, False, True]
    assert (vc["runs"].tolist(), vc["missing"].tolist()) == ([0, 0, 2], [2, 2, 0])
    assert validated["bound"].notna().all()
    figure = learning_curves(summed, {"vc_vapnik": "VC", "test_set_binomial": "exact"})
    sizes = {line.name: list(line.x) for line in figure.data}
    assert sizes["VC"] == [61] and sizes["true risk"] == [20, 60, 61]


def test_one_sentence_says_where_a_bound_begins_and_why() -> None:
    every = pd.DataFrame(rows_of(PERCEPTRON), columns=list(COLUMNS))
    (says,) = missing_in_words(missing(every), PERCEPTRON)
    assert facts(says) == ("m = 61 none 20 60 d m d ≤ 2 d = 121 m = 60")


def test_what_a_learner_refuses_is_said_for_those_sizes_only() -> None:
    plan = Plan("knn", "uniform_threshold", (2, 4, 5), arguments=(("n_neighbors", 5),))
    every = pd.DataFrame(rows_of(plan), columns=list(COLUMNS))
    lacking = missing(every)
    assert [(entry.theorem, entry.m, entry.runs, entry.of) for entry in lacking] == [("", 2, 2, 2), ("", 4, 2, 2)]
    (says,) = missing_in_words(lacking, plan)
    assert "k no 2 4 k at most = 4 5" in facts(says)
    summed = summary(every)
    assert set(summed[summed["true_risk"].isna()]["m"]) == {2, 4}
    assert set(summed[summed["true_risk"].notna()]["m"]) == {5}


def test_what_is_not_asked_about_is_not_evaluated() -> None:
    """Fewer bounds need no new runs: the rows are what they would have been without the others."""
    all_of_them, none = Plan("perceptron", "circles", (1, 5)), Plan("perceptron", "circles", (1, 5), held=())
    single = Plan("perceptron", "circles", (1, 5), held=("vc_vapnik",))
    rows = rows_of(all_of_them)
    assert {row["theorem"] for row in rows_of(single)} == {"vc_vapnik"}
    for few in (single, none):
        kept = [row for run in (0, 1) for row in only([row for row in rows if row["run"] == run], few.adapters())]
        assert pd.DataFrame(kept).equals(pd.DataFrame(rows_of(few))[list(kept[0])])


def test_the_public_function_tells_what_is_missing() -> None:
    held = tuple(PERCEPTRON.adapters().values())
    curve = learning_curve(PERCEPTRON.estimator(), PERCEPTRON.source(), sizes=(20,), runs=1, seed=0, adapters=held)
    vc = curve[curve["theorem"] == "vc_vapnik"].iloc[0]
    assert isnan(vc["bound"]) and vc["holds"] and "d ≤ 2m d = 121 m = 20" in facts(vc["why"])
