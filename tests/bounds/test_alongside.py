"""Who may stand beside whom on a chart: like beside like, inputs that mean the same, reasons that are sentences."""

from bounds import theorems
from bounds.comparing.alongside import alike, beyond, inputs, kin, obstacle, own
from bounds.comparing.events import event_of


def _usual(slug: str) -> dict[str, object]:
    return {variable.name: variable.default for variable in theorems[slug].variables}


def test_kin_speak_of_one_quantity_and_one_event_and_each_of_the_other() -> None:
    found = {slug: {one.slug for one in kin(theorem)} for slug, theorem in theorems.items()}
    for slug, others in found.items():
        assert slug not in others
        for other in others:
            assert slug in found[other]
            assert theorems[other].returns.meaning == theorems[slug].returns.meaning
            assert event_of(theorems[other]) == event_of(theorems[slug])
    assert {"vc_devroye", "chebyshev"} <= found["finite_agnostic"]
    assert "finite_realizable" not in found["finite_agnostic"], "one bounds the risk, the other the gap"


def test_inputs_come_from_the_first_where_it_has_them() -> None:
    for slug, theorem in theorems.items():
        given = _usual(slug)
        for other in kin(theorem):
            mine = own(theorem, other)
            more = {variable.name: object() for variable in mine}
            found = inputs(theorem, other, given, more)
            assert list(found) == [variable.name for variable in other.variables]
            for variable in other.variables:
                assert (found[variable.name] is more.get(variable.name)) == (variable in mine)
                if variable not in mine:
                    assert alike(theorem.variable(variable.name), variable)


def test_a_curve_needs_the_variable_in_its_own_sense() -> None:
    first, other = theorems["finite_realizable"], theorems["threshold_pac"]
    assert obstacle(first, other, "m", _usual("finite_realizable")) == ""
    assert obstacle(first, other, "ln_size", _usual("finite_realizable")).startswith("It does not depend on nat")
    for slug, theorem in theorems.items():
        for over in _usual(slug):
            for other in kin(theorem):
                why = obstacle(theorem, other, over, _usual(slug))
                has = any(alike(theorem.variable(over), variable) for variable in other.variables)
                assert has or why
                assert not why or (why[0].isupper() and why.endswith("."))


def test_what_a_theorem_assumes_beyond_another() -> None:
    one, two = theorems["finite_agnostic"], theorems["chebyshev"]
    assert {told.key for told in beyond(one, two)} == {"known_variance", "fixed_hypothesis"}
    assert {told.key for told in beyond(two, one)} == {"loss_in_unit_interval", "finite_class"}
