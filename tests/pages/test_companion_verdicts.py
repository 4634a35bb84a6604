"""What is false is called a misprint, and nothing else: loose bounds and other conventions have a word of their own."""

import re
from math import ceil, comb, e, log, sqrt

import pytest
import streamlit  # noqa: F401  (tells conftest to show errors in full)

from bounds.vocabulary.citation import VERDICTS
from pages.companion import JUDGED
from pages.looking_up.companion_entries import companion, read
from pages.looking_up.companion_row import INSTEAD, badges, whose
from tests.opening import opened, page_text
from tests.sentences import facts

ENTRIES = tuple(companion().values())
SLACK = re.compile(
    r"\\(?:begin|end)\{aligned\}|\\(?:text|operatorname\*?)\b|\\(?:quad|qquad|[Bb]ig[lrgm]*|,|;|\\)|[&{}\s]"
)
TWO_WORKS = """
[a]
title = "A"
kind = "bound"
section = "S"
notes = [{ work = "amini", where = "1" }, { work = "milan", where = "2" }]
right = "B"
remark = "2 for 1"
lives = ["theorem:hoeffding_one_sided"]
verdict = VERDICT
"""


def test_what_is_put_right_has_a_verdict_on_works_that_print_it() -> None:
    for entry in ENTRIES:
        assert bool(entry.verdicts) == bool(entry.right), entry.id
        assert {place.work for place in entry.notes}.issuperset(entry.verdicts), entry.id
        assert set(entry.judged) == set(entry.verdicts.values()) <= set(VERDICTS), entry.id


def test_several_works_may_have_several_verdicts() -> None:
    assert read(TWO_WORKS.replace("VERDICT", '"loose"'))["a"].works_of("loose") == ("amini", "milan")
    entry = read(TWO_WORKS.replace("VERDICT", '{ milan = "loose", amini = "false" }'))["a"]
    assert (entry.works_of("false"), entry.works_of("loose")) == (("amini",), ("milan",))
    assert entry.judged == ("false", "loose")
    assert companion()["hoeffding"].works_of("false") == ("amini", "milan")
    assert companion()["vc_confidence"].works_of("false") == ("matteoni2022",)  # Amini's notes have it, too, and right


@pytest.mark.parametrize("verdict", ['"wrong"', "[]", "{}", '{ matteoni2022 = "false" }', '{ milan = "wrong" }', "7"])
def test_a_broken_verdict_gets_one_sentence(verdict: str) -> None:
    with pytest.raises(ValueError, match=r"^\[a\] .*companion\.toml ") as raised:
        read(TWO_WORKS.replace("VERDICT", verdict))
    assert "verdict" in facts(str(raised.value)) and "\n" not in str(raised.value)


def test_a_verdict_on_nothing_is_told() -> None:
    with pytest.raises(ValueError, match=r"^\[a\] "):
        read(TWO_WORKS.replace("VERDICT", '"loose"').replace('right = "B"', ""))


def test_the_badge_is_orange_only_for_what_is_false() -> None:
    for entry in ENTRIES:
        words = badges(entry, "all")
        assert ("orange-badge" in words) == ("false" in entry.judged), entry.id
        assert ("Misprint" in words) == ("false" in entry.judged), entry.id
        assert all(whose(entry, verdict) in words for verdict in entry.judged), entry.id
        for place in entry.notes:
            right_there = place.work not in entry.works_of("false")
            assert ("orange-badge" not in badges(entry, place.work)) == right_there, entry.id


@pytest.mark.parametrize(
    ("row", "verdict", "said", "colour"),
    [
        ("vc_confidence", "false", "Misprint Matteoni", "orange"),
        ("occam_code_bound", "loose", "loose Milan", "blue"),
        ("gaussian_kernel", "convention", "convention Padova", "gray"),
    ],
)
def test_a_row_says_its_verdict_whose_it_is_and_what_to_read_instead(
    row: str, verdict: str, said: str, colour: str
) -> None:
    entry = companion()[row]
    assert said in facts(whose(entry, verdict))
    (part,) = (part for part, other in JUDGED.items() if other == verdict)
    text = page_text(opened("companion", find=entry.title, only=part))
    assert re.search(rf":{colour}-badge\[[^]]*{re.escape(whose(entry, verdict))}\]", text)
    assert f"**{INSTEAD[verdict]}**" in text


