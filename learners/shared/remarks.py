"""What a fitted learner says of itself before its answers are relied on: remarks, each with how far it goes."""

from collections.abc import Mapping
from typing import Any

ONE_CLASS = "answers one class only"
NOT_CONVERGED = "not converged"
EXTRAPOLATES = "extrapolates"
MANY_TERMS = "has many terms"
COPIES = "copies single examples"
SETTLED = 0.01  # of the least objective: what a run may end above it without a word


def above_the_least(objective: str, excess: float) -> dict[str, str]:
    """The remark on an objective that ended a share `excess` above the least, or above a bound below the least."""
    if not excess > SETTLED:
        return {}
    if excess >= 10:
        return {NOT_CONVERGED: f"{objective} {1 + excess:,.0f} times the least"}
    return {NOT_CONVERGED: f"{objective} {100 * excess:,.0f} % above the least"}


def of_epochs(history: Mapping[str, Any]) -> dict[str, str]:
    """The remark on a run of epochs that did not settle; where the least mean square is known, only if it is far."""
    if history["stopped_by"] == "diverged":
        return {NOT_CONVERGED: "the weights diverged"}
    if "least" in history:
        last, least = float(history["mean_squares"][-1]), float(history["least"])
        excess = last / least - 1 if least > 0 else float(last > 0)
        return above_the_least("mean squared error", excess)
    if history["stopped_by"] == "settled":
        return {}
    return {NOT_CONVERGED: f"the weights still moved after {len(history['epoch_path']) - 1:,} epochs"}
