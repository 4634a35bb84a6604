"""Assumptions that only theorems on stability need."""

from bounds.vocabulary.assumptions import Assumption

STABLE_UNDER_REMOVAL = Assumption(
    "stable_under_removal",
    r"Leaving out any one example of any sample changes the loss of the result on any example by at most $\beta$.",
    "learner",
)
STABLE_UNDER_REPLACEMENT = Assumption(
    "stable_under_replacement",
    r"Replacing any one example of any sample changes the loss of the result on any example by at most $\beta$.",
    "learner",
)
SYMMETRIC = Assumption(
    "symmetric", "The learner is deterministic and does not care about the order of the examples.", "learner"
)
LOSS_UP_TO_M = Assumption("loss_up_to_m", r"The loss lies between 0 and $M$.", "protocol")
CONVEX_LIPSCHITZ = Assumption(
    "convex_lipschitz",
    r"The loss is convex and $L$-Lipschitz in the weights.",
    "protocol",
    briefly="the loss is convex and Lipschitz in the weights",
)
CONVEX_IN_PREDICTION = Assumption(
    "convex_in_prediction", r"The loss is convex and $L$-Lipschitz in the predicted value.", "protocol"
)
CONVEX_SMOOTH = Assumption("convex_smooth", r"The loss is convex, $\beta$-smooth and nowhere negative.", "protocol")
RLM = Assumption(
    "rlm",
    r"The learner minimizes the mean loss plus $\lambda\|w\|^2$ (without a factor ½), $\lambda$ being fixed before the "
    "sample was drawn.",
    "learner",
    briefly="the learner minimizes the mean loss plus a regularizer whose weight was fixed before the sample was drawn",
)
KERNEL_RLM = Assumption(
    "kernel_rlm",
    r"The learner minimizes the mean loss plus $\lambda\|f\|_K^2$, $\lambda$ being fixed beforehand, and "
    r"$K(x,x)\le\kappa^2$.",
    "learner",
    briefly="the learner minimizes the mean loss plus λ times the squared norm, λ being fixed beforehand",
)
BOUNDED_LABELS = Assumption("bounded_labels", r"Every label has $|y|\le B$.", "world")
SQUARED_LOSS = Assumption("squared_loss", "The loss is the square of the residual.", "protocol")
SGD_ONE_EXAMPLE = Assumption(
    "sgd_one_example",
    "Stochastic gradient descent from weights and with steps fixed beforehand, which draws one example of the sample "
    "uniformly for every step.",
    "learner",
    briefly="stochastic gradient descent draws one example of the sample for every step",
)
SMOOTH_STEPS = Assumption(
    "smooth_steps", r"The loss is convex, $L$-Lipschitz and $\beta$-smooth, and $\alpha\le2/\beta$.", "protocol"
)
STRONGLY_CONVEX_STEPS = Assumption(
    "strongly_convex_steps",
    r"The loss is $\gamma$-strongly convex and $\beta$-smooth, $L$-Lipschitz where the weights are kept by projection, "
    r"and the step is constant and at most $1/\beta$.",
    "protocol",
    briefly="the loss is γ-strongly convex, β-smooth and Lipschitz, and the step at most 1/β",
)
FINITE_VARIANCE = Assumption("finite_variance", r"One observation has variance $\sigma^2<\infty$.", "world")
MEAN_OF_SAMPLE = Assumption("mean_of_sample", "The learner returns the mean of the sample.", "learner")
LIPSCHITZ_SMOOTH_UNIT = Assumption(
    "lipschitz_smooth_unit",
    r"The loss lies between 0 and 1 and is $L$-Lipschitz and $\beta$-smooth in the weights; it need not be convex.",
    "protocol",
    briefly="the loss lies between 0 and 1 and is Lipschitz and smooth in the weights",
)
STEPS_FALLING = Assumption(
    "steps_falling",
    r"The step at time $t$ is at most $c/t$.",
    "learner",
    briefly="the steps fall at least like 1/t",
)
