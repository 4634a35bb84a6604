"""What every statement owes its reader: what is held fixed, what was fixed beforehand, and in which convention."""

import re

from bounds import theorems

OF_SOMETHING_ELSE = re.compile(
    r"probability exactly \$(1-\\delta|\\delta/2)\$|exactly \$(N\$ nodes|C_M)|is recovered exactly"
)


def test_what_is_taken_from_the_sample_at_hand_moves_with_it() -> None:
    """Sums over the sample grow with it; complexities and regrets per round fall."""
    moving = re.compile("complexity|kernel matrix|summed squared|per round|squared distances of every loss")
    for theorem in theorems.values():
        for variable in theorem.variables:
            if "m" in theorem.solvable and moving.search(variable.meaning):
                assert variable.with_m, (theorem.slug, variable.name)


def test_every_class_of_a_confident_bound_is_fixed_before_the_data() -> None:
    """Whoever may choose class, norm or dimension after the sample has no guarantee."""
    for theorem in theorems.values():
        lines = [a for a in theorem.assumes if re.search(r"VC dimension \$d|\|w(_j)?\\\|\\le B|is finite", a.statement)]
        if "delta" in {v.name for v in theorem.variables} and "over the sample" in theorem.statement:
            fixed = "class_fixed" in {a.key for a in theorem.assumes}
            assert all(fixed or re.search("fixed b", a.statement) for a in lines), theorem.slug


def test_one_key_tells_one_thing() -> None:
    """What a fact grants, and what a filter finds, goes by the key: two lines of one key would pass for each other."""
    typed: dict[str, set[str]] = {}
    for theorem in theorems.values():
        for assumption in theorem.assumes:
            typed.setdefault(assumption.key, set()).add(assumption.statement)
    assert not {key: lines for key, lines in typed.items() if len(lines) > 1}


def test_a_complexity_is_told_with_its_convention() -> None:
    """Textbooks differ by a factor 2 and an absolute value: a number put in by the other one proves nothing."""
    for theorem in theorems.values():
        if any(variable.name == "rademacher" for variable in theorem.variables):
            assert re.search("factor 2|both without absolute values", theorem.statement), theorem.slug


def test_who_says_exactly_states_an_equation() -> None:
    """Not a bound: a law that holds exactly may be held against what is measured from both sides."""
    exact = [theorem for theorem in theorems.values() if "exactly" in OF_SOMETHING_ELSE.sub("", theorem.statement)]
    assert len(exact) > 60
    assert not [entry.slug for entry in exact if entry.relation != "="]
