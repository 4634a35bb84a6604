"""What learners compute and students work out by hand: worked out in steps, and checked, with the slips that differ.

Each file here holds `QUANTITIES`, the checkable quantities of one learner; a new file is found automatically, and its
name is that of their subject.

>>> from laboratory.by_hand import QUANTITIES, check
>>> QUANTITIES["entropy"].works_out([9, 5]).steps[-1]
'The entropy is their sum, 0.9403 bits.'
>>> check("0.940", "entropy", [9, 5])
<right: 0.940...>
>>> check("0.652", "entropy", [9, 5])
<not quite: 0.940...; You took natural logarithms: in bits they are to base 2. gives 0.651757>
"""

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

from bounds.diagnosis.diagnose import Diagnosis
from bounds.vocabulary.named import Named
from bounds.vocabulary.prose import capitalized
from laboratory.by_hand._judging import judged_by_hand
from laboratory.by_hand._quantity import ByHand, WorkedOut
from laboratory.by_hand._settings import LABELS
from laboratory.by_hand._writing import FORMS, result_of

__all__ = ["CALLED", "FORMS", "LABELS", "QUANTITIES", "SUBJECTS", "ByHand", "WorkedOut", "check", "result_of"]


def _discovered() -> Iterator[tuple[str, tuple[ByHand, ...]]]:
    for result in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        if result.name.startswith("_"):
            continue
        quantities = getattr(import_module(f"{__name__}.{result.name}"), "QUANTITIES", ())
        if not quantities:
            raise ImportError(f"laboratory/by_hand/{result.name}.py must define QUANTITIES")
        yield capitalized(result.name.replace("_", " ")), tuple(quantities)


def _by_name(subjects: Mapping[str, tuple[ByHand, ...]]) -> dict[str, ByHand]:
    every = [quantity for quantities in subjects.values() for quantity in quantities]
    names = [quantity.name for quantity in every]
    if twice := [name for name in names if names.count(name) > 1]:
        raise ImportError(f"two quantities of laboratory/by_hand are called {twice[0]}")
    return dict(zip(names, every, strict=True))


SUBJECTS: Mapping[str, tuple[ByHand, ...]] = MappingProxyType(dict(_discovered()))
QUANTITIES: Mapping[str, ByHand] = Named("number to work out by hand", _by_name(SUBJECTS))


CALLED: Mapping[str, str] = MappingProxyType(
    {other: quantity.name for quantity in QUANTITIES.values() for other in quantity.called}
)


def check(answer: Any, quantity: str, *rows: Any, **inputs: Any) -> Diagnosis:
    """Is `answer` what these rows give? `QUANTITIES[quantity]` describes the rows, and works the answer out in steps.

    The right number rounds to a right answer, of at least two significant digits. Several numbers are a sequence or a
    text such as `"(2, -1)"`; a label is right as it is. An answer that is right by a convention that the question
    leaves open is right, and `Diagnosis.form` names the convention. Raises KeyError for an unknown quantity,
    DomainError for what is no answer, ValueError for unsuitable rows.
    """
    return judged_by_hand(answer, QUANTITIES[quantity].works_out(*rows, **inputs))
