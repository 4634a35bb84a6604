"""What only conformal prediction and cross-validation assume."""

from bounds.vocabulary.assumptions import Assumption

EXCHANGEABLE = Assumption(
    "exchangeable",
    "Calibration and test examples are exchangeable: every order is equally likely.",
    "world",
    briefly="calibration and test examples are exchangeable",
)
NO_TIES = Assumption(
    "no_ties",
    "Scores are continuous: no two are equal.",
    "world",
    briefly="no two scores are equal",
)
SPLIT = Assumption(
    "split",
    "The score, or the loss, was fixed before the calibration examples were seen: on other examples if at all.",
    "protocol",
    briefly="the score, or the loss, was fixed before the calibration examples were seen",
)
SYMMETRIC_LEARNER = Assumption(
    "symmetric_learner", "The learner does not look at the order of its examples.", "learner"
)
EQUAL_FOLDS = Assumption(
    "equal_folds",
    r"The examples, all or the first $K\lfloor m/K\rfloor$, are split into $K$ equal folds without looking at them.",
    "protocol",
)
MONOTONE_LOSS = Assumption(
    "monotone_loss",
    r"On every example the loss, between 0 and $B$, falls as $\lambda$ grows, is continuous from the right, and ends "
    "at most at the required level.",
    "learner",
    briefly="on every example the loss falls as λ grows, and ends at most at the required level",
)
FIXED_WEIGHTS = Assumption(
    "fixed_weights",
    r"Example $i$ has a weight $w_i\in[0,1]$ fixed beforehand, the test example weight 1; $\tilde w_i$ are the "
    "weights over their sum, and the set is cut at the weighted quantile, the test score counting as infinite.",
    "protocol",
    briefly="every example has a weight fixed beforehand and the set is cut at the weighted quantile",
)
DECAYING_WEIGHTS = Assumption(
    "decaying_weights",
    r"The latest calibration example has weight $\rho$, the one before $\rho^2$, and so on, the test example weight "
    "1; the set is cut at the weighted quantile, the test score counting as infinite.",
    "protocol",
    briefly="the weights of the calibration examples decay by the factor ρ into the past",
)
SLOW_DRIFT = Assumption(
    "slow_drift",
    r"Examples are independent, and the distributions of two neighbours in time differ by at most $\varepsilon$ in "
    "total variation.",
    "world",
    briefly="the examples are independent and drift by at most ε in total variation from one to the next",
)
COVARIATE_SHIFT = Assumption(
    "covariate_shift",
    "Calibration and test examples are independent. Those for calibration have one distribution, and the test example "
    "differs only in that of its $x$, whose density is $w^*(x)$ times theirs; labels have the same law given $x$.",
    "world",
    briefly="calibration and test examples are independent and differ only in the distribution of x",
)
LIKELIHOOD_WEIGHTS = Assumption(
    "likelihood_weights",
    r"Every example, the test one included, has weight $\hat w(x)$, a function fixed before the calibration examples "
    "were seen and of mean 1 over their distribution; the set is cut at the weighted quantile, the test score counting "
    "as infinite.",
    "protocol",
    briefly="the set is cut at the quantile weighted by a density ratio fixed beforehand",
)
ADAPTIVE_LEVEL = Assumption(
    "adaptive_level",
    r"The level moves by $\alpha_{t+1}=\alpha_t+\gamma(\alpha-e_t)$, where $e_t$ is 1 if the set at level $\alpha_t$ "
    r"missed its label and 0 if not; $\alpha\in(0,1)$. Below 0 the set holds every label, above 1 none.",
    "protocol",
    briefly="the level moves by γ(α − 1) after a miss and by γα otherwise",
)
ANY_LABELS = Assumption(
    "any_labels", "Examples and scores are arbitrary, even chosen by an adversary who sees every set.", "world"
)
MONOTONE_SETS = Assumption(
    "monotone_sets",
    r"On every example the loss falls as $\lambda$ grows and is continuous from the right; the largest $\lambda$ has a "
    "risk of at most the required level.",
    "learner",
    briefly="the loss falls as λ grows, and some λ has a risk of at most the level",
)
