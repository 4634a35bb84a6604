"""The formula against what is known from elsewhere: printed examples, textbooks' other forms, its envelope."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from bounds.testing.check import check, check_at_points, is_near, listed
from bounds.testing.checking import ensure
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.citation import Example
from bounds.vocabulary.signature import signature_words
from bounds.vocabulary.variables import Quantity

Form = Callable[..., Any]


@check
def examples_agree_with_what_is_printed(theorem: Theorem) -> None:
    """Within half of the last digit that is printed."""
    for example in theorem.examples:
        ensure(example.origin, f"the example {example.printed} does not say where it comes from")
        got = _computed(theorem, example)
        ensure(got is not None, f"{example.origin} prints {example.printed}; solving finds nothing")
        printed = Decimal(example.printed.replace(",", ""))
        half_a_digit = Decimal(5).scaleb(int(printed.as_tuple().exponent) - 1)
        near = abs(Decimal(got) - printed) <= half_a_digit + abs(printed) * Decimal("1e-14")
        ensure(near, f"{example.origin} prints {example.printed} at {listed(example.inputs)}; the formula gives {got}")


def _computed(theorem: Theorem, example: Example) -> Any:
    if not example.unknown:
        return theorem(**example.inputs)
    return theorem.solve(example.unknown, at_most=example.at_most, at_least=example.at_least, **example.inputs).value


@check_at_points
def other_forms_agree_with_the_solver(theorem: Theorem, points: int) -> None:
    for form in theorem.equivalent_forms:
        words, unknown = signature_words(form)
        for point in typical_points(theorem, points):
            if unknown == theorem.returns:
                _check_fixed_point(theorem, form, words, point)
            else:
                _check_form(theorem, form, unknown, words, point)


def _check_form(
    theorem: Theorem, form: Form, unknown: Quantity, words: Mapping[str, Any], point: dict[str, Any]
) -> None:
    inputs = {name: value for name, value in point.items() if name != unknown.name}
    (target_name,) = (name for name in words if name not in inputs)
    target = theorem(**point)
    solution = theorem.solve(unknown.name, **{_word(theorem): target}, **inputs)
    expected = float(form(**{name: target if name == target_name else inputs[name] for name in words}))
    domain = theorem.variable(unknown.name).domain
    inside = domain.low < expected < domain.high
    if solution.value is None:
        agrees = not inside
    elif domain.integer:
        agrees = abs(solution.value - expected) <= 1 + 1e-6 * expected
    else:
        agrees = not inside or is_near(solution.value, expected, 1e-8)
    question = f"{unknown.name} for {target_name} = {target!r} at {listed(inputs)}"
    ensure(agrees, f"{form.__name__} gives {expected!r} as {question}; solving gives {solution.value!r}")


def _check_fixed_point(theorem: Theorem, form: Form, words: Mapping[str, Any], point: dict[str, Any]) -> None:
    """A form that takes the very quantity it returns is the book's implicit bound: our value must satisfy it."""
    (own,) = (name for name, word in words.items() if word == theorem.returns)
    value = theorem(**point)
    back = float(form(**{own: value}, **{name: point[name] for name in words if name != own}))
    ensure(is_near(back, value, 1e-9), f"{form.__name__} gives {back!r} for the value {value!r} at {listed(point)}")


def _word(theorem: Theorem) -> str:
    return "at_least" if theorem.relation == ">=" else "at_most"


@check_at_points
def envelope_lies_on_the_safe_side(theorem: Theorem, points: int) -> None:
    if theorem.envelope is None:
        return
    names = {variable.name for variable in theorem.envelope.variables}
    for point in typical_points(theorem, 4 * points):
        smooth, value = theorem.envelope(**{name: point[name] for name in names}), theorem(**point)
        slack = 1e-12 * abs(value)  # of a value that its envelope meets
        safe = smooth <= value + slack if theorem.envelope.relation == ">=" else smooth >= value - slack
        ensure(safe, f"the envelope is {smooth!r} and the value {value!r} at {listed(point)}")
