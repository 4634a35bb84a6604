"""What only PAC-Bayes theorems assume."""

from bounds.vocabulary.assumptions import Assumption

PRIOR_BEFORE_DATA = Assumption(
    "prior_before_data", r"The prior $\pi$ was fixed before the sample was drawn; the posterior $\rho$ may depend "
    "on it.",
    "protocol", briefly="the prior was fixed before the sample was drawn",
)  # fmt: skip
PRIOR_FROM_OTHERS = Assumption(
    "prior_from_others",
    r"The prior $\pi$ depends on the first $m_0$ examples only, and the training error is that on the others.",
    "protocol",
    briefly="the prior saw only examples on which no error was counted",
)
PARAMETER_BEFORE_DATA = Assumption(
    "parameter_before_data", "The parameter was fixed before the sample was drawn.", "protocol"
)
SUB_GAUSSIAN_LOSS = Assumption(
    "sub_gaussian_under_prior", r"Under the prior, every loss minus its mean is $\sigma$-sub-Gaussian.", "world"
)
SQUARE_INTEGRABLE_LOSS = Assumption(
    "square_integrable_loss",
    r"No loss is below 0, and no hypothesis has an expected squared loss above $M_2$, which is known.",
    "world",
    briefly="losses are never negative, and their expected squares are at most M₂",
)
GAUSSIAN_WEIGHTS = Assumption(
    "gaussian_weights",
    r"Homogeneous halfspaces: prior $N(0,I)$, posterior $N(\mu\hat w,I)$ with $\|\hat w\|=1$; no example is 0.",
    "learner",
    briefly="prior and posterior are Gaussian around halfspaces",
)
INDEPENDENT_DRAWS = Assumption(
    "independent_draws", r"The hypotheses were drawn independently from $\rho$, the sample being fixed.", "protocol"
)
TWO_GAUSSIANS = Assumption(
    "two_gaussians", r"Posterior $N(w,s^2I)$ and prior $N(w_0,\sigma^2I)$ on $\mathbb R^n$, $b=\|w-w_0\|$.", "learner"
)
GRID_BEFORE_DATA = Assumption(
    "grid_before_data",
    r"The ratio $c>1$ was fixed before the sample was drawn.",
    "protocol",
    briefly="the ratio c was fixed before the sample was drawn",
)
