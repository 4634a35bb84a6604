"""The learning-curves page without a browser: what is drawn is what was computed, and what is wrong is said."""

import base64
import re
from typing import Any

import numpy as np
import pandas as pd
import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)
from streamlit.testing.v1 import AppTest

from laboratory.experiments import NOT_DRAWN, Plan, learning_curve, summary
from laboratory.topics.learning_curves.run import PRESETS
from laboratory.topics.learning_curves.text import calculator_link, error_rate, failures_in_words, granted_by, sentence
from laboratory.worlds.files import HeldOutTable, from_csv
from tests.opening import as_read, charts
from tests.running.sampling import sampled
from tests.sentences import facts

SCRIPT = """
from pages.widgets.link import remember_link
from pages.by_hand.learning_curves.page import render

remember_link("learning_curves")
render()
"""
BEGINS = {"perceptron": 61, "soft_svm": 61, "rectangle_erm": 120, "tree_erm": None, "knn": None}
SMALL = {
    "learner": "threshold_erm", "world": "uniform_threshold", "from": "20", "to": "200", "steps": "3", "runs": "4",
    "seed": "7", "failure": "0.1", "uniform_threshold.noise": "0.2", "uniform_threshold.threshold": "0.4",
}  # fmt: skip
PLAN = Plan(
    "threshold_erm", "uniform_threshold", (20, 63, 200), 7, 0.1, (("feature", 0), ("both_signs", False)),
    (("noise", 0.2), ("threshold", 0.4)),
)  # fmt: skip
NEVER_SHOWN = re.compile(r"\bnan\b|\binf\b|\de[-+]\d|Traceback", re.IGNORECASE)


def opened(**address: str) -> AppTest:
    app = AppTest.from_string(SCRIPT, default_timeout=300)
    for name, value in {**SMALL, **address}.items():
        app.query_params[name] = value
    return app.run()


def expected(plan: Plan = PLAN, runs: int = 4) -> pd.DataFrame:
    fixed: dict[str, Any] = {"adapters": tuple(plan.adapters().values()), "delta": plan.delta}
    table = learning_curve(plan.estimator(), plan.source(), sizes=plan.sizes, runs=runs, seed=plan.seed, **fixed)
    return summary(table)


def lines(app: AppTest) -> dict[str, tuple[list[float], list[float]]]:
    """The last figure's lines by name."""
    spec = charts(app)[-1].spec
    return {line["name"]: (numbers(line["x"]), numbers(line["y"])) for line in spec["data"]}


def numbers(values: Any) -> list[float]:
    if isinstance(values, dict):
        return np.frombuffer(base64.b64decode(values["bdata"]), values["dtype"]).tolist()
    return list(values)


def says(app: AppTest) -> str:
    kinds = (app.markdown, app.error, app.warning, app.info, app.caption)
    return "\n".join(as_read(element.value) for kind in kinds for element in kind)


@pytest.fixture(scope="module")
def small() -> AppTest:
    return opened()


def test_what_is_drawn_is_what_was_computed(small: AppTest) -> None:
    assert not small.exception
    curves, summed = lines(small), expected()
    truth = summed[summed["theorem"] == "vc_vapnik"]
    assert curves["true risk"] == (truth["m"].tolist(), truth["true_risk"].tolist())
    assert curves["training error"][1] == truth["training_error"].tolist()
    assert curves["true risk in 90\N{NO-BREAK SPACE}% of runs, low"][1] == truth["measured_low"].tolist()
    assert curves["true risk in 90\N{NO-BREAK SPACE}% of runs, high"][1] == truth["measured_high"].tolist()
    assert curves["Bayes risk"][1] == [0.2, 0.2]
    for name, adapter in PLAN.adapters().items():
        assert curves[adapter.label][1] == summed[summed["theorem"] == name]["bound"].tolist()


def test_the_table_holds_the_numbers_of_the_figure(small: AppTest) -> None:
    cells_shown = small.table[0].value
    summed = expected()
    rows = summed[summed["theorem"] == next(iter(PLAN.adapters()))]
    assert len(cells_shown) == 3
    for cells, row in zip(cells_shown.to_numpy().tolist(), rows.to_dict("records"), strict=True):
        assert cells[0] == f"{row['m']}"
        assert cells[2].replace("\xa0", " ").startswith(error_rate(row["true_risk"]))
        assert cells[3].startswith(error_rate(row["bound"]))
        assert f"theorem={row['theorem']}" in cells[3]
        assert cells[5].replace("\xa0", " ").startswith(f"{row['failures']} of 4")


def test_nothing_strange_is_shown(small: AppTest) -> None:
    assert not NEVER_SHOWN.search(says(small))
    assert "20 200" in facts(charts(small)[-1].alt)


def test_another_seed_moves_the_curves(small: AppTest) -> None:
    before = lines(small)["true risk"]
    app = opened()
    next(button for button in app.button if button.label == "Another sample").click().run()
    assert app.text_input(key="seed").value == "8" and not app.exception
    assert lines(app)["true risk"] != before


