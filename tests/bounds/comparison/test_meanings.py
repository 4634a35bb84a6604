"""One name may mean different things to different theorems: each prints the meaning that is its own, and no other."""

from collections import defaultdict

from click.testing import CliRunner

from bounds import compare, theorems
from bounds.command_line import main
from bounds.display.theorems import docstring
from tests.all_told import over

MEANINGS: dict[str, set[str]] = defaultdict(set)
for _theorem in theorems.values():
    for _variable in _theorem.variables:
        MEANINGS[_variable.name].add(_variable.meaning)
SEVERAL = {name: several for name, several in MEANINGS.items() if len(several) > 1}


def test_many_names_mean_several_things() -> None:
    assert len(SEVERAL) > 40 and len(SEVERAL["lipschitz"]) > 5


@over([slug for slug, theorem in theorems.items() if theorem.names & SEVERAL.keys()])
def test_what_is_printed_is_the_theorems_own(slug: str) -> None:
    theorem = theorems[slug]
    printout = CliRunner().invoke(main, ["show", slug]).stdout
    for text in (docstring(theorem), printout):
        lines = text.splitlines()
        for variable in theorem.variables:
            named = [entry for entry in lines if entry.strip().startswith((f"{variable.name}:", f"{variable.name} "))]
            line = next((entry for entry in named if variable.meaning in entry), "")
            assert line, (variable.name, named)
            others = [meaning for meaning in SEVERAL.get(variable.name, ()) if meaning not in variable.meaning]
            assert not [meaning for meaning in others if meaning in line], (variable.name, line)


def test_a_bound_on_the_gradient_is_no_lipschitz_constant() -> None:
    """Theorem 14.11 of Shalev-Shwartz and Ben-David bounds the mean square of a step's whole gradient."""
    theorem = theorems["sgd_strongly_convex"]
    assert "Lipschitz" not in theorem.variable("lipschitz").meaning
    assert any(r"\mathbb E\|v_t\|^2\le\rho^2" in assumption.statement for assumption in theorem.assumes)
    for row in compare("optimization error", steps=1000, lipschitz=1, lam=0.1):
        [mine] = [variable for variable in row.theorem.variables if variable.name == "lipschitz"]
        assert row.slug == "sgd_regularised" or mine.meaning == theorem.variable("lipschitz").meaning
