"""The lasso with more features than examples, some of them nearly the same."""

import numpy as np

from laboratory.experiments.simulation import Measured, Setting, Simulation


def prediction_error(rng: np.random.Generator, setting: Setting) -> Measured:
    """A few weights are not zero; features share a common part."""
    from sklearn.linear_model import Lasso

    m, n, sigma, delta = (setting[name] for name in ("m", "n", "sigma", "delta"))
    x = rng.normal(size=(m, n)) + float(setting["shared"]) * rng.normal(size=(m, 1))
    x /= np.sqrt((x**2).mean(axis=0))
    truth = np.zeros(n)
    truth[:3] = setting["weights"]
    y = x @ truth + sigma * rng.choice([-1.0, 1.0], size=m)
    penalty = sigma * np.sqrt(2 * np.log(2 * n / delta) / m)
    coefficients = Lasso(alpha=penalty, fit_intercept=False, tol=1e-8, max_iter=100_000).fit(x, y).coef_
    error = ((x @ (coefficients - truth)) ** 2).mean()
    return Measured(float(error), {"m": m, "delta": delta, "n": n, "norm": float(np.abs(truth).sum()), "sigma": sigma})


SIMULATION = Simulation(
    title="Prediction error of the lasso",
    claim="The mean squared distance from the true means exceeds the bound in at most δ of the runs.",
    world="Features have mean square 1, and labels are a linear function of them plus σ or -σ at random, which is "
    "σ-sub-Gaussian; the penalty is that of the theorem.",
    kind="confident",
    one_run=prediction_error,
    settings=(
        {"m": 30, "n": 60, "sigma": 1.0, "delta": 0.2, "shared": 0.0, "weights": (1.0, -1.0, 0.5)},
        {"m": 40, "n": 10, "sigma": 2.0, "delta": 0.5, "shared": 3.0, "weights": (0.3, 0.0, 0.0)},
    ),
    runs=100,
)
