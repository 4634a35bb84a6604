"""Why a theorem is not held against the truth by any run, in one word and a sentence."""

from bounds.theorem import Theorem

REASONS = {
    "lower bound": "it speaks of all learners at once, and no run tries them all",
    "count": "it counts labellings, trees or dimensions: tests count them out, nothing is drawn",
    "geometry": "it tells a length, a volume or the spread of a law: tests compute it another way, nothing may fail",
    "definition": "it defines a number and promises nothing",
    "limit": "it speaks of a limit, and every run is finite",
    "approximation": "it is an approximation, and promises nothing for a finite sample",
    "open constant": "it leaves a constant open, so that no number is promised",
    "supremum": "it speaks of a largest value over all networks or all pairs of samples, which no run finds",
    "not yet": "nobody has written a world for it",
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
    "information criterion": "definition",
    "training size": "definition",
    "relative entropy": "definition",
    "standard error": "definition",
    "estimated in-sample error": "definition",
    "approximate half-width": "approximation",
    "approximate end for the true risk": "approximation",
    "approximate p-value": "approximation",
    "Rademacher complexity": "supremum",
    "privacy of all together": "supremum",
    "noise": "supremum",
}


def why_not(theorem: Theorem) -> str:
    """A word of `REASONS` for a theorem that nothing audits."""
    if "C" in theorem.tuned:
        return "open constant"
    if any("limit" in assumption.says for assumption in theorem.assumes):
        return "limit"
    if theorem.returns.name in BY_QUANTITY:
        return BY_QUANTITY[theorem.returns.name]
    return "lower bound" if theorem.relation == ">=" else "not yet"
