"""Who may stand beside whom on a chart: like beside like, inputs that mean the same, reasons that are sentences."""

import re
from dataclasses import replace

import pytest

from bounds import theorems
from bounds.comparison.comparable import (
    comparable_theorems,
    further_assumptions,
    inputs_of_other,
    obstacle,
    own_variables,
    same_variable,
)
from bounds.comparison.events import event_of
from bounds.comparison.readings import SAME_BY_NAME
from bounds.theorem import Theorem
from bounds.vocabulary.variables import Variable
from tests.sentences import facts


def _usual(slug: str) -> dict[str, object]:
    return {variable.name: variable.default for variable in theorems[slug].variables}


def test_kin_speak_of_one_quantity_and_one_event_and_each_of_the_other() -> None:
    results = {
        slug: {theorem_here.slug for theorem_here in comparable_theorems(theorem)} for slug, theorem in theorems.items()
    }
    for slug, others in results.items():
        assert slug not in others
        for other in others:
            assert slug in results[other]
            assert theorems[other].returns.meaning == theorems[slug].returns.meaning
            assert event_of(theorems[other]) == event_of(theorems[slug])
    assert {"vc_devroye", "chebyshev"} <= results["finite_agnostic"]
    assert "finite_realizable" not in results["finite_agnostic"], "one bounds the risk, the other the gap"


def test_inputs_come_from_the_first_where_it_has_them() -> None:
    for slug, theorem in theorems.items():
        point = _usual(slug)
        for other in comparable_theorems(theorem):
            mine = own_variables(theorem, other)
            more = {variable.name: object() for variable in mine}
            result = inputs_of_other(theorem, other, point, more)
            assert list(result) == [variable.name for variable in other.variables]
            for variable in other.variables:
                assert (result[variable.name] is more.get(variable.name)) == (variable in mine)
                if variable not in mine:
                    assert same_variable(theorem.variable(variable.name), variable)


def test_a_curve_needs_the_variable_in_its_own_sense() -> None:
    first, other = theorems["finite_realizable"], theorems["threshold_pac"]
    assert obstacle(first, other, "m", _usual("finite_realizable")) == ""
    assert "not depend" in facts(obstacle(first, other, "ln_size", _usual("finite_realizable")))
    for slug, theorem in theorems.items():
        for over in _usual(slug):
            for other in comparable_theorems(theorem):
                why = obstacle(theorem, other, over, _usual(slug))
                has = any(same_variable(theorem.variable(over), variable) for variable in other.variables)
                assert has or why
                assert not why or (why[0].isupper() and why.endswith("."))


def test_what_a_theorem_assumes_beyond_another() -> None:
    entry, two = theorems["finite_agnostic"], theorems["chebyshev"]
    assert {text.key for text in further_assumptions(entry, two)} == {"known_variance", "fixed_hypothesis"}
    assert {text.key for text in further_assumptions(two, entry)} == {"loss_in_unit_interval", "finite_class"}


FACTOR_TWO = {
    # One learner in two conventions: in the first theorem's the number is exactly twice that in the second's, and
    # then both bound the same. |sup| with the factor 2 is twice sup without, where the class is symmetric; replacing
    # an example is leaving it out and putting another in; a step's whole gradient is up to twice as long as the loss's.
    ("rademacher_empirical", "rademacher_loss_empirical"): "rademacher",
    ("rademacher_expected", "rademacher_loss_expected"): "rademacher",
    ("stability_replace_one", "bousquet_elisseeff"): "beta",
    ("sgd_strongly_convex", "sgd_regularised"): "lipschitz",
}


@pytest.mark.parametrize("pair", FACTOR_TWO, ids="-".join)
def test_two_conventions_of_one_number_are_asked_apart_and_agree_where_one_is_twice_the_other(
    pair: tuple[str, str],
) -> None:
    name = FACTOR_TWO[pair]
    first, other = (theorems[slug] for slug in pair)
    assert [variable.name for variable in own_variables(first, other)] == [name]
    assert [variable.name for variable in own_variables(other, first)] == [name]
    point = _usual(first.slug)
    halved = inputs_of_other(first, other, point, {name: first.variable(name).default / 2})
    assert other(**halved) == pytest.approx(first(**point), rel=1e-12)
    assert "another quantity" in obstacle(first, other, name, point)


