"""What a theorem states beside its formula: for readers, the solver and the typesetter."""

import re

from bounds.testing.check import check, listed
from bounds.testing.checking import ensure
from bounds.testing.points import typical_points
from bounds.theorem import Theorem
from bounds.vocabulary.assumptions import IID

SLUG = re.compile(r"[a-z0-9]+(_[a-z0-9]+)+")


@check
def statement_is_complete(theorem: Theorem) -> None:
    ensure(theorem.title, "it has no title")
    ensure(theorem.statement.endswith("."), f"`statement` must be a sentence; got {theorem.statement!r}")
    ensure(theorem.assumes, "it assumes nothing")
    ensure(theorem.examples, "it has no example")
    ensure(theorem.proof, "it has no proof")
    ensure(theorem.formula.__doc__ is None, "the formula has a docstring; `statement` states it already")
    ensure(theorem.source.work in str(theorem.source), f"the source {theorem.source} does not name its work")


@check
def powers_of_ten_are_written_for_people(theorem: Theorem) -> None:
    words = [theorem.statement, theorem.see_also, *(misprint.consequence for misprint in theorem.misprints)]
    words += [text for step in theorem.proof for text in (step.text, step.uses)]
    written = re.search(r"\d[eE][-+]?\d", " ".join(words))
    ensure(not written, f"its words say {written and written[0]}; for people write 3·10⁻⁶")


@check
def a_bound_over_the_sample_says_how_it_is_drawn(theorem: Theorem) -> None:
    fine = "over the sample" not in theorem.statement or IID in theorem.assumes
    ensure(fine, "it has a probability over the sample, and does not assume IID")


@check
def proof_names_theorems_that_are_there(theorem: Theorem) -> None:
    """What is written as a slug is one; the rest are names from textbooks."""
    from bounds import theorems

    slugs = [word for step in theorem.proof for word in step.uses.split(", ") if SLUG.fullmatch(word)]
    missing = [slug for slug in slugs if slug not in theorems]
    ensure(not missing, f"its proof uses {', '.join(missing)}, which is no theorem here")


@check
def formula_is_typeset_with_one_symbol_each(theorem: Theorem) -> None:
    from bounds.display import typeset

    typeset.check_symbols(theorem)
    ensure(theorem.latex, "its formula is typeset as nothing")
    (point,) = typical_points(theorem, 1)
    ensure(theorem.substituted(**point), f"its formula with numbers is typeset as nothing at {listed(point)}")


@check
def every_name_in_the_formula_has_a_ball(theorem: Theorem) -> None:
    from bounds.formula import balls

    for formula in (theorem.formula, *theorem.equivalent_forms):
        balls.check_names(formula)
