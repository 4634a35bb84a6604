"""The majority vote of a Gibbs posterior over thresholds: its risk and its voters' joint errors are sums."""

from typing import Any

import numpy as np

from bounds import gibbs_posterior
from laboratory.experiments.simulation import Setting
from laboratory.experiments.simulations.pac_bayes._gibbs_thresholds import GRID, NOISE, TRUE, labelled_sample

PLACES = (np.arange(200) + 0.5) / 200  # between the grid's points, where every threshold has its answer


def voters(rng: np.random.Generator, setting: Setting) -> dict[str, Any]:
    """What theorems about votes are about, for the posterior learned from a sample of m examples.

    `vote` is the majority's true risk, `gibbs` and `disagreement` the mean true risk of one voter and how often two
    differ; `tandem` is the share of the sample on which two voters are both wrong, on average.
    """
    x, labels = labelled_sample(rng, int(setting["m"]))
    wrong = (x[:, None] >= GRID) != labels[:, None]
    posterior = gibbs_posterior(wrong.mean(axis=0), float(setting["lam"]))
    share_positive = (PLACES[:, None] >= GRID) @ posterior.weights
    truth = TRUE <= PLACES
    clean_errors = np.where(truth, 1 - share_positive, share_positive)  # of voters, against the label without noise
    vote_errs = np.where(clean_errors >= 0.5, 1 - NOISE, NOISE)
    return {
        "vote": float(vote_errs.mean()),
        "gibbs": float((NOISE + (1 - 2 * NOISE) * clean_errors).mean()),
        "disagreement": float((2 * share_positive * (1 - share_positive)).mean()),
        "tandem": float(((wrong @ posterior.weights) ** 2).mean()),
        "kl": posterior.kl,
    }
