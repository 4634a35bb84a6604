"""Theorems of which Hypothesis draws fewer points."""

# Enclosing one value may take seconds: so many times fewer blocks, of so many times fewer points.
COSTLY = {
    "conformal_conditional": 25,
    "ks_one_sided": 10,
    "ks_two_sided": 10,
    "hoeffding_bentkus": 10,
    "no_free_lunch_binomial": 10,
    "nearest_mean": 10,
    "find_s_mean": 5,
    "two_hypotheses": 5,
    "best_of_models": 3,
    "box_mean": 3,
    "memoriser_noise": 3,
    "finite_binomial": 3,
    "compression_binomial": 3,
    "scenario": 3,
    "risk_complexity": 3,
    "wait_and_judge": 3,
    "preferent_compression": 3,
    "paired_noninferiority_exact_power": 3,
}
