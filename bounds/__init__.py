"""A calculator for sample complexities and generalization bounds.

>>> from bounds import theorems
>>> theorem = theorems["finite_agnostic"]
>>> round(theorem(m=1000, delta=0.05, ln_size=6.9), 4)
0.0728
>>> theorem.solve("m", at_most=0.05, delta=0.05, ln_size=6.9).value
2118
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bounds.discovery import discover as _discover

if TYPE_CHECKING:
    from bounds.classes.count import count
    from bounds.comparison.compare import compare
    from bounds.data_dependent.boosting import training_error_product
    from bounds.data_dependent.code_length import code_bits
    from bounds.data_dependent.gibbs import gibbs_posterior
    from bounds.diagnosis.diagnose import diagnose
    from bounds.identification.identify import identify
    from bounds.solving.validation import DomainError
    from bounds.vc.dimension import vc_dimension
    from bounds.vc.own.own_class import own_class
    from bounds.vc.shattering import shatters
    from bounds.vocabulary.logarithm import Ln

theorems = _discover()


# All else is imported when it is asked for: the module that defines each name.
LATER = {
    "Comparison": "bounds.comparison.row",
    "Count": "bounds.classes.counted",
    "Diagnosis": "bounds.diagnosis.slip",
    "DomainError": "bounds.solving.validation",
    "GibbsPosterior": "bounds.data_dependent.gibbs",
    "Ln": "bounds.vocabulary.logarithm",
    "Shattering": "bounds.vc.shattering",
    "Solution": "bounds.solving.question",
    "Theorem": "bounds.theorem",
    "answers": "bounds.batches.answers",
    "ask": "bounds.asking.ask",
    "code_bits": "bounds.data_dependent.code_length",
    "compare": "bounds.comparison.compare",
    "comparisons": "bounds.batches.answers",
    "count": "bounds.classes.count",
    "diagnose": "bounds.diagnosis.diagnose",
    "diagnose_formula": "bounds.diagnosis.formulas",
    "gibbs_posterior": "bounds.data_dependent.gibbs",
    "hedged_betting": "bounds.data_dependent.betting",
    "identify": "bounds.identification.identify",
    "own_class": "bounds.vc.own.own_class",
    "predictable_bernstein": "bounds.data_dependent.betting",
    "search": "bounds.index.searching",
    "shatters": "bounds.vc.shattering",
    "training_error_product": "bounds.data_dependent.boosting",
    "vc_dimension": "bounds.vc.dimension",
}

MODULES = ("atlas", "exercises", "numbers", "testing", "variants")  # that are imported as such


def __getattr__(name: str) -> Any:
    """What is looked up when it is asked for: `bounds.__version__`, and the names of LATER, which then stay."""
    if name == "__version__":
        from bounds.reports.version import VERSION

        return VERSION
    if name in LATER:
        return globals().setdefault(name, getattr(import_module(LATER[name]), name))
    from bounds.vocabulary.importing import no_such_name

    raise no_such_name(__name__, name, [*__all__, *LATER, *MODULES])


def __dir__() -> list[str]:
    return sorted({*globals(), *LATER})


__all__ = [
    "DomainError",
    "Ln",
    "code_bits",
    "compare",
    "count",
    "diagnose",
    "gibbs_posterior",
    "identify",
    "own_class",
    "shatters",
    "theorems",
    "training_error_product",
    "vc_dimension",
]