# What two theorems call alike and mean differently, in words of their statements.
APART = {
    ("bousquet_elisseeff", "bousquet_klochkov_zhivotovskiy"): "beta",  # leaving out; replacing
    ("golowich_frobenius", "golowich_rows"): "norms",  # Frobenius norms; sums of absolute values
    ("margin_all", "margin_linear"): "radius",  # largest margin of the union bound; longest example
    ("margin_hard_svm", "margin_linear"): "gamma",  # of unit weights; of weights up to B
    ("margin_expected", "multiclass_margin"): "gamma margin_error rademacher",  # y h(x); lead over the next class
    ("margin_linear", "multiclass_margin_linear"): "gamma margin_error norm",
    ("margin_linear", "spectral_margin"): "gamma margin_error",
    ("pac_bayes_kl", "pac_bayes_split_prior"): "kl training_error",  # to another prior; on the other examples
    ("surrogate_hinge", "surrogate_square"): "surrogate_excess",  # each of its own loss
    ("surrogate_exponential", "surrogate_logistic"): "surrogate_excess",
    ("le_cam", "assouad"): "separation tv",  # of two parameters; of two that differ in one coordinate
    ("wait_and_judge", "risk_complexity"): "size",  # support scenarios; the smallest set that is enough
    ("vc_realizable_growth", "boosting_margin"): "d",  # of the class; of what votes
    ("sauer_log", "natarajan"): "d",  # VC; Natarajan
}


@pytest.mark.parametrize("pair", APART, ids="-".join)
def test_what_two_theorems_call_alike_and_mean_differently_is_asked_apart(pair: tuple[str, str]) -> None:
    first, other = (theorems[slug] for slug in pair)
    assert other in comparable_theorems(first)
    for entry, two in ((first, other), (other, first)):
        assert set(APART[pair].split()) <= {variable.name for variable in own_variables(entry, two)}


MATHS = re.compile(r"\$([^$]*)\$")
NUMBER = re.compile(r"[\d.]+$")


def _defined(theorem: Theorem) -> dict[str, str]:
    """What the statement puts a symbol equal to: `\\varphi(z)=e^{-z}`."""
    equations = (math.partition("=") for math in MATHS.findall(theorem.statement) if "=" in math)
    results = {re.sub(r"\(.*\)$", "", left.strip()): re.sub(r"\s", "", right) for left, _, right in equations}
    return {symbol: text for symbol, text in results.items() if not NUMBER.match(text)}


def _about(theorem: Theorem, variable: Variable) -> set[str]:
    """The assumptions that speak of the variable by its symbol."""
    symbol = re.compile(rf"(?<![A-Za-z\\_]){re.escape(variable.symbol)}(?![A-Za-z])")
    return {
        assumption.key
        for assumption in theorem.assumes
        if any(symbol.search(math) for math in MATHS.findall(assumption.statement))
    }


# Why it is the same number though the assumptions that speak of it have none in common.
SAME_ANYWAY = {
    "examples kept in the compression set": "a set, in an order, with a message besides: so many examples",
    "dimension of the space": "whatever lies in the space",
    "yes-or-no attributes": "Winnow in two versions, on the same examples",
    "VC dimension": "a class that has it shatters so many points",
    "distance between any two of the parameters": "the two are two of the many",
    "number of arms": "whatever they bring, and whoever pulls them",
    "smoothness: Lipschitz constant of the gradient": "of the objective, which may be strongly convex besides",
    "strong convexity of the objective: λ/2 times the squared length has it": "from the regulariser or otherwise",
    "Lipschitz constant of the loss in the weights": "of a loss that is smooth or strongly convex besides",
    "level of the one-sided test": "of three tests that each keep it, as each assumption names its own",
}


