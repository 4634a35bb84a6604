"""What only information-theoretic theorems assume."""

from bounds.assumptions import Assumption

SUB_GAUSSIAN_LOSS = Assumption(
    "sub_gaussian_loss", r"For every hypothesis the loss of a random example is $\sigma$-sub-Gaussian.", "world"
)
