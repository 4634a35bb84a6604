"""The losses of the notes, elementwise, with their slopes and what the theorems ask of them.

`losses` maps a name to a `Loss`, a function of the margin y f(x) or of the residual f(x) - y.

    >>> from learners.losses import losses
    >>> float(losses["hinge"].value(0.25))
    0.75
"""

from learners.losses.cost_sensitive import cost_sensitive, mean_cost
from learners.losses.loss import Loss, margins
from learners.losses.of_margins import OF_MARGINS
from learners.losses.of_residuals import OF_RESIDUALS
from learners.shared.opening import opened

losses: dict[str, Loss] = OF_MARGINS | OF_RESIDUALS

__all__ = ["Loss", "cost_sensitive", "losses", "margins", "mean_cost"]

__getattr__, __dir__ = opened(__name__)