def test_one_number_for_two_theorems_is_defined_alike_in_both() -> None:
    """Statements that define one symbol differently, or assumptions of which none is shared, need a reason."""
    met = set()
    for theorem in theorems.values():
        for other in comparable_theorems(theorem):
            shared = {variable.name for variable in other.variables} - {
                entry.name for entry in own_variables(theorem, other)
            }
            for name in shared - SAME_BY_NAME:
                variable = theorem.variable(name)
                mine, its = _defined(theorem), _defined(other)
                clashes = [
                    symbol
                    for symbol in mine
                    if symbol in variable.symbol and mine[symbol] != its.get(symbol, mine[symbol])
                ]
                assert not clashes, f"{theorem.slug} and {other.slug} define {clashes} differently"
                about, also = _about(theorem, variable), _about(other, other.variable(name))
                if about and also and not about & also:
                    met.add(variable.meaning)
    assert met == set(SAME_ANYWAY)


def test_an_exact_value_keeps_the_bounds_of_its_kin_under_the_same_assumptions() -> None:
    """Two theorems about one event cannot contradict each other; about two events they do."""
    compared = 0
    for theorem in theorems.values():
        if theorem.relation != "=" or theorem.returns.name.startswith(("approximate", "estimated")):
            continue
        for other in comparable_theorems(theorem):
            if own_variables(theorem, other) or further_assumptions(theorem, other):
                continue
            point = _usual(theorem.slug)
            exact, bound = theorem(**point), other(**inputs_of_other(theorem, other, point, {}))
            compared += 1
            if other.relation == "=":
                assert bound == pytest.approx(exact, rel=1e-9), f"{theorem.slug} and {other.slug}"
            else:
                assert (bound >= exact * (1 - 1e-9)) if other.relation == "<=" else (bound <= exact), other.slug
    assert compared > 3


TWO_EVENTS = [
    ("binomial_lower_tail", "binomial_upper_tail"),  # at most k; at least k
    ("chernoff_lower_tail", "chernoff_upper_tail"),
    ("markov", "union_bound"),
    ("conformal_test_coverage", "interval_tail"),
    ("cube_diameter", "neighbourhood_edge"),  # a diagonal; an edge
    ("nearest_neighbour_median", "neighbourhood_edge"),
    ("aic", "bic"),  # criteria on different scales
    ("bic", "mallows_cp_scaled"),
    ("shell_mass", "gaussian_low_density"),
    ("no_free_lunch", "two_coins_lower"),
    ("johnson_lindenstrauss", "rip_gaussian"),  # vectors fixed beforehand; all sparse ones at once
    ("distance_spread", "random_projection_spread"),
    ("hoeffding_range", "mcdiarmid"),
    ("ols_excess", "ols_fixed_design"),  # at new points; at the points of the sample
]


@pytest.mark.parametrize(("slug", "other"), TWO_EVENTS)
def test_two_events_under_one_name_are_no_kin(slug: str, other: str) -> None:
    assert theorems[slug].returns.name == theorems[other].returns.name or slug == "conformal_test_coverage"
    assert theorems[other] not in comparable_theorems(theorems[slug]) and theorems[slug] not in comparable_theorems(
        theorems[other]
    )


def test_what_is_one_event_stays_together() -> None:
    for slugs in (
        "threshold_one_sided_tail threshold_midpoint_tail threshold_worst_erm interval_tail",
        "gaussian_low_density gaussian_low_density_bound",
        "no_free_lunch no_free_lunch_binomial",
        "johnson_lindenstrauss johnson_lindenstrauss_book",
    ):
        first, *others = slugs.split()
        assert set(others) <= {theorem.slug for theorem in comparable_theorems(theorems[first])}


def test_a_theorem_made_at_run_time_is_compared_by_what_it_is_and_joins_no_list() -> None:
    """Two of one slug, one after the other: the second is another quantity, and has the others of that."""
    known = theorems["finite_agnostic"]
    before = comparable_theorems(known)
    first, second = replace(known), replace(known, returns=theorems["finite_realizable"].returns)
    assert first.slug == second.slug == known.slug
    assert comparable_theorems(first) == before
    assert {each.returns.name for each in comparable_theorems(second)} == {second.returns.name}
    assert comparable_theorems(known) == before and first not in before
