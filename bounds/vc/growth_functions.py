"""Growth functions of the catalogue's classes, value by value beside 2^m.

>>> from bounds.vc.growth_functions import growth_values
>>> [value.at_least for value in growth_values("boxes", 6, n=2)]
[2, 4, 8, 16, 28, 49]
"""

from collections.abc import Mapping
from math import inf
from typing import Any

from bounds.classes.labellings import RECTANGLES
from bounds.vc.dimension import vc_dimension
from bounds.vc.own.dichotomies import GrowthValue

# The theorem that counts the labellings of a class, and its parameters: names of the class's own, or numbers.
_THEOREMS: Mapping[str, tuple[str, Mapping[str, str | int]]] = {
    "thresholds": ("growth_thresholds", {}),
    "rays": ("growth_two_sided_rays", {}),
    "intervals": ("growth_intervals", {}),
    "signed_intervals": ("growth_sign_changes", {"k": 2}),
    "interval_unions": ("growth_interval_unions", {"k": "k"}),
    "concentric_circles": ("growth_thresholds", {}),
    "boxes": ("growth_boxes", {"n": "n"}),
    "halfspaces": ("growth_halfspaces", {"n": "n"}),
    "homogeneous_halfspaces": ("growth_halfspaces_homogeneous", {"n": "n"}),
    "balls": ("growth_balls", {"n": "n"}),
    "polynomials": ("growth_polynomial_thresholds", {"n": "n", "degree": "p"}),
    "stumps": ("growth_stumps", {"n": "n"}),
}
LARGEST = 12
BEYOND = 3  # points beyond the VC dimension that show how the growth bends


def growth_values(cls: str, largest: int, **parameters: Any) -> tuple[GrowthValue, ...]:
    """The growth function at 1, ..., `largest`, each exact or between two numbers; () where no theorem counts it.

    Up to the VC dimension it is 2^m. Beyond, a theorem says it exactly or bounds it.
    """
    dimension = vc_dimension(cls, **parameters).value
    if cls not in _THEOREMS or dimension is None or dimension == inf:
        return ()
    return tuple(_value(cls, m, int(dimension), parameters) for m in range(1, largest + 1))


def beside_all(cls: str, **parameters: Any) -> tuple[GrowthValue, ...]:
    """The values around the break point, the first m at which a class shatters no m points; () beyond 12 points."""
    dimension = vc_dimension(cls, **parameters).value
    if dimension is None or dimension + BEYOND > LARGEST:
        return ()
    return growth_values(cls, int(dimension) + BEYOND, **parameters)


def _value(cls: str, m: int, d: int, parameters: Mapping[str, Any]) -> GrowthValue:
    from bounds import theorems

    points = tuple(range(m))
    if m <= d:
        return GrowthValue(m, 1 << m, 1 << m, points)
    if cls == "boxes" and parameters["n"] == 2 and m <= len(RECTANGLES):
        return GrowthValue(m, RECTANGLES[m - 1], RECTANGLES[m - 1], points)
    slug, names = _THEOREMS[cls]
    inputs = {name: parameters[of] if isinstance(of, str) else of for name, of in names.items()}
    most = min(int(theorems[slug](m=m, **inputs)), (1 << m) - 1)
    is_exact = theorems[slug].relation == "=" or (cls == "boxes" and parameters["n"] == 1)
    return GrowthValue(m, most if is_exact else 1 << d, most, points)
