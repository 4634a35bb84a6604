"""LaTeX written by hand: a command and the letter after it that lost their blank (`\\gee`) are no command."""

import re
from collections.abc import Iterator

from bounds import theorems
from bounds.theorem import Theorem
from tests.all_told import over

# Those in use, each seen on a page; a new one joins them when it has been.
KNOWN = set(
    """
    Big Bigl Bigr Delta Gamma Lambda Phi Pi Rightarrow Sigma Theta alpha angle approx arcsin arctan arg bar beta big
    bigl bigr binom cap cdot chi circ cos cosh cup delta dots downarrow ell emptyset epsilon eta exists exp
    forall frac gamma ge hat iff implies in inf infty int kappa lambda langle lceil le leftarrow lfloor lim
    ll ln log mapsto mathbb mathcal mathfrak mathrm max mid min mu nabla ne notin nu overline partial phi pi pm
    prime prod psi qquad quad rangle rceil rfloor rho setminus sigma sim sqrt star subset subseteq sum sup tan tau
    text textstyle tfrac theta tilde times to top underline uparrow varepsilon varphi varrho wedge widehat xi zeta
    """.split()
)


def written(theorem: Theorem) -> Iterator[str]:
    """All of a theorem's LaTeX that was not typeset from its formula."""
    yield from (theorem.statement, theorem.returns.symbol)
    yield from (variable.symbol for variable in theorem.variables)
    yield from (assumption.statement for assumption in theorem.assumes)
    yield from (step.formula for step in theorem.proof)
    for misprint in theorem.misprints:
        yield from (misprint.printed, misprint.right, misprint.consequence)


@over(theorems)
def test_commands_are_known_and_braces_close(theorem: Theorem) -> None:
    for text in written(theorem):
        assert set(re.findall(r"\\([a-zA-Z]+)", text)) <= KNOWN, text
        bare = re.sub(r"\\[{}]", "", text)
        assert bare.count("{") == bare.count("}"), text
        assert text.count(r"\left") == text.count(r"\right") or "arrow" in text, text