def test_only_what_is_false_should_say_something_else() -> None:
    app = opened("companion", find="largest step", only="loose")
    assert f"**{INSTEAD['loose']}**" in page_text(app) and INSTEAD["false"] not in page_text(app)
    assert len(set(INSTEAD.values())) == len(INSTEAD) == len(VERDICTS)


def test_what_is_loose_is_loose_by_a_number() -> None:
    loose = [entry for entry in ENTRIES if "loose" in entry.judged]
    assert loose and not [entry.id for entry in loose if not re.search(r"\d", entry.remark)]


def test_what_is_put_right_is_not_what_is_printed() -> None:
    for entry in ENTRIES:
        printed, right = (SLACK.sub("", formula).replace("tfrac", "frac") for formula in (entry.prints, entry.right))
        assert not right or right not in printed, entry.id


@pytest.mark.parametrize("notes", ["all", "amini", "uml-summary"])
def test_each_verdict_is_counted_and_can_be_chosen(notes: str) -> None:
    app = opened("companion", notes=notes)
    labels = [option.content for option in app.segmented_control(key="only").proto.options]
    for part, verdict in JUDGED.items():
        works = [entry.works_of(verdict) for entry in ENTRIES]
        rows = sum(notes in those if notes != "all" else bool(those) for those in works)
        assert any(label.endswith(f"({rows})") for label in labels)
        app.segmented_control(key="only").set_value(part).run()
        assert not app.exception and (f"{rows} entr" in page_text(app)) == (rows > 0)


TRUE_AS_PRINTED = """
    min_disopt_inapproximability rip_measurements rip_definition zoutendijk surrogate_upper_bounds jensen_split pca_pve
    nn_parameter_count error_decomposition margin_scale margin_vs_dimension ls_projection cascade_covariance
    structural_risk_minimisation vcdim_halfspaces psi_functions
""".split()


@pytest.mark.parametrize("row", TRUE_AS_PRINTED)
def test_what_is_true_in_its_own_letters_has_no_badge(row: str) -> None:
    entry = companion()[row]
    assert not entry.right and not entry.judged and entry.prints and "badge" not in badges(entry, "all")


def test_restricted_isometry_keeps_the_notes_own_marks() -> None:
    assert r"\tilde x\approx U\bar x,\ \|\bar x\|_0\le s" in companion()["rip_definition"].prints


LOOSE = {
    "finite_realizable_pac": ["uml-summary"],
    "finite_agnostic_pac": ["uml-summary"],
    "discretization_trick": ["padova2020", "uml-summary"],
    "vcdim_thresholds": ["padova2020", "uml-summary"],
    "tikhonov_stability_smooth": ["uml-summary"],
    "validation_hoeffding": ["uml-summary"],
    "occam_code_bound": ["milan"],
    "oob_fraction": ["uml-summary"],
    "cover_counting": ["matteoni2022"],
    "fundamental_theorem_qualitative": ["uml-summary"],
    "cv_expected_risk": ["milan"],
    "finite_class_erm_excess": ["milan"],
    "one_nn_factor_two": ["milan"],
    "tree_code_length": ["milan"],
    "tree_n_nodes_erm": ["milan"],
    "gd_learning_rate_limit": ["amini"],
    "dev_set_selection": ["milan"],
    "finite_uniform_convergence": ["padova2020"],
    "fundamental_theorem_realizable": ["uml-summary"],
    "no_free_lunch": ["padova2020"],
    "no_free_lunch_rates": ["milan"],
    "occam_weight_bound": ["milan"],
}
CONVENTIONS = {
    "cv_min_optimism",
    "halfspace_angle",
    "point_hyperplane_distance",
    "polynomial_reduction",
    "stability_identity",
    "tikhonov_stability_lipschitz",
    "uc_implies_agnostic",
    "impurity_measures",
    "rf_mtry",
    "gaussian_kernel",
    "svr_primal_dual",
    "weight_decay_update",
    "weight_decay_of_minibatches",
    "ball_volume",
}


def test_which_rows_are_loose_and_which_another_convention() -> None:
    assert {entry.id: list(works) for entry in ENTRIES if (works := entry.works_of("loose"))} == LOOSE
    assert {entry.id for entry in ENTRIES if "convention" in entry.judged} == CONVENTIONS


HALF_WIDTH = sqrt(log(2 / 0.05) / 2000)
VC = sqrt((10 * (log(200) + 1) - log(0.05 / 4)) / 1000)
EXCESS = sqrt(log(2 * 1000 / 0.05) / 2000) + HALF_WIDTH  # half of delta for each of the two events


