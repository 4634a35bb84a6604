"""A calculator for sample complexities and generalization bounds.

>>> from bounds import theorems
>>> theorem = theorems["finite_agnostic"]
>>> round(theorem(m=1000, delta=0.05, ln_size=6.9), 4)
0.0728
>>> theorem.solve("m", at_most=0.05, delta=0.05, ln_size=6.9).value
2118
"""

from bounds.boosting import training_error_product
from bounds.code_length import code_bits
from bounds.compare import compare
from bounds.count import count
from bounds.diagnose import diagnose
from bounds.discovery import discover as _discover
from bounds.gibbs import gibbs_posterior
from bounds.identify import identify
from bounds.shattering import shatters
from bounds.solving.validation import DomainError
from bounds.vc_dimension import vc_dimension
from bounds.words.logarithm import Ln

theorems = _discover()


def __getattr__(name: str) -> str:
    """`bounds.__version__`, looked up when it is asked for."""
    if name == "__version__":
        from bounds.version import version

        return version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "DomainError",
    "Ln",
    "code_bits",
    "compare",
    "count",
    "diagnose",
    "gibbs_posterior",
    "identify",
    "shatters",
    "theorems",
    "training_error_product",
    "vc_dimension",
]
