"""What public Lean libraries prove of the theorems: which declaration, and whether it is *this* constant."""

from bounds.formalization.counterpart import Counterpart
from bounds.formalization.library import SEARCHED, counterparts, formalized

__all__ = ["SEARCHED", "Counterpart", "counterparts", "formalized"]