@pytest.mark.parametrize(
    ("row", "written", "value"),
    [
        ("test_set_two_sided", "0.04295", HALF_WIDTH),
        ("validation_hoeffding", "0.04295", HALF_WIDTH),
        ("validation_hoeffding", "0.0608", sqrt(2) * HALF_WIDTH),
        ("validation_selection_uniform", "0.05474", sqrt(log(2 * 10 / 0.05) / 2000)),
        ("validation_selection_excess", "0.05474", sqrt(log(2 * 10 / 0.05) / 2000)),
        ("validation_vs_vc", "0.04295", HALF_WIDTH),
        ("validation_vs_vc", "0.114", sqrt((10 + log(1 / 0.05)) / 1000)),
        ("vc_confidence", "0.2596", VC),
        ("vc_confidence", "0.2606", VC + 1 / 1000),
        ("finite_class_erm_excess", "0.1158", EXCESS),
        ("rlm_oracle_inequality", "0.08945", sqrt(8 / 1000)),
        ("soft_svm_risk", "0.8945", sqrt(8 * 100 / 1000)),
        ("soft_svm_risk", "1.1181", sqrt(8 * 100 / 1000) * (sqrt(4) + 1 / sqrt(4)) / 2),
        ("occam_code_bound", "0.2130", sqrt((87 + log(2 / 0.05)) / 2000)),
        ("occam_code_bound", "0.1789", sqrt((87 * log(2) + log(2 / 0.05)) / 2000)),
    ],
)
def test_a_guarantee_is_rounded_up(row: str, written: str, value: float) -> None:
    assert written in companion()[row].remark
    assert 0 <= float(written) - value < 1e-4


def test_how_loose_by_other_routes() -> None:
    """The factors of the remarks, from the formulas on the page: their quotients at the numbers of the remark."""
    tower, right = 2 * (1000 * log(2) + log(20)) / 0.01, 2 * log(2 * 1000 / 0.05) / 0.01
    assert round(tower) == 139_229 and round(tower / right) == 66
    assert "66" in companion()["finite_agnostic_pac"].remark
    assert "1.45" in companion()["discretization_trick"].remark and 1.44 < 1 / log(2) < 1.45
    assert "1.10" in companion()["oob_fraction"].remark and round(3 / e, 2) == 1.10
    count = log(comb(14, 7) / 8 * 20**7 * 2**8)  # Catalan's number of shapes of 15 nodes, a test at 7, a label at 8
    assert "2.16" in companion()["tree_class_count"].remark and round(15 * log(2 * e * 20) / count, 2) == 2.16
    narrower = sqrt((count + log(40)) / (15 * (1 + log(40)) + log(40)))
    assert "0.7" in companion()["tree_n_nodes_erm"].remark and round(narrower, 1) == 0.7
    assert "75" in companion()["tree_code_length"].remark and 15 * ceil(log(20 + 2, 2)) == 75
    assert "1.41" in companion()["validation_hoeffding"].remark and round(sqrt(2), 2) == 1.41
    assert "0.74 N" in companion()["vc_confidence"].remark and round(2 / e, 2) == 0.74  # where d ln(2N/d) is largest


def test_a_learned_bias_breaks_the_printed_bound_of_the_perceptron() -> None:
    """The remark's two inputs, 1 and -1, by hand: the radius and the margin of the weight 1 are 1."""
    w = bias = updates = 0.0
    while wrong := [(x, y) for x, y in ((1.0, 1.0), (-1.0, -1.0)) if y * (w * x + bias) <= 0]:
        x, y = wrong[0]
        w, bias, updates = w + y * x, bias + y, updates + 1
    assert updates == 2 > (1 / 1) ** 2 and updates <= (1 + 1) / 1
    assert companion()["perceptron_novikoff"].works_of("false") == ("amini", "matteoni2022")


def test_the_door_of_nesterov_opens_where_nesterov_converges() -> None:
    place = next(life for life in companion()["momentum_nesterov"].lives if life.startswith("page:"))
    address = dict(pair.split("=") for pair in place.partition("?")[2].split("&"))
    text = page_text(opened("optimisation", **address))
    assert "Nesterov" in text and "diverges" not in text
    assert float(address["race.rate"]) < 0.02769  # the largest rate that the page names for this valley
