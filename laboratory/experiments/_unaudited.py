"""Why a theorem is not tested by any run, in one word and a sentence."""

from bounds.theorem import Theorem

REASONS = {
    "lower bound": "it is about all learners at once, and no run tries them all",
    "count": "it counts labellings, trees or dimensions: tests enumerate them, nothing is random",
    "geometry": "it is a length, a volume or a spread: tests compute it another way, nothing may fail",
    "definition": "it defines a number and bounds nothing",
    "limit": "it is about a limit, and every run is finite",
    "approximation": "it is an approximation, without a guarantee for a finite sample",
    "open constant": "it has an unspecified constant: rate only",
    "supremum": "it is about a largest value over all networks or all pairs of samples, which no run finds",
    "not yet": "no simulation has been written for it",
}
BY_QUANTITY = {
    "growth function": "count",
    "log growth function": "count",
    "VC dimension": "count",
    "fat-shattering dimension": "count",
    "separability": "count",
    "log class size": "count",
    "covering number": "geometry",
    "log volume": "geometry",
    "length": "geometry",
    "relative spread": "geometry",
    "deviation of the squared distance": "geometry",
    "sampling density": "geometry",
    "margin after scaling": "geometry",
    "design effect": "geometry",
    "effective sample size": "geometry",
    "information criterion": "definition",
    "training size": "definition",
    "relative entropy": "definition",
    "standard error": "definition",
    "estimated in-sample error": "definition",
    "approximate half-width": "approximation",
    "approximate end for the true risk": "approximation",
    "approximate p-value": "approximation",
    "approximate power": "approximation",
    "required examples": "approximation",
    "Rademacher complexity": "supremum",
    "privacy of all together": "supremum",
    "noise": "supremum",
}


def why_not(theorem: Theorem) -> str:
    """A word of `REASONS` for a theorem that no record audits."""
    if "C" in theorem.free_parameters:
        return "open constant"
    if any("limit" in assumption.statement for assumption in theorem.assumes):
        return "limit"
    if theorem.returns.name in BY_QUANTITY:
        return BY_QUANTITY[theorem.returns.name]
    return "lower bound" if theorem.relation == ">=" else "not yet"