def test_more_runs_keep_those_that_were_done() -> None:
    app = opened(seed="70")
    app.text_input(key="runs").set_value("6").run()
    plan = Plan(**{**vars(PLAN), "seed": 70})
    summed = expected(plan, runs=6)
    assert lines(app)["true risk"][1] == summed[summed["theorem"] == "vc_vapnik"]["true_risk"].tolist()


def test_a_hidden_bound_is_not_drawn_and_nothing_is_computed_again(small: AppTest) -> None:
    app = opened(**{"show.vc_vapnik": "false", "show.band": "false"})
    assert set(lines(app)) == {"VC 1971", "exact binomial", "validation", "true risk", "training error", "Bayes risk"}


def test_a_kernel_is_picked_and_asked_only_for_what_it_reads() -> None:
    app = opened(learner="kernel_svm", world="circles", runs="2")
    fields = {"kernel_svm.gamma", "kernel_svm.degree", "kernel_svm.coef0"}
    assert fields & {field.key for field in app.text_input} == {"kernel_svm.gamma"}
    curved = lines(app)["true risk"]
    for kernel, read in (("linear", set()), ("polynomial", {"kernel_svm.degree", "kernel_svm.coef0"})):
        app.selectbox(key="kernel_svm.kernel").set_value(kernel).run()
        assert not app.exception and not app.error
        assert fields & {field.key for field in app.text_input} == read
        assert lines(app)["true risk"] != curved
        assert any(f"kernel='{kernel}'" in code.value for code in app.code)


def test_links_with_every_field_of_a_kernel_learner_open() -> None:
    """A link may hold fields of the learner that the kernel chosen does not read."""
    old = {"kernel_svm.gamma": "2.0", "kernel_svm.degree": "2", "kernel_svm.coef0": "1.0", "v": "1"}
    app = opened(learner="kernel_svm", world="circles", runs="2", **old)
    assert not app.exception and not app.error
    assert not any("kernel_svm" in warning.value for warning in app.warning)
    assert any("kernel='gaussian', " in code.value and "gamma=2" in code.value for code in app.code)


@pytest.mark.parametrize("errors", ["truth", "log"])
def test_other_axes_show_the_same_numbers(errors: str, small: AppTest) -> None:
    app = opened(errors=errors, log_sizes="false")
    assert not app.exception
    assert lines(app)["true risk"] == lines(small)["true risk"]


@pytest.mark.parametrize("preset", sampled(PRESETS, 2, adds="every other preset of the page"))
def test_presets_fit_the_fields(preset: str, monkeypatch: pytest.MonkeyPatch, small: AppTest) -> None:
    monkeypatch.setitem(PRESETS, preset, {**PRESETS[preset], "runs": "1"})
    app = opened()
    next(button for button in app.button if button.label == preset).click().run()
    assert not app.exception
    assert app.selectbox(key="learner").value == PRESETS[preset]["learner"]
    assert not app.error and not NEVER_SHOWN.search(says(app))
    assert charts(app) or preset == "Your table"


@pytest.mark.parametrize("learner", sampled(BEGINS, 2, adds="where bounds begin for learners that take longer"))
def test_the_opening_world_shows_where_a_bound_begins(learner: str) -> None:
    """120 features: halfspaces have d = 121, boxes 240, and d <= 2 m; the measured curve is there before that."""
    app, begins = AppTest.from_string(SCRIPT, default_timeout=300), BEGINS[learner]
    app.query_params["learner"], app.query_params["runs"] = learner, "2"
    app.run()
    assert not app.exception and not app.error and not NEVER_SHOWN.search(says(app))
    curves = lines(app)
    sizes = curves["true risk"][0]
    assert sizes == [20, 39, 75, 144, 278, 537, 1036, 2000] == curves["validation"][0]
    assert (f"VC m = {begins} none 20" in facts(says(app))) == bool(begins)
    assert curves["VC"][0] == [m for m in sizes if m >= begins] if begins else "VC" not in curves


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ({"failure": "1.2"}, "δ between 0 1 1.2"),
        ({"failure": "nan"}, "got nan"),
        ({"runs": "0"}, "between 1 1,000 0"),
        ({"to": "30000"}, "got 30000"),
        ({"to": "2.5"}, "got 2.5"),
        ({"from": "500"}, "500 larger than 200"),
        ({"uniform_threshold.noise": "0.7"}, "got 0.7"),
        ({"uniform_threshold.noise": ""}, "got nothing"),
        ({"learner": "oracle"}, "no learner"),
        ({"world": "heaven"}, "heaven no distribution"),
        ({"errors": "cubic"}, "no way"),
        ({"learner": "knn", "knn.n_neighbors": "70"}, "≤ training"),
        ({"world": "real_world", "real_world.name": "digits", "real_world.positive": "none"}, "distribution 10"),
        ({"world": "real_world", "real_world.name": "digits", "real_world.positive": "benign"}, "got 'benign'"),
        ({"learner": "occam_tree", "world": "margin_halfspace"}, "No exact formula"),
        ({"flavour": "vanilla"}, "not flavour"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(address: dict[str, str], words: str) -> None:
    app = opened(**address)
    assert not app.exception
    assert words in facts(says(app))
    assert not NEVER_SHOWN.search(says(app).replace("got nan", ""))


def test_what_was_typed_stays() -> None:
    app = opened(failure="1.2")
    assert app.text_input(key="failure").value == "1.2"


def row(**changes: Any) -> Any:
    usual = {
        "m": 500, "bound": 0.3, "measured_high": 0.1, "tightness": 3.0, "failures": 0, "runs": 200,
        "theorem": "vc_vapnik", "inputs": "m=500 delta=0.05 d=1",
    }  # fmt: skip
    return next(pd.DataFrame([{**usual, **changes}]).itertuples())


VC = PLAN.adapters()["vc_vapnik"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, "0.3000 3.0 only 1 20 exceeds 0.1000. 0 of 200"),
        ({}, "10 average"),
        ({"bound": 1.4}, "1.4000 vacuous never exceeds 1"),
        ({"measured_high": 0.0, "tightness": float("inf")}, "true 0"),
        ({"failures": 12}, "or more 0.3"),
        ({"failures": 60}, "below 10⁻⁶"),
    ],
)
def test_sentences(changes: dict[str, Any], words: str) -> None:
    """The probability of at least 12 failures in 200 at rate 0.05 is 0.3002 (SciPy's binom.sf(11, 200, 0.05))."""
    assert words in facts(sentence(row(**changes), VC, 0.05))
    assert failures_in_words(row(**changes), VC, 0.05) in sentence(row(**changes), VC, 0.05)


