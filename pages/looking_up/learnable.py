"""Learnability of a class: three definitions, and six statements of which all hold or none."""

from collections.abc import Mapping
from dataclasses import dataclass, field

# In two lines: a card is a third of a page, or a phone, wide.
SURE = r"\begin{aligned}&\Pr_{S\sim\mathcal D^m}\big[\,{event}\,\big]\\&\quad\ge1-\delta\end{aligned}"


@dataclass(frozen=True)
class Definition:
    """What holds once m is large enough, for every accuracy and confidence; `theorem` bounds how large.

    `short` is its name beside a curve, for small screens.
    """

    name: str
    short: str
    theorem: str
    statement: str
    event: str

    @property
    def formula(self) -> str:
        """The statement in LaTeX."""
        return SURE.replace("{event}", self.event)


@dataclass(frozen=True)
class Equivalent:
    """One of the six; `page` with `address` shows it, and is called `door`."""

    statement: str
    why: str
    door: str
    page: str
    address: Mapping[str, str] = field(default_factory=dict)


DEFINITIONS = (
    Definition(
        "PAC learnable", "PAC", "vc_anthony_bartlett_realizable",
        "Some learner reaches a true risk of at most ε on **every distribution for which a hypothesis of the class "
        "has zero true risk** (realizable).",
        r"L_{\mathcal D,f}(A(S))\le\varepsilon",
    ),
    Definition(
        "Agnostically PAC learnable", "agnostic", "vc_anthony_bartlett_agnostic",
        "Some learner comes within ε of the **best of the class** on **every distribution** over examples and labels.",
        r"L_{\mathcal D}(A(S))\le\min_{h\in\mathcal H}L_{\mathcal D}(h)+\varepsilon",
    ),
    Definition(
        "Uniform convergence", "uniform", "vc_uniform_uml",
        "On every distribution the sample is ε-representative: training error and true risk are within ε **for all "
        "hypotheses at once**, whatever the learner.",
        r"\forall h\in\mathcal H:|L_S(h)-L_{\mathcal D}(h)|\le\varepsilon",
    ),
)  # fmt: skip

STATEMENTS = (
    Equivalent(
        "The class has the **uniform convergence** property.",
        "From 6: by Sauer's lemma a finite dimension leaves polynomially many labellings, and these converge at once.",
        "How few samples mislead", "finite_classes", {"show": "areas"},
    ),
    Equivalent(
        "**Every ERM rule** is a successful **agnostic** PAC learner.",
        "From 1: on an ε/2-representative sample a hypothesis of minimum training error is within ε of the best.",
        "The two parts of the error", "model_selection", {"show": "parts"},
    ),
    Equivalent(
        "The class is **agnostically** PAC learnable.",
        "From 2: ERM is a learner.",
        "Learning curves", "learning_curves",
    ),
    Equivalent(
        "The class is **PAC** learnable.",
        "From 3: if a hypothesis has zero true risk, the minimum risk is 0.",
        "A rectangle learned", "finite_classes", {"show": "square"},
    ),
    Equivalent(
        "**Every ERM rule** is a successful **PAC** learner.",
        "From 2 in the same way; and 4 follows from it.",
        "Consistency of ERM", "no_free_lunch", {"show": "erm"},
    ),
    Equivalent(
        "The **VC dimension** is **finite**.",
        "From 4: if a class shatters 2m points, every learner fails from m examples on some distribution over them "
        "(no free lunch).",
        "No free lunch", "no_free_lunch", {"show": "lunch"},
    ),
)  # fmt: skip