def test_a_number_leads_to_its_theorem() -> None:
    link = calculator_link(row())
    assert link == "/calculator?v=1&theorem=vc_vapnik&for=value&m=500&delta=0.05&d=1"


def test_every_assumption_is_granted_by_somebody() -> None:
    assumptions = granted_by(VC, PLAN.source())
    assert [says for says, _ in assumptions] == [assumption.statement for assumption in VC.statement.assumes]
    assert {who for _, who in assumptions} <= {"the data distribution", "the learner", "how the runs are made"}


FLOWERS = "petal,sepal,kind\n" + "".join(
    f"{i % 7},{(i * i) % 5},{'rose' if i % 7 > 3 else 'lily' if i % 2 else 'tulip'}\n" for i in range(60)
)


def test_a_table_of_one_s_own_is_a_world() -> None:
    app = opened(world="yours", learner="knn", **{"from": "10", "to": "40", "steps": "2"})
    assert "upload" in says(app).lower() and not app.exception and not charts(app)
    broken = FLOWERS + "1,2\n3,?,rose\n"
    app.file_uploader(key="_yours_file").upload("flowers.csv", broken.encode(), "text/csv").run()
    assert "flowers.csv 60 2 3" in facts(says(app))
    assert "62: 2 cells 3" in facts(says(app)) and "63 missing" in facts(says(app))
    table = HeldOutTable(from_csv(FLOWERS, label="kind").world)
    plan = Plan("knn", "yours", (10, 40), 7, 0.1, (("n_neighbors", 1),), (("label", "kind"),), table)
    truth = expected(plan)
    first = truth[truth["theorem"] == truth["theorem"].iloc[0]]
    assert lines(app)[NOT_DRAWN.name][1] == first[NOT_DRAWN.column].tolist()


def test_one_class_of_the_table_against_the_rest() -> None:
    app = opened(world="yours", learner="pocket")
    app.file_uploader(key="_yours_file").upload("flowers.csv", FLOWERS.encode(), "text/csv").run()
    assert "two labels 3" in facts(says(app))
    app.selectbox(key="yours.positive").set_value("rose").run()
    assert not app.exception and charts(app)
    assert any(".against_the_rest('rose')" in code.value for code in app.code)
    app.selectbox(key="yours.label").set_value("petal").run()
    assert "7 classes" in says(app) and not app.exception


@pytest.mark.parametrize(("content", "why"), [(b"a,b\n1,2\n1,2\n", "1 different value;"), (b"PK\x03\x04", "workbook")])
def test_what_is_no_table_is_said(content: bytes, why: str) -> None:
    app = opened(world="yours", learner="knn")
    app.file_uploader(key="_yours_file").upload("x.csv", content, "text/csv").run()
    assert "x.csv cannot" in facts(says(app)) and why in says(app) and not app.exception


def test_work_for_hours_is_not_begun() -> None:
    """1,000 runs of 10,000, 14,142 and 20,000 examples with 50 features are too many numbers: 906 runs fit."""
    app = opened(**{
        "world": "margin_halfspace", "learner": "perceptron", "margin_halfspace.features": "50",
        "margin_halfspace.margin": "0.01", "from": "10000", "to": "20000", "steps": "3", "runs": "1000",
    })  # fmt: skip
    assert "2,207,100,000 numbers" in says(app) and "enough 906" in facts(says(app))
    assert not charts(app) and "Use 906 runs" in [button.label for button in app.button]
